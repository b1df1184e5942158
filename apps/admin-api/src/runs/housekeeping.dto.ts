import { PageQuery, ShownId, ShownText, ShownTime, Text, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { HousekeepingRunRow } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

export class HousekeepingQuery extends PageQuery {
  @Text({ max: 100, description: 'only runs of this task, such as reconcile', optional: true })
  readonly task?: string;
}

export class HousekeepingRunView {
  @ShownId('the run')
  readonly id!: number;
  @ShownText('the task', { example: 'reconcile' })
  readonly task!: string;
  @ShownTime('when it started')
  readonly started_at!: string;
  @ShownTime('when it ended; null: not yet', { nullable: true })
  readonly finished_at!: string | null;
  @ShownText('whether it succeeded; false for a reconciliation that found drift; null: it is running', {
    type: 'boolean',
    nullable: true,
  })
  readonly ok!: boolean | null;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'its results' })
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
