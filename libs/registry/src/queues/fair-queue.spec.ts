import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FairQueue } from './fair-queue.js';
import type { FairQueueLimits } from './fair-queue.js';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const LIMITS: FairQueueLimits = { maxConcurrent: 1, maxWaitingOfTenant: 100, maxWaiting: 1_000, maxWaitMs: 1_000 };

/** A queue with work that runs until the test ends it with `end`. */
class Bench {
  time = 0;
  readonly started: string[] = [];
  readonly refused: string[] = [];
  readonly queue: FairQueue;
  private readonly running: (() => void)[] = [];

  constructor(limits: Partial<FairQueueLimits> = {}) {
    this.queue = new FairQueue({ ...LIMITS, ...limits }, () => new Date(this.time));
  }

  add(tenant: string, name: string, rows = 1, isAdmitted = false): void {
    const work = (): Promise<void> => {
      this.started.push(name);
      return new Promise((resolve) => this.running.push(resolve));
    };
    this.queue.run(tenant, work, { rows, isAdmitted }).catch(() => this.refused.push(name));
  }

  /** Ends the work that began first. */
  async end(): Promise<boolean> {
    const end = this.running.shift();
    end?.();
    await settled();
    return end !== undefined;
  }

  async finish(): Promise<void> {
    while (await this.end());
  }
}

