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
  let requested: string[];
  let told: string[];
  let limiter: SharedRateLimiter;

  beforeEach(() => {
    now = 0;
    down = false;
    requested = [];
    told = [];
    const states = new Map<string, number>();
    const shared = {
      consume: (bucket: string, rate: RatePlan) => {
        requested.push(bucket);
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
      onUnavailable: () => told.push('away'),
      onAvailable: () => told.push('back'),
    });
  });

  it('returns the decision of the shared bucket', async () => {
    expect(await limiter.consume('a', 'standard')).toEqual(gcra(undefined, 0, PLAN));
    expect(await limiter.consume('b', 'sandbox')).toEqual(gcra(undefined, 0, RATES.sandbox));
  });

  it('counts in the process while the shared buckets are unavailable, and retries them only once in a while', async () => {
    down = true;
    expect(await limiter.consume('a', 'standard')).toMatchObject({ allowed: true, remaining: 4 });
    for (let nr = 0; nr < 10; nr += 1) await limiter.consume('a', 'standard');
    expect(requested).toEqual(['a']);
    now = 500;
    for (let nr = 0; nr < 10; nr += 1) await limiter.consume('a', 'standard');
    await nextTurn();
    expect(requested).toEqual(['a', 'probe']);
    expect(told).toEqual(['away']);
  });

  it('recovers without intervention', async () => {
    down = true;
    await limiter.consume('a', 'standard');
    down = false;
    now = 500;
    // Decided in the process, while the probe is in progress.
    expect(limiter.consume('a', 'standard')).toMatchObject({ allowed: true });
    await nextTurn();
    expect(told).toEqual(['away', 'back']);
    await limiter.consume('b', 'standard');
    expect(requested).toEqual(['a', 'probe', 'b']);
  });

  it('does not wait for a response that does not come', async () => {
    const silent = new SharedRateLimiter(
      { consume: () => new Promise(() => undefined) },
      {
        rates: RATES,
        local: new LocalRateLimiter(RATES, () => now),
        timeoutMs: 1,
        onUnavailable: () => told.push('away'),
        onAvailable: () => told.push('back'),
      },
    );
    expect(await silent.consume('a', 'standard')).toMatchObject({ allowed: true });
    expect(told).toEqual(['away']);
  });
});

describe('the rate limit of one process', () => {
  it('drops full buckets, and the least recently used ones when there are too many', () => {
    let now = 0;
    const limiter = new LocalRateLimiter({ ...RATES, standard: { ratePerSecond: 0.001, burst: 1 } }, () => now);
    limiter.consume('used', 'standard');
    for (let nr = 0; nr < 120_000; nr += 1) {
      limiter.consume(`stranger:${String(nr)}`, 'standard');
      if (nr % 10_000 === 0) expect(limiter.consume('used', 'standard').allowed).toBe(false);
    }
    expect(limiter.consume('stranger:0', 'standard').allowed).toBe(true);
    now = 2_000_000;
    expect(limiter.consume('used', 'standard').allowed).toBe(true);
  });
});
