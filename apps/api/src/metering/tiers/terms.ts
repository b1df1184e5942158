import type { FreeQuota, QuotaUse, KeyState } from '@entity-registry/accounts';
import { tierOf } from '@entity-registry/domain';
import type { FreeTierMembers } from '../billing-block.js';
import { freeQuota, exceededPeriod, quotaUse } from '../../gateway/rates/free-tier.js';
import type { Countable, FreePeriod } from '../../gateway/rates/free-tier.js';
import type { PricedRequest } from '../priced-request.js';

/** The terms of a request with a key: for its price, or free of charge on the account's quotas. */
export type TierTerms =
  | { readonly tier: 'balance' }
  | {
      readonly tier: 'free';
      readonly quota: FreeQuota;
      readonly use: QuotaUse;
      /** The quota that the request would exceed; null: none. */
      readonly exceeded: FreePeriod | null;
    };

/** Spendable exactly zero is the free tier, anything else is a balance (ADR 0006). */
export function termsOf(state: KeyState, counts: Countable): TierTerms {
  if (tierOf(state.spendable) !== 'free') return { tier: 'balance' };
  const quota = freeQuota(state, counts);
  const use = quotaUse(state, quota);
  return { tier: 'free', quota, use, exceeded: exceededPeriod(use, counts) };
}

/** The `free_tier` members of a dry run, or null. */
export function freeTierMembers({ freeTier }: PricedRequest, terms: TierTerms): FreeTierMembers | null {
  if (terms.tier === 'balance') return null;
  if (freeTier.locked) return { locked: true };
  const { exceeded } = terms;
  return exceeded && { would_exceed: true, would_status: exceeded === 'estimator' ? 402 : 429 };
}
