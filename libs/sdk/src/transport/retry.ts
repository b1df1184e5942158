import type { ErrorCode } from '../generated/constants.js';

/** Maximum random wait, in milliseconds. */
export const MAX_BACKOFF_MS = 8_000;
/** Maximum of the first random wait, in milliseconds. It doubles with each retry. */
export const FIRST_BACKOFF_MS = 500;
/** If the service asks for a longer wait, the error is thrown at once. */
export const MAX_RETRY_AFTER_MS = 60_000;

/** Errors for money and quota: the same call fails until the period is over. */
const SPENT: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'free_tier_limit',
  'spending_limit_exceeded',
  'refresh_backlog',
  'public_budget_exhausted',
]);

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Whether the call may succeed if retried soon: congestion and outages, but not errors for money or quota. */
export function isRetryable(status: number, code: ErrorCode | null): boolean {
  if (SPENT.has(code)) return false;
  return TRANSIENT_STATUSES.has(status) || code === 'idempotency_in_progress';
}

/**
 * How long to wait before retry number `retry` (0: the first), in milliseconds: full jitter over a doubling bound, so that
 * callers that failed together don't retry together, in addition to the wait that the service asks for.
 * @param random a number from 0 (inclusive) to 1 (exclusive)
 */
export function retryDelayMs(retry: number, retryAfterMs: number | null, random: number): number {
  const bound = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** retry);
  return (retryAfterMs ?? 0) + Math.floor(random * bound);
}

/**
 * `Retry-After` in milliseconds from `now`, never below 0: seconds, or a date (RFC 9110), which is compared with the
 * response's own `Date` so that a wrong clock here does not matter. Null: absent or neither.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return null;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000;
  // Without the name of a month it isn't an HTTP date, even if the platform accepts it as one.
  const until = /[A-Za-z]{3}/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(until)) return null;
  const sent = Date.parse(headers.get('Date') ?? '');
  return Math.max(0, until - (Number.isNaN(sent) ? now : sent));
}
