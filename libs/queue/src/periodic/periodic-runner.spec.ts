import { randomUUID } from 'node:crypto';
import { createTestDatabase, until } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { PeriodicRunner } from '../index.js';
import type { PeriodicTask } from '../index.js';
import { TaskRows } from './task-rows.js';
import type { TaskDatabase } from './task-rows.js';

const HOUR_MS = 3_600_000;

describe('periodic tasks', () => {
  let database: TestDatabase;
  let metrics: Registry;
  let runners: PeriodicRunner[];
  let reported: string[];

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    metrics = new Registry();
    runners = [];
    reported = [];
  });
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    await database.pool.query('delete from periodic_task');
  });

  /** The runner of one process. */
  const process = (
    task: PeriodicTask,
    db: TaskDatabase = database.pool,
    registry = metrics,
    times = 1,
  ): PeriodicRunner => {
    const say = (_: object, text: string): void => void reported.push(text);
    const tasks = Array.from({ length: times }, () => task);
    const runner = new PeriodicRunner(tasks, { db, log: { info: say, error: say }, metrics: registry, renewMs: 1 });
    runners.push(runner);
    return runner;
  };

  /** A task whose runs end as scripted, one after the other; then each succeeds, and `ended` resolves. */
  const scripted = (runs: PeriodicTask['run'][], terms: Partial<PeriodicTask> = {}) => {
    const end = Promise.withResolvers<undefined>();
    const task: PeriodicTask = {
      ...{ name: 'test', everyMs: 0, deadlineMs: HOUR_MS, runsIn: 'every-process' },
      run: (signal) => {
        const run = runs.shift();
        if (run !== undefined) return run(signal);
        end.resolve(undefined);
        return Promise.resolve(false);
      },
      ...terms,
    };
    return { task, ended: end.promise };
  };
  const fails = (): Promise<never> => Promise.reject(new Error('an injected error'));
  const throws = (): never => {
    throw new Error('an injected error');
  };
  const succeeds = (): Promise<false> => Promise.resolve(false);
  const untilAborted = (signal: AbortSignal): Promise<never> =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
  const row = async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select failures, error, lease_id is null as free, due_at > now() as waits, last_success_at is null as failed from periodic_task`,
    );
    return rows[0];
  };

  it('continue after a run that failed, which is logged once, and are counted', async () => {
    const { task, ended } = scripted([fails, throws, succeeds]);
    const runner = process(task);
    runner.start();
    await ended;
    await runner.stop();
    expect(reported).toEqual(['a periodic task fails', 'a periodic task succeeds again']);
    const text = await metrics.metrics();
    expect(text).toContain('periodic_runs_total{task="test",outcome="failed"} 2');
    expect(text).toMatch(/periodic_runs_total\{task="test",outcome="done"\} [2-9]/);
    expect(text).toContain('periodic_failures{task="test"} 0');
    expect(text).toMatch(/periodic_seconds_since_success\{task="test"\} \d/);
  });

  it('finish the current run when they are stopped, and start no other', async () => {
    const first = Promise.withResolvers<undefined>();
    let runs = 0;
    const run = () => first.promise.then(() => (runs += 1) < 0);
    const runner = process(scripted([run, run]).task);
    runner.start();
    const stopped = runner.stop();
    first.resolve(undefined);
    await stopped;
    expect(runs).toBe(1);
  });

  it('end what runs have left under way when they are stopped', async () => {
    const steps: string[] = [];
    const drain = () => row().then(() => void steps.push('drained'));
    await process({ ...scripted([]).task, drain }).stop();
    expect(steps).toEqual(['drained']);
  });

  it('run again at once while there is more to do', async () => {
    const more = () => Promise.resolve(true);
    const { task, ended } = scripted([more, more, more], { everyMs: HOUR_MS });
    process(task).start();
    await ended;
  });

  it('fail at their deadline, and are unhealthy until that run has ended', async () => {
    const gate = Promise.withResolvers<undefined>();
    const reasons: unknown[] = [];
    const hangs = async (signal: AbortSignal) => {
      await untilAborted(signal).catch((reason: unknown) => reasons.push(reason));
      await gate.promise;
      return false;
    };
    const { task } = scripted([hangs], { deadlineMs: 1, everyMs: HOUR_MS });
    const runner = process(task);
    await runner.assertHealthy();
    runner.start();
    await until(() => Promise.resolve(reasons.length === 1));
    expect(reasons).toEqual([new Error('it took longer than 1 ms')]);
    await expect(runner.assertHealthy()).rejects.toThrow('periodic tasks fail: test');
    gate.resolve(undefined);
    await runner.stop();
    await runner.assertHealthy();
    expect(reported).toEqual(['a periodic task fails']);
  });

  it('count the failures of one that runs several times at once', async () => {
    const { task } = scripted([fails, succeeds], { everyMs: HOUR_MS });
    const runner = process(task, database.pool, metrics, 2);
    runner.start();
    await until(async () => (await metrics.metrics()).includes('periodic_runs_total{task="test",outcome="done"} 1'));
    expect(await metrics.metrics()).toContain('periodic_failures{task="test"} 1');
  });

  it('are unhealthy after three failures in a row', async () => {
    const gate = Promise.withResolvers<boolean>();
    let isHeld = false;
    const waits = () => {
      isHeld = true;
      return gate.promise;
    };
    const { task, ended } = scripted([fails, fails, fails, waits]);
    const runner = process(task);
    runner.start();
    await until(() => Promise.resolve(isHeld));
    await expect(runner.assertHealthy()).rejects.toThrow('periodic tasks fail: test');
    gate.resolve(false);
    await ended;
    await runner.assertHealthy();
  });

  describe('that run in one process at a time', () => {
    const shared = { runsIn: 'one-process' } as const;

    it('never run in two, and are claimed by any', async () => {
      let [now, most, runs] = [0, 0, 0];
      const run = async () => {
        now += 1;
        most = Math.max(most, now);
        runs += 1;
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        return false;
      };
      for (let index = 0; index < 4; index += 1) {
        process({ ...scripted([]).task, ...shared, run }, database.pool, new Registry()).start();
      }
      await until(() => Promise.resolve(runs >= 20));
      expect(most).toBe(1);
    });

    it('keep their last run and their failures in their row, for the metrics of every process', async () => {
      const { task, ended } = scripted([fails, fails], shared);
      const runner = process({ ...task, everyMs: HOUR_MS });
      runner.start();
      await until(async () => (await row())?.['failures'] === 1);
      expect(await row()).toEqual({ failures: 1, error: 'an injected error', free: true, waits: true, failed: true });
      await runner.stop();
      await database.pool.query('update periodic_task set due_at = now()');
      const other = new Registry();
      const next = process({ ...task, everyMs: HOUR_MS }, database.pool, other);
      next.start();
      await until(async () => (await row())?.['failures'] === 2);
      expect(await metrics.metrics()).toContain('periodic_failures{task="test"} 2');
      await next.stop();
      await database.pool.query('update periodic_task set due_at = now()');
      process({ ...task, everyMs: HOUR_MS }, database.pool, new Registry()).start();
      await ended;
      await until(async () => (await row())?.['failed'] === false);
      expect(await row()).toEqual({ failures: 0, error: null, free: true, waits: true, failed: false });
      expect(await other.metrics()).toContain('periodic_failures{task="test"} 0');
    });

    it('do not poll: a process waits until the task is due, or its lease has ended', async () => {
      const counts = { idle: 0, first: 0 };
      const counting = (name: keyof typeof counts): TaskDatabase => ({
        query: (text, values) => {
          counts[name] += 1;
          return database.pool.query(text, values);
        },
      });
      const { task, ended } = scripted([], { ...shared, everyMs: HOUR_MS });
      process(task, counting('first')).start();
      await ended;
      await until(async () => (await row())?.['free'] === true);
      const idle = process(task, counting('idle'), new Registry());
      idle.start();
      await idle.stop();
      // One to take the task and one to give it back; one that says to wait for an hour.
      expect(counts).toEqual({ first: 2, idle: 1 });
    });

    it('are released without a failure when a stop interrupts them', async () => {
      const begun = Promise.withResolvers<undefined>();
      const interrupted = (signal: AbortSignal) => {
        begun.resolve(undefined);
        return untilAborted(signal);
      };
      const runner = process(scripted([interrupted], { ...shared, everyMs: HOUR_MS }).task);
      runner.start();
      await begun.promise;
      await runner.stop();
      expect(await row()).toMatchObject({ failures: 0, free: true, waits: false });
      expect(reported).toEqual([]);
    });

    it('are healthy again where they failed, once another process ran them', async () => {
      const other = new TaskRows(database.pool, randomUUID());
      const gate = Promise.withResolvers<undefined>();
      let asked = 0;
      const db: TaskDatabase = {
        query: async (text, values) => {
          // After three failures the other process is faster.
          if (text.includes('insert into') && (asked += 1) === 4) {
            await gate.promise;
            await other.claim('test');
            await other.finish('test', null, HOUR_MS);
          }
          return database.pool.query(text, values);
        },
      };
      const runner = process(scripted([fails, fails, fails], shared).task, db);
      runner.start();
      await until(() => Promise.resolve(asked === 4));
      await expect(runner.assertHealthy()).rejects.toThrow('periodic tasks fail: test');
      gate.resolve(undefined);
      await until(() => Promise.resolve(reported.length === 2));
      await runner.assertHealthy();
      expect(reported).toEqual(['a periodic task fails', 'a periodic task succeeds again']);
    });

    it('abort when another process took over after a stall', async () => {
      const reasons: unknown[] = [];
      const run = async (signal: AbortSignal) => {
        await database.pool.query(`update periodic_task set lease_id = gen_random_uuid()`);
        await untilAborted(signal).catch((reason: unknown) => reasons.push(reason));
        return false;
      };
      process(scripted([run], { ...shared, everyMs: HOUR_MS }).task).start();
      await until(() => Promise.resolve(reported.length === 1));
      expect(reasons).toEqual([new Error('another process took it over')]);
      expect(await row()).toMatchObject({ failures: 0, free: false });
    });

    it('wait for a database that is down, which is logged once', async () => {
      let isAway = true;
      let requested = 0;
      const db: TaskDatabase = {
        query: (text, values) => {
          requested += 1;
          return isAway ? Promise.reject(new Error('away')) : database.pool.query(text, values);
        },
      };
      const { task, ended } = scripted([], shared);
      process(task, db).start();
      await until(() => Promise.resolve(requested >= 3));
      isAway = false;
      await ended;
      expect(reported).toEqual([
        'the database does not say whether a task is due',
        'the database says again whether a task is due',
      ]);
    });
  });
});
