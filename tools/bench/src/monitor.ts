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
/** Single changes that are timed. */
const SINGLES = 25;
/** Bars of the design of monitoring; the event still has to reach the webhook. */
export const MATCH_SECONDS = 60;
const SINGLE_MS = 2_000;

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
  /** From the commit of a version with one changed listing to its numbered event. */
  readonly single: Percentiles;
  /** The same while another transaction that has written stays open, as a long import does. */
  readonly besideOpenTransaction: Percentiles;
}

/** In milliseconds. */
interface Percentiles {
  readonly p50: number;
  readonly p95: number;
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
      published: new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10),
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
  const more: Listing[] = [];
  const singles = async (): Promise<Percentiles> => {
    const times: number[] = [];
    for (let nr = 0; nr < SINGLES; nr += 1) {
      more.push(person(900_000 + more.length, nameOf()));
      await load([...entries, ...more], 2 + more.length);
      times.push((await seconds(tell)) * 1_000);
    }
    const sorted = Float64Array.from(times).sort();
    return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
  };
  const single = await singles();
  const besideOpenTransaction = await besideTransaction(pool, singles);
  return {
    ...{ indexSeconds, maintainSeconds, matchSeconds, events: Number(rows[0]?.events ?? 0) },
    ...{ single, besideOpenTransaction },
  };
}

/** Runs `work` while a transaction that has written an event of an account stays open. */
async function besideTransaction<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into account_event (account_id, type, natural_key, data, at) select id, 'list.updated', 'open', '{}', now() from account limit 1`,
    );
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The result with the bars of the design of monitoring, as one Markdown table. */
export function monitorReport(
  { names, changed }: Pick<MonitorOptions, 'names' | 'changed'>,
  { matchSeconds, events, single, besideOpenTransaction }: MonitorResult,
): string {
  const bar = (text: string, met: boolean) => `${text}: ${met ? 'met' : 'MISSED'}`;
  const figures = ({ p50, p95 }: Percentiles) => `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
  const lines = [
    [
      `${String(changed)} new listings against ${String(names)} watched names`,
      `${matchSeconds.toFixed(1)} s, ${String(events)} events`,
      bar(`<= ${String(MATCH_SECONDS)} s for 5000`, matchSeconds <= MATCH_SECONDS),
    ],
    ...(
      [
        ['one new listing to its numbered event', single],
        ['the same beside a transaction that stays open', besideOpenTransaction],
      ] as const
    ).map(([what, times]) => [what, figures(times), bar('p95 <= 2000 ms', times.p95 <= SINGLE_MS)]),
  ];
  return ['| what | figure | bar |', '|---|---|---|', ...lines.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
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
