import type { Queryable } from '@entity-registry/database';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import type { AccountId } from '../ids.js';
import { listEntries } from '../ledger/entry-rows.js';
import { addRequestCounts, listLimitsMet, sumFailures, sumRequests } from '../usage/request-counts.js';
import { readPartitionStates } from './month-partitions.js';

const RESTRICT = '23001';
const CHECK = '23514';

describe('monthly partitions', () => {
  let ledger: LedgerFixture;
  let accountId: AccountId;
  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    accountId = await ledger.account({ balance: '100' });
  });
  afterEach(() => ledger.close());

  const rollAt = (time: string) => {
    ledger.time = new Date(time);
    return new Housekeeping(ledger.database.pool, { now: () => ledger.time }).run('roll_partitions');
  };
  const charge = async () => {
    const charged = await ledger.charge(accountId, '0.01');
    expect(charged).toMatchObject({ outcome: 'charged' });
    return (charged as { entryId: bigint }).entryId;
  };
  /** Rows of a table by the partition that they are in. */
  const places = async (table: string) => {
    const { rows } = await ledger.database.pool.query<{ place: string; rows: bigint }>(
      `select tableoid::regclass::text as place, count(*) as rows from ${table} group by 1 order by 1`,
    );
    return Object.fromEntries(rows.map(({ place, rows: count }) => [place, Number(count)]));
  };
  const count = (day: string) =>
    addRequestCounts(ledger.database.pool, [
      {
        ...{ accountId, day, keyId: 1n as never, route: 'r', status: 200, code: '', requests: 1, totalMs: 5 },
        ...{ lastAt: new Date(day), lastRequestId: 'r1' },
      },
    ]);

  it('get the postings of entries whose ids are of their month', async () => {
    expect(await rollAt('2027-01-31T23:59:59Z')).toMatchObject({
      outcome: 'ok',
      detail: { begun: ['journal_entry', 'evidence'] },
    });
    const january = await charge();
    expect(await rollAt('2027-02-01T00:00:00Z')).toMatchObject({ detail: { begun: ['journal_entry', 'evidence'] } });
    expect(await rollAt('2027-02-01T01:00:00Z')).toMatchObject({ detail: { begun: [], made: [] } });
    const february = await charge();
    expect([january, february]).toEqual([84_000_000_000_000n, 85_000_000_000_000n]);
    expect(await places('posting')).toEqual({ posting_start: 2, posting_2027_01: 2, posting_2027_02: 2 });
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
  });

  it('are not required for a charge: until the housekeeping runs, entries stay in the month before', async () => {
    await rollAt('2027-01-01T00:00:00Z');
    ledger.time = new Date('2029-07-01T00:00:00Z');
    await charge();
    expect(await places('posting')).toEqual({ posting_start: 2, posting_2027_01: 2 });
    await rollAt('2029-07-01T01:00:00Z');
    await charge();
    expect(await places('posting')).toEqual({ posting_start: 2, posting_2027_01: 2, posting_2029_07: 2 });
  });

  it('get each id once while several processes begin a month and charge', async () => {
    await rollAt('2027-01-01T00:00:00Z');
    ledger.time = new Date('2027-02-01T00:00:00Z');
    const begin = () =>
      ledger.database.pool.query(`select begin_id_month('journal_entry', '{posting}', $1)`, [ledger.time]);
    const ids = await Promise.all(
      Array.from({ length: 40 }, async (_, nr) => (nr % 4 === 0 ? begin().then(() => null) : charge())),
    );
    const charged = ids.filter((id) => id !== null);
    expect(new Set(charged).size).toBe(30);
    expect(await charge()).toBeGreaterThanOrEqual(85_000_000_000_000n);
  });

  it('are as protected as their table, and as fast to fill', async () => {
    await rollAt('2027-01-01T00:00:00Z');
    const entry = await charge();
    const refused = (sql: string) => expect(ledger.database.pool.query(sql)).rejects;
    await refused('update posting_2027_01 set amount_micro = 1').toMatchObject({ code: RESTRICT });
    await refused('delete from posting_start').toMatchObject({ code: RESTRICT });
    await refused('truncate posting_2027_01').toMatchObject({ code: RESTRICT });
    await refused(`insert into posting_2027_01 values (${entry}, 9, 1, 'cash', null, 5)`).toMatchObject({
      code: CHECK,
    });
    await refused(
      `insert into posting values (${entry}, 1, 1, 'cash', null, 5), (${entry}, 2, 1, 'cash', null, -5)`,
    ).toMatchObject({
      code: '23505',
    });
    const { rows } = await ledger.database.pool.query<{ options: string[] }>(
      `select reloptions as options from pg_class where relname = 'request_count_2027_01'`,
    );
    expect(rows).toEqual([{ options: ['fillfactor=50'] }]);
  });

  it('of request counts are dropped after 400 days, those of evidence when they are empty', async () => {
    await rollAt('2027-01-10T00:00:00Z');
    for (const day of ['2026-12-31', '2027-01-31', '2027-02-01']) await count(day);
    expect(await places('request_count')).toEqual({
      ...{ request_count_start: 1, request_count_2027_01: 1, request_count_2027_02: 1 },
    });
    // 400 days after 1 February 2027 is 7 March 2028.
    const early = await rollAt('2028-03-06T23:00:00Z');
    expect(early.detail['dropped']).toEqual([
      'evidence_2027_01',
      'evidence_2027_02',
      'evidence_2027_03',
      'evidence_2027_04',
    ]);
    expect((await rollAt('2028-03-07T00:00:00Z')).detail).toMatchObject({ dropped: ['request_count_2027_01'] });
    expect(await places('request_count')).toEqual({ request_count_start: 1, request_count_2027_02: 1 });
  });

  it('of evidence stay while they have a row', async () => {
    await rollAt('2027-01-10T00:00:00Z');
    await ledger.database.pool.query(`insert into evidence_body values (decode(repeat('00', 32), 'hex'), 0, '')`);
    await ledger.database.pool.query(
      `insert into evidence (source, url, fetched_at, status, sha256)
       values ('s', 'u', '2027-01-10', 200, decode(repeat('00', 32), 'hex'))`,
    );
    expect((await rollAt('2027-09-01T00:00:00Z')).detail['dropped']).not.toContain('evidence_2027_01');
    expect(await places('evidence')).toEqual({ evidence_2027_01: 1 });
  });

  it('are reported before they are missing', async () => {
    const states = (time: string) => readPartitionStates(ledger.database.pool, new Date(time));
    await rollAt('2027-01-10T00:00:00Z');
    const ahead = async (time: string) =>
      Object.fromEntries((await states(time)).map(({ table, monthsAhead }) => [table, monthsAhead]));
    const all = (months: number) => ({ posting: months, evidence: months, request_count: months });
    expect(await ahead('2027-01-31T00:00:00Z')).toMatchObject(all(3));
    expect(await ahead('2027-03-31T00:00:00Z')).toMatchObject(all(1));
    expect(await ahead('2027-04-01T00:00:00Z')).toMatchObject(all(0));
    await ledger.database.pool.query(`insert into disclosure values (1, 1, '2034-01-01', 0, null, '{}', '{0}', null)`);
    expect(await states('2027-01-10T00:00:00Z')).toContainEqual(
      expect.objectContaining({ table: 'disclosure', unplaced: 1 }),
    );
  });

  describe('are pruned', () => {
    /** The partitions of `table` that the statements of `work` read, as EXPLAIN ANALYZE tells. */
    async function partitionsRead(table: string, work: (db: Queryable) => Promise<unknown>): Promise<string[]> {
      const read = new Set<string>();
      const walk = (node: PlanNode): void => {
        const name = node['Relation Name'];
        if (name?.startsWith(table) && node['Actual Loops'] > 0) read.add(name);
        node.Plans?.forEach(walk);
      };
      const explained = async (sql: string, values: unknown[]) => {
        const { rows } = await ledger.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
          `explain (analyze, format json, timing off, summary off) ${sql}`,
          values,
        );
        rows[0]?.['QUERY PLAN'].forEach(({ Plan }) => {
          walk(Plan);
        });
        return ledger.database.pool.query(sql, values);
      };
      await work({ query: explained } as Queryable);
      return [...read].toSorted();
    }
    interface PlanNode {
      'Relation Name'?: string;
      'Actual Loops': number;
      Plans?: PlanNode[];
    }

    beforeEach(async () => {
      await rollAt('2027-01-10T00:00:00Z');
      await rollAt('2027-04-10T00:00:00Z');
    });

    it('by the ledger, to the months of the entries of a page', async () => {
      await charge();
      const page = (db: Queryable) => listEntries(db, accountId, { limit: 1 });
      expect(await partitionsRead('posting', page)).toEqual(['posting_2027_04']);
    });

    it('by requests and failures of a range of days', async () => {
      const range = { accountId, from: new Date('2027-02-10'), to: new Date('2027-03-05') };
      const months = ['request_count_2027_02', 'request_count_2027_03'];
      expect(await partitionsRead('request_count', (db) => sumRequests(db, range))).toEqual(months);
      expect(await partitionsRead('request_count', (db) => sumFailures(db, range, 10))).toEqual(months);
      const since = await partitionsRead('request_count', (db) => listLimitsMet(db, new Date('2027-06-10'), 10));
      expect(since).toEqual(['request_count_2027_06', 'request_count_2027_07']);
    });

    it('by a page of evidence, and by the latest page of an address', async () => {
      await ledger.database.pool.query(`insert into evidence_body values (decode(repeat('00', 32), 'hex'), 0, '')`);
      const { rows } = await ledger.database.pool.query<{ id: bigint }>(
        `insert into evidence (source, url, fetched_at, status, sha256)
         values ('s', 'u', '2027-04-10', 200, decode(repeat('00', 32), 'hex')) returning id`,
      );
      // The statements of libs/registry/src/sources/evidence.ts.
      const body = 'select b.compressed from evidence e join evidence_body b using (sha256) where e.id = $1';
      const byId = (db: Queryable) => db.query(body, [rows[0]?.id]);
      expect(await partitionsRead('evidence_2', byId)).toEqual(['evidence_2027_04']);
      const latest = `select id from evidence
                       where source = $1 and url = $2 and status in (200, 304) order by id desc limit 1`;
      // The months after this one are empty, and the months before it are not read.
      const read = await partitionsRead('evidence_', (db) => db.query(latest, ['s', 'u']));
      const later = ['evidence_2027_05', 'evidence_2027_06', 'evidence_2027_07'];
      expect(read).toEqual(['evidence_2027_04', ...later]);
    });
  });
});
