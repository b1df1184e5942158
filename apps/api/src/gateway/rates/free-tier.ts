import { nextUtcDay, nextUtcMonth } from '@entity-registry/accounts';
import type { FreeQuota, QuotaUse, KeyState } from '@entity-registry/accounts';
import { DomainError, FREE_LIMITS, tierOf } from '@entity-registry/domain';
import type { ApiRequest } from '../api-request.js';

/** Units or estimator rows that a request counts against the free quotas. The estimator counts no units. */
export interface Countable {
  readonly units: number;
  readonly estimatorRows: number;
}

export type FreePeriod = 'day' | 'month' | 'estimator';

/** The free quotas of an account: larger when its email domain is on the operator's list (ADR 0011). */
export function freeQuota(state: KeyState, { units, estimatorRows }: Countable): FreeQuota {
  const limits = state.corporate ? FREE_LIMITS.corporate : FREE_LIMITS.standard;
  const quota = { units, dayLimit: limits.day, monthLimit: limits.month };
  if (estimatorRows === 0) return quota;
  return { ...quota, estimator: { rows: estimatorRows, limit: FREE_LIMITS.estimatorRowsPerMonth } };
}

/** The use of the quotas, according to the state. */
export function quotaUse(state: KeyState, quota: FreeQuota): QuotaUse {
  const count = (limit: number, used: number, resetAt: Date) => ({
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetAt,
  });
  return {
    day: count(quota.dayLimit, state.quotaDayUsed, nextUtcDay(state.asOf)),
    month: count(quota.monthLimit, state.quotaMonthUsed, nextUtcMonth(state.asOf)),
    ...(quota.estimator && { estimator: count(quota.estimator.limit, state.estimatorUsed, nextUtcMonth(state.asOf)) }),
  };
}

/** The quota that the request would exceed, the month first, because waiting for the next day would not help; null: none. */
export function exceededPeriod(use: QuotaUse, { units, estimatorRows }: Countable): FreePeriod | null {
  if (units > 0 && use.month.used + units > use.month.limit) return 'month';
  if (units > 0 && use.day.used + units > use.day.limit) return 'day';
  if (use.estimator && use.estimator.used + estimatorRows > use.estimator.limit) return 'estimator';
  return null;
}

/** The error for a request beyond a quota; thrown only when used + requested > limit. */
export function quotaError(use: QuotaUse, period: FreePeriod, { units }: Countable): DomainError {
  if (period !== 'estimator') return new DomainError('free_tier_limit', { period, requested: units, ...use[period] });
  const { limit, used, resetAt } = use.estimator ?? use.month;
  return new DomainError('estimator_rows_exhausted', { limit, used, resetAt });
}

/** The headers of every free-tier 2xx, 429 and, for the estimator, 402: name, value, name, value, ... */
export function freeTierHeaders({ day, month, estimator }: QuotaUse): string[] {
  const rows = estimator ? ['X-Service-Free-Estimator-Rows-Remaining', String(estimator.remaining)] : [];
  return [
    ...['X-Service-Tier', 'free'],
    ...['X-Service-Free-Remaining-Today', String(day.remaining)],
    ...['X-Service-Free-Remaining-Month', String(month.remaining)],
    ...rows,
  ];
}

/** The free-tier headers of a request that counts nothing, from the quotas in `state`; none for an account with a balance. */
export function currentQuotaHeaders(state: KeyState): string[] {
  if (tierOf(state.spendable) !== 'free') return [];
  return freeTierHeaders(quotaUse(state, freeQuota(state, { units: 0, estimatorRows: 0 })));
}

export function announceFreeTier({ context }: ApiRequest, use: QuotaUse): void {
  context.headers.push(...freeTierHeaders(use));
}
