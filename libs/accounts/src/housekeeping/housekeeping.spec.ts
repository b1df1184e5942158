import { createPool } from '@entity-registry/database';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { IdempotencyStore } from '../idempotency/idempotency.js';
import { Housekeeping } from './housekeeping.js';
import { HOUSEKEEPING_TASKS } from './tasks.js';
import type { AccountId } from '../ids.js';
import type { HousekeepingRun } from './housekeeping.js';

const MINUTE_MS = 60_000;
/** Drift counts of a clean reconciliation. */
const NONE = ['I1 0', 'I2 0', 'I3 0', 'I4 0', 'I5 0', 'I7 0'];

describe('the housekeeping', () => {
  let ledger: LedgerFixture;
  let housekeeping: Housekeeping;
  let told: HousekeepingRun[];

  beforeEach(async () => {
    ledger = await LedgerFixture.open({ poolSize: 20 });
    told = [];
    housekeeping = another();
  });
  afterEach(() => ledger.close());

  /** The housekeeping of another process. */
  const another = (): Housekeeping =>
    new Housekeeping(ledger.database.pool, { now: () => ledger.time, onRun: (run) => told.push(run) });

  async function dueAt(time: string): Promise<string[]> {
    ledger.time = new Date(time);
    return (await housekeeping.runDueTasks()).map(({ task, outcome }) =>
      outcome === 'ok' ? task : `${task}: ${outcome}`,
    );
  }

  async function written(): Promise<{ task: string; ok: boolean | null; detail: Record<string, unknown> }[]> {
    const { rows } = await ledger.database.pool.query<{
      task: string;
      ok: boolean | null;
      detail: Record<string, unknown>;
    }>('select task, ok, detail from housekeeping_run order by id');
    return rows;
  }

  const corrupt = async (sql: string): Promise<void> => {
    const client = await ledger.database.pool.connect();
    await client.query(`set session_replication_role = replica; ${sql}`);
    client.release(true);
  };

  it('runs each task when it is due, across the end of a month and the nightly hours', async () => {
    const everyFive = ['expire_trials', 'sum_usage', 'credit_unsent'];
    const hourly = ['purge_idempotency', 'roll_partitions', 'purge_evidence', 'count_sources'];
    expect(await dueAt('2026-02-28T23:59:00Z')).toEqual([...HOUSEKEEPING_TASKS]); // never ran before
    expect(await dueAt('2026-02-28T23:59:59Z')).toEqual([]);
    expect(await dueAt('2026-03-01T00:00:00Z')).toEqual([...everyFive, ...hourly]);
    expect(await dueAt('2026-03-01T00:01:00Z')).toEqual(['credit_unsent']);
    expect(await dueAt('2026-03-01T00:05:01Z')).toEqual(everyFive);
    expect(await dueAt('2026-03-01T02:59:59Z')).toEqual([...everyFive, ...hourly]);
    expect(await dueAt('2026-03-01T03:00:00Z')).toEqual([...everyFive, ...hourly, 'reconcile']);
    expect(await dueAt('2026-03-01T04:00:00Z')).toEqual([
      ...everyFive,
      'purge_idempotency',
      'purge_history',
      'roll_disclosures',
      'roll_partitions',
      'purge_evidence',
      'count_sources',
    ]);
    expect(await dueAt('2026-03-02T02:59:59Z')).toEqual([...everyFive, ...hourly]);
    expect(await dueAt('2026-03-02T10:00:00Z')).toEqual([...HOUSEKEEPING_TASKS]); // a night that was missed
  });

  it('records every run', async () => {
    await housekeeping.run('expire_trials');
    await housekeeping.run('reconcile');
    expect(await written()).toEqual([
      { task: 'expire_trials', ok: true, detail: { lots: 0, amount: '0.00' } },
      { task: 'reconcile', ok: true, detail: { drift: 0, by: NONE, named: [], accounts: 0, entries: 0, postings: 0 } },
    ]);
  });

  it('runs a task in only one of many processes that check at the same moment', async () => {
    const runs = await Promise.all(Array.from({ length: 6 }, () => another().runDueTasks()));
    expect(runs.flat().map(({ task }) => task)).toHaveLength(HOUSEKEEPING_TASKS.length);
    expect(await written()).toHaveLength(HOUSEKEEPING_TASKS.length);
  });

  it('reports busy when another process runs the requested task', async () => {
    const { pool } = ledger.database;
    const holder = await pool.connect();
    await holder.query(`select pg_advisory_lock(hashtextextended('housekeeping:reconcile', 0))`);
    expect(await housekeeping.run('reconcile')).toMatchObject({ outcome: 'busy' });
    holder.release(true);
    expect(await written()).toEqual([]);
  });

  it('reports where the ledger does not balance, once a night', async () => {
    const account = await ledger.account({ balance: '1.00' });
    await corrupt('update account set balance_micro = balance_micro + 5');
    expect(await dueAt('2026-03-11T03:00:00Z')).toContain('reconcile: drift');
    expect(await housekeeping.lastDrift()).toBe(1);
    const named = [`I1 balance of account ${account}: 1000000 expected, 1000005 found`];
    expect(told.at(-1)).toMatchObject({ task: 'reconcile', outcome: 'drift', detail: { drift: 1, named } });
    expect((await written()).at(-1)).toMatchObject({ ok: false, detail: { drift: 1, named } });
    expect(await dueAt('2026-03-11T03:30:00Z')).not.toContain('reconcile: drift');
    await ledger.database.pool.query(
      `insert into housekeeping_run (task, started_at, finished_at, ok, detail)
       values ('reconcile', $1, $1, false, '{"error": "cut off"}'), ('reconcile', $1, null, null, '{}')`,
      [ledger.time],
    );
    expect(await housekeeping.lastDrift()).toBe(1); // neither a failed run nor one in progress has found anything
    await corrupt('update account set balance_micro = balance_micro - 5');
    expect(await dueAt('2026-03-12T03:00:00Z')).toContain('reconcile');
    expect(await housekeeping.lastDrift()).toBe(0);
  });

  it('retries a task that failed, or whose process died, after five minutes, and runs the others meanwhile', async () => {
    await ledger.database.pool.query('alter table public_budget rename to moved');
    expect(await dueAt('2026-03-11T04:00:00Z')).toContain('purge_history: failed');
    await ledger.database.pool.query('alter table moved rename to public_budget');
    expect(await dueAt('2026-03-11T04:04:59Z')).not.toContain('purge_history');
    expect(await dueAt('2026-03-11T04:05:00Z')).toContain('purge_history');
    await ledger.database.pool.query(
      `update housekeeping_run set ok = null, finished_at = null, detail = '{}' where task = 'purge_history'`,
    );
    expect(await dueAt('2026-03-11T04:10:00Z')).toContain('purge_history');
  });

  it('credits unsent responses, but not in the first sweep after a gap, when deliveries may not be recorded yet', async () => {
    const account = await ledger.account({ balance: '1.00' });
    await dueAt('2026-03-11T12:00:00Z');
    await ledger.charge(account, '0.16', { idempotencyKey: 'request:lost' });
    await dueAt('2026-03-11T12:10:00Z');
    expect((await written()).at(-1)).toMatchObject({ task: 'credit_unsent', detail: { credited: 0, waited: true } });
    await dueAt('2026-03-11T12:11:00Z');
    expect((await written()).at(-1)).toMatchObject({ detail: { credited: 1, amount: '0.16' } });
    expect(await ledger.spendable(account)).toBe(1_000_000n);
    await ledger.charge(account, '0.16', { idempotencyKey: 'request:lost too' });
    ledger.time = new Date('2026-03-11T15:00:00Z');
    expect(await housekeeping.run('credit_unsent')).toMatchObject({ detail: { credited: 1 } });
  });

  describe('with a charge whose response was never sent', () => {
    let account: AccountId;

    /** The sweep ran at 02:00, and the charge was made at 02:01. */
    beforeEach(async () => {
      account = await ledger.account({ balance: '1.00' });
      await dueAt('2026-03-11T02:00:00Z');
      ledger.time = new Date('2026-03-11T02:01:00Z');
      await ledger.charge(account, '0.16', { idempotencyKey: 'request:lost' });
    });
    afterEach(() => housekeeping.run('credit_unsent'));

    const proved = async (time: string): Promise<HousekeepingRun> => {
      ledger.time = new Date(time);
      return housekeeping.run('reconcile');
    };
    const waits = { drift: 0, named: [], waiting: 1, waiting_since: '2026-03-11T02:01:00.000Z' };

    it('checks the ledger after a gap of any length, though the sweep only checks', async () => {
      expect(await dueAt('2026-03-11T04:30:00Z')).toContain('reconcile');
      expect(told.find(({ task, startedAt }) => task === 'reconcile' && startedAt >= ledger.time)).toMatchObject({
        ...{ outcome: 'ok', detail: waits },
      });
      expect(await housekeeping.lastDrift()).toBe(0);
      await dueAt('2026-03-11T04:31:00Z');
      expect(await ledger.spendable(account)).toBe(1_000_000n);
      const { detail } = await proved('2026-03-11T04:31:01Z');
      expect(detail).toEqual({ drift: 0, by: NONE, named: [], accounts: 1, entries: 3, postings: 6 });
    });

    it('checks the ledger while another process sweeps', async () => {
      const holder = await ledger.database.pool.connect();
      await holder.query(`select pg_advisory_lock(hashtextextended('housekeeping:credit_unsent', 0))`);
      expect(await dueAt('2026-03-11T03:00:00Z')).toEqual([
        'expire_trials',
        'sum_usage',
        'purge_idempotency',
        'roll_partitions',
        'purge_evidence',
        'count_sources',
        'reconcile',
      ]);
      expect(told.at(-1)?.detail).toMatchObject(waits);
      holder.release(true);
    });

    it('reports drift when no sweep ran in an hour', async () => {
      expect(await proved('2026-03-11T03:01:00Z')).toMatchObject({ outcome: 'ok', detail: waits });
      const { outcome, detail } = await proved('2026-03-11T03:01:00.001Z');
      expect([outcome, detail['named']]).toEqual(['drift', ['I3 responses to charge 2: 1 expected, 0 found']]);
      expect(detail).not.toHaveProperty('waiting');
    });

    it('reports drift when the sweep has only checked for an hour', async () => {
      await dueAt('2026-03-11T04:30:00Z');
      expect(await proved('2026-03-11T05:29:59.999Z')).toMatchObject({ outcome: 'ok', detail: waits });
      expect(await proved('2026-03-11T05:30:00Z')).toMatchObject({ outcome: 'drift', detail: { drift: 1 } });
    });

    it('reports drift when the sweep skipped it', async () => {
      await ledger.database.pool.query(
        `insert into housekeeping_run (task, started_at, finished_at, ok) values ('credit_unsent', $1, $1, true)`,
        ['2026-03-11T02:06:00.001Z'],
      );
      expect(await proved('2026-03-11T02:06:01Z')).toMatchObject({ outcome: 'drift', detail: { drift: 1 } });
    });
  });

  it('purges what has expired and nothing else', async () => {
    const { pool } = ledger.database;
    const account = await ledger.account();
    const store = new IdempotencyStore(pool);
    const start = ledger.time;
    await store.claim(account, 'old', Buffer.alloc(32), start);
    await store.claim(account, 'young', Buffer.alloc(32), new Date(start.getTime() + MINUTE_MS));
    await pool.query(`insert into public_budget values ('2026-01-01', 5), ('2026-03-10', 7)`);
    await housekeeping.run('expire_trials');
    ledger.time = new Date(start.getTime() + 24 * 60 * MINUTE_MS);
    expect(await housekeeping.run('purge_idempotency')).toMatchObject({ outcome: 'ok', detail: { records: 1 } });
    ledger.time = new Date('2026-05-01T00:00:00Z');
    expect(await housekeeping.run('purge_history')).toMatchObject({ detail: { runs: 0, days: 1 } });
    ledger.time = new Date('2026-07-01T00:00:00Z');
    expect(await housekeeping.run('purge_history')).toMatchObject({ detail: { runs: 2, days: 1 } });
  });

  it('purges webhooks that ended 400 days ago, with their attempts, and keeps those that are still to be sent', async () => {
    const { pool } = ledger.database;
    const account = await ledger.account();
    const ended = async (days: number | null) => {
      const at = new Date(ledger.time.getTime() - (days ?? 500) * 24 * 60 * MINUTE_MS);
      const { rows } = await pool.query<{ id: bigint }>(
        `insert into webhook_delivery (account_id, kind, url, status, created_at, finished_at)
         values ($1, 'test', 'https://hooks.test', $2, $3, $4) returning id`,
        [account, days === null ? 'pending' : 'delivered', at, days === null ? null : at],
      );
      await pool.query(`insert into webhook_attempt (delivery_id, number, started_at) values ($1, 1, $2)`, [
        rows[0]?.id,
        at,
      ]);
    };
    for (const days of [600, null, 401, 399, 1]) await ended(days);
    expect(await housekeeping.run('purge_history')).toMatchObject({ outcome: 'ok', detail: { deliveries: 2 } });
    const { rows } = await pool.query(
      'select d.id, a.number from webhook_delivery d join webhook_attempt a on a.delivery_id = d.id order by 1',
    );
    expect(rows).toEqual([2n, 4n, 5n].map((id) => ({ id, number: 1 })));
    const { rowCount } = await pool.query('select from webhook_attempt');
    expect(rowCount).toBe(3);
  });

  it('stops between two tasks when asked to', async () => {
    let requested = 0;
    expect(await housekeeping.runDueTasks(() => (requested += 1) > 2)).toHaveLength(2);
  });

  it('throws when the database is down, and reports a requested task as failed', async () => {
    const nowhere = createPool('postgresql://127.0.0.1:1/none', { connectTimeoutMs: 200 });
    const lost = new Housekeeping(nowhere, { now: () => ledger.time });
    await expect(lost.runDueTasks()).rejects.toThrow();
    expect(await lost.run('reconcile')).toMatchObject({ outcome: 'failed' });
    await nowhere.end();
  });
});
