import { nextUtcMonth } from '@entity-registry/billing';
import type { FreeQuota, QuotaUse } from '@entity-registry/billing';
import { DomainError, microUsd, tierOf } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/persistence';
import { freeQuota, passedPeriod, quotaUse } from './free-tier.js';
import type { PricedCall } from './priced-call.js';

/** On what terms a call is answered: for its price, or free of charge on the account's quotas. */
export type Terms =
  | { readonly tier: 'balance' }
  | {
      readonly tier: 'free';
      readonly quota: FreeQuota;
      readonly use: QuotaUse;
      readonly exceeded: 'day' | 'month' | null;
    };

/** Spendable exactly zero is the free tier, anything else is a balance (ruling 7). */
export function termsOf(state: KeyState, units: number, corporateDomains: ReadonlySet<string>, now: Date): Terms {
  if (tierOf(state.spendable) !== 'free') return { tier: 'balance' };
  const quota = freeQuota(state, units, corporateDomains);
  const use = quotaUse(state, quota, now);
  return { tier: 'free', quota, use, exceeded: passedPeriod(use, units) };
}

/** Why a call for its price is refused before anything is read, or null: the balance first, then the month's limit. */
export function priceRefusal(state: KeyState, priced: PricedCall, now: Date): DomainError | null {
  const { spendable, cap, monthSpent } = state;
  if (spendable < priced.total) return shortRefusal(priced, spendable);
  if (cap !== null && monthSpent + priced.total > cap) return capRefusal(priced, cap, monthSpent, nextUtcMonth(now));
  return null;
}

/** Why a free key may not make the call, or null. */
export function lockRefusal({ freeTier }: PricedCall): DomainError | null {
  if (!freeTier.locked) return null;
  return new DomainError('free_tier_code_locked', {
    lockedCodes: freeTier.lockedCodes,
    freeTierCodes: freeTier.freeCodes,
  });
}

export function shortRefusal(priced: PricedCall, balance: MicroUsd): DomainError {
  const shortfall = microUsd(priced.total - balance);
  return new DomainError('insufficient_credits', { price: priced.total, balance, shortfall, hint: false });
}

export function capRefusal(priced: PricedCall, limit: MicroUsd, consumed: MicroUsd, resetsAt: Date): DomainError {
  return new DomainError('spending_limit_exceeded', { price: priced.total, limit, consumed, resetsAt, by: 'account' });
}