describe('a fair queue', () => {
  let bench: Bench;
  beforeEach(() => {
    bench = new Bench();
  });

  it('starts work in the order of arrival within a tenant, and takes turns between tenants', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) bench.add('a', name);
    for (const name of ['b1', 'b2']) bench.add('b', name);
    bench.add('c', 'c1');
    await bench.finish();
    expect(bench.started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('puts a tenant without work in this round first, for one row per round', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) bench.add('a', name);
    for (const name of ['b1', 'b2', 'b3']) bench.add('b', name);
    await bench.end();
    await bench.end();
    // a and b have each had a turn.
    for (const name of ['c1', 'c2']) bench.add('c', name);
    await bench.end();
    bench.add('d', 'd1');
    await bench.finish();
    expect(bench.started).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'a3', 'b2', 'c2', 'a4', 'b3', 'a5']);
  });

  it('makes a piece of several rows wait for as many turns', async () => {
    bench.add('a', 'first');
    for (const name of ['a3', 'a3 again']) bench.add('a', name, 3);
    for (const name of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']) bench.add('b', name);
    await bench.finish();
    // Three rows of b for every three rows of a.
    expect(bench.started).toEqual(['first', 'b1', 'b2', 'a3', 'b3', 'b4', 'b5', 'a3 again', 'b6']);
  });

  it('gives all slots to a single tenant', async () => {
    bench = new Bench({ maxConcurrent: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) bench.add('a', name);
    await settled();
    expect(bench.started).toEqual(['a1', 'a2', 'a3']);
    await bench.finish();
    expect(bench.started).toHaveLength(4);
  });

  it('frees the slot of failed work', async () => {
    const failed = bench.queue.run('a', () => Promise.reject(new Error('no')));
    const next = bench.queue.run('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  it("rejects work over its tenant's limit", async () => {
    bench = new Bench({ maxWaitingOfTenant: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) bench.add('a', name);
    bench.add('b', 'b1');
    await settled();
    expect(bench.refused).toEqual(['a4']);
    await bench.finish();
    expect(bench.started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('rejects the newest work of the tenant with the most waiting rows above the total limit', async () => {
    bench = new Bench({ maxWaiting: 4 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) bench.add('a', name);
    bench.add('b', 'b1');
    bench.add('c', 'c1');
    await settled();
    expect(bench.refused).toEqual(['a5', 'a4']);
    await bench.finish();
    expect(bench.started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('rejects work that has waited too long when its turn comes', async () => {
    bench.add('a', 'a1');
    bench.add('a', 'late');
    await settled();
    bench.time = 1_001;
    bench.add('b', 'b1');
    await bench.finish();
    expect([bench.started, bench.refused]).toEqual([['a1', 'b1'], ['late']]);
  });

  it('never rejects part of an admitted call, nor other work because of it', async () => {
    bench = new Bench({ maxWaitingOfTenant: 2, maxWaiting: 3 });
    bench.add('a', 'a1');
    for (const name of ['a2', 'a3', 'a4', 'a5']) bench.add('a', name, 1, true);
    for (const name of ['a6', 'a7']) bench.add('a', name);
    for (const name of ['b1', 'b2']) bench.add('b', name);
    await settled();
    expect([bench.refused, bench.queue.waiting]).toEqual([['a7'], { rows: 7, tenants: 2 }]);
    bench.time = 1_001;
    await bench.finish();
    expect(bench.started).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
    expect(bench.refused).toEqual(expect.arrayContaining(['a7', 'a6', 'b1', 'b2']));
    expect(bench.queue.waiting).toEqual({ rows: 0, tenants: 0 });
  });

  it('shares rows fairly between tenants, uses every free slot, and keeps the order within a tenant', async () => {
    const arrival = fc.record({ tenant: fc.constantFrom('a', 'b', 'c', 'd'), rows: fc.integer({ min: 1, max: 5 }) });
    const step = fc.oneof(fc.array(arrival, { minLength: 1, maxLength: 6 }), fc.constant('end' as const));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 40 }), async (slots, steps) => {
        const run = new Bench({ maxConcurrent: slots, maxWaitingOfTenant: 1_000, maxWaiting: 10_000 });
        const added: { name: string; tenant: string; rows: number }[] = [];
        /** Rows of the tenant that were started from position `from` on. */
        const startedRows = (from: number, tenant: string): number =>
          run.started
            .slice(from)
            .map((name) => added.find((piece) => piece.name === name))
            .reduce((sum, piece) => sum + (piece?.tenant === tenant ? piece.rows : 0), 0);
        const since = new Map<string, number>();
        const check = (): void => {
          const waits = (tenant: string): boolean =>
            added.some((piece) => piece.tenant === tenant && !run.started.includes(piece.name));
          for (const [one, other] of [
            ['a', 'b'],
            ['a', 'c'],
            ['b', 'c'],
            ['c', 'd'],
            ['a', 'd'],
            ['b', 'd'],
          ] as const) {
            const pair = `${one}${other}`;
            const from = since.get(pair);
            if (!waits(one) || !waits(other)) since.delete(pair);
            // What started before both waited took free slots, without a turn.
            else if (from === undefined) since.set(pair, run.started.length);
            // Deficit round-robin (Shreedhar and Varghese, 1996): while two tenants wait, neither gets ahead of the other by more than
            // two of the largest pieces and a turn of one row.
            else expect(Math.abs(startedRows(from, one) - startedRows(from, other))).toBeLessThanOrEqual(2 * 5 + 1);
          }
          const order = (tenant: string): string[] =>
            added.filter((piece) => piece.tenant === tenant).map(({ name }) => name);
          for (const tenant of ['a', 'b', 'c', 'd']) {
            const started = run.started.filter((name) => order(tenant).includes(name));
            expect(started).toEqual(order(tenant).slice(0, started.length));
          }
        };
        let running = 0;
        for (const one of steps) {
          const before = run.started.length;
          if (one === 'end') running -= (await run.end()) ? 1 : 0;
          else {
            for (const { tenant, rows } of one) {
              const name = `${tenant}${String(added.length)}`;
              added.push({ name, tenant, rows });
              run.add(tenant, name, rows);
            }
            await settled();
          }
          running += run.started.length - before;
          expect(running === slots || run.queue.waiting.rows === 0).toBe(true);
          expect(running).toBeLessThanOrEqual(slots);
          check();
        }
        await run.finish();
        expect(run.started).toHaveLength(added.length);
      }),
      { numRuns: 300 },
    );
  });
});
