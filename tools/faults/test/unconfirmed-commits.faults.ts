import { Billing, IdempotencyStore, LedgerUnavailable } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { createPool } from '@entity-registry/database';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { Experiment, until } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { OwnServer } from './own-server.js';

type ChargeRequest = Parameters<Billing['charge']>[0];

const experiment = new Experiment('experiment: charges while the synchronous standby is lost');
const NOW = new Date('2026-11-24T12:00:00Z');
/** How long a statement is waited for, and how long a charge is asked for. */
const PATIENCE_MS = 700;
const DEADLINE_MS = 2 * PATIENCE_MS;

describe(experiment.title, () => {
  let server: OwnServer;
  let pool: pg.Pool;
  let billing: Billing;
  let store: IdempotencyStore;
  let account: AccountId;

  beforeAll(async () => {
    server = await OwnServer.start({ wal_level: 'replica', max_wal_senders: '2' });
    pool = createPool(server.database.url, { max: 6, queryTimeoutMs: PATIENCE_MS });
    billing = new Billing(pool, { pepper: Buffer.alloc(32, 7), now: () => new Date() });
    store = new IdempotencyStore(pool);
    ({ id: account } = await billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' }));
    await billing.grantPurchase({ accountId: account, amount: micro('1.00'), idempotencyKey: 'purchase' });
  });
  beforeEach(() => requireStandby(''));
  afterAll(async () => {
    await requireStandby('');
    expect((await billing.reconcile(NOW)).drift).toEqual([]);
    await pool.end();
    await server.close();
  });

  /** Commits wait for a standby of this name, which doesn't exist; '': for none. */
  async function requireStandby(name: string): Promise<void> {
    const { pool: admin } = server.database;
    // This one's own commits mustn't wait either.
    await admin.query(`alter system set synchronous_standby_names = '${name}'`);
    await admin.query('select pg_reload_conf()');
    await until(async () => {
      const { rows } = await admin.query<{ name: string }>(
        `select setting as name from pg_settings where name = 'synchronous_standby_names'`,
      );
      return rows[0]?.name === name;
    });
  }
  const request = (idempotencyKey: string, rest: Partial<ChargeRequest> = {}): ChargeRequest => ({
    ...{ accountId: account, keyId: null, idempotencyKey, amount: micro('0.01'), lines: [], quota: null },
    ...{
      requestId: null,
      route: null,
      clientReference: null,
      record: null,
      disclosure: NO_FACTS,
      userId: null,
      now: NOW,
    },
    ...rest,
  });
  const charge = (...args: Parameters<typeof request>) =>
    billing.charge(request(...args), {
      deadline: new Date(Date.now() + DEADLINE_MS),
      assertConnected: () => undefined,
    });
  const booked = async () => {
    const { rows } = await server.database.pool.query<{ count: bigint }>(
      `select count(*) from journal_entry where kind = 'charge'`,
    );
    return Number(rows[0]?.count);
  };

  /** Cancels the wait of a commit for its standby: it is then committed here, and nowhere else. */
  async function cancelWait(): Promise<void> {
    await until(async () => {
      const { rowCount } = await server.database.pool.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      );
      return (rowCount ?? 0) > 0;
    });
  }

  it('reports none as charged that no standby confirmed, and finds it again once there is one', async () => {
    await requireStandby('lost');
    await expect(charge('unknown')).rejects.toMatchObject({ reason: 'connection' });
    // Nobody sees it before it is confirmed, and its account is locked.
    expect(await booked()).toBe(0);
    await expect(charge('unknown')).rejects.toThrow(LedgerUnavailable);
    await requireStandby('');
    expect(await charge('unknown')).toMatchObject({ outcome: 'replayed' });
    expect(await booked()).toBe(1);
    experiment.did('charged 0.01 without a standby, and again with the same key before and after one was back');
  });

  it('counts a canceled wait as unknown, and reports the charge only after another commit is confirmed', async () => {
    await requireStandby('lost');
    const charging = charge('canceled');
    await Promise.all([cancelWait(), expect(charging).rejects.toMatchObject({ reason: 'connection' })]);
    expect(await booked()).toBe(2);
    await expect(charge('canceled')).rejects.toMatchObject({ reason: 'connection' });
    await requireStandby('');
    expect(await charge('canceled')).toMatchObject({ outcome: 'replayed' });
    expect(await booked()).toBe(2);
    experiment.did('canceled the wait of a charge for its standby, and charged again with the same key');
  });

  it('replays a stored response only after another commit is confirmed', async () => {
    const claim = () => store.claim(account, 'the key of a lost response', Buffer.alloc(32, 1), NOW);
    const claimed = await claim();
    if (claimed.outcome !== 'claimed') throw new Error(claimed.outcome);
    await requireStandby('lost');
    const record = { id: claimed.recordId, response: '{}' };
    const charging = charge(`idempotency:${String(claimed.recordId)}`, { record });
    await Promise.all([cancelWait(), expect(charging).rejects.toMatchObject({ reason: 'connection' })]);
    await expect(claim()).rejects.toMatchObject({ reason: 'connection' });
    await requireStandby('');
    expect(await claim()).toMatchObject({ outcome: 'done', response: '{}' });
    expect(await booked()).toBe(3);
  });
});
