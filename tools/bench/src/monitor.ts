import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { EventSequencer } from '@entity-registry/accounts';
import { applyMigrations, createPool } from '@entity-registry/database';
import { EVENT_TYPES, toListing } from '@entity-registry/domain';
import type { Listing, ScreenedSubject } from '@entity-registry/domain';
import { ListVersions, WatchMatching, indexNames, indexWatched, maintainWatchedNames } from '@entity-registry/registry';
import type pg from 'pg';
import { percentile } from './load.js';
import { randomNumbers } from './queries.js';
import { ROOT, freePort, startPostgres } from './start-tools.js';

/** Frequent words of names in the region: invented combinations of them, so that names resemble each other as real ones do. */
const GIVEN = 'JOSE LUIS CARLOS JUAN MARIA ANA ROSA MIGUEL JORGE PEDRO RICARDO ROBERTO CARMEN LUZ ELENA MARTA RAUL OSCAR DIANA IRIS NELLY OMAR EDWIN YARIS KENIA'.split(' '); // prettier-ignore
const FAMILY = 'GONZALEZ RODRIGUEZ PEREZ CASTILLO MORENO SANCHEZ GARCIA HERRERA MARTINEZ QUINTERO BATISTA VEGA JIMENEZ AGUILAR DOMINGUEZ SALDANA BARRIOS CEDENO ATENCIO PINZON'.split(' '); // prettier-ignore
const SYLLABLES = 'BA CO DRE FI GUA LE MO NU PRI QUE RO SA TU VE XO ZA'.split(' ');

const ITEMS_A_PAGE = 1_000;

export interface MonitorOptions {
  /** Watched names. */
  readonly names: number;
  /** Listings on file, and those that the new version adds. */
  readonly listings: number;
  readonly changed: number;
  readonly seed: number;
}

export interface MonitorResult {
  readonly indexSeconds: number;
  readonly maintainSeconds: number;
  /** From the commit of the version to the last event. */
  readonly matchSeconds: number;
  readonly events: number;
  /** From the commit of a version with one changed listing to its numbered event, in milliseconds. */
  readonly single: { readonly p50: number; readonly p95: number };
}

/** Measures how fast watched names are told about changed listings (ADR 0208), in one process. */
export async function measureMonitor(directory: string, options: MonitorOptions): Promise<MonitorResult> {
  const server = await startPostgres({ directory: join(directory, 'pg'), port: await freePort(), password: 'bench' });
  try {
    const admin = createPool(server.url('postgres'), { max: 1 });
    await admin.query('drop database if exists bench_monitor with (force)');
    await admin.query('create database bench_monitor');
    await admin.end();
    await applyMigrations(server.url('bench_monitor'), join(ROOT, 'prisma'));
    const pool = createPool(server.url('bench_monitor'), { max: 4 });
    try {
      return await measure(pool, options);
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
  }
}

async function measure(pool: pg.Pool, { names, listings, changed, seed }: MonitorOptions): Promise<MonitorResult> {
  const now = (): Date => new Date();
  const nameOf = nameMaker(seed);
  await maintainWatchedNames(pool, now());
  const indexSeconds = await seconds(() => watch(pool, names, nameOf));
  const maintainSeconds = await seconds(() => maintainWatchedNames(pool, now()));
  const versions = new ListVersions(pool, indexNames, now);
  const entries = Array.from({ length: listings + changed }, (_, nr) => person(nr, nameOf()));
  const load = (some: readonly Listing[], day: number) =>
    versions.import({
      list: 'ofac_sdn',
      listings: some,
      published: `2026-01-${String(day).padStart(2, '0')}`,
      fileName: null,
    });
  await load(entries.slice(0, listings), 1);
  // What is on file when the items are added is their state.
  await pool.query('delete from watch_change');
  await pool.query('update watch_item set screen_due = false, screened_at = now()');
  await pool.query('vacuum analyze');
  await load(entries, 2);
  const matching = new WatchMatching(pool, { now });
  const sequencer = new EventSequencer(pool);
  const tell = async (): Promise<void> => {
    while (await matching.run());
    while (await sequencer.run());
  };
  const matchSeconds = await seconds(tell);
  const { rows } = await pool.query<{ events: bigint }>(
    'select count(*) as events from account_event where seq is not null',
  );
  const times: number[] = [];
  for (let day = 3; day <= 27; day += 1) {
    await load([...entries, ...Array.from({ length: day }, (_, nr) => person(900_000 + nr, nameOf()))], day);
    times.push((await seconds(tell)) * 1_000);
  }
  const sorted = Float64Array.from(times).sort();
  return {
    ...{ indexSeconds, maintainSeconds, matchSeconds, events: Number(rows[0]?.events ?? 0) },
    single: { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) },
  };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

const person = (nr: number, name: string): Listing =>
  toListing({ entryId: String(nr), type: 'individual', names: [{ kind: 'primary', name }] });

/** Names of two to four words: frequent ones, and every third with a rare one. */
function nameMaker(seed: number): () => string {
  const random = randomNumbers(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const rare = (): string => Array.from({ length: 3 }, () => pick(SYLLABLES)).join('');
  return () => {
    const family = random() < 0.6 ? rare() : pick(FAMILY);
    return [pick(GIVEN), ...(random() < 0.5 ? [pick(GIVEN)] : []), family, random() < 0.5 ? rare() : pick(FAMILY)].join(
      ' ',
    );
  };
}

/** Adds watched items of one account, as the API does, but without charges. */
async function watch(pool: pg.Pool, count: number, nameOf: () => string): Promise<void> {
  const { rows: accounts } = await pool.query<{ id: bigint }>(
    `insert into account (name, email, jurisdictions, created_at) values ('Bench', 'bench@example.test', '{pa}', now()) returning id`,
  );
  const { rows: lists } = await pool.query<{ id: bigint }>(
    `insert into watchlist (account_id, name, events, webhook, created_at) values ($1, 'Bench', $2, false, now()) returning id`,
    [accounts[0]?.id, EVENT_TYPES],
  );
  for (let from = 0; from < count; from += ITEMS_A_PAGE) {
    const subjects = Array.from({ length: Math.min(ITEMS_A_PAGE, count - from) }, (_, nr) =>
      subjectOf(nameOf(), from + nr),
    );
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: bigint; subject: ScreenedSubject }>(
        `insert into watch_item (account_id, watchlist_id, reference, digest, subject, state, period, period_start, paid_until, charge_at,
                                 added_at)
         select $1, $2, s.reference, decode(s.digest, 'hex'), s.subject, 'active', 1, now(), now() + interval '30 days',
                now() + interval '30 days', now()
           from jsonb_to_recordset($3::jsonb) as s (reference text, digest text, subject jsonb) returning id, subject`,
        [accounts[0]?.id, lists[0]?.id, JSON.stringify(subjects)],
      );
      await client.query(
        `insert into watch_period (item_id, period, starts_at, ends_at, entry_id)
         select id, 1, period_start, paid_until, 0 from watch_item where id = any ($1::bigint[])`,
        [rows.map(({ id }) => id)],
      );
      await indexWatched(client, rows);
      await client.query('commit');
    } finally {
      client.release();
    }
  }
}

function subjectOf(name: string, nr: number) {
  const subject: ScreenedSubject = {
    ...{ name, aliases: [], type: 'NaturalPerson', birthDate: null, nationalities: [], identifiers: [] },
  };
  return { reference: `r${String(nr)}`, digest: createHash('sha256').update(String(nr)).digest('hex'), subject };
}
