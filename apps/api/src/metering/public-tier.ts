import { publicRefusal } from '@entity-registry/accounts';
import type { PublicUse } from '@entity-registry/accounts';
import { DomainError, PUBLIC_LIMITS } from '@entity-registry/domain';
import { JsonAnswer, networkOf } from '@entity-registry/http';
import { orTrouble } from '../database-trouble.js';
import type { Call } from '../gateway/call.js';
import type { PublicCaller } from '../gateway/caller.js';
import { leftOf } from '../gateway/public-budget.js';
import type { PublicBudget } from '../gateway/public-budget.js';
import { billingBlock } from './billing-block.js';
import { UnchangedAnswer, validatorHeaders } from './conditional.js';
import type { EntityTags } from './conditional.js';
import type { PricedCall } from './priced-call.js';
import { Settlement } from './settlement.js';
import { finished } from './work.js';
import type { RunOptions, Work } from './work.js';

/**
 * Tier 0 (ADR 0011): callers without a key share a budget of queries a day, and each network may take only a share of it (ADR
 * 0156). The budget is read before anything else and taken when the response is ready; a refused call takes nothing.
 */
export class PublicTier {
  constructor(
    private readonly budget: Pick<PublicBudget, 'used' | 'take'>,
    private readonly tags: EntityTags,
    private readonly now: () => Date,
  ) {}

  async run(call: Call<PublicCaller>, priced: PricedCall, options: RunOptions, work: Work): Promise<JsonAnswer> {
    if (priced.publicTier.locked) throw new DomainError('public_tier_locked');
    const units = options.units ?? 1;
    const networks = networksOf(call.caller);
    const use = await orTrouble(this.budget.used(this.now(), networks), 'service_unavailable');
    const exceeds = publicRefusal(use, units) !== null;
    if (options.dryRun) return this.preview(call, priced, { use, exceeds }, work);
    if (exceeds) throw refusal(call, use, units);
    const settlement = new Settlement({ priced, units, paid: false });
    // Its disclosure is not stored, because the recipient is unknown.
    const { text } = await work.answer(settlement.billing, settlement.settle);
    const validated = work.conditional ? this.tags.validate(call, text) : null;
    if (validated?.unchanged) throw new UnchangedAnswer(validated);
    const answer = new JsonAnswer(200, await finished(work, text), validated ? validatorHeaders(validated) : []);
    call.assertPresent();
    const taking = this.budget.take(settlement.units, this.now(), networks);
    const taken = await orTrouble(taking, 'service_unavailable');
    if (!taken.allowed) throw refusal(call, taken, settlement.units);
    announce(call, taken);
    return answer;
  }

  private async preview(
    call: Call<PublicCaller>,
    priced: PricedCall,
    { use, exceeds }: { use: PublicUse; exceeds: boolean },
    work: Work,
  ): Promise<JsonAnswer> {
    await work.find?.();
    announce(call, use);
    const freeTier = exceeds ? ({ would_exceed: true, would_status: 429 } as const) : null;
    return new JsonAnswer(
      200,
      JSON.stringify({ billing: billingBlock(priced, { paid: false, dryRun: true, freeTier }) }),
    );
  }
}

/** The networks of the caller, one for each share. */
function networksOf({ address }: PublicCaller): string[] {
  return PUBLIC_LIMITS.networkShares.map((share) => networkOf(address, share));
}

function refusal(call: Call<PublicCaller>, use: PublicUse, units: number): DomainError {
  announce(call, use);
  const { resetAt, network } = use;
  const exceeded = publicRefusal(use, units) === 'network' ? network : undefined;
  return new DomainError('public_budget_exhausted', { resetAt, ...(exceeded && { networkLimit: exceeded.limit }) });
}

function announce(call: Call<PublicCaller>, use: PublicUse): void {
  const left = leftOf(use);
  const { network } = use;
  call.setHeader('X-Service-Tier', 'public');
  call.setHeader('X-Service-Public-Budget-Remaining', String(left));
  if (network === undefined) return;
  call.addHeader('X-Service-Public-Network-Remaining', String(Math.min(left, leftOf(network))));
}
