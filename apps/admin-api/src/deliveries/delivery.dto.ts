import type { DeliveryReport } from '@entity-registry/accounts';
import { Id, OneOf, PageQuery, ShownCount, ShownId, ShownText, ShownTime, pageSchema } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { ApiProperty } from '@nestjs/swagger';

const STATUSES = ['pending', 'delivered', 'failed'] as const;

export class DeliveriesQuery extends PageQuery {
  @OneOf(STATUSES, { description: 'only those in this state', optional: true })
  readonly status?: DeliveryReport['status'];

  @Id({ description: 'only those of this refresh request' })
  readonly request?: string;
}

export class AttemptView {
  @ShownCount('1, 2 or 3', { example: 1 })
  readonly number!: number;
  @ShownTime('when it left')
  readonly started_at!: string;
  @ShownTime('when it ended; null: it is under way, or was cut off', { nullable: true })
  readonly finished_at!: string | null;
  @ShownCount('how long it took, in milliseconds; null: it has not ended', { nullable: true })
  readonly duration_ms!: number | null;
  @ShownCount('status of the answer; null: there was none', { nullable: true, example: 200 })
  readonly status_code!: number | null;
  @ShownText('why it failed; null: it did not', { nullable: true })
  readonly error!: string | null;
}

export class DeliveryView {
  @ShownId('the delivery')
  readonly id!: number;
  @ShownId('its account')
  readonly account_id!: number;
  @ShownId('the refresh that it tells of; null: a test', { nullable: true })
  readonly update_request_id!: number | null;
  @ShownText("what it is: a refresh's own, a replay, or a test", { enum: ['completed', 'replay', 'test'] })
  readonly kind!: string;
  @ShownText('where it goes')
  readonly url!: string;
  @ShownText('how it stands', { enum: [...STATUSES] })
  readonly status!: string;
  @ShownTime('when it was made')
  readonly created_at!: string;
  @ShownTime('when it ended; null: it has not', { nullable: true })
  readonly finished_at!: string | null;
  @ShownText('why it failed; null: it did not', { nullable: true })
  readonly error!: string | null;
  @ApiProperty({ type: [AttemptView], description: 'first to last, three at most' })
  readonly attempts!: AttemptView[];
}

export const DeliveryPage = pageSchema(DeliveryView);

/** A delivery without its content, which belongs to the customer. */
export function toDelivery(delivery: DeliveryReport): Shown<DeliveryView> {
  return {
    id: Number(delivery.id),
    account_id: Number(delivery.accountId),
    update_request_id: delivery.updateRequestId === null ? null : Number(delivery.updateRequestId),
    kind: delivery.kind,
    url: delivery.url,
    status: delivery.status,
    created_at: delivery.createdAt.toISOString(),
    finished_at: delivery.finishedAt?.toISOString() ?? null,
    error: delivery.error,
    attempts: delivery.log.map(({ number, startedAt, finishedAt, statusCode, error }) => ({
      number,
      started_at: startedAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
      duration_ms: finishedAt === null ? null : finishedAt.getTime() - startedAt.getTime(),
      status_code: statusCode,
      error,
    })),
  };
}
