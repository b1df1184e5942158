import type { Billing, ChargeOutcome, ChargeRequest } from '@entity-registry/accounts';
import { DomainError, ZERO_USD, formatMoney, tierOf } from '@entity-registry/domain';
import type { Jurisdiction, Level, MicroUsd, Tier } from '@entity-registry/domain';
import { JsonResponse } from '@entity-registry/http';
import type { FairQueue } from '@entity-registry/registry';
import type { ApiRequest } from '../gateway/api-request.js';
import type { Caller, PublicCaller } from '../gateway/caller.js';
import { keyError } from '../gateway/keys/key-error.js';
import {
  admit,
  admitWithFreshState,
  assertKeyUsable,
  assertFreeTierRows,
  assertAllowed,
  assertAllowedStored,
  termsFor,
} from './admission.js';
import { billingBlock } from './billing-block.js';
import { NotModifiedError, notModifiedIfUnchanged, validatorHeaders } from './delivery/conditional.js';
import type { EntityTags } from './delivery/conditional.js';
import { announceFreeTier, quotaError } from '../gateway/rates/free-tier.js';
import type { IdempotencyService, StoredResponse } from './idempotency.service.js';
import { toBilledRequest } from './billed-request.js';
import type { BilledRequest } from './billed-request.js';
import type { PricedRequest } from './priced-request.js';
import type { PublicTier } from './tiers/public-tier.js';
import {
  assertMaxCharge,
  spendingLimitError,
  mapUnreadableBalance,
  insufficientCreditsError,
} from './charge-errors.js';
import type { Deadlines } from './deadlines.js';
import { FinalPrice } from './final-price.js';
import { freeTierMembers } from './tiers/terms.js';
import type { TierTerms } from './tiers/terms.js';
import type { UnsentResponses } from './delivery/unsent-responses.js';
import type { WithheldLevels } from './withheld-levels.js';
import { finishResponse } from './billed-handler.js';
import type { BilledResponse, RunOptions, BilledHandler } from './billed-handler.js';

export interface MeterOptions {
  now: () => Date;
  /** Called with every charge's outcome, for the metrics. */
  onCharge: (outcome: ChargeOutcome['outcome']) => void;
  /** Shares the requests in progress between accounts; for those whose handlers take no turns of their own (ADR 0198). */
  requests: Pick<FairQueue, 'run'>;
  deadlines: Pick<Deadlines, 'assertInTime' | 'charge'>;
  /** Called before each charge: no later read may be older than those that the response rests on (ADR 0192). */
  settleReads: () => Promise<void>;
  withheldLevels: Pick<WithheldLevels, 'from'>;
}

/** A charge to book, and the response it pays for. */
interface PendingCharge {
  readonly finalPrice: FinalPrice;
  readonly amount: MicroUsd;
  readonly response: BilledResponse;
}

type Charged = Extract<ChargeOutcome, { outcome: 'charged' | 'replayed' }>;

/**
 * The billed part of the request path (ADR 0004): pre-check, read, write out the whole body, charge, send. The charge decides:
 * if it is refused, the body is discarded. Only 2xx responses are charged, and nothing between the charge and the send can
 * fail.
 */
export class Meter {
  constructor(
    private readonly billing: Pick<Billing, 'charge'>,
    private readonly publicTier: PublicTier,
    private readonly idempotency: IdempotencyService,
    private readonly unsentResponses: UnsentResponses,
    private readonly tags: EntityTags,
    private readonly options: MeterOptions,
  ) {}

  /** The caller's current tier: a caller that seems to have no balance is reread. */
  async tierOf({ caller }: ApiRequest<Caller>): Promise<Tier> {
    if (caller.kind === 'public') return 'public';
    if (tierOf(caller.state.spendable) !== 'balance') await caller.reloadKeyState();
    return tierOf(caller.state.spendable);
  }

  /** The levels that a response leaves out of signals and changes, because the caller has to state a purpose first (ADR 0214). */
  withheldLevels({ caller }: ApiRequest<Caller>, jurisdiction: Jurisdiction): Promise<readonly Level[]> {
    return this.options.withheldLevels.from(caller, jurisdiction);
  }

  /**
   * Responds with `handler`: charged, or counted in the free tiers. With `dryRun`, returns what the request would cost. With an
   * Idempotency-Key, replays an earlier response. Returns a free 304 if the caller already has the response. Throws
   * `service_unavailable`, before anything is read, if the response can't be expected by the request's deadline.
   */
  run(
    request: ApiRequest<Caller>,
    priced: PricedRequest,
    options: RunOptions,
    handler: BilledHandler,
  ): Promise<JsonResponse> {
    const run = () => this.runInTurn(request, priced, options, handler);
    const { tenant, deadline, route } = request;
    return options.takesTurns ? run() : this.options.requests.run(tenant, run, { deadline, kind: route });
  }

