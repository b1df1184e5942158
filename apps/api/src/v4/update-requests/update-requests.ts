import type { RecordId, RefreshRequests, TakenRefresh } from '@entity-registry/billing';
import { DomainError, parseInclude } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/nest-kit';
import type { EntityDetails } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import { keyRefusal } from '../../gateway/key-refusal.js';
import { announceExempt } from '../../metering/exempt-call.js';
import type { IdempotentCalls } from '../../metering/idempotent-calls.js';
import type { Meter } from '../../metering/meter.js';
import { priceCall } from '../../metering/priced-call.js';
import type { PricedCall } from '../../metering/priced-call.js';
import { priceRefusal, scopeRefusal } from '../../metering/refusals.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { DetailQuery } from '../entities/detail-query.dto.js';
import type { RefreshQueue } from './refresh-queue.js';
import { acceptedUpdate, sidOf } from './accepted-update.js';

/** What refresh requests stand on. */
export interface UpdateRequestSurroundings {
  readonly meter: Meter;
  readonly details: EntityDetails;
  readonly idempotent: IdempotentCalls;
  readonly requests: Pick<RefreshRequests, 'take'>;
  readonly refreshQueue: Pick<RefreshQueue, 'put'>;
  readonly now: () => Date;
}

/** One refresh that is asked for. */
interface Asked {
  readonly call: Call;
  readonly id: bigint;
  readonly codes: readonly Code[];
  readonly priced: PricedCall;
}

/** v4's refresh requests of Panama entities. */
export class UpdateRequests {
  constructor(private readonly on: UpdateRequestSurroundings) {}

  /**
   * Asks for a refresh, charged when it completes (ruling 2): 202. Each call makes a request of its own, but for calls with
   * one Idempotency-Key (ruling 5). Throws `paid_plan_required`, the refusals of scope and price, `entity_not_found`, and
   * `service_unavailable`.
   */
  async request(call: Call, id: bigint, query: DetailQuery): Promise<JsonAnswer> {
    if (query.include === undefined) throw new DomainError('missing_include');
    const codes = parseInclude(query.include, 'pa', 'v4');
    const asked: Asked = { call, id, codes, priced: priceRefresh(codes) };
    if (isDryRun(query.dry_run)) return this.preview(asked);
    await this.assertScopes(asked);
    if (call.idempotencyKey === null) return this.take(asked, null);
    return this.on.idempotent.once(call, call.idempotencyKey, {
      first: (recordId) => this.take(asked, recordId),
      again: ({ answer }) => this.again(call, answer),
    });
  }

  private preview({ call, id, priced }: Asked): Promise<JsonAnswer> {
    const find = () => this.sid(id);
    // Of a dry run the meter asks no more than to find the entity.
    return this.on.meter.run(call, priced, { dryRun: true }, { find, answer: find });
  }

  /** Takes the request in: its row and, with a record, its answer first, its job after (so that a job has a row). */
  private async take(asked: Asked, recordId: RecordId | null): Promise<JsonAnswer> {
    const { call, id, codes, priced } = asked;
    await this.assertPayable(asked);
    const sid = await this.sid(id);
    call.assertPresent();
    const answer = (taken: TakenRefresh) => acceptedUpdate(taken, { entityPk: id, sid, codes, price: priced.total });
    const { accountId, keyId } = call.caller.state;
    const taken = await this.on.requests.take({
      ...{ accountId, keyId, jurisdiction: 'pa', entityPk: id, codes, price: priced.total },
      clientReference: call.clientReference,
      ...(recordId !== null && { record: { id: recordId, answer } }),
    });
    if (taken === null) throw new DomainError('idempotency_in_progress');
    this.on.refreshQueue.put(taken.id);
    call.context.facts['updateRequest'] = String(taken.id);
    return new JsonAnswer(202, answer(taken));
  }

  /** The answer of an earlier call with the same Idempotency-Key, to a key that may still be answered. */
  private async again(call: Call, answer: string): Promise<JsonAnswer> {
    await call.caller.refresh();
    const refusal = keyRefusal(call.caller.state, this.on.now());
    if (refusal) throw refusal;
    await announceExempt(call, this.on.meter);
    call.addHeader('Idempotent-Replayed', 'true');
    return new JsonAnswer(202, answer);
  }

  /** Whether the account could pay for the refresh as things stand; completion decides (ruling 8). */
  private async assertPayable({ call, priced }: Asked): Promise<void> {
    // No charge follows that would look again: what a key's state held a moment ago is no answer to whether it can be paid.
    await call.caller.refresh();
    if ((await this.on.meter.tierOf(call)) === 'free') throw new DomainError('paid_plan_required');
    const refusal = priceRefusal(call.caller.state, priced);
    if (refusal) throw refusal;
  }

  private async assertScopes({ call, priced }: Asked): Promise<void> {
    if (scopeRefusal(call.caller.state, priced)) await call.caller.refresh();
    const refusal = scopeRefusal(call.caller.state, priced);
    if (refusal) throw refusal;
  }

  /** The entity's stable key. Throws `entity_not_found`. */
  private async sid(id: bigint): Promise<string> {
    const detail = await orTrouble(this.on.details.read('pa', id, ['core_registro']), 'service_unavailable');
    if (!detail) throw new DomainError('entity_not_found');
    return sidOf(detail);
  }
}

/** The price of a refresh: that of its codes, without the base charge (ruling 2). No free key can have one. */
function priceRefresh(codes: readonly Code[]): PricedCall {
  const open = { openToFreeKeys: false, openToPublic: false };
  return priceCall({ jurisdiction: 'pa', version: 'v4', codes, ...open, base: false });
}
