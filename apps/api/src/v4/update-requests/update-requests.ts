import { DomainError, parseInclude } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/nest-kit';
import { findOwnUpdateRequest, hasUpdateRequests } from '@entity-registry/persistence';
import type { Queryable } from '@entity-registry/persistence';
import { mintObjectUrls } from '@entity-registry/registry';
import type { EntityDetails, ObjectStore } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import { announceExempt, exemptBilling } from '../../metering/exempt-call.js';
import type { Meter } from '../../metering/meter.js';
import { priceCall } from '../../metering/priced-call.js';
import type { PricedCall } from '../../metering/priced-call.js';
import { priceRefusal, scopeRefusal } from '../../metering/refusals.js';
import type { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { isDryRun } from '../../validation/dry-run.js';
import type { DetailQuery } from '../entities/detail-query.dto.js';
import { updateStatus } from './update-status.js';

/** "Retry in a few minutes" (specification, "Errors", 503). */
const RETRY_AFTER_SECONDS = 300;

/** What refresh requests stand on. */
export interface UpdateRequestSurroundings {
  readonly db: Queryable;
  readonly meter: Meter;
  readonly details: EntityDetails;
  readonly objects: ObjectStore;
}

/** v4's refresh requests of Panama entities, and their polls. */
export class UpdateRequests {
  constructor(private readonly on: UpdateRequestSurroundings) {}

  /**
   * Asks for a refresh, charged when it completes (ruling 2). Throws `paid_plan_required`, the refusals of scope and price,
   * `entity_not_found`, and `service_unavailable`.
   */
  async request(call: Call, id: bigint, query: DetailQuery): Promise<JsonAnswer> {
    const priced = priceRefresh(query.include);
    const find = () => this.assertEntity(id);
    const queue = () => this.queue();
    if (isDryRun(query.dry_run)) return this.on.meter.run(call, priced, { dryRun: true }, { find, answer: queue });
    await this.assertPayable(call, priced);
    await find();
    return queue();
  }

  /** The status of one of the caller's own requests, free of charge (ruling 3). */
  async poll(call: Call, id: bigint, query: DryRunQuery): Promise<JsonAnswer> {
    const dryRun = isDryRun(query.dry_run);
    const { accountId } = call.caller.state;
    const row = await orTrouble(findOwnUpdateRequest(this.on.db, accountId, id), 'service_unavailable');
    if (row === null) throw await this.missing(call);
    await announceExempt(call, this.on.meter);
    if (dryRun) return new JsonAnswer(200, JSON.stringify({ billing: exemptBilling(true) }));
    return new JsonAnswer(200, await mintObjectUrls(updateStatus(row), this.on.objects));
  }

  /** Takes a request in. Nothing could complete one while no worker runs, so none is accepted. */
  private queue(): Promise<never> {
    return Promise.reject(new DomainError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  }

  /** Whether the account could pay for the refresh as things stand; completion decides (ruling 8). */
  private async assertPayable(call: Call, priced: PricedCall): Promise<void> {
    if ((await this.on.meter.tierOf(call)) === 'free') throw new DomainError('paid_plan_required');
    const refusal = () => scopeRefusal(call.caller.state, priced) ?? priceRefusal(call.caller.state, priced);
    if (refusal()) await call.caller.refresh();
    const decided = refusal();
    if (decided) throw decided;
  }

  private async assertEntity(id: bigint): Promise<void> {
    const detail = await orTrouble(this.on.details.read('pa', id, []), 'service_unavailable');
    if (!detail) throw new DomainError('entity_not_found');
  }

  /** A free account that never had a request is told about the plan; everybody else that there is no such request (ruling 7). */
  private async missing(call: Call): Promise<DomainError> {
    if ((await this.on.meter.tierOf(call)) === 'balance') return new DomainError('update_request_not_found');
    const had = await orTrouble(hasUpdateRequests(this.on.db, call.caller.state.accountId), 'service_unavailable');
    return new DomainError(had ? 'update_request_not_found' : 'paid_plan_required');
  }
}

/** The price of a refresh: that of its codes, without the base charge (ruling 2). No free key can have one. */
function priceRefresh(include: string | undefined): PricedCall {
  if (include === undefined) throw new DomainError('missing_include');
  const codes = parseInclude(include, 'pa', 'v4');
  return priceCall({
    jurisdiction: 'pa',
    version: 'v4',
    codes,
    openToFreeKeys: false,
    openToPublic: false,
    base: false,
  });
}
