import { gcra } from '@entity-registry/domain';
import type { RatePlan } from '@entity-registry/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LocalRateLimiter } from './rate-limiter.js';
import { SharedRateLimiter } from './shared-rate-limiter.js';

const PLAN = { ratePerSecond: 1, burst: 5 };
const RATES = { standard: PLAN, sandbox: { ratePerSecond: 1, burst: 9 } };
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the shared rate limit', () => {
  let now: number;
  let down: boolean;
  let asked: string[];
  let told: string[];
  let limiter: SharedRateLimiter;

  beforeEach(() => {
    now = 0;
    down = false;
    asked = [];
    told = [];
    const states = new Map<string, number>();
    const shared = {
      take: (bucket: string, rate: RatePlan) => {
        asked.push(bucket);
        if (down) return Promise.reject(new Error('connection refused'));
        const { allowed, state } = gcra(states.get(bucket), now, rate);
        states.set(bucket, state);
        return Promise.resolve({ allowed, after: state, at: now * 1_000 });
      },
    };
    limiter = new SharedRateLimiter(shared, {
      rates: RATES,
      local: new LocalRateLimiter(RATES, () => now),
      now: () => now,
      onAway: () => told.push('away'),
      onBack: () => told.push('back'),
    });
  });

  it('returns the decision of the shared bucket', async () => {
    expect(await limiter.take('a', 'standard')).toEqual(gcra(undefined, 0, PLAN));
    expect(await limiter.take('b', 'sandbox')).toEqual(gcra(undefined, 0, RATES.sandbox));
  });

  it('counts in the process while the shared buckets are unavailable, and retries them only once in a while', async () => {
    down = true;
    expect(await limiter.take('a', 'standard')).toMatchObject({ allowed: true, remaining: 4 });
    for (let nr = 0; nr < 10; nr += 1) await limiter.take('a', 'standard');
    expect(asked).toEqual(['a']);
    now = 500;
    for (let nr = 0; nr < 10; nr += 1) await limiter.take('a', 'standard');
    await nextTurn();
    expect(asked).toEqual(['a', 'probe']);
    expect(told).toEqual(['away']);
  });

  it('recovers without intervention', async () => {
    down = true;
    await limiter.take('a', 'standard');
    down = false;
    now = 500;
    // Decided in the process, while the probe is in progress.
    expect(limiter.take('a', 'standard')).toMatchObject({ allowed: true });
    await nextTurn();
    expect(told).toEqual(['away', 'back']);
    await limiter.take('b', 'standard');
    expect(asked).toEqual(['a', 'probe', 'b']);
  });

  it('does not wait for a response that does not come', async () => {
    const silent = new SharedRateLimiter(
      { take: () => new Promise(() => undefined) },
      {
        rates: RATES,
        local: new LocalRateLimiter(RATES, () => now),
        timeoutMs: 1,
        onAway: () => told.push('away'),
        onBack: () => told.push('back'),
      },
    );
    expect(await silent.take('a', 'standard')).toMatchObject({ allowed: true });
    expect(told).toEqual(['away']);
  });
});

describe('the rate limit of one process', () => {
  it('drops full buckets, and the least recently used ones when there are too many', () => {
    let now = 0;
    const limiter = new LocalRateLimiter({ ...RATES, standard: { ratePerSecond: 0.001, burst: 1 } }, () => now);
    limiter.take('used', 'standard');
    for (let nr = 0; nr < 120_000; nr += 1) {
      limiter.take(`stranger:${String(nr)}`, 'standard');
      if (nr % 10_000 === 0) expect(limiter.take('used', 'standard').allowed).toBe(false);
    }
    expect(limiter.take('stranger:0', 'standard').allowed).toBe(true);
    now = 2_000_000;
    expect(limiter.take('used', 'standard').allowed).toBe(true);
  });
});
