import { NO_FACTS, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { AccountId, IdempotencyRecordId } from '../ids.js';
import { claimIdempotencyRecords } from '../idempotency/idempotency-rows.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { bookChargeBatch } from './charge-batch-rows.js';
import { callCharge } from './charge-rows.js';

/** How many calls the account makes after the session has planned its statements. */
const CALLS = 300;
const CALLS_AT_ONCE = 50;
/** More than a call of one charge reads by key, and far less than the account's calls have added. */
const MOST_ROWS = 20;
/** What grows with each call. */
const TABLES = ['idempotency_record', 'journal_entry'];

describe('a session that planned its charges when nobody had called yet', () => {
  let ledger: LedgerFixture;
  let session: pg.PoolClient;
  let account: AccountId;
  beforeAll(async () => {
    ledger = await LedgerFixture.open();
    account = await ledger.account({ balance: '100.00' });
    await ledger.database.pool.query('vacuum (analyze)');
    session = await ledger.database.pool.connect();
    // PostgreSQL keeps a plan from the sixth time on.
    for (let time = 1; time <= 8; time += 1) for (const call of Object.values(calls)) await call();
    for (let called = 0; called < CALLS; called += CALLS_AT_ONCE) await book(await claim(CALLS_AT_ONCE));
  });
  afterAll(async () => {
    session.release();
    await ledger.close();
  });

  const claimKeys = async (keys: string[]) => {
    const claims = keys.map((key) => ({ accountId: account, key, fingerprint: Buffer.alloc(32, 1), now: ledger.time }));
    const rows = await claimIdempotencyRecords(session, claims, { leaseMs: 60_000, ttlMs: 3_600_000 });
    return rows.filter((row) => row !== null);
  };
  const claim = async (count: number): Promise<IdempotencyRecordId[]> => {
    const rows = await claimKeys(Array.from({ length: count }, () => ledger.unique('key')));
    expect(rows.map(({ claimed }) => claimed)).toEqual(Array(count).fill(true));
    return rows.map(({ id }) => id);
  };
  const charge = (id: IdempotencyRecordId) => ({
    ...{ accountId: account, keyId: null, idempotencyKey: `idempotency:${String(id)}`, amount: micro('0.01') },
    lines: '[]',
    ...{ requestId: null, route: null, clientReference: null, disclosure: NO_FACTS, userId: null },
    record: { id, response: '{}' },
  });
  const book = async (records: IdempotencyRecordId[]): Promise<void> => {
    const bookings = await bookChargeBatch(session, records.map(charge), ledger.time);
    expect(bookings).not.toContain(null);
  };
  const calls = {
    claim_idempotency_records: async () => {
      const key = ledger.unique('key');
      expect(await claimKeys([key])).toMatchObject([{ claimed: true }]);
      expect(await claimKeys([key])).toMatchObject([{ claimed: false, same: true }]);
    },
    book_charges: async () => {
      await book(await claim(1));
    },
    charge: async () => {
      const [id] = await claim(1);
      if (id === undefined) throw new Error('nothing was claimed');
      const { outcome } = await callCharge(session, { ...charge(id), quota: null, now: ledger.time });
      expect(outcome).toBe('charged');
    },
  };

  /** Rows read so far by this session, of this transaction and those that it hasn't reported yet. */
  const rowsRead = async (): Promise<number> => {
    const { rows } = await session.query<{ read: number }>(
      `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as read
         from pg_stat_xact_user_tables where relname = any($1)`,
      [TABLES],
    );
    return rows[0]?.read ?? Number.NaN;
  };

  it('commits a claim without waiting for the disk, which outlasts the settings of the function', async () => {
    await session.query('begin; set local synchronous_commit = on');
    await claim(1);
    const { rows } = await session.query("select current_setting('synchronous_commit') as commit");
    await session.query('commit');
    expect(rows).toEqual([{ commit: 'off' }]);
  });

  it.each(Object.entries(calls))('still reads by key in %s', async (_name, call) => {
    await session.query('begin');
    const before = await rowsRead();
    await call();
    const after = await rowsRead();
    await session.query('commit');
    expect(after - before).toBeLessThanOrEqual(MOST_ROWS);
    expect(after).toBeGreaterThan(before);
  });
});
