import { Billing, IdempotencyStore, LedgerUnavailable } from '@entity-registry/accounts';
import type { AccountId } from '@entity-registry/accounts';
import { QueryTimeoutError, StandbyLostError, UnconfirmedCommitError, createPool } from '@entity-registry/database';
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
/** After this long, a key whose request has no response is free (ADR 0005). */
const LEASE_MS = 60_000;

describe(experiment.title, () => {
  let server: OwnServer;
  let pool: pg.Pool;
  let billing: Billing;
  let store: IdempotencyStore;
  let account: AccountId;

  beforeAll(async () => {
    server = await OwnServer.start({ wal_level: 'replica', max_wal_senders: '2', wal_writer_delay: '10s' });
    pool = createPool(server.database.url, { max: 6, queryTimeoutMs: PATIENCE_MS });
    billing = new Billing(pool, { pepper: Buffer.alloc(32, 7), now: () => new Date() });
    store = new IdempotencyStore(pool);
    ({ id: account } = await billing.createAccount({ name: 'Prueba', email: 'prueba@example.test' }));
    await billing.grantPurchase({ accountId: account, amount: micro('1.00'), idempotencyKey: 'purchase' });
  });
  beforeEach(() => server.requireStandby(''));
  afterAll(async () => {
    await server.requireStandby('');
    expect((await billing.reconcile(NOW)).drift).toEqual([]);
    await pool.end();
    await server.close();
  });

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

  const cancelWait = () => until(async () => (await server.cancelWaits()) > 0);

  it('reports none as charged that no standby confirmed, and finds it again once there is one', async () => {
    await server.requireStandby('lost');
    await expect(charge('unknown')).rejects.toMatchObject({ reason: 'connection' });
    // Nobody sees it before it is confirmed, and its account is locked.
    expect(await booked()).toBe(0);
    await expect(charge('unknown')).rejects.toThrow(LedgerUnavailable);
    await server.requireStandby('');
    expect(await charge('unknown')).toMatchObject({ outcome: 'replayed' });
    expect(await booked()).toBe(1);
    experiment.did('charged 0.01 without a standby, and again with the same key before and after one was back');
  });

  it('counts a canceled wait as unknown, and reports the charge only after another commit is confirmed', async () => {
    await server.requireStandby('lost');
    const charging = charge('canceled');
    await Promise.all([cancelWait(), expect(charging).rejects.toMatchObject({ reason: 'connection' })]);
    expect(await booked()).toBe(2);
    // Refused before it is looked for.
    await expect(charge('canceled')).rejects.toMatchObject({ reason: 'overloaded' });
    await server.requireStandby('');
    expect(await charge('canceled')).toMatchObject({ outcome: 'replayed' });
    expect(await booked()).toBe(2);
    experiment.did('canceled the wait of a charge for its standby, and charged again with the same key');
  });

  it('replays a stored response only after another commit is confirmed', async () => {
    const claim = () => store.claim(account, 'the key of a lost response', Buffer.alloc(32, 1), NOW);
    const claimed = await claim();
    if (claimed.outcome !== 'claimed') throw new Error(claimed.outcome);
    await server.requireStandby('lost');
    const record = { id: claimed.recordId, response: '{}' };
    const charging = charge(`idempotency:${String(claimed.recordId)}`, { record });
    await Promise.all([cancelWait(), expect(charging).rejects.toMatchObject({ reason: 'connection' })]);
    await expect(claim()).rejects.toMatchObject({ reason: 'connection' });
    await server.requireStandby('');
    expect(await claim()).toMatchObject({ outcome: 'done', response: '{}' });
    expect(await booked()).toBe(3);
  });

  it('frees a key without a standby, and takes it over later if the server loses that', async () => {
    const claim = (now: Date) => store.claim(account, 'a key whose release is lost', Buffer.alloc(32, 1), now);
    const claimed = await claim(NOW);
    if (claimed.outcome !== 'claimed') throw new Error(claimed.outcome);
    // The claim is on disk, as those of charged requests are.
    await billing.charge(request('after the claim'));
    await server.requireStandby('lost');
    await store.release(claimed.recordId, NOW);
    const records = async () =>
      (await server.database.pool.query('select from idempotency_record where id = $1', [claimed.recordId])).rowCount;
    expect(await records()).toBe(0);
    await server.stopAtOnce();
    await server.startAgain();
    await until(async () => (await records().catch(() => null)) !== null);
    // The walwriter was asked to wait long, so that the commit wasn't on disk yet.
    expect(await records()).toBe(1);
    expect(await claim(NOW)).toEqual({ outcome: 'running' });
    const later = new Date(NOW.getTime() + LEASE_MS);
    expect(await claim(later)).toEqual({ outcome: 'claimed', recordId: claimed.recordId });
    experiment.did('freed a key, crashed the server before that was on disk, and claimed the key again');
  });

  it('begins no other commit that would wait, and commits again once there is a standby', async () => {
    const { pool: admin } = server.database;
    await admin.query('create table note (id int)');
    await server.requireStandby('lost');
    const insert = (nr: number) => pool.query('insert into note values ($1)', [nr]);
    await expect(insert(0)).rejects.toThrow(QueryTimeoutError);
    for (let nr = 1; nr <= 20; nr += 1) await expect(insert(nr)).rejects.toThrow(StandbyLostError);
    expect((await pool.query('select from note')).rowCount).toBe(0);
    const { rows } = await admin.query<{ waiting: bigint }>(
      `select count(*) as waiting from pg_stat_activity where wait_event = 'SyncRep'`,
    );
    expect(rows).toEqual([{ waiting: 1n }]);
    await server.requireStandby('');
    await insert(21);
    const { rows: notes } = await pool.query<{ id: number }>('select id from note order by id');
    expect(notes).toEqual([{ id: 0 }, { id: 21 }]);
  });

  it('does not doubt the primary that waits for a standby', async () => {
    const { host } = new URL(server.database.url.replace('postgresql:', 'http:'));
    const hosts = server.database.url.replace(`@${host}/`, `@${host},${host}/`);
    const several = createPool(hosts, { max: 2, queryTimeoutMs: PATIENCE_MS });
    const sessions = async () => {
      const clients = await Promise.all([several.connect(), several.connect()]);
      const pids = await Promise.all(
        clients.map(async (client) => {
          const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
          return rows[0]?.pid ?? 0;
        }),
      );
      for (const client of clients) client.release();
      return new Set(pids);
    };
    const before = await sessions();
    await server.requireStandby('lost');
    const writing = several.query(`select pg_logical_emit_message(true, 'experiment', '')`);
    await Promise.all([cancelWait(), expect(writing).rejects.toThrow(UnconfirmedCommitError)]);
    // Only the connections of statements that failed are closed.
    const between = await sessions();
    expect([...before].filter((pid) => between.has(pid))).toHaveLength(1);
    const waiting = several.query(`select pg_logical_emit_message(true, 'experiment', '')`);
    expect((await several.query('select 1')).rowCount).toBe(1);
    await expect(waiting).rejects.toThrow(QueryTimeoutError);
    const after = await sessions();
    expect([...between].filter((pid) => after.has(pid))).toHaveLength(1);
    await several.end();
  });
});
