import { ManualClock } from '@entity-registry/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { FairQueue } from './fair-queue.js';
import type { FairQueueLimits, WorkOptions } from './fair-queue.js';
import { QueueRefusal } from './queue-refusal.js';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const LIMITS: FairQueueLimits = { maxConcurrent: 1, maxWaitingOfTenant: 100, maxWaiting: 1_000, maxWaitMs: Infinity };

describe('the deadlines of a fair queue', () => {
  let time: number;
  let queue: FairQueue;
  let started: string[];
  let refused: string[];
  let running: (() => void)[];

  const open = (limits: Partial<FairQueueLimits> = {}): void => {
    [time, started, refused, running] = [0, [], [], []];
    queue = new FairQueue({ ...LIMITS, ...limits }, () => new Date(time));
  };
  beforeEach(() => {
    open();
  });

  /** Adds work that must end within `withinMs`, and that runs until `end`. */
  const add = (tenant: string, name: string, withinMs: number, options: WorkOptions = {}): void => {
    const work = (): Promise<void> => {
      started.push(name);
      return new Promise((resolve) => running.push(resolve));
    };
    queue.run(tenant, work, { deadline: new Date(time + withinMs), ...options }).catch((error: unknown) => {
      refused.push(`${name}: ${error instanceof QueueRefusal ? error.reason : String(error)}`);
    });
  };
  /** Ends the work that began first, after `ms`. */
  const end = async (ms: number): Promise<void> => {
    time += ms;
    running.shift()?.();
    await settled();
  };
  /** Lets the queue measure pieces of `ms` each. */
  const measure = async (ms: number, kind?: string): Promise<void> => {
    for (let nr = 0; nr < 3; nr += 1) {
      add('measured', 'measured', 1_000_000, { ...(kind !== undefined && { kind }) });
      await end(ms);
    }
    started.length = 0;
  };

  it('refuse at once what waits too long behind other work to end in time', async () => {
    await measure(10);
    for (const name of ['a1', 'a2', 'a3']) add('a', name, 1_000);
    // b1 waits for a1, which runs, and for a turn of a: 20 + 10 ms. a4 waits for a1 to a3 and for b1: 40 + 10 ms.
    add('b', 'late', 30);
    add('b', 'b1', 31);
    add('a', 'a4', 50);
    add('a', 'a5', 51);
    await settled();
    expect([started, refused]).toEqual([['a1'], ['late: estimate', 'a4: estimate']]);
  });

  it('tell on arrival whether a piece would be refused, and count it', async () => {
    await measure(10);
    const within = (ms: number) => queue.refusalOf('b', { deadline: new Date(time + ms) })?.reason ?? null;
    expect([within(1), within(0)]).toEqual([null, 'deadline']);
    add('a', 'a1', 1_000);
    await settled();
    // Behind a1: 10 + 10 ms.
    expect([within(21), within(20)]).toEqual([null, 'estimate']);
    expect([queue.refused.get('deadline'), queue.refused.get('estimate')]).toEqual([1, 1]);
  });

  it('leave a tenant with little work its turn, however much another has waiting', async () => {
    await measure(10);
    for (let nr = 0; nr < 50; nr += 1) add('a', `a${nr}`, 1_000);
    add('b', 'b1', 40);
    await settled();
    expect(refused).toEqual([]);
    await end(10);
    await end(10);
    expect(started).toEqual(['a0', 'a1', 'b1']);
  });

  it('refuse work whose turn comes too late, before it starts', async () => {
    add('a', 'a1', 1_000);
    add('b', 'late', 100);
    add('b', 'b2', 1_000);
    await end(100);
    expect([started, refused]).toEqual([['a1', 'b2'], ['late: deadline']]);
  });

  it('also stop parts of an admitted call, whose answer would come too late', async () => {
    add('a', 'a1', 1_000);
    add('a', 'a2', 50, { isAdmitted: true });
    await end(51);
    expect(refused).toEqual(['a2: deadline']);
  });

  it('refuse a call of many rows as a whole if its rows take longer than it has', async () => {
    await measure(10, 'row');
    const batch =
      (withinMs: number, parallel = 1) =>
      () => {
        queue.assertDeadline('a', { rows: 100, kind: 'row', deadline: new Date(time + withinMs), parallel });
      };
    expect(batch(1_001)).not.toThrow();
    expect(batch(1_000)).toThrow(expect.objectContaining({ reason: 'estimate', code: 'search_backend_error' }));
    // No more pieces run at a time than the queue has slots.
    expect(batch(1_000, 4)).toThrow(QueueRefusal);
    expect(queue.refused.get('estimate')).toBe(2);
    // Without a deadline, it may take its time.
    queue.assertDeadline('a', { rows: 100_000, kind: 'row', deadline: null });
  });

  it('estimate each kind of work by itself', async () => {
    await measure(100, 'slow');
    await measure(1, 'quick');
    add('a', 'a1', 1_000);
    // Too late for slow work even without waiting.
    add('b', 'slow', 99, { kind: 'slow' });
    add('b', 'quick', 99, { kind: 'quick' });
    await settled();
    expect(refused).toEqual(['slow: estimate']);
  });

  it('try work in an idle queue even if it seems too slow, so that a wrong estimate cannot last', async () => {
    await measure(100);
    add('a', 'a1', 50);
    await settled();
    expect([started, refused]).toEqual([['a1'], []]);
  });

  it('refuse at once what would wait longer than the queue allows', async () => {
    open({ maxWaitMs: 35 });
    await measure(10);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add('a', name, 1_000);
    await settled();
    // a4 waits for a1 to a3, 30 ms; a5 would wait 40 ms.
    expect(refused).toEqual(['a5: estimate']);
  });

  it('do not measure failed work', async () => {
    const failed = queue.run('a', () => {
      time += 1_000;
      return Promise.reject(new Error('no'));
    });
    await expect(failed).rejects.toThrow('no');
    add('a', 'a1', 1_000);
    add('a', 'a2', 100);
    await settled();
    expect(refused).toEqual([]);
  });

  it('tell the work how much time it has left', async () => {
    expect(await queue.run('a', (leftMs) => Promise.resolve(leftMs), { deadline: new Date(250) })).toBe(250);
    expect(await queue.run('a', (leftMs) => Promise.resolve(leftMs))).toBe(Infinity);
  });

  it('use the code of the work, or else that of the queue', async () => {
    open({ code: 'service_unavailable' });
    const late = { deadline: new Date(0) };
    const work = () => Promise.resolve();
    await expect(queue.run('a', work, late)).rejects.toMatchObject({ code: 'service_unavailable' });
    const searched = queue.run('a', work, { ...late, code: 'search_backend_error' });
    await expect(searched).rejects.toMatchObject({ code: 'search_backend_error', fields: { retryAfterSeconds: 5 } });
  });

  describe('without a turn', () => {
    let clock: ManualClock;
    let ends: string[];
    const gate = Promise.withResolvers<undefined>();

    const openWithTimer = (limits: Partial<FairQueueLimits> = {}): void => {
      clock = new ManualClock();
      ends = [];
      queue = new FairQueue({ ...LIMITS, ...limits }, clock.now, clock.setTimer);
      // Takes the only slot, for good.
      void queue.run('a', () => gate.promise);
    };
    const wait = (name: string, options: Omit<WorkOptions, 'deadline'> & { withinMs?: number } = {}): void => {
      const { withinMs, ...rest } = options;
      const deadline = withinMs === undefined ? null : clock.in(withinMs);
      queue
        .run(name, () => Promise.resolve(ends.push(`${name}: ran`)), { ...rest, deadline })
        .catch((error: unknown) => ends.push(`${name}: ${(error as QueueRefusal).reason}`));
    };
    beforeEach(() => {
      openWithTimer();
    });

    it('refuse work when its deadline passes, although no turn comes', async () => {
      wait('late', { withinMs: 1_000 });
      wait('admitted', { withinMs: 1_000, isAdmitted: true });
      wait('patient', { withinMs: 2_000 });
      clock.advance(999);
      await settled();
      expect(ends).toEqual([]);
      clock.advance(1);
      await settled();
      expect(ends).toEqual(['late: deadline', 'admitted: deadline']);
      expect(queue.waiting).toEqual({ rows: 1, tenants: 1 });
      expect(queue.refused.get('deadline')).toBe(2);
    });

    it('refuse work that has waited for as long as the queue allows, except parts of an admitted call', async () => {
      openWithTimer({ maxWaitMs: 500 });
      wait('one', { withinMs: 10_000 });
      wait('without a deadline');
      wait('admitted', { withinMs: 10_000, isAdmitted: true });
      clock.advance(520);
      await settled();
      expect(ends).toEqual(['one: waited', 'without a deadline: waited']);
      expect(queue.waiting).toEqual({ rows: 1, tenants: 1 });
    });

    it('leave the turns of the others as they are', async () => {
      openWithTimer({ maxConcurrent: 2 });
      const slot = Promise.withResolvers<undefined>();
      void queue.run('a', () => slot.promise);
      for (const name of ['b', 'c', 'd']) wait(name, { withinMs: 5_000 });
      wait('c', { withinMs: 100, rows: 3 });
      clock.advance(100);
      slot.resolve(undefined);
      await settled();
      expect(ends).toEqual(['c: deadline', 'b: ran', 'c: ran', 'd: ran']);
      expect(queue.waiting).toEqual({ rows: 0, tenants: 0 });
    });

    it('set one timer for all that wait, and none while nothing does', async () => {
      expect(clock.counts).toEqual({ set: 0, running: 0 });
      for (let nr = 0; nr < 100; nr += 1) wait('late', { withinMs: 1_000 + nr });
      expect(clock.counts).toEqual({ set: 1, running: 1 });
      clock.advance(2_000);
      await settled();
      expect(ends).toHaveLength(100);
      expect(clock.counts.running).toBe(0);
    });
  });
});
