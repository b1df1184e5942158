import { MAX_OPEN_REFRESHES } from '@entity-registry/accounts';
import type { IdempotencyRecordId, Refreshes, CreateRefreshOutcome, CreatedRefresh } from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, DomainError, NO_FACTS } from '@entity-registry/domain';
import type { ApiVersion, Code } from '@entity-registry/domain';
import { JsonResponse } from '@entity-registry/http';
import type { ApiRequest } from '../gateway/api-request.js';
import { assertKeyUsable, assertAllowed } from '../metering/admission.js';
import { announceExempt } from '../metering/delivery/exempt-request.js';
import type { IdempotencyService } from '../metering/idempotency.service.js';
import type { Meter } from '../metering/meter.js';
import { priceRequest } from '../metering/priced-request.js';
import type { Deadlines } from '../metering/deadlines.js';
import type { PricedRequest } from '../metering/priced-request.js';
import {
  assertMaxCharge,
  spendingLimitError,
  affordabilityError,
  insufficientCreditsError,
} from '../metering/charge-errors.js';
import type { RefreshQueue } from './refresh-queue.js';

export interface RefreshServiceDependencies {
  readonly meter: Meter;
  readonly idempotency: IdempotencyService;
  readonly refreshes: Pick<Refreshes, 'create'>;
  readonly refreshQueue: Pick<RefreshQueue, 'dispatch'>;
  readonly deadlines: Pick<Deadlines, 'assertInTime'>;
  readonly now: () => Date;
}

/** A refresh as one version of the API requests it. */
export interface RefreshInput {
  readonly version: ApiVersion;
  readonly pk: bigint;
  /** As requested. */
  readonly codes: readonly Code[];
  readonly dryRun: boolean;
  /** Finds the entity and returns its stable key. Throws `entity_not_found`. */
  readonly find: () => Promise<string>;
  /**
   * The body of the 202 as JSON text. Its first member is `update_request_id`, by which a stored response is matched with the
   * refresh it names (I5).
   */
  readonly renderAccepted: (refresh: AcceptedRefresh) => string;
}

/** A refresh that was accepted. */
export interface AcceptedRefresh extends CreatedRefresh {
  readonly pk: bigint;
  readonly sid: string;
  readonly codes: readonly Code[];
  readonly priced: PricedRequest;
}

interface PricedRefresh {
  readonly request: ApiRequest;
  readonly input: RefreshInput;
  readonly priced: PricedRequest;
}

/** Refreshes through every version: charged when they complete, reserved until then (ADRs 0003 and 0008). */
export class RefreshService {
  constructor(private readonly deps: RefreshServiceDependencies) {}

  /**
   * Accepts a refresh (202). Each request creates a new refresh, unless it repeats an Idempotency-Key (ADR 0005). Throws
   * `paid_plan_required`, `key_scope_locked`, `purpose_required`, `max_charge_exceeded`, `insufficient_credits`, `spending_limit_exceeded`,
   * `refresh_backlog`, `entity_not_found`, and `service_unavailable`.
   */
  async createRefresh(request: ApiRequest, input: RefreshInput): Promise<JsonResponse> {
    const refresh: PricedRefresh = { request, input, priced: quoteRefresh(input) };
    if (input.dryRun) return this.respondToDryRun(refresh);
    await assertAllowed(request, refresh.priced);
    if (request.idempotencyKey === null) return this.accept(refresh, null);
    return this.deps.idempotency.runOnce(request, request.idempotencyKey, {
      onFirst: (recordId) => this.accept(refresh, recordId),
      onReplay: ({ response }) => this.replay(request, response),
    });
  }

  private respondToDryRun({ request, input: { find }, priced }: PricedRefresh): Promise<JsonResponse> {
    // For a dry run the meter only has to find the entity.
    const respond = async () => ({ text: await find(), disclosure: NO_FACTS });
    return this.deps.meter.run(request, priced, { dryRun: true }, { find, respond });
  }

  /** Inserts the row (and the stored response, if there is a record) before enqueueing the job, so that every job has a row. */
  private async accept(refresh: PricedRefresh, recordId: IdempotencyRecordId | null): Promise<JsonResponse> {
    const { request, input, priced } = refresh;
    const { pk, codes, version } = input;
    await this.assertAffordable(refresh);
    const sid = await input.find();
    request.assertConnected();
    this.deps.deadlines.assertInTime(request);
    const renderResponse = (created: CreatedRefresh) => input.renderAccepted({ ...created, pk, sid, codes, priced });
    const { accountId, keyId } = request.caller.state;
    const created = await this.deps.refreshes.create({
      ...{
        accountId,
        keyId,
        jurisdiction: DEFAULT_JURISDICTION,
        entityPk: pk,
        codes,
        price: priced.total,
        apiVersion: version,
      },
      clientReference: request.clientReference,
      requestId: request.context.id,
      member: request.userId === null ? null : { userId: request.userId, requestId: request.context.id },
      ...(recordId !== null && { record: { id: recordId, response: renderResponse } }),
    });
    if (created.outcome !== 'created') throw acceptanceError(refresh, created);
    this.deps.refreshQueue.dispatch();
    request.context.facts['updateRequest'] = String(created.id);
    return new JsonResponse(202, renderResponse(created));
  }

  /** The response of an earlier request with the same Idempotency-Key, for a key that may still get it. */
  private async replay(request: ApiRequest, response: string): Promise<JsonResponse> {
    await assertKeyUsable(request, this.deps.now());
    await announceExempt(request, this.deps.meter);
    request.addHeader('Idempotent-Replayed', 'true');
    return new JsonResponse(202, response);
  }

  /** Throws unless the account can pay for the refresh now; the charge at completion decides (ADR 0008). */
  private async assertAffordable({ request, priced }: PricedRefresh): Promise<void> {
    // No charge follows that would check again, so the cached state of the key, a second old, is not enough.
    await request.caller.reloadKeyState();
    if ((await this.deps.meter.tierOf(request)) === 'free') throw new DomainError('paid_plan_required');
    assertMaxCharge(request, priced.total);
    const error = affordabilityError(request.caller.state, priced);
    if (error) throw error;
  }
}

/** Why the refresh was not accepted: with the reservations of open refreshes, it does not fit (ADR 0008). */
function acceptanceError(
  { request, priced }: PricedRefresh,
  outcome: Exclude<CreateRefreshOutcome, { outcome: 'created' }>,
): DomainError {
  switch (outcome.outcome) {
    case 'record_gone':
      return new DomainError('idempotency_in_progress');
    case 'backlog':
      return new DomainError('refresh_backlog', {
        limit: MAX_OPEN_REFRESHES,
        open: outcome.open,
        retryAfterSeconds: 60,
      });
    case 'insufficient':
      request.caller.invalidateKeyState();
      return insufficientCreditsError(priced, outcome.spendable, outcome.reserved);
    case 'capped':
      request.caller.invalidateKeyState();
      return spendingLimitError(priced, outcome);
  }
}

/** The price of a refresh: its codes, without the base charge (ADR 0003). Not available to free keys. */
function quoteRefresh({ version, codes }: RefreshInput): PricedRequest {
  const open = { openToFreeKeys: false, openToPublic: false };
  return priceRequest({ jurisdiction: DEFAULT_JURISDICTION, version, codes, ...open, base: false });
}
