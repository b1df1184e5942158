import { ApiProperty } from '@nestjs/swagger';
import { OneOf } from '../fields/fields.js';
import { Id, PageQuery } from '../fields/query-fields.js';
import { ShownCount, ShownId, ShownText, ShownTime } from './schemas.js';
import type { Shown } from './shown.js';

const STATUSES = ['pending', 'delivered', 'failed'] as const;
const KINDS = ['completed', 'replay', 'test'] as const;

/** A delivery of a webhook with its attempts, as read. */
export interface DeliveryRow {
  readonly id: bigint;
  readonly updateRequestId: bigint | null;
  readonly kind: (typeof KINDS)[number];
  readonly url: string;
  readonly status: (typeof STATUSES)[number];
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly error: string | null;
  readonly log: readonly {
    readonly number: number;
    readonly startedAt: Date;
    readonly finishedAt: Date | null;
    readonly statusCode: number | null;
    readonly error: string | null;
  }[];
}

export class DeliveriesQuery extends PageQuery {
  @OneOf(STATUSES, { description: 'only those with this status', optional: true })
  readonly status?: (typeof STATUSES)[number];

  @Id({ description: 'only those of this refresh request' })
  readonly request?: string;
}

export class AttemptView {
  @ShownCount('1, 2 or 3', { example: 1 })
  readonly number!: number;
  @ShownTime('when it was sent')
  readonly started_at!: string;
  @ShownTime('when it ended; null: it is in progress, or was interrupted', { nullable: true })
  readonly finished_at!: string | null;
  @ShownCount('how long it took, in milliseconds; null: not ended', { nullable: true })
  readonly duration_ms!: number | null;
  @ShownCount('HTTP status of the response; null: no response', { nullable: true, example: 200 })
  readonly status_code!: number | null;
  @ShownText('why it failed; null: it did not', { nullable: true })
  readonly error!: string | null;
}

export class DeliveryView {
  @ShownId('the delivery')
  readonly id!: number;
  @ShownId('its refresh; null: a test', { nullable: true })
  readonly update_request_id!: number | null;
  @ShownText('kind of delivery: the result of a refresh, a replay, or a test', { enum: [...KINDS] })
  readonly kind!: (typeof KINDS)[number];
  @ShownText('its URL')
  readonly url!: string;
  @ShownText('its status', { enum: [...STATUSES] })
  readonly status!: (typeof STATUSES)[number];
  @ShownTime('when it was created')
  readonly created_at!: string;
  @ShownTime('when it ended; null: not yet', { nullable: true })
  readonly finished_at!: string | null;
  @ShownText('why it failed; null: it did not', { nullable: true })
  readonly error!: string | null;
  @ApiProperty({ type: [AttemptView], description: 'in order, at most three' })
  readonly attempts!: AttemptView[];
}

/** A delivery without its content: that is the result of its refresh. */
export function toDelivery(delivery: DeliveryRow): Shown<DeliveryView> {
  return {
    id: Number(delivery.id),
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
