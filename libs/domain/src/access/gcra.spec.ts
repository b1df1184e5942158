import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { REQUEST_RATE, gcra } from './gcra.js';
import type { RatePlan } from './gcra.js';

const plan = fc.record({
  ratePerSecond: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.double({ min: 0.01, max: 50, noNaN: true })),
  burst: fc.integer({ min: 1, max: 40 }),
});
const gaps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 120 });

/** The times, in milliseconds, at which requests sent after each of `pauses` are allowed. */
function allowedAt(ratePlan: RatePlan, pauses: readonly number[], start = 1_700_000_000_000): number[] {
  let state: number | undefined;
  let now = start;
  const times: number[] = [];
  for (const pause of pauses) {
    now += pause;
    const decision = gcra(state, now, ratePlan);
    state = decision.state;
    if (decision.allowed) times.push(now);
  }
  return times;
}

describe('the rate limit', () => {
  it('lets five requests through at once, then one a second', () => {
    // at 0 ms: five of the burst, the sixth waits; at 999 ms still; at 1,000 ms one token is back
    expect(allowedAt(REQUEST_RATE, [0, 0, 0, 0, 0, 0, 999, 1, 0, 1_000], 0)).toEqual([0, 0, 0, 0, 0, 1_000, 2_000]);
  });

  it('never lets more than burst + rate * t through in any span', () => {
    fc.assert(
      fc.property(plan, gaps, (ratePlan, pauses) => {
        const times = allowedAt(ratePlan, pauses);
        return times.every((from, first) =>
          times.slice(first).every((to, further) => {
            const most = ratePlan.burst + (ratePlan.ratePerSecond * (to - from)) / 1_000;
            return further + 1 <= most + 1e-9;
          }),
        );
      }),
    );
  });

  it('lets a full burst through after a long enough pause', () => {
    fc.assert(
      fc.property(plan, gaps, (ratePlan, pauses) => {
        const refill = Math.ceil((ratePlan.burst * 1_000) / ratePlan.ratePerSecond) + 1;
        const after = [...pauses, refill, ...Array.from({ length: ratePlan.burst - 1 }, () => 0)];
        return allowedAt(ratePlan, after).length === allowedAt(ratePlan, pauses).length + ratePlan.burst;
      }),
    );
  });

  it('allows every request of a caller that stays within the rate', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 1, max: 100 }), (ratePlan, requests) => {
        const pause = Math.ceil(1_000 / ratePlan.ratePerSecond) + 1;
        const pauses = Array.from({ length: requests }, () => pause);
        return allowedAt(ratePlan, pauses).length === requests;
      }),
    );
  });

  it('reports exactly when to retry and how many requests are left', () => {
    fc.assert(
      fc.property(plan, gaps, (ratePlan, pauses) => {
        let state: number | undefined;
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const { retryAfterMs, remaining, ...decision } = gcra(state, now, ratePlan);
          state = decision.state;
          expect(gcra(state, now + retryAfterMs, ratePlan).allowed).toBe(true);
          if (retryAfterMs > 0) expect(gcra(state, now + retryAfterMs - 1, ratePlan).allowed).toBe(false);
          expect(allowedAfter(state, now, ratePlan)).toBe(remaining);
        }
      }),
    );
  });

  it('is full again after the time it reports', () => {
    const { state, resetMs, remaining } = gcra(undefined, 0, REQUEST_RATE);
    expect([remaining, resetMs]).toEqual([4, 1_000]);
    expect(gcra(state, resetMs, REQUEST_RATE).remaining).toBe(4);
  });

  it('does not change its state when it refuses', () => {
    const { state } = gcra(undefined, 0, { ratePerSecond: 1, burst: 1 });
    expect(gcra(state, 0, { ratePerSecond: 1, burst: 1 })).toMatchObject({
      allowed: false,
      state,
      retryAfterMs: 1_000,
    });
  });

  it('only gets stricter when the clock runs backwards', () => {
    const { state } = gcra(undefined, 10_000, REQUEST_RATE);
    expect(gcra(state, 0, REQUEST_RATE).allowed).toBe(false);
  });

  it.each([
    { ratePerSecond: 0, burst: 5 },
    { ratePerSecond: -1, burst: 5 },
    { ratePerSecond: Number.NaN, burst: 5 },
    { ratePerSecond: 1, burst: 0 },
  ])('refuses the plan %j', (bad) => {
    expect(() => gcra(undefined, 0, bad)).toThrow(RangeError);
  });
});

/** How many requests in a row are let through without time passing. */
function allowedAfter(state: number, now: number, ratePlan: RatePlan): number {
  let current = state;
  for (let count = 0; ; count += 1) {
    const decision = gcra(current, now, ratePlan);
    if (!decision.allowed) return count;
    current = decision.state;
  }
}
