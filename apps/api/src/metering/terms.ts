import type { FreeQuota, QuotaUse, KeyState } from '@entity-registry/accounts';
import { tierOf } from '@entity-registry/domain';
import type { FreeTierMembers } from './billing-block.js';
import { freeQuota, passedPeriod, quotaUse } from '../gateway/free-tier.js';
import type { Countable, FreePeriod } from '../gateway/free-tier.js';
import type { PricedCall } from './priced-call.js';

/** The terms of a call with a key: for its price, or free of charge on the account's quotas. */
export type Terms =
  | { readonly tier: 'balance' }
  | {
      readonly tier: 'free';
      readonly quota: FreeQuota;
      readonly use: QuotaUse;
      /** The quota that the call would exceed; null: none. */
      readonly exceeded: FreePeriod | null;
    };

/** Spendable exactly zero is the free tier, anything else is a balance (ADR 0006). */
export function termsOf(state: KeyState, counts: Countable): Terms {
  if (tierOf(state.spendable) !== 'free') return { tier: 'balance' };
  const quota = freeQuota(state, counts);
  const use = quotaUse(state, quota);
  return { tier: 'free', quota, use, exceeded: passedPeriod(use, counts) };
}

/** What a dry run says about the free tier; null: nothing. */
export function freeTierMembers({ freeTier }: PricedCall, terms: Terms): FreeTierMembers | null {
  if (terms.tier === 'balance') return null;
  if (freeTier.locked) return { locked: true };
  const { exceeded } = terms;
  return exceeded && { would_exceed: true, would_status: exceeded === 'estimator' ? 402 : 429 };
}