  private async runInTurn(
    request: ApiRequest<Caller>,
    priced: PricedRequest,
    options: RunOptions,
    handler: BilledHandler,
  ): Promise<JsonResponse> {
    if (isPublic(request)) return notModifiedIfUnchanged(this.publicTier.run(request, priced, options, handler));
    const billedRequest = toBilledRequest(request as ApiRequest, priced, options, handler);
    const key = options.dryRun ? null : request.idempotencyKey;
    if (key !== null) return notModifiedIfUnchanged(this.runWithIdempotencyKey(billedRequest, key));
    await assertAllowed(billedRequest.request, priced);
    return options.dryRun ? this.respondToDryRun(billedRequest) : notModifiedIfUnchanged(this.respond(billedRequest));
  }

  private async runWithIdempotencyKey(billedRequest: BilledRequest, key: string): Promise<JsonResponse> {
    const { request, priced, options } = billedRequest;
    const byTier = options.codesByTier ?? false;
    if (!byTier) await assertAllowed(request, priced);
    return this.idempotency.runOnce(request, key, {
      onFirst: async (recordId) => {
        if (byTier) await assertAllowed(request, priced);
        return this.respond({ ...billedRequest, recordId });
      },
      onReplay: async (stored) => {
        if (byTier) await assertAllowedStored(request, priced, stored.response);
        return this.replay(billedRequest, stored);
      },
    });
  }

  private async respond(billedRequest: BilledRequest): Promise<JsonResponse> {
    const terms = await admit(billedRequest);
    const paid = terms.tier === 'balance';
    if (paid) await assertExpectedPrice(billedRequest);
    const finalPrice = new FinalPrice({ priced: billedRequest.priced, units: billedRequest.counts.units, paid });
    const response = await billedRequest.handler.respond(finalPrice.billing, finalPrice.set);
    const { text } = response;
    const amount = paid ? finalPrice.priced.total : ZERO_USD;
    const validated = billedRequest.handler.conditional ? this.tags.validate(billedRequest.request, text) : null;
    if (validated?.unchanged) {
      await admitWithFreshState(billedRequest, this.options.now());
      throw new NotModifiedError(validated);
    }
    const jsonResponse = new JsonResponse(
      200,
      await finishResponse(billedRequest.handler, text),
      validated ? validatorHeaders(validated) : [],
    );
    assertMaxCharge(billedRequest.request, amount);
    await this.options.settleReads();
    billedRequest.request.assertConnected();
    this.options.deadlines.assertInTime(billedRequest.request);
    const outcome = await this.charge(billedRequest, terms, { finalPrice, amount, response });
    switch (outcome.outcome) {
      case 'charged': {
        const charge = { entryId: outcome.entryId, recordId: billedRequest.recordId };
        await this.unsentResponses.assertReachable(billedRequest.request, charge);
        this.unsentResponses.watch(billedRequest.request, charge);
        this.announce(billedRequest.request, amount, outcome);
        return jsonResponse;
      }
      case 'replayed':
        await this.unsentResponses.assertChargeFinal(billedRequest.request, outcome.entryId);
        this.announce(billedRequest.request, amount, outcome);
        return jsonResponse;
      case 'insufficient':
        return this.handleInsufficientBalance(billedRequest);
      default:
        throw this.errorFor(billedRequest, outcome);
    }
  }

  /**
   * The charge found the balance too low. The current balance decides: if nothing is left the free tier applies, never a 402
   * (ADR 0006); if it is enough by now, a top-up arrived in the meantime.
   */
  private async handleInsufficientBalance(billedRequest: BilledRequest): Promise<JsonResponse> {
    await mapUnreadableBalance(billedRequest.priced, billedRequest.request.caller.forceReloadKeyState());
    const { spendable } = billedRequest.request.caller.state;
    // A free request cannot run short again.
    if (tierOf(spendable) === 'free') return this.respond(billedRequest);
    throw insufficientCreditsError(billedRequest.priced, spendable);
  }

