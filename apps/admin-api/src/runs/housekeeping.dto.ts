import { PageQuery, ShownId, ShownText, ShownTime, Text, pageSchema } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import type { HousekeepingRunRow } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

export class HousekeepingQuery extends PageQuery {
  @Text({ max: 100, description: 'only runs of this task, such as reconcile', optional: true })
  readonly task?: string;
}

export class HousekeepingRunView {
  @ShownId('the run')
  readonly id!: number;
  @ShownText('what was done', { example: 'reconcile' })
  readonly task!: string;
  @ShownTime('when it began')
  readonly started_at!: string;
  @ShownTime('when it ended; null: it has not', { nullable: true })
  readonly finished_at!: string | null;
  @ShownText('whether all is well: a reconciliation that found drift is not; null: it runs', {
    type: 'boolean',
    nullable: true,
  })
  readonly ok!: boolean | null;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'what it found or did' })
  readonly detail!: Record<string, unknown>;
}

export const HousekeepingPage = pageSchema(HousekeepingRunView);

export function toHousekeepingRun(run: HousekeepingRunRow): Shown<HousekeepingRunView> {
  return {
    id: Number(run.id),
    task: run.task,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    ok: run.ok,
    detail: run.detail,
  };
}
