import type { CATALOG } from '@entity-registry/domain';
import { ShownCount, ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { SourceHealthRow } from '@entity-registry/accounts';

type CatalogSource = (typeof CATALOG.sources)[number];

const STATES = ['well', 'failing', 'never_asked'] as const;

export class SourceHealthView {
  @ShownText('the source', { example: 'registro_publico' })
  readonly id!: string;
  @ShownText('the institution')
  readonly name!: string;
  @ShownText('its country', { example: 'pa' })
  readonly jurisdiction!: string;
  @ShownText('how often it is read')
  readonly cadence!: string;
  @ShownText('well: its last reading succeeded; failing: its last reading failed; never_asked: never read', {
    enum: [...STATES],
  })
  readonly state!: string;
  @ShownTime('when a refresh last read it; null: never', { nullable: true })
  readonly last_look_at!: string | null;
  @ShownTime('when it last responded; null: never', { nullable: true })
  readonly last_success_at!: string | null;
  @ShownTime('when it last failed; null: never', { nullable: true })
  readonly last_failure_at!: string | null;
  @ShownText('why it last failed; null: never', { nullable: true })
  readonly last_reason!: string | null;
  @ShownCount('readings in the last 24 hours')
  readonly readings_of_late!: number;
  @ShownCount('failed readings in the last 24 hours')
  readonly failures_of_late!: number;
  @ShownCount('failures since it last responded, up to 1,000')
  readonly failures_in_a_row!: number;
  @ShownCount('how long its next request must wait, in milliseconds; all processes share the pace')
  readonly pace_wait_ms!: number;
}

export function toSourceHealth(
  { id, name, jurisdiction, cadence }: CatalogSource,
  health: SourceHealthRow | undefined,
  now: Date,
): Shown<SourceHealthView> {
  const failing = Number(health?.failuresInARow ?? 0n) > 0;
  return {
    ...{ id, name, jurisdiction, cadence },
    state: failing ? 'failing' : health?.lastRead ? 'well' : 'never_asked',
    last_look_at: health?.lastRead?.toISOString() ?? null,
    last_success_at: health?.lastSuccess?.toISOString() ?? null,
    last_failure_at: health?.lastFailure?.toISOString() ?? null,
    last_reason: health?.lastReason ?? null,
    readings_of_late: Number(health?.readings ?? 0n),
    failures_of_late: Number(health?.failures ?? 0n),
    failures_in_a_row: Number(health?.failuresInARow ?? 0n),
    pace_wait_ms: Math.max((health?.freeAt?.getTime() ?? 0) - now.getTime(), 0),
  };
}
