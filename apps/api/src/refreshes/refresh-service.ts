import { MAX_OPEN_REFRESHES } from '@entity-registry/accounts';
import type { RecordId, RefreshRequests, TakeOutcome, TakenRefresh } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, DomainError, NO_FACTS } from '@entity-registry/domain';
import type { ApiVersion, Code } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/http';
import type { Call } from '../gateway/call.js';
import { assertAlive, assertScopes } from '../metering/admission.js';
import { announceExempt } from '../metering/exempt-call.js';
import type { IdempotentCalls } from '../metering/idempotent-calls.js';
import type { Meter } from '../metering/meter.js';
import { priceCall } from '../metering/priced-call.js';
import type { PricedCall } from '../metering/priced-call.js';
import { assertMaxCharge, capRefusal, priceRefusal, shortRefusal } from '../metering/refusals.js';
import type { RefreshQueue } from './refresh-queue.js';

export interface RefreshDependencies {
  readonly meter: Meter;
  readonly idempotent: IdempotentCalls;
  readonly requests: Pick<RefreshRequests, 'take'>;
  readonly refreshQueue: Pick<RefreshQueue, 'dispatch'>;
  readonly now: () => Date;
}

/** A refresh as one version of the API requests it. */
export interface RefreshOrder {
  readonly version: ApiVersion;
  readonly pk: bigint;
  /** As requested. */
  readonly codes: readonly Code[];
  readonly dryRun: boolean;
  /** Finds the entity and returns its stable key. Throws `entity_not_found`. */
  readonly find: () => Promise<string>;
  /**
   * The body of the 202 as JSON text. Its first member is `update_request_id`, by which a stored response is matched with the
   * request it names (I5).
   */
  readonly accepted: (refresh: AcceptedRefresh) => string;
}

/** A refresh that was accepted. */
export interface AcceptedRefresh extends TakenRefresh {
  readonly pk: bigint;
  readonly sid: string;
  readonly codes: readonly Code[];
  readonly priced: PricedCall;
}

interface PricedOrder {
  readonly call: Call;
  readonly order: RefreshOrder;
  readonly priced: PricedCall;
}

/** Refresh requests of every version: charged when they complete, reserved until then (ADRs 0003 and 0008). */
export class RefreshService {
  constructor(private readonly deps: RefreshDependencies) {}

  /**
   * Accepts a refresh (202). Each call creates a new request, unless it repeats an Idempotency-Key (ADR 0005). Throws
   * `paid_plan_required`, `key_scope_locked`, `max_charge_exceeded`, `insufficient_credits`, `spending_limit_exceeded`,
   * `refresh_backlog`, `entity_not_found`, and `service_unavailable`.
   */
  async request(call: Call, order: RefreshOrder): Promise<JsonAnswer> {
    const asked: PricedOrder = { call, order, priced: priceRefresh(order) };
    if (order.dryRun) return this.preview(asked);
    await assertScopes(call, asked.priced);
    if (call.idempotencyKey === null) return this.take(asked, null);
    return this.deps.idempotent.once(call, call.idempotencyKey, {
      first: (recordId) => this.take(asked, recordId),
      again: ({ answer }) => this.again(call, answer),
    });
  }

  private preview({ call, order: { find }, priced }: PricedOrder): Promise<JsonAnswer> {
    // For a dry run the meter only has to find the entity.
    const answer = async () => ({ text: await find(), disclosure: NO_FACTS });
    return this.deps.meter.run(call, priced, { dryRun: true }, { find, answer });
  }

  /** Inserts the row (and the stored response, if there is a record) before enqueueing the job, so that every job has a row. */
  private async take(asked: PricedOrder, recordId: RecordId | null): Promise<JsonAnswer> {
    const { call, order, priced } = asked;
    const { pk, codes, version } = order;
    await this.assertPayable(asked);
    const sid = await order.find();
    call.assertPresent();
    const answer = (taken: TakenRefresh) => order.accepted({ ...taken, pk, sid, codes, priced });
    const { accountId, keyId } = call.caller.state;
    const taken = await this.deps.requests.take({
      ...{
        accountId,
        keyId,
        jurisdiction: DEFAULT_JURISDICTION,
        entityPk: pk,
        codes,
        price: priced.total,
        apiVersion: version,
      },
      clientReference: call.clientReference,
      requestId: call.context.id,
      member: call.userId === null ? null : { userId: call.userId, requestId: call.context.id },
      ...(recordId !== null && { record: { id: recordId, answer } }),
    });
    if (taken.outcome !== 'taken') throw takeRefusal(asked, taken);
    this.deps.refreshQueue.dispatch();
    call.context.facts['updateRequest'] = String(taken.id);
    return new JsonAnswer(202, answer(taken));
  }

  /** The response of an earlier call with the same Idempotency-Key, for a key that may still get it. */
  private async again(call: Call, answer: string): Promise<JsonAnswer> {
    await assertAlive(call, this.deps.now());
    await announceExempt(call, this.deps.meter);
    call.addHeader('Idempotent-Replayed', 'true');
    return new JsonAnswer(202, answer);
  }

  /** Throws unless the account can pay for the refresh now; the charge at completion decides (ADR 0008). */
  private async assertPayable({ call, priced }: PricedOrder): Promise<void> {
    // No charge follows that would check again, so the cached state of the key, a second old, is not enough.
    await call.caller.refresh();
    if ((await this.deps.meter.tierOf(call)) === 'free') throw new DomainError('paid_plan_required');
    assertMaxCharge(call, priced.total);
    const refusal = priceRefusal(call.caller.state, priced);
    if (refusal) throw refusal;
  }
}

/** Why the refresh was not accepted: with the reservations of open refreshes, it does not fit (ADR 0008). */
function takeRefusal({ call, priced }: PricedOrder, taken: Exclude<TakeOutcome, { outcome: 'taken' }>): DomainError {
  switch (taken.outcome) {
    case 'record_gone':
      return new DomainError('idempotency_in_progress');
    case 'backlog':
      return new DomainError('refresh_backlog', { limit: MAX_OPEN_REFRESHES, open: taken.open, retryAfterSeconds: 60 });
    case 'insufficient':
      call.caller.distrust();
      return shortRefusal(priced, taken.spendable, taken.reserved);
    case 'capped':
      call.caller.distrust();
      return capRefusal(priced, taken);
  }
}

/** The price of a refresh: its codes, without the base charge (ADR 0003). Not available to free keys. */
function priceRefresh({ version, codes }: RefreshOrder): PricedCall {
  const open = { openToFreeKeys: false, openToPublic: false };
  return priceCall({ jurisdiction: DEFAULT_JURISDICTION, version, codes, ...open, base: false });
}
