import { JURISDICTION_CODES, LIST_KINDS } from '@entity-registry/domain';
import { ShownCount, ShownText, ShownTime } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

const RUN_STATES = ['running', 'completed', 'failed', 'ok', 'empty', 'source_down'] as const;

export class CoveredLevelView {
  @ShownText('the level')
  readonly level!: string;
  @ShownCount('records')
  readonly rows!: number;
  @ShownCount('how many of them are synthetic')
  readonly synthetic_rows!: number;
  @ShownText('day of the newest record that has one', { format: 'date', nullable: true })
  readonly newest!: string | null;
  @ShownTime('when any of them was last fetched')
  readonly fetched_at!: string;
}

export class SourceRunView {
  @ShownText('kind of run', { enum: ['import', 'refresh'] })
  readonly kind!: string;
  @ShownText('its state or result', { enum: [...RUN_STATES] })
  readonly state!: string;
  @ShownTime('when it ended, or started')
  readonly at!: string;
}

export class CoveredSourceView {
  @ShownText('id of the source')
  readonly id!: string;
  @ShownText('the institution')
  readonly name!: string;
  @ShownText('its site')
  readonly url!: string;
  @ShownText('its jurisdiction', { enum: [...JURISDICTION_CODES] })
  readonly jurisdiction!: string;
  @ShownText('how often it is read', { enum: ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] })
  readonly cadence!: string;
  @ShownText('its state', { enum: ['ok', 'stale', 'source_down', 'not_loaded', 'unknown'] })
  readonly state!: string;
  @ShownCount('records from it; null: not counted yet', { nullable: true })
  readonly rows!: number | null;
  @ShownCount('how many of them are synthetic', { nullable: true })
  readonly synthetic_rows!: number | null;
  @ShownText('day of the oldest record that has one', { format: 'date', nullable: true })
  readonly oldest!: string | null;
  @ShownText('day of the newest record that has one', { format: 'date', nullable: true })
  readonly newest!: string | null;
  @ShownTime('when any of them was last fetched', { nullable: true })
  readonly fetched_at!: string | null;
  @ApiProperty({
    type: SourceRunView,
    nullable: true,
    description: 'the latest run that read it or loaded its records',
  })
  readonly last_run!: SourceRunView | null;
  @ApiProperty({ type: [CoveredLevelView], description: 'levels with records from it' })
  readonly levels!: CoveredLevelView[];
}

export class CoveredListView {
  @ShownText('id of the list')
  readonly id!: string;
  @ShownText('what it means to be on it', { enum: [...LIST_KINDS] })
  readonly kind!: string;
  @ShownText('its name in English')
  readonly name_en!: string;
  @ShownText('its name in Spanish')
  readonly name_es!: string;
  @ShownText('the institution that publishes it')
  readonly publisher!: string;
  @ShownText('its current version; null: not loaded', { nullable: true })
  readonly version!: string | null;
  @ShownCount('entries of the version; null: not loaded', { nullable: true })
  readonly entries!: number | null;
  @ShownTime('when the version was imported', { nullable: true })
  readonly imported_at!: string | null;
}

export class CoverageView {
  @ShownTime('when it was counted; null: not yet', { nullable: true })
  readonly as_of!: string | null;
  @ApiProperty({ type: [CoveredSourceView], description: 'all sources, in the order of the catalog' })
  readonly sources!: CoveredSourceView[];
  @ApiProperty({ type: [CoveredListView], description: 'sanctions, PEP and debarment lists' })
  readonly lists!: CoveredListView[];
}
