import { join } from 'node:path';
import {
  INITIAL_JURISDICTIONS,
  findPurchased,
  listAccountDisclosures,
  listReceived,
  listReceivers,
  summarizeDisclosures,
} from '@entity-registry/accounts';
import { DEFAULT_JURISDICTION, levelMask, ownKey } from '@entity-registry/domain';
import type { EntityKey } from '@entity-registry/domain';
import { applyMigrations, createPool } from '@entity-registry/database';
import type { AccountId, EntryId } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { percentile } from './load.js';
import { ROOT, freePort, startPostgres } from './start-tools.js';

const ACCOUNTS = 1_000;
const ENTITIES = 100_000;
const MONTHS = 6;
const REPETITIONS = 200;
const DAY_MS = 86_400_000;

interface QueryTiming {
  readonly question: string;
  readonly p50: number;
  readonly p95: number;
  readonly rows: number;
}

/**
 * Generates disclosures of six months (three of four about one entity, the others lists of 20, one entity in every
 * list) with
 * their charges, and runs the queries of ADR 0158. Prints size, times and plans.
 */
export async function measureDisclosures(
  directory: string,
  rows: number,
): Promise<{ asked: QueryTiming[]; size: object }> {
  const server = await startPostgres({ directory: join(directory, 'pg'), port: await freePort(), password: 'bench' });
  try {
    const admin = createPool(server.url('postgres'), { max: 1 });
    await admin.query('drop database if exists bench_disclosures with (force)');
    await admin.query('create database bench_disclosures');
    await admin.end();
    await applyMigrations(server.url('bench_disclosures'), join(ROOT, 'prisma'));
    const pool = createPool(server.url('bench_disclosures'), { max: 2 });
    try {
      const now = new Date();
      await fill(pool, rows, now);
      const size = await sizeOf(pool);
      console.log(`${rows} rows of ${MONTHS} months: ${JSON.stringify(size)}`);
      const asked = await ask(pool, now);
      console.table(asked);
      return { asked, size };
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
  }
}

/** Account 1 has a tenth of all; the others share the rest. */
async function fill(pool: pg.Pool, rows: number, now: Date): Promise<void> {
  const first = new Date(now.getTime() - MONTHS * 30 * DAY_MS);
  await pool.query('select make_disclosure_partitions($1, $2)', [first.toISOString().slice(0, 10), MONTHS + 2]);
  await pool.query(
    `insert into account (name, email, jurisdictions, created_at)
     select 'bench ' || n, 'bench-' || n || '@bench.example', $3, $2
       from generate_series(1, $1::integer) n`,
    [ACCOUNTS, first, INITIAL_JURISDICTIONS],
  );
  await pool.query(
    `with e as (
       insert into journal_entry (account_id, kind, idempotency_key, amount_micro, month, month_spent_micro, created_at)
       select case when n % 10 = 0 then 1 else 1 + n % $2 end, 'charge', 'generated:' || n, -10000, '2026-01-01', 0,
              $3::timestamptz + n * ($4::timestamptz - $3::timestamptz) / $1
         from generate_series(1, $1::integer) n
       returning id, account_id, created_at)
     insert into disclosure (entry_id, account_id, at, channel, entities, levels)
     select id, account_id, created_at, 1,
            case when id % 4 = 0
                 then array[256::bigint] || (select array_agg((2 + (id * 7919 + k * 104729) % $5) << 8) from generate_series(1, 19) k)
                 else array[(2 + id * 7919 % $5) << 8] end,
            '{7}'
       from e`,
    [rows, ACCOUNTS, first, now, ENTITIES],
  );
  await pool.query(
    `insert into response_delivery (entry_id, sent_at, state)
     select id, case when id % 1000 > 0 then created_at end, case when id % 1000 = 0 then 'reversed' end from journal_entry`,
  );
  await pool.query('vacuum (analyze)');
}

async function sizeOf(pool: pg.Pool): Promise<object> {
  const { rows } = await pool.query<Record<string, bigint>>(
    `select count(*) as rows, sum(pg_column_size(d.*)) / count(*) as row_bytes,
            (select sum(pg_table_size(relid)) from pg_partition_tree('disclosure') where isleaf) as table_bytes,
            (select sum(pg_indexes_size(relid)) from pg_partition_tree('disclosure') where isleaf) as index_bytes
       from disclosure d`,
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

/** The query behind a page of search results (ADR 0163). */
async function purchased(db: Queryable, account: AccountId, entities: readonly EntityKey[], since: Date) {
  const levels = levelMask(['core_registro']);
  return [...(await findPurchased(db, account, entities, { codes: ['DAT-CORE', 'DAT-ALL'], levels, since }))];
}

async function ask(pool: pg.Pool, now: Date): Promise<QueryTiming[]> {
  const entity = (nr: number) => ownKey(DEFAULT_JURISDICTION, BigInt(2 + ((nr * 31_337) % ENTITIES)));
  const twenty = (nr: number) => Array.from({ length: 20 }, (_, at) => entity(nr * 20 + at));
  const popular = ownKey(DEFAULT_JURISDICTION, 1n);
  const yesterday = new Date(now.getTime() - DAY_MS);
  const core = levelMask(['core_registro']);
  const account = (nr: number) => BigInt(2 + (nr % (ACCOUNTS - 1))) as AccountId;
  const busy = 1n as AccountId;
  const page = { since: null, before: null, limit: 50 };
  const { rows: charges } = await pool.query<{ id: EntryId; at: Date }>(
    'select id, created_at as at from journal_entry where account_id = 1 order by id desc limit 50',
  );
  const questions: Record<string, (db: Queryable, nr: number) => Promise<{ length: number } | { size: number }>> = {
    'received in 24 h, 20 entities, account': (db, nr) => listReceived(db, account(nr), twenty(nr), yesterday),
    'received in 24 h, 20 entities, busiest account': (db, nr) => listReceived(db, busy, twenty(nr), yesterday),
    'purchased in 24 h, 20 entities, account': (db, nr) => purchased(db, account(nr), twenty(nr), yesterday),
    'purchased in 24 h, 20 entities, busiest account': (db, nr) => purchased(db, busy, twenty(nr), yesterday),
    'received in 24 h, the entity of every list': (db, nr) => listReceived(db, account(nr), [popular], yesterday),
    'receivers of an entity and level, ever': (db, nr) =>
      listReceivers(db, { entity: entity(nr), levels: core, since: null }),
    'newest 50 of the busiest account': (db) => listAccountDisclosures(db, busy, page),
    'usage page of 50 calls': (db) => summarizeDisclosures(db, charges),
  };
  const asked: QueryTiming[] = [];
  for (const [question, run] of Object.entries(questions)) {
    const times = new Float64Array(REPETITIONS);
    let found = 0;
    for (let nr = -20; nr < REPETITIONS; nr += 1) {
      const begun = performance.now();
      const rows = await run(pool, nr + 20);
      if (nr >= 0) times[nr] = performance.now() - begun;
      found += 'length' in rows ? rows.length : rows.size;
    }
    times.sort();
    const round = (ms: number) => Math.round(ms * 100) / 100;
    asked.push({
      question,
      p50: round(percentile(times, 0.5)),
      p95: round(percentile(times, 0.95)),
      rows: Math.round(found / (REPETITIONS + 20)),
    });
    await explain(pool, question, run);
  }
  return asked;
}

/** Prints the actual plan of a query's statement: which indexes it read and how much. */
async function explain(
  pool: pg.Pool,
  question: string,
  run: (db: Queryable, nr: number) => Promise<unknown>,
): Promise<void> {
  const explaining = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off) ${text}`,
        values,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).filter((line) => !line.includes('never executed'));
      console.log(`\n${question}\n${plan.join('\n')}`);
      return { rows: [] };
    },
  };
  await run(explaining as unknown as Queryable, 1);
}
