import { JURISDICTION_CODES, formatMoney } from '@entity-registry/domain';
import {
  Id,
  OneOf,
  PageQuery,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { UpdateRequestRow } from '@entity-registry/accounts';

const STATUSES = ['pending', 'completed', 'failed'] as const;

export class UpdateRequestsQuery extends PageQuery {
  @Id({ description: 'only those of this account' })
  readonly account?: string;

  @OneOf(STATUSES, { description: 'only those with this status', optional: true })
  readonly status?: UpdateRequestRow['status'];
}

export class UpdateRequestView {
  @ShownId('the request')
  readonly id!: number;
  @ShownId('its account')
  readonly account_id!: number;
  @ShownId('the key of the request', { nullable: true })
  readonly key_id!: number | null;
  @ShownText('jurisdiction of the entity', { enum: [...JURISDICTION_CODES] })
  readonly jurisdiction!: string;
  @ShownId('the entity, by its v4 id')
  readonly entity_id!: number;
  @ShownTexts('the requested codes')
  readonly codes!: string[];
  @ShownAmount('amount charged on completion')
  readonly price!: string;
  @ShownText('its status', { enum: [...STATUSES] })
  readonly status!: string;
  @ShownText('status of its webhook; null: none was sent, or it is in progress', {
    nullable: true,
    enum: ['delivered', 'failed'],
  })
  readonly webhook_status!: string | null;
  @ShownCount('delivery attempts of its webhook')
  readonly webhook_attempts!: number;
  @ShownText('the X-Client-Reference of the request', { nullable: true })
  readonly client_reference!: string | null;
  @ShownTime('when it was requested')
  readonly requested_at!: string;
  @ShownTime('when it started; null: not yet', { nullable: true })
  readonly started_at!: string | null;
  @ShownTime('when it ended; null: not yet', { nullable: true })
  readonly completed_at!: string | null;
  @ShownText('why it failed; null: it did not', { nullable: true })
  readonly error!: string | null;
  @ShownId('the ledger entry of its charge', { nullable: true })
  readonly entry_id!: number | null;
}

export const UpdateRequestPage = pageSchema(UpdateRequestView);

/** A refresh request without its result, which belongs to the customer. */
export function toUpdateRequest(request: UpdateRequestRow): Shown<UpdateRequestView> {
  return {
    id: Number(request.id),
    account_id: Number(request.accountId),
    key_id: request.keyId === null ? null : Number(request.keyId),
    jurisdiction: request.jurisdiction,
    entity_id: Number(request.entityPk),
    codes: request.codes,
    price: formatMoney(request.price),
    status: request.status,
    webhook_status: request.webhookStatus,
    webhook_attempts: request.webhookAttempts,
    client_reference: request.clientReference,
    requested_at: request.requestedAt.toISOString(),
    started_at: request.startedAt?.toISOString() ?? null,
    completed_at: request.completedAt?.toISOString() ?? null,
    error: request.errorMessage,
    entry_id: request.entryId === null ? null : Number(request.entryId),
  };
}
