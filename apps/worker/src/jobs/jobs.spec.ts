import { Refreshes } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { PoolFullError, QueryTimeoutError } from '@entity-registry/database';
import { openQueue } from '@entity-registry/queue';
import type { JobQueue } from '@entity-registry/queue';
import { RedisServer, hasRedisServer, until } from '@entity-registry/testing';
import { describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { WorkerFixture } from '../../test/worker-fixture.js';
import type { JobHandlers } from './handlers.js';

/** Simulates the refreshes of a test; the sweep finds them at once, whatever their age. */
type Run = (id: bigint, requests: Refreshes, signal: AbortSignal) => Promise<unknown>;

interface Scene {
  worker: WorkerFixture;
  requests: Refreshes;
  queue: JobQueue;
  /** A request as the API creates it, without its job. */
  take: () => Promise<bigint>;
  statusOf: (id: bigint) => Promise<{ status: string; error_message: string | null; runs: number } | undefined>;
}

/** Ends a request without a source or a charge. */
const finish: Run = async (id, requests) => {
  await requests.begin(id);
  await requests.fail(id, 'done by the test');
};

async function withJobs(
  run: Run,
  work: (scene: Scene) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  const handlers = (pool: pg.Pool, now: () => Date): JobHandlers => {
    const requests = new Refreshes(pool, now);
    return {
      refresh: {
        run: (id, signal) => run(id, requests, signal),
        waiting: (limit) => requests.listDispatchedBefore(-1, limit),
        abandon: (id) => requests.abandon(id),
      },
      webhooks: { run: () => Promise.resolve(), waiting: () => Promise.resolve([]) },
    };
  };
  const worker = await WorkerFixture.open(undefined, { handlers: ({ pool, now }) => handlers(pool, now), environment });
  const requests = new Refreshes(worker.database.pool, () => worker.time);
  const { url } = worker.database;
  const redisUrl = environment['REDIS_URL'];
  const queue = openQueue('refresh', redisUrl === undefined ? { databaseUrl: url } : { redisUrl });
  const account = await worker.billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' });
  await worker.billing.grantPurchase({ accountId: account.id, amount: micro('1.00'), idempotencyKey: 'purchase' });
  const key = await worker.billing.createKey({ accountId: account.id, name: 'prueba' });
  const take = async (): Promise<bigint> => {
    const created = await requests.create({
      ...{ accountId: account.id, keyId: key.id, jurisdiction: 'pa', entityPk: 1n, codes: ['CHK-BIN'] },
      ...{ price: micro('0.02'), clientReference: null, member: null },
    });
    if (created.outcome !== 'created') throw new Error(created.outcome);
    return created.id;
  };
  const statusOf: Scene['statusOf'] = async (id) => {
    const { rows } = await worker.database.pool.query<{ status: string; error_message: string | null; runs: number }>(
      'select status, error_message, runs from update_request where id = $1',
      [id],
    );
    return rows[0];
  };
  try {
    await work({ worker, requests, queue, take, statusOf });
  } finally {
    await queue.close();
    await worker.close();
  }
}

const ended = async ({ statusOf }: Scene, id: bigint): Promise<void> => {
  await until(async () => (await statusOf(id))?.status === 'failed', { limitMs: 20_000 });
};

describe('the jobs of the worker', () => {
  it('run a request once as soon as there is a slot for it', async () => {
    await withJobs(finish, async (scene) => {
      const id = await scene.take();
      await ended(scene, id);
      expect(await scene.statusOf(id)).toEqual({ status: 'failed', error_message: 'done by the test', runs: 1 });
      const measured = async () => await scene.worker.metrics.metrics();
      await until(async () =>
        (await measured()).includes('jobs_total{queue="refresh",outcome="done",service="worker"} 1'),
      );
      expect(await measured()).toContain('queue_jobs{queue="refresh",state="waiting",service="worker"} 0');
      expect(await measured()).toContain('jobs_swept_total{queue="refresh",service="worker"} 0');
    });
  });

  it('find a request whose job was lost, and run it once', async () => {
    await withJobs(finish, async (scene) => {
      const { pool } = scene.worker.database;
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query<{ id: bigint }>(
        `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, requested_at)
         select id, 'pa', 1, '{CHK-BIN}', 20000, $1 from account returning id`,
        [scene.worker.time],
      );
      await client.query('update work set dispatched_at = $1', [scene.worker.time]);
      await client.query('commit');
      client.release();
      await ended(scene, rows[0]?.id ?? 0n);
      const measured = async () => await scene.worker.metrics.metrics();
      await until(async () => (await measured()).includes('jobs_swept_total{queue="refresh",service="worker"} 1'));
    });
  });

  it('do nothing for a request that has ended', async () => {
    const seen: boolean[] = [];
    const run: Run = async (id, requests) => {
      seen.push((await requests.begin(id)) === null);
    };
    await withJobs(run, async (scene) => {
      const id = await scene.take();
      await scene.requests.fail(id, 'ended before');
      await scene.queue.add(id);
      await until(() => Promise.resolve(seen.length > 0));
      expect(await scene.statusOf(id)).toMatchObject({ error_message: 'ended before', runs: 0 });
    });
  });

  it('fail a request whose attempts all threw, and log the cause', async () => {
    await withJobs(
      () => Promise.reject(new Error('an invented fault')),
      async (scene) => {
        const id = await scene.take();
        await ended(scene, id);
        expect(await scene.statusOf(id)).toMatchObject({ error_message: 'the refresh could not be finished' });
        expect(scene.worker.logged('a job failed and is tried again')).toHaveLength(2);
        expect(scene.worker.logged('a job failed for the last time')[0]).toContain('an invented fault');
      },
    );
  });

  it.each<[string, Error]>([
    ['that its server ended', Object.assign(new Error('terminating connection'), { syscall: 'read' })],
    ['whose pool had no connection in time', new PoolFullError(null)],
    ['whose connection broke', new Error('Connection terminated unexpectedly')],
    ['that did not answer', new QueryTimeoutError(65_000)],
  ])('leave a request pending after an error of a database %s, and retry it', async (_, error) => {
    let errors = 3;
    const run: Run = async (id, requests) => {
      errors -= 1;
      if (errors >= 0) throw error;
      await finish(id, requests, AbortSignal.abort());
    };
    await withJobs(run, async (scene) => {
      const id = await scene.take();
      const again = async () => {
        await scene.queue.requeue(id);
        return (await scene.statusOf(id))?.status === 'failed';
      };
      await until(again, { limitMs: 20_000 });
      expect(await scene.statusOf(id)).toMatchObject({ error_message: 'done by the test' });
      expect(scene.worker.logged('a job failed for the last time')).toHaveLength(1);
    });
  });

  it('finish before the worker stops, and those that take too long are released', async () => {
    const slow = Promise.withResolvers<undefined>();
    const begun: bigint[] = [];
    const run: Run = async (id, requests, signal) => {
      begun.push(id);
      if (begun.length === 1) await slow.promise;
      else
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('stopped'));
          });
        });
      await finish(id, requests, signal);
    };
    await withJobs(
      run,
      async (scene) => {
        const ids = [await scene.take(), await scene.take()];
        await until(() => Promise.resolve(begun.length === 2));
        const closed = scene.worker.app.close();
        slow.resolve(undefined);
        await closed;
        const states = await Promise.all(ids.map(async (id) => (await scene.statusOf(id))?.status));
        expect(states.sort()).toEqual(['failed', 'pending']);
        expect(await scene.queue.counts()).toEqual({ waiting: 1, active: 0, delayed: 0 });
        expect(scene.worker.logged('a job was put back by the stop')).toHaveLength(1);
      },
      { SHUTDOWN_TIMEOUT_MS: '3500' },
    );
  });

  (hasRedisServer() ? it : it.skip)(
    'on a Redis that forgets them are not lost (skipped without redis-server)',
    async () => {
      const redis = await RedisServer.start();
      const gate = Promise.withResolvers<undefined>();
      const run: Run = async (id, requests, signal) => {
        await gate.promise;
        await finish(id, requests, signal);
      };
      await withJobs(
        run,
        async (scene) => {
          const ids = await Promise.all(Array.from({ length: 20 }, scene.take));
          await until(async () => (await scene.queue.counts()).active > 0);
          await redis.kill();
          await redis.launch();
          gate.resolve(undefined);
          for (const id of ids) await ended(scene, id);
          expect(scene.worker.logged('a periodic task fails').length).toBeLessThan(3);
        },
        { REDIS_URL: redis.url },
      );
      await redis.close();
    },
  );
});
