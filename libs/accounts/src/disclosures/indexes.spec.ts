import { CHANNEL_NUMBERS, levelMask, ownKey } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { listAccountEntityDisclosures } from './account-disclosures.js';
import { listAccountDisclosures, summarizeDisclosures } from './log-rows.js';
import { findPurchased } from './purchased-rows.js';
import { listReceived, listReceivers } from './received-rows.js';
import { Billing } from '../billing.js';
import type { AccountId } from '../ids.js';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

/** The queries of ADR 0158. Each needs few rows, and its plan must not read the rest. */
describe('queries on disclosures', () => {
  let database: TestDatabase;
  let billing: Billing;
  let busy: AccountId;
  let quiet: AccountId;
  const NOW = new Date('2035-03-20T12:00:00Z');
  /** Disclosed to every account, in lists and alone. */
  const POPULAR = ownKey('pa', 1n);

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    const { pool } = database;
    billing = new Billing(pool, { pepper: Buffer.alloc(32, 7), now: () => NOW });
    await pool.query(`select make_disclosure_partitions('2035-01-01', 4)`);
    busy = (await billing.createAccount({ name: 'busy', email: 'busy@example.test' })).id;
    quiet = (await billing.createAccount({ name: 'quiet', email: 'quiet@example.test' })).id;
    // Two months of one busy account: three of four responses about one entity, the others lists of 20.
    await pool.query(
      `with e as (
         insert into journal_entry (account_id, kind, idempotency_key, amount_micro, month, month_spent_micro, created_at)
         select $1, 'charge', 'generated:' || n, -10000, '2035-02-01', 0, $2::timestamptz - n * interval '4 minutes'
           from generate_series(1, 20000) n
         returning id, created_at)
       insert into disclosure (entry_id, account_id, at, channel, entities, levels)
       select id, $1, created_at, 1,
              case when id % 4 = 0
                   then array[256::bigint] || (select array_agg((2 + (id * 31 + k) % 5000) << 8) from generate_series(1, 19) k)
                   else array[(1 + id % 5000) << 8] end, '{1}'
         from e`,
      [busy, NOW],
    );
    // A program that repeats one search all day: its pages are about one entity or two.
    await pool.query(
      `with e as (
         insert into journal_entry (account_id, kind, idempotency_key, amount_micro, month, month_spent_micro, created_at)
         select $1, 'charge', 'search:' || n, -10000, '2035-03-01', 0, $2::timestamptz - n * interval '8 seconds'
           from generate_series(1, 5000) n
         returning id, created_at)
       insert into disclosure (entry_id, account_id, at, channel, entities, levels)
       select id, $1, created_at, $3, case when id % 2 = 0 then array[$4::bigint] else array[$4::bigint, 512] end, '{1}' from e`,
      [busy, NOW, CHANNEL_NUMBERS.surface, POPULAR],
    );
    await pool.query('analyze');
  }, 60_000);
  afterAll(() => database.drop());

  /** The executed plan of the single statement that `ask` runs. */
  const planOf = async (ask: (db: Queryable) => Promise<unknown>): Promise<Plan[]> => {
    let plan: Plan | undefined;
    const explaining = {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `explain (analyze, buffers, format json) ${text}`,
          values,
        );
        plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        return { rows: [] };
      },
    } as unknown as Queryable;
    await ask(explaining);
    if (plan === undefined) throw new Error('no statement was run');
    const all = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(all)];
    return all(plan);
  };
  /** The disclosure rows that a plan fetched, and how many non-empty tables it scanned sequentially. */
  const cost = (nodes: readonly Plan[]) => {
    const scans = nodes.filter((node) => node['Relation Name']?.startsWith('disclosure'));
    return {
      /** Pages of tables and indexes. */
      pages: (nodes[0]?.['Shared Hit Blocks'] ?? 0) + (nodes[0]?.['Shared Read Blocks'] ?? 0),
      fetched: scans.reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1), 0),
      sequential: scans.filter((node) => node['Node Type'] === 'Seq Scan' && (node['Actual Rows'] ?? 0) > 0).length,
    };
  };

  it('read few rows for what an account received about some entities in the last 24 hours', async () => {
    const entities = [7n, 8n, 9n].map((pk) => ownKey('pa', pk));
    const since = new Date(NOW.getTime() - 24 * 3_600_000);
    for (const account of [busy, quiet]) {
      const { fetched, sequential } = cost(await planOf((db) => listReceived(db, account, entities, since)));
      expect(sequential).toBe(0);
      expect(fetched).toBeLessThan(50);
    }
  });

  it('read no rows for an entity that only other accounts received', async () => {
    const since = new Date(NOW.getTime() - 24 * 3_600_000);
    const { fetched, sequential } = cost(await planOf((db) => listReceived(db, quiet, [POPULAR], since)));
    expect([fetched, sequential]).toEqual([0, 0]);
  });

  it('find what an account bought in the last 24 hours without reading its searches', async () => {
    const since = new Date(NOW.getTime() - 24 * 3_600_000);
    const entities = [POPULAR, ...[2n, 7n, 8n, 9n].map((pk) => ownKey('pa', pk))];
    const wanted = { codes: ['DAT-TRADE', 'DAT-ALL'], levels: levelMask(['core_registro']), since } as const;
    for (const account of [busy, quiet]) {
      const { fetched, sequential } = cost(await planOf((db) => findPurchased(db, account, entities, wanted)));
      expect(sequential).toBe(0);
      expect(fetched).toBeLessThan(20);
    }
  });

  it('find what an account bought about a page of entities, however much many others bought', async () => {
    const { pool } = database;
    const others = await Promise.all(
      Array.from({ length: 300 }, (_, nr) =>
        billing.createAccount({ name: `other ${String(nr)}`, email: `other-${String(nr)}@example.test` }),
      ),
    );
    await pool.query(
      `with e as (
         insert into journal_entry (account_id, kind, idempotency_key, amount_micro, month, month_spent_micro, created_at)
         select a, 'charge', 'other:' || a || ':' || n, -10000, '2035-03-01', 0, $2::timestamptz - n * interval '1 minute'
           from unnest($1::bigint[]) a, generate_series(1, 60) n
         returning id, account_id, created_at)
       insert into disclosure (entry_id, account_id, at, channel, entities, levels)
       select id, account_id, created_at, 1, array[(10000 + id % 4000) << 8], '{1}' from e`,
      [others.map(({ id }) => id), NOW],
    );
    await pool.query('analyze disclosure');
    const since = new Date(NOW.getTime() - 24 * 3_600_000);
    const entities = Array.from({ length: 20 }, (_, at) => ownKey('pa', BigInt(10_100 + at)));
    const wanted = { codes: ['DAT-ALL'], levels: levelMask(['core_registro']), since } as const;
    const { pages } = cost(await planOf((db) => findPurchased(db, others[0]?.id ?? quiet, entities, wanted)));
    expect(pages / entities.length).toBeLessThan(8);
  });

  it('find the receivers of a level from the rows about that entity', async () => {
    const asked = { entity: ownKey('pa', 4_321n), levels: levelMask(['core_registro']), since: null };
    const { fetched, sequential } = cost(await planOf((db) => listReceivers(db, asked)));
    expect(sequential).toBe(0);
    // 20,000 rows about 5,000 entities, with the lists: about 25 each.
    expect(fetched).toBeLessThan(100);
  });

  it('find what one account received about an entity, however many others received it', async () => {
    for (const [accountId, entity] of [
      [busy, ownKey('pa', 4_321n)],
      [quiet, POPULAR],
    ] as const) {
      const page = { before: null, limit: 20 };
      const nodes = await planOf((db) => listAccountEntityDisclosures(db, { accountId, entity }, page));
      const { fetched, sequential } = cost(nodes);
      expect(sequential).toBe(0);
      expect(fetched).toBeLessThan(100);
    }
  });

  it('read the newest disclosures of an account from the end of its journal', async () => {
    const { fetched, sequential } = cost(
      await planOf((db) => listAccountDisclosures(db, busy, { since: null, before: null, limit: 20 })),
    );
    expect(sequential).toBe(0);
    expect(fetched).toBeLessThan(50);
  });

  it('read one row per call of a usage page, from the partitions of those times', async () => {
    const { rows } = await database.pool.query<{ id: never; at: Date }>(
      'select id, created_at as at from journal_entry where account_id = $1 order by id desc limit 50',
      [busy],
    );
    const nodes = await planOf((db) => summarizeDisclosures(db, rows));
    expect(cost(nodes)).toMatchObject({ fetched: 50, sequential: 0 });
  });

  it('need at most 112 bytes and two index entries for a disclosure about one entity', async () => {
    const { rows } = await database.pool.query<{ size: number; entries: number }>(
      `select max(pg_column_size(d.*))::integer as size,
              (select count(*)::integer from pg_index where indrelid = 'disclosure'::regclass
                  and (indpred is null or pg_get_expr(indpred, indrelid) = '(cardinality(entities) = 1)')) as entries
         from disclosure d where cardinality(entities) = 1`,
    );
    expect(rows[0]?.size).toBeLessThanOrEqual(112);
    expect(rows[0]?.entries).toBe(2);
  });
});
