import { gcra } from '@entity-registry/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LocalRateLimiter } from './rate-limiter.js';
import { SharedRateLimiter } from './shared-rate-limiter.js';

const PLAN = { ratePerSecond: 1, burst: 5 };
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
      take: (bucket: string) => {
        asked.push(bucket);
        if (down) return Promise.reject(new Error('connection refused'));
        const { allowed, state } = gcra(states.get(bucket), now, PLAN);
        states.set(bucket, state);
        return Promise.resolve({ allowed, after: state, at: now * 1_000 });
      },
    };
    limiter = new SharedRateLimiter(shared, {
      plan: PLAN,
      local: new LocalRateLimiter(PLAN, () => now),
      now: () => now,
      onAway: () => told.push('away'),
      onBack: () => told.push('back'),
    });
  });

  it('says what the shared bucket says', async () => {
    expect(await limiter.take('a')).toEqual(gcra(undefined, 0, PLAN));
    expect(limiter.policy).toBe('"default";q=5;w=5');
  });

  it('counts in the process while the shared buckets are away, and asks for them once in a while only', async () => {
    down = true;
    expect(await limiter.take('a')).toMatchObject({ allowed: true, remaining: 4 });
    for (let nr = 0; nr < 10; nr += 1) await limiter.take('a');
    expect(asked).toEqual(['a']);
    now = 500;
    for (let nr = 0; nr < 10; nr += 1) await limiter.take('a');
    await nextTurn();
    expect(asked).toEqual(['a', 'probe']);
    expect(told).toEqual(['away']);
  });

  it('comes back by itself', async () => {
    down = true;
    await limiter.take('a');
    down = false;
    now = 500;
    // Decided in the process, while the probe is under way.
    expect(limiter.take('a')).toMatchObject({ allowed: true });
    await nextTurn();
    expect(told).toEqual(['away', 'back']);
    await limiter.take('b');
    expect(asked).toEqual(['a', 'probe', 'b']);
  });

  it('does not wait for an answer that does not come', async () => {
    const silent = new SharedRateLimiter(
      { take: () => new Promise(() => undefined) },
      {
        plan: PLAN,
        local: new LocalRateLimiter(PLAN, () => now),
        timeoutMs: 1,
        onAway: () => told.push('away'),
        onBack: () => told.push('back'),
      },
    );
    expect(await silent.take('a')).toMatchObject({ allowed: true });
    expect(told).toEqual(['away']);
  });
});

describe('the rate limit of one process', () => {
  it('forgets full buckets, and of too many those used longest ago', () => {
    let now = 0;
    const limiter = new LocalRateLimiter({ ratePerSecond: 0.001, burst: 1 }, () => now);
    limiter.take('used');
    for (let nr = 0; nr < 120_000; nr += 1) {
      limiter.take(`stranger:${String(nr)}`);
      if (nr % 10_000 === 0) expect(limiter.take('used').allowed).toBe(false);
    }
    expect(limiter.take('stranger:0').allowed).toBe(true);
    now = 2_000_000;
    expect(limiter.take('used').allowed).toBe(true);
  });
});
