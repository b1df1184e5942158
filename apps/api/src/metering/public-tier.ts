import type { Billing, PublicUse } from '@entity-registry/billing';
import { DomainError } from '@entity-registry/domain';
import { JsonAnswer } from '@entity-registry/nest-kit';
import { orTrouble } from '../database-trouble.js';
import type { Call } from '../gateway/call.js';
import type { PublicCaller } from '../gateway/caller.js';
import { billingBlock } from './billing-block.js';
import { UnchangedAnswer, validatorHeaders } from './conditional.js';
import type { EntityTags } from './conditional.js';
import type { PricedCall } from './priced-call.js';
import { Settlement } from './settlement.js';
import { finished } from './work.js';
import type { RunOptions, Work } from './work.js';

/**
 * Tier 0 (ruling 12): callers without a key, on a budget of queries a day that all of them share. The budget is looked at
 * before anything is read and taken when the answer stands; a call that is refused takes nothing.
 */
export class PublicTier {
  constructor(
    private readonly billing: Pick<Billing, 'publicUsed' | 'takePublic'>,
    private readonly tags: EntityTags,
    private readonly now: () => Date,
  ) {}

  async run(call: Call<PublicCaller>, priced: PricedCall, options: RunOptions, work: Work): Promise<JsonAnswer> {
    if (priced.publicTier.locked) throw new DomainError('public_tier_locked');
    const units = options.units ?? 1;
    const use = await orTrouble(this.billing.publicUsed(this.now()), 'service_unavailable');
    const exceeds = use.used + units > use.limit;
    if (options.dryRun) return this.preview(call, priced, { use, exceeds }, work);
    if (exceeds) throw refusal(call, use);
    const settlement = new Settlement({ priced, units, paid: false });
    const text = await work.answer(settlement.billing, settlement.settle);
    const validated = work.conditional ? this.tags.validate(call, text) : null;
    if (validated?.unchanged) throw new UnchangedAnswer(validated);
    const answer = new JsonAnswer(200, await finished(work, text), validated ? validatorHeaders(validated) : []);
    call.assertPresent();
    const taken = await orTrouble(this.billing.takePublic(settlement.units, this.now()), 'service_unavailable');
    if (!taken.allowed) throw refusal(call, taken);
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

function refusal(call: Call<PublicCaller>, use: PublicUse): DomainError {
  announce(call, use);
  return new DomainError('public_budget_exhausted', { resetAt: use.resetAt });
}

function announce(call: Call<PublicCaller>, { used, limit }: PublicUse): void {
  call.addHeader('X-Service-Tier', 'public');
  call.addHeader('X-Service-Public-Budget-Remaining', String(Math.max(0, limit - used)));
}
