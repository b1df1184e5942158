import type { AccountUpdateRequestRow, RequestReadingRow } from '@entity-registry/accounts';
import { formatMoney, makeTypedId, micro, resolveCodes, sourceName, sourcesToRead } from '@entity-registry/domain';
import type { Code, PublicSourceId } from '@entity-registry/domain';
import {
  OneOf,
  PageQuery,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  Text,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

const STATUSES = ['pending', 'completed', 'failed'] as const;
const WEBHOOK_STATUSES = ['delivered', 'failed'] as const;
const READING_STATES = ['waiting', 'ok', 'empty', 'source_down'] as const;
const NOTHING = formatMoney(micro('0'));

export class RefreshesQuery extends PageQuery {
  @OneOf(STATUSES, { description: 'only those with this status', optional: true })
  readonly status?: AccountUpdateRequestRow['status'];

  @OneOf(WEBHOOK_STATUSES, { description: 'only those whose webhook has this status', optional: true })
  readonly webhook?: 'delivered' | 'failed';

  @Text({ max: 40, description: 'only those of this entity, by its typed id', example: 'pa_own_42', optional: true })
  readonly entity?: string;
}

export class RefreshView {
  @ShownId('the request')
  readonly id!: number;
  @ShownText('the entity, by its typed id', { example: 'pa_own_42' })
  readonly entity_id!: string;
  @ShownText("the entity's current name; null: unknown", { nullable: true })
  readonly entity_name!: string | null;
  @ShownTexts('the requested codes')
  readonly codes!: string[];
  @ShownText('its status', { enum: [...STATUSES] })
  readonly status!: AccountUpdateRequestRow['status'];
  @ShownAmount('amount charged on completion')
  readonly price!: string;
  @ShownAmount('amount charged: its price once completed, 0.00 if it failed; null: pending', {
    nullable: true,
  })
  readonly charged!: string | null;
  @ShownText('why it failed; null: it did not', { nullable: true })
  readonly error!: string | null;
  @ShownText('its webhook URL; null: none', { nullable: true })
  readonly webhook_url!: string | null;
  @ShownText('status of its webhook; null: none was sent, or it is in progress', {
    nullable: true,
    enum: [...WEBHOOK_STATUSES],
  })
  readonly webhook_status!: AccountUpdateRequestRow['webhookStatus'];
  @ShownCount('delivery attempts of its webhook')
  readonly webhook_attempts!: number;
  @ShownText('why its webhook was not delivered; null: it was, or is in progress', { nullable: true })
  readonly webhook_error!: string | null;
  @ShownText('the X-Client-Reference of the request', { nullable: true })
  readonly client_reference!: string | null;
  @ShownTime('when it was requested')
  readonly requested_at!: string;
  @ShownTime('when it started; null: not yet', { nullable: true })
  readonly started_at!: string | null;
  @ShownTime('when it ended; null: not yet', { nullable: true })
  readonly completed_at!: string | null;
}

export class SourceReadView {
  @ShownText('the source', { example: 'registro_publico' })
  readonly id!: string;
  @ShownText('its name')
  readonly name!: string;
  @ShownText('the result of reading it; waiting: not read yet', { enum: [...READING_STATES] })
  readonly state!: (typeof READING_STATES)[number];
  @ShownText('why it is down; null: it is not', { nullable: true })
  readonly reason!: string | null;
  @ShownCount('items found; null: not read yet', { nullable: true })
  readonly items!: number | null;
  @ShownTime('when reading started; null: not yet', { nullable: true })
  readonly started_at!: string | null;
  @ShownCount('how long reading took, in milliseconds; null: not read yet', { nullable: true })
  readonly duration_ms!: number | null;
}

export class RefreshDetailView extends RefreshView {
  @ApiProperty({ type: [SourceReadView], description: 'the sources of its codes, with their results' })
  readonly sources!: SourceReadView[];
}

export const RefreshPage = pageSchema(RefreshView);

/** The entity's data when the refresh completed. */
export class RefreshResultView {
  @ApiProperty({
    ...{ type: 'object', additionalProperties: true, nullable: true },
    description: 'the entity, as in v5; null: it was erased, or completed before results were stored this way',
  })
  readonly result!: Record<string, unknown> | null;
}

/** A refresh without its result. */
export function toRefresh(request: AccountUpdateRequestRow): Shown<RefreshView> {
  const failed = request.status === 'failed';
  return {
    id: Number(request.id),
    entity_id: makeTypedId(request.jurisdiction, 'own', request.entityPk),
    entity_name: request.entityName,
    codes: request.codes,
    status: request.status,
    price: formatMoney(request.price),
    charged: request.status === 'pending' ? null : failed ? NOTHING : formatMoney(request.price),
    error: failed ? request.errorMessage : null,
    webhook_url: request.webhookUrl,
    webhook_status: request.webhookStatus,
    webhook_attempts: request.webhookAttempts,
    webhook_error: failed ? null : request.errorMessage,
    client_reference: request.clientReference,
    requested_at: request.requestedAt.toISOString(),
    started_at: request.startedAt?.toISOString() ?? null,
    completed_at: request.completedAt?.toISOString() ?? null,
  };
}

/** A refresh with the responses of its sources; while it is pending, also the sources still to read. */
export function toRefreshDetail(
  request: AccountUpdateRequestRow,
  readings: readonly RequestReadingRow[],
): Shown<RefreshDetailView> {
  const read = readings.map((reading) => ({
    id: reading.source,
    name: sourceName(reading.source as PublicSourceId),
    state: reading.state,
    reason: reading.reason,
    items: reading.items,
    started_at: reading.startedAt.toISOString(),
    duration_ms: reading.finishedAt.getTime() - reading.startedAt.getTime(),
  }));
  const waiting = request.status === 'pending' ? sourcesOf(request) : [];
  const unread = waiting.filter((id) => !readings.some(({ source }) => source === id));
  return {
    ...toRefresh(request),
    sources: [
      ...read,
      ...unread.map((id) => ({
        ...{ id, name: sourceName(id), state: 'waiting' as const, reason: null },
        ...{ items: null, started_at: null, duration_ms: null },
      })),
    ],
  };
}

/** The sources that a refresh reads. */
function sourcesOf({ jurisdiction, codes, entityKind }: AccountUpdateRequestRow): PublicSourceId[] {
  if (entityKind === null) return [];
  const { tags } = resolveCodes(jurisdiction, codes as Code[]);
  return sourcesToRead(jurisdiction, entityKind, tags).map(({ source }) => source);
}