  private async charge(
    billedRequest: BilledRequest,
    terms: TierTerms,
    { finalPrice, amount, response }: PendingCharge,
  ): Promise<ChargeOutcome> {
    const { request, recordId } = billedRequest;
    const { caller, context } = request;
    const charge: ChargeRequest = {
      accountId: caller.state.accountId,
      keyId: caller.state.keyId,
      idempotencyKey: recordId === null ? `request:${context.key}` : `idempotency:${String(recordId)}`,
      amount,
      lines: finalPrice.lines,
      quota: terms.tier === 'free' ? { ...terms.quota, units: finalPrice.units } : null,
      requestId: context.id,
      route: request.route,
      clientReference: request.clientReference,
      record: recordId === null ? null : { id: recordId, response: response.text },
      disclosure: response.disclosure,
      userId: request.userId,
      ...(response.alongside && { alongside: response.alongside }),
      now: this.options.now(),
    };
    const outcome = await this.options.deadlines.charge(() => this.billing.charge(charge, request));
    this.options.onCharge(outcome.outcome);
    if (outcome.outcome === 'charged' || outcome.outcome === 'replayed') caller.applyBalance(outcome.balance);
    else caller.invalidateKeyState();
    return outcome;
  }

  private errorFor(
    billedRequest: BilledRequest,
    outcome: Extract<ChargeOutcome, { outcome: 'capped' | 'quota' | 'revoked' | 'record_gone' }>,
  ): DomainError {
    switch (outcome.outcome) {
      case 'capped':
        return spendingLimitError(billedRequest.priced, outcome);
      case 'quota':
        announceFreeTier(billedRequest.request, outcome.quota);
        return quotaError(outcome.quota, outcome.period, billedRequest.counts);
      case 'revoked':
        return keyError(billedRequest.request.caller.state, this.options.now()) ?? new DomainError('key_rejected');
      case 'record_gone':
        return new DomainError('idempotency_in_progress');
    }
  }

  private announce(request: ApiRequest, amount: MicroUsd, { entryId, balance, quota }: Charged): void {
    request.context.facts['charge'] = formatMoney(amount);
    request.context.facts['entry'] = entryId;
    request.addHeader('X-Service-Charge', formatMoney(amount));
    request.addHeader('X-Service-Balance', formatMoney(balance));
    if (quota) announceFreeTier(request, quota);
  }

  /** Replays the response of an earlier request with the same Idempotency-Key, for free, if the key may still get it. */
  private async replay(billedRequest: BilledRequest, { response, entryId }: StoredResponse): Promise<JsonResponse> {
    const { request } = billedRequest;
    await assertKeyUsable(request, this.options.now());
    const body = await finishResponse(billedRequest.handler, response);
    const terms = termsFor(billedRequest);
    // A paid request stores its response with its charge.
    if (entryId === null) throw new Error('a stored response without a charge');
    // The first response may never have arrived; this one is sent, so the charge becomes final.
    await this.unsentResponses.assertChargeFinal(request, entryId);
    request.addHeader('Idempotent-Replayed', 'true');
    this.announce(request, ZERO_USD, {
      outcome: 'replayed',
      entryId,
      balance: request.caller.state.spendable,
      quota: terms.tier === 'free' ? terms.use : null,
    });
    const headers = billedRequest.handler.conditional
      ? validatorHeaders({ etag: this.tags.of(request, response) })
      : [];
    return new JsonResponse(200, body, headers);
  }

  private async respondToDryRun(billedRequest: BilledRequest): Promise<JsonResponse> {
    const { request, priced, handler } = billedRequest;
    await request.caller.reloadKeyState();
    const terms = termsFor(billedRequest);
    // Callers who can't buy it get the list price: the exact one would reveal, for free, whether the sources were ever read.
    const isExact = handler.estimate !== undefined && !(terms.tier === 'free' && priced.freeTier.locked);
    if (!isExact) await handler.find?.();
    const price = isExact ? await handler.estimate() : priced;
    assertFreeTierRows(billedRequest, terms);
    if (terms.tier === 'free') announceFreeTier(request, terms.use);
    // A dry run also says whether the caller can pay (ADR 0109).
    else request.addHeader('X-Service-Balance', formatMoney(request.caller.state.spendable));
    const paid = terms.tier === 'balance' || priced.freeTier.locked;
    const freeTier = freeTierMembers(priced, terms);
    return new JsonResponse(200, JSON.stringify({ billing: billingBlock(price, { paid, dryRun: true, freeTier }) }));
  }
}

/**
 * Throws `max_charge_exceeded` before the data is read if the request would cost more than its X-Max-Charge allows. Its final price is checked again,
 * because the data may have changed in the meantime.
 */
async function assertExpectedPrice({ request, priced, handler }: BilledRequest): Promise<void> {
  if (request.maxCharge === null || priced.total <= request.maxCharge) return;
  const { total } = (await handler.estimate?.()) ?? priced;
  assertMaxCharge(request, total);
}

function isPublic(request: ApiRequest<Caller>): request is ApiRequest<PublicCaller> {
  return request.caller.kind === 'public';
}
