import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FIRST_BACKOFF_MS, MAX_BACKOFF_MS, isRetryable, retryAfterMs, retryDelayMs } from './retry.js';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const retry = fc.nat({ max: 2_000 });
const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the wait before a retry', () => {
  it('is at least as long as the service asks, and at most a bounded jitter longer', () => {
    fc.assert(
      fc.property(retry, fc.nat(), random, (nr, requested, drawn) => {
        const wait = retryDelayMs(nr, requested, drawn);
        expect(Number.isSafeInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(requested);
        expect(wait).toBeLessThan(requested + MAX_BACKOFF_MS);
      }),
    );
  });

  it('is drawn from the whole range, which doubles up to its limit', () => {
    fc.assert(
      fc.property(retry, random, (nr, drawn) => {
        const bound = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** nr);
        expect(retryDelayMs(nr, null, 0)).toBe(0);
        expect(retryDelayMs(nr, null, 1 - Number.EPSILON)).toBe(bound - 1);
        expect(retryDelayMs(nr, null, drawn)).toBeLessThanOrEqual(retryDelayMs(nr + 1, null, drawn));
      }),
    );
  });
});

describe('Retry-After', () => {
  const read = (value: string, date?: string) =>
    retryAfterMs(new Headers({ 'Retry-After': value, ...(date !== undefined && { Date: date }) }), NOW);

  it('in seconds is that many milliseconds', () => {
    fc.assert(fc.property(fc.nat(), (seconds) => read(String(seconds)) === seconds * 1_000));
  });

  it("as a date is the time until then, by the sender's clock, and never below 0", () => {
    const instant = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, (until, sent) => {
        const [one, other] = [Math.floor(until.getTime() / 1_000), Math.floor(sent.getTime() / 1_000)];
        expect(read(until.toUTCString(), sent.toUTCString())).toBe(Math.max(0, (one - other) * 1_000));
      }),
    );
  });

  it.each([
    ['Sat, 21 Nov 2026 12:00:05 GMT', 5_000],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
    [' 7 ', 7_000],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['soon', null],
    ['2026', 2_026_000],
    ['2026-11-21', null],
  ])('%j, without a Date, is %s', (value, expected) => {
    expect(read(value)).toBe(expected);
  });

  it('is null if absent', () => {
    expect(retryAfterMs(new Headers(), NOW)).toBeNull();
  });
});

describe('retryable errors', () => {
  it.each([
    [429, 'rate_limited', true],
    [429, null, true],
    [429, 'free_tier_limit', false],
    [429, 'spending_limit_exceeded', false],
    [429, 'public_budget_exhausted', false],
    [409, 'idempotency_in_progress', true],
    [409, 'idempotency_key_reused', false],
    [502, 'search_backend_error', true],
    [503, 'service_unavailable', true],
    [504, null, true],
    [500, 'internal_error', false],
    [402, 'insufficient_credits', false],
    [404, 'entity_not_found', false],
  ] as const)('%i %s: %s', (status, code, expected) => {
    expect(isRetryable(status, code)).toBe(expected);
  });
});
