import { gcra } from '@entity-registry/domain';
import { RedisServer, hasRedisServer, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LocalRateLimiter } from './rate-limiter.js';
import { RedisBuckets } from './redis-buckets.js';
import { SharedRateLimiter } from './shared-rate-limiter.js';

const START_MS = 1_700_000_000_000;
/** So slow that buckets do not refill while a test runs. */
const SLOW = { ratePerSecond: 0.001, burst: 7 };
const RATES = { standard: SLOW, sandbox: { ratePerSecond: 0.001, burst: 20 } };

const withRedis = hasRedisServer() ? describe : describe.skip;

withRedis('buckets on Redis (skipped where redis-server is not on the PATH)', () => {
  let server: RedisServer;
  let serial = 0;
  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterAll(() => server.close());

  const bucket = (): string => `test:${String((serial += 1))}`;

  it('decide like the domain for any plan and any pauses, even when the clock runs backwards', async () => {
    const plan = fc.record({
      ratePerSecond: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.double({ min: 0.01, max: 50, noNaN: true })),
      burst: fc.integer({ min: 1, max: 20 }),
    });
    const pauses = fc.array(fc.integer({ min: -500, max: 3_000 }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(plan, pauses, async (ratePlan, steps) => {
        const buckets = new RedisBuckets(server.url);
        await buckets.connect();
        const name = bucket();
        let now = START_MS;
        let state: number | undefined;
        for (const step of steps) {
          now += step;
          const { allowed, state: after } = gcra(state, now, ratePlan);
          state = after;
          expect(await buckets.consume(name, ratePlan, now * 1_000)).toEqual({ allowed, after, at: now * 1_000 });
        }
        buckets.close();
      }),
      { numRuns: 40 },
    );
  });

  it('admit exactly one burst across all processes', async () => {
    const processes = [1, 2, 3].map(() => new RedisBuckets(server.url));
    await Promise.all(processes.map((one) => one.connect()));
    const name = bucket();
    const taken = await Promise.all(
      Array.from({ length: 60 }, async (_, nr) => processes[nr % 3]?.consume(name, SLOW)),
    );
    expect(taken.filter((outcome) => outcome?.allowed)).toHaveLength(7);
    expect(await processes[0]?.consume(bucket(), SLOW)).toMatchObject({ allowed: true });
    for (const one of processes) one.close();
  });

  it("have the size of the account's plan", async () => {
    const buckets = new RedisBuckets(server.url);
    await buckets.connect();
    const limiter = new SharedRateLimiter(buckets, {
      rates: RATES,
      local: new LocalRateLimiter(RATES),
      // Fast enough on any machine: decisions in this test are never made in the process.
      timeoutMs: 10_000,
      ...{ onUnavailable: () => undefined, onAvailable: () => undefined },
    });
    const names = { standard: bucket(), sandbox: bucket() };
    const allowed = async (plan: 'standard' | 'sandbox') => {
      const taken = await Promise.all(Array.from({ length: 30 }, async () => limiter.consume(names[plan], plan)));
      return taken.filter((decision) => decision.allowed).length;
    };
    expect({ standard: await allowed('standard'), sandbox: await allowed('sandbox') }).toEqual({
      standard: 7,
      sandbox: 20,
    });
    buckets.close();
  });

  it('follow the clock of the server', async () => {
    const buckets = new RedisBuckets(server.url);
    await buckets.connect();
    const before = Date.now();
    const { at } = await buckets.consume(bucket(), SLOW);
    expect(Math.abs(at / 1_000 - before)).toBeLessThan(5_000);
    buckets.close();
  });

  it('let each process count on its own while they do not respond, with one log line for the outage', async () => {
    const told: string[] = [];
    let now = 0;
    const buckets = new RedisBuckets(server.url);
    await buckets.connect();
    const limiter = new SharedRateLimiter(buckets, {
      rates: RATES,
      local: new LocalRateLimiter(RATES, () => now),
      now: () => now,
      onUnavailable: () => told.push('away'),
      onAvailable: () => told.push('back'),
    });
    const name = bucket();
    expect(await limiter.consume(name, 'standard')).toMatchObject({ allowed: true, remaining: 6 });
    server.freeze();
    const requested = performance.now();
    const decisions = await Promise.all(Array.from({ length: 10 }, async () => limiter.consume(name, 'standard')));
    expect(performance.now() - requested).toBeLessThan(500);
    expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(7);
    // From then on no request waits.
    expect(limiter.consume(name, 'standard')).toMatchObject({ allowed: false });
    server.thaw();
    const isBack = (): Promise<boolean> => {
      now += 1_000;
      void limiter.consume(name, 'standard');
      return Promise.resolve(told.length === 2);
    };
    await until(isBack);
    expect(told).toEqual(['away', 'back']);
    // Requests that timed out were still counted: no caller gains from an outage.
    expect(await limiter.consume(name, 'standard')).toMatchObject({ allowed: false });
    buckets.close();
  });

  it('are available again after a restart of the server, and are empty', async () => {
    const buckets = new RedisBuckets(server.url);
    await buckets.connect();
    const name = bucket();
    await buckets.consume(name, SLOW);
    await server.kill();
    const late = new RedisBuckets(server.url);
    await expect(late.connect()).rejects.toThrow();
    await expect(buckets.consume(name, SLOW)).rejects.toThrow();
    await server.launch();
    const found = (): Promise<boolean> =>
      buckets.consume(name, SLOW).then(
        () => true,
        () => false,
      );
    await until(found);
    // A server that was missing at the start makes no difference.
    await until(() =>
      late.consume(bucket(), SLOW).then(
        () => true,
        () => false,
      ),
    );
    late.close();
    expect(rest(await buckets.consume(name, SLOW))).toBe(5);
    buckets.close();
  });
});

/** Requests that a slow bucket still admits. */
function rest({ after, at }: { after: number; at: number }): number {
  return SLOW.burst - Math.ceil((after - at) / 1_000_000_000);
}
