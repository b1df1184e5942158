import { nextUtcDay, nextUtcMonth } from '@entity-registry/billing';
import type { FreeQuota, QuotaCount, QuotaUse } from '@entity-registry/billing';
import { DomainError, FREE_LIMITS } from '@entity-registry/domain';
import type { KeyState } from '@entity-registry/persistence';
import type { Call } from '../gateway/call.js';
import type { Caller } from '../gateway/caller.js';

/** The free quotas of an account: larger when its e-mail domain is on the operator's list (ruling 15). */
export function freeQuota(state: KeyState, units: number, corporateDomains: ReadonlySet<string>): FreeQuota {
  const domain = state.email.slice(state.email.lastIndexOf('@') + 1).toLowerCase();
  const limits = corporateDomains.has(domain) ? FREE_LIMITS.corporate : FREE_LIMITS.standard;
  return { units, dayLimit: limits.day, monthLimit: limits.month };
}

/** The quotas as the state has them. */
export function quotaUse(state: KeyState, quota: FreeQuota, now: Date): QuotaUse {
  const count = (limit: number, used: number, resetAt: Date) => ({
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetAt,
  });
  return {
    day: count(quota.dayLimit, state.quotaDayUsed, nextUtcDay(now)),
    month: count(quota.monthLimit, state.quotaMonthUsed, nextUtcMonth(now)),
  };
}

/** Which quota `units` more would pass, the month first: waiting for the next day would not help; null: none. */
export function passedPeriod(use: QuotaUse, units: number): 'day' | 'month' | null {
  if (use.month.used + units > use.month.limit) return 'month';
  if (use.day.used + units > use.day.limit) return 'day';
  return null;
}

/** The refusal of a call past a quota; raised only when used + requested > limit. */
export function quotaRefusal(use: QuotaUse, period: 'day' | 'month' | 'estimator', requested: number): DomainError {
  if (period === 'estimator') {
    const { limit, used, resetAt } = use.estimator as QuotaCount;
    return new DomainError('estimator_rows_exhausted', { limit, used, resetAt });
  }
  return new DomainError('free_tier_limit', { period, requested, ...use[period] });
}

/** The headers of every free-tier 2xx and 429. */
export function announceFreeTier(call: Call<Caller>, use: QuotaUse): void {
  call.addHeader('X-Service-Tier', 'free');
  call.addHeader('X-Service-Free-Remaining-Today', String(use.day.remaining));
  call.addHeader('X-Service-Free-Remaining-Month', String(use.month.remaining));
}
