import { until } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BACKENDS } from '../test/backends.js';
import type { Backend } from '../test/backends.js';
import { JobWorker, isLastAttempt, openQueue, rowOf } from './index.js';
import type { JobHooks, JobOutcome, JobQueue } from './index.js';

for (const { name, skip, open } of BACKENDS) {
  (skip ? describe.skip : describe)(`a queue on ${name}`, () => {
    let backend: Backend;
    let queue: JobQueue;
    let workers: JobWorker[];
    const ended: [bigint, JobOutcome][] = [];

    beforeAll(async () => {
      backend = await open();
    });
    afterAll(() => backend.close());
    beforeEach(() => {
      backend.relay.restore();
      ended.length = 0;
      workers = [];
      queue = openQueue('refresh', backend.connection, { timeoutMs: 3_000 });
    });
    afterEach(async () => {
      backend.relay.restore();
      await Promise.all(workers.map((worker) => worker.close(0)));
      await backend.clear();
      await queue.close();
    });

    type Process = (id: bigint, signal: AbortSignal, isLast: boolean) => Promise<void>;

    const work = (process: Process, hooks: JobHooks = {}, lockMs = 30_000, concurrency = 2): JobWorker => {
      const onEnd: JobHooks['onEnd'] = (id, outcome) => ended.push([id, outcome]);
      const worker = new JobWorker('refresh', (job, _, signal) => process(rowOf(job), signal, isLastAttempt(job)));
      worker.start({ backend: backend.connection, concurrency, lockMs, onEnd, ...hooks });
      workers.push(worker);
      return worker;
    };
    const drained = () =>
      until(async () => {
        const { waiting, active, delayed } = await queue.counts();
        return waiting + active + delayed === 0;
      });
    const held = () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      return {
        promise,
        letGo: () => {
          resolve(undefined);
        },
      };
    };

    it('runs the job of a row, once however often it is added before', async () => {
      const seen: bigint[] = [];
      await queue.add(7n);
      await queue.add(7n);
      await queue.addMany([7n, 9_007_199_254_740_993n]);
      expect(await queue.counts()).toEqual({ waiting: 2, active: 0, delayed: 0 });
      work((id) => Promise.resolve(void seen.push(id)));
      await drained();
      expect(seen).toEqual([7n, 9_007_199_254_740_993n]);
      expect(ended).toEqual([
        [7n, 'done'],
        [9_007_199_254_740_993n, 'done'],
      ]);
    });

    it('says which rows have no job', async () => {
      const gate = held();
      await queue.addMany([1n, 2n]);
      work(() => gate.promise, {}, 30_000, 1);
      await until(async () => (await queue.counts()).active === 1);
      expect(await queue.missing([1n, 2n, 3n])).toEqual([3n]);
      expect(await queue.missing([])).toEqual([]);
      gate.letGo();
      await drained();
      expect(await queue.missing([1n, 2n, 3n])).toEqual([1n, 2n, 3n]);
    });

    it('accepts the id of a job that has ended again', async () => {
      work(() => Promise.resolve());
      await queue.add(1n);
      await until(() => Promise.resolve(ended.length === 1));
      await drained();
      await queue.add(1n);
      await until(() => Promise.resolve(ended.length === 2));
    });

    it('runs as many jobs at once as configured', async () => {
      const gate = held();
      let most = 0;
      let now = 0;
      await queue.addMany([1n, 2n, 3n, 4n, 5n]);
      work(async () => {
        now += 1;
        most = Math.max(most, now);
        await gate.promise;
        now -= 1;
      });
      await until(() => Promise.resolve(now === 2));
      expect(await queue.counts()).toMatchObject({ waiting: 3, active: 2 });
      gate.letGo();
      await drained();
      expect(most).toBe(2);
    });

    it('tries a job that throws three times, then gives up and forgets it', async () => {
      const givenUp: [bigint, unknown][] = [];
      const last: boolean[] = [];
      const fault = new Error('a fault of the test');
      const onExhausted = (id: bigint, error: unknown) => Promise.resolve(void givenUp.push([id, error]));
      await queue.add(3n);
      const failing: Process = (_id, _signal, isLast) => {
        last.push(isLast);
        return Promise.reject(fault);
      };
      work(failing, { onExhausted });
      for (const attempt of [1, 2]) {
        await until(async () => ended.length === attempt && (await queue.counts()).delayed === 1);
        const stored = await backend.storedText();
        expect(stored).toContain('refresh-3');
        expect(stored).not.toContain(fault.message);
        expect(stored).not.toContain('.spec.ts');
        expect(await queue.requeue(3n)).toBe('promoted');
      }
      await drained();
      expect(ended.map(([, outcome]) => outcome)).toEqual(['failed', 'failed', 'given_up']);
      expect(last).toEqual([false, false, true]);
      expect(givenUp).toEqual([[3n, fault]]);
      expect(await queue.requeue(3n)).toBe('added');
    });

    it('reports for an existing job whether it waits or runs', async () => {
      const gate = held();
      expect(await queue.requeue(1n)).toBe('added');
      expect(await queue.requeue(1n)).toBe('waiting');
      work(() => gate.promise);
      await until(async () => (await queue.counts()).active === 1);
      expect(await queue.requeue(1n)).toBe('active');
      gate.letGo();
      await drained();
    });

    it('lets running jobs finish when it closes, and starts none except those being fetched', async () => {
      const gate = held();
      await queue.addMany(Array.from({ length: 20 }, (_, index) => BigInt(index + 1)));
      const worker = work(() => gate.promise);
      await until(async () => (await queue.counts()).active === 2);
      const closed = worker.close(10_000);
      gate.letGo();
      await closed;
      // A worker fetches the next job in the statement that ends one.
      expect([2, 3, 4]).toContain(ended.length);
      expect(await queue.counts()).toEqual({ waiting: 20 - ended.length, active: 0, delayed: 0 });
    });

    it('aborts jobs that do not finish in time, and puts them back without counting the attempt', async () => {
      await queue.add(1n);
      const begun = held();
      let wasOpen = false;
      const worker = work((_id, signal) => {
        // A stop only reaches the jobs of an open worker.
        wasOpen = worker.isOpen;
        begun.letGo();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
        });
      });
      await begun.promise;
      await worker.close(10);
      expect(wasOpen).toBe(true);
      expect(ended).toEqual([[1n, 'stopped']]);
      expect(await queue.counts()).toEqual({ waiting: 1, active: 0, delayed: 0 });
      work(() => Promise.resolve());
      await drained();
      expect(ended.at(-1)).toEqual([1n, 'done']);
    });

    it('closes in time even if a job ignores its signal', async () => {
      await queue.add(1n);
      const gate = held();
      const worker = work(() => gate.promise);
      await until(async () => (await queue.counts()).active === 1);
      const before = performance.now();
      await worker.close(10);
      expect(performance.now() - before).toBeLessThan(4_000);
      gate.letGo();
    });

    it('gives the job of a worker that stalled past its lock to another, and both may end', async () => {
      const gate = held();
      await queue.add(1n);
      const errors: string[] = [];
      let runs = 0;
      // No one renews the lock of a job whose worker is gone: here it has lost the server.
      const { proxy, connection } = await backend.another();
      const stalled = new JobWorker('refresh', () => {
        runs += 1;
        return gate.promise;
      });
      const onError = ({ message }: Error) => errors.push(message);
      stalled.start({ backend: connection, concurrency: 1, lockMs: 2_000, onError });
      await until(() => Promise.resolve(runs === 1));
      proxy.sever();
      const before = performance.now();
      work(() => Promise.resolve(void (runs += 1)), {}, 2_000);
      await until(() => Promise.resolve(runs === 2));
      // Within 1.2 times the lock, plus a margin for a busy machine.
      expect(performance.now() - before).toBeLessThan(4_000);
      await drained();
      proxy.restore();
      gate.letGo();
      await stalled.close(5_000);
      await proxy.close();
      expect(runs).toBe(2);
      expect(ended).toEqual([[1n, 'done']]);
    });

    it('that is unavailable refuses within its time limit, and accepts jobs when it is back', async () => {
      backend.relay.sever();
      const away = openQueue('refresh', backend.connection, { timeoutMs: 300 });
      const before = performance.now();
      await expect(away.add(1n)).rejects.toThrow();
      expect(performance.now() - before).toBeLessThan(1_000);
      backend.relay.restore();
      await until(() =>
        away.add(1n).then(
          () => true,
          () => false,
        ),
      );
      expect((await away.counts()).waiting).toBe(1);
      await away.close();
    });

    it('that goes silent is waited for no longer than its time limit, also halfway', async () => {
      const silent = openQueue('refresh', backend.connection, { timeoutMs: 300 });
      await silent.add(1n);
      backend.relay.freeze();
      const before = performance.now();
      await expect(silent.add(2n)).rejects.toThrow('the queue did not respond within 300 ms');
      await silent.close();
      expect(performance.now() - before).toBeLessThan(1_500);
    });

    it('is reached by a worker that started while it was unavailable', async () => {
      await queue.add(1n);
      backend.relay.sever();
      const errors: string[] = [];
      const worker = work(() => Promise.resolve(), { onError: ({ message }) => errors.push(message) });
      await until(() => Promise.resolve(errors.length > 0));
      expect(worker.isOpen).toBe(false);
      backend.relay.restore();
      await until(() => Promise.resolve(ended.length === 1));
    });

    it('can go down and come back under a worker', async () => {
      work(() => Promise.resolve());
      await queue.add(1n);
      // The statement that ends a job fetches the next one: if its reply were lost, that job would wait for its lock.
      await drained();
      backend.relay.sever();
      backend.relay.restore();
      await until(() =>
        queue.add(2n).then(
          () => true,
          () => false,
        ),
      );
      await until(() => Promise.resolve(ended.length === 2));
    });

    it('closes in time while it is unavailable', async () => {
      // It must respond first, also on a busy machine.
      const away = openQueue('refresh', backend.connection, { timeoutMs: 1_000 });
      const never = openQueue('refresh', backend.connection, { timeoutMs: 300 });
      const worker = work(() => Promise.resolve());
      await away.add(1n);
      await until(() => Promise.resolve(ended.length === 1));
      backend.relay.sever();
      await expect(never.add(1n)).rejects.toThrow();
      const before = performance.now();
      await Promise.all([away.close(), never.close(), worker.close(300)]);
      expect(performance.now() - before).toBeLessThan(2_500);
      await expect(away.add(1n)).rejects.toThrow('the queue is closed');
    });

    it('closes a worker that never reached it', async () => {
      backend.relay.sever();
      const worker = work(() => Promise.resolve());
      await worker.close(1_000);
      expect(worker.isOpen).toBe(false);
    });
  });
}
