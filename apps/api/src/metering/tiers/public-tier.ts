import { exceededPublicLimit } from '@entity-registry/accounts';
import type { PublicUsage } from '@entity-registry/accounts';
import { DomainError, PUBLIC_LIMITS } from '@entity-registry/domain';
import { JsonResponse, networkOf } from '@entity-registry/http';
import { mapDatabaseErrors } from '../../map-database-errors.js';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { PublicCaller } from '../../gateway/caller.js';
import { remainingOf } from '../../gateway/rates/public-budget.js';
import type { PublicBudget } from '../../gateway/rates/public-budget.js';
import { billingBlock } from '../billing-block.js';
import { NotModifiedError, validatorHeaders } from '../delivery/conditional.js';
import type { EntityTags } from '../delivery/conditional.js';
import type { PricedRequest } from '../priced-request.js';
import type { Deadlines } from '../deadlines.js';
import { FinalPrice } from '../final-price.js';
import { finishResponse } from '../billed-handler.js';
import type { RunOptions, BilledHandler } from '../billed-handler.js';

/**
 * Tier 0 (ADR 0011): callers without a key share a budget of queries a day, and each network may take only a share of it (ADR
 * 0156). The budget is read before anything else and used when the response is ready; a refused request uses nothing.
 */
export class PublicTier {
  constructor(
    private readonly budget: Pick<PublicBudget, 'readUse' | 'consume'>,
    private readonly tags: EntityTags,
    private readonly now: () => Date,
    private readonly deadlines: Pick<Deadlines, 'assertInTime'>,
  ) {}

  async run(
    request: ApiRequest<PublicCaller>,
    priced: PricedRequest,
    options: RunOptions,
    handler: BilledHandler,
  ): Promise<JsonResponse> {
    if (priced.publicTier.locked) throw new DomainError('public_tier_locked');
    const units = options.units ?? 1;
    const networks = networksOf(request.caller);
    const use = await mapDatabaseErrors(this.budget.readUse(this.now(), networks), 'service_unavailable');
    const exceeds = exceededPublicLimit(use, units) !== null;
    if (options.dryRun) return this.respondToDryRun(request, priced, { use, exceeds }, handler);
    if (exceeds) throw budgetError(request, use, units);
    const finalPrice = new FinalPrice({ priced, units, paid: false });
    // Its disclosure is not stored, because the recipient is unknown.
    const { text } = await handler.respond(finalPrice.billing, finalPrice.set);
    const validated = handler.conditional ? this.tags.validate(request, text) : null;
    if (validated?.unchanged) throw new NotModifiedError(validated);
    const jsonResponse = new JsonResponse(
      200,
      await finishResponse(handler, text),
      validated ? validatorHeaders(validated) : [],
    );
    request.assertConnected();
    this.deadlines.assertInTime(request);
    const consuming = this.budget.consume(finalPrice.units, this.now(), networks);
    const outcome = await mapDatabaseErrors(consuming, 'service_unavailable');
    if (!outcome.allowed) throw budgetError(request, outcome, finalPrice.units);
    announce(request, outcome);
    return jsonResponse;
  }

  private async respondToDryRun(
    request: ApiRequest<PublicCaller>,
    priced: PricedRequest,
    { use, exceeds }: { use: PublicUsage; exceeds: boolean },
    handler: BilledHandler,
  ): Promise<JsonResponse> {
    await handler.find?.();
    announce(request, use);
    const freeTier = exceeds ? ({ would_exceed: true, would_status: 429 } as const) : null;
    return new JsonResponse(
      200,
      JSON.stringify({ billing: billingBlock(priced, { paid: false, dryRun: true, freeTier }) }),
    );
  }
}

/** The networks of the caller, one for each share. */
function networksOf({ address }: PublicCaller): string[] {
  return PUBLIC_LIMITS.networkShares.map((share) => networkOf(address, share));
}

function budgetError(request: ApiRequest<PublicCaller>, use: PublicUsage, units: number): DomainError {
  announce(request, use);
  const { resetAt, network } = use;
  const exceeded = exceededPublicLimit(use, units) === 'network' ? network : undefined;
  return new DomainError('public_budget_exhausted', { resetAt, ...(exceeded && { networkLimit: exceeded.limit }) });
}

function announce(request: ApiRequest<PublicCaller>, use: PublicUsage): void {
  const left = remainingOf(use);
  const { network } = use;
  request.setHeader('X-Service-Tier', 'public');
  request.setHeader('X-Service-Public-Budget-Remaining', String(left));
  if (network === undefined) return;
  request.addHeader('X-Service-Public-Network-Remaining', String(Math.min(left, remainingOf(network))));
}
