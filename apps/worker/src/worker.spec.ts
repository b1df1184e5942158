import { HOUSEKEEPING_TASKS } from '@entity-registry/accounts';
import { micro } from '@entity-registry/domain';
import { SeverableProxy, until } from '@entity-registry/testing';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { WorkerFixture } from '../test/worker-fixture.js';

async function withWorker(
  work: (worker: WorkerFixture) => Promise<void>,
  databaseUrl?: (url: string) => Promise<string>,
): Promise<void> {
  const worker = await WorkerFixture.open(databaseUrl);
  try {
    await work(worker);
  } finally {
    await worker.close();
  }
}

describe('the worker', () => {
  it('runs scheduled housekeeping, and exposes its metrics', async () => {
    await withWorker(async (worker) => {
      await until(async () => (await worker.runs()).length === HOUSEKEEPING_TASKS.length);
      const account = await worker.billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' });
      await worker.billing.grantTrial({
        ...{ accountId: account.id, amount: micro('1.00'), idempotencyKey: 'trial' },
        expiresAt: new Date('2026-11-21T12:04:00Z'),
      });
      worker.time = new Date('2026-11-21T12:05:00Z');
      await until(() => Promise.resolve(worker.logged('"lots":1').length === 1));
      const measured = await worker.metrics.metrics();
      expect(measured).toContain('housekeeping_runs_total{task="reconcile",outcome="ok",service="worker"} 1');
      expect(measured).toContain('housekeeping_runs_total{task="expire_trials",outcome="ok",service="worker"} 2');
      expect(measured).toContain('billing_ledger_drift{service="worker"} 0');
      for (const queue of ['events', 'webhooks', 'changes', 'charges'])
        expect(measured).toContain(`watch_oldest_seconds{queue="${queue}",service="worker"} 0`);
      expect(measured).toContain('watch_items_unpaid{service="worker"} 0');
    });
  });

  it('logs drift as an error and shows it in the gauge', async () => {
    await withWorker(async (worker) => {
      await until(async () => (await worker.runs()).length === HOUSEKEEPING_TASKS.length);
      const client = await worker.database.pool.connect();
      await client.query(
        `set session_replication_role = replica;
         insert into posting values (77, 1, 1, 'wallet', null, 5)`,
      );
      client.release(true);
      worker.time = new Date('2026-11-22T03:00:00Z');
      await until(() => Promise.resolve(worker.logged('the ledger does not balance').length === 1));
      expect(worker.logged('the ledger does not balance')[0]).toContain('"level":"error"');
      expect(await worker.metrics.metrics()).toContain('billing_ledger_drift{service="worker"} 1');
    });
  });

  it('reports its health, and reports unhealthy when its database is down', async () => {
    const relays: SeverableProxy[] = [];
    const throughRelay = async (url: string): Promise<string> => {
      const relayed = await SeverableProxy.open(url);
      relays.push(relayed.proxy);
      return relayed.url;
    };
    await withWorker(async (worker) => {
      await until(async () => (await worker.runs()).length === HOUSEKEEPING_TASKS.length);
      const http = request(worker.app.getHttpServer());
      await http.get('/health').expect(200, { status: 'ok', service: 'worker' });
      await until(async () => (await http.get('/health/ready')).status === 200);
      relays.forEach((relay) => {
        relay.sever();
      });
      await http.get('/health/ready').expect(503);
      const ofHousekeeping = (text: string) =>
        worker.logged(text).filter((line) => line.includes('"task":"housekeeping"'));
      await until(() => Promise.resolve(ofHousekeeping('a periodic task fails').length > 0));
      relays.forEach((relay) => {
        relay.restore();
      });
      await until(() => Promise.resolve(ofHousekeeping('a periodic task succeeds again').length > 0));
      expect(ofHousekeeping('a periodic task fails')).toHaveLength(1);
      await until(async () => (await http.get('/health/ready')).status === 200);
      await http.get('/health/ready').expect(200, {
        ...{ status: 'ok', service: 'worker' },
        checks: { database: 'ok', queue: 'ok', periodic: 'ok' },
      });
    }, throughRelay);
    await Promise.all(relays.map((relay) => relay.close()));
  });

  it('lets the running task finish when it stops, and starts no other', async () => {
    const worker = await WorkerFixture.open();
    await until(async () => (await worker.runs()).length === HOUSEKEEPING_TASKS.length);
    const lock = await worker.database.pool.connect();
    await lock.query('begin; lock table credit_lot in access exclusive mode');
    worker.time = new Date('2026-11-21T12:05:00Z');
    await until(async () => {
      const { rows } = await lock.query(`select from housekeeping_run where finished_at is null`);
      return rows.length === 1;
    });
    const closed = worker.close();
    await lock.query('commit');
    lock.release();
    await closed;
    expect(worker.logged('"task":"expire_trials"')).toHaveLength(2);
    expect(worker.logged('"task":"credit_unsent"')).toHaveLength(1);
  });
});
