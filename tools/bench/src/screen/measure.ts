import { setTimeout } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ScreenedSubject } from '@entity-registry/domain';
import { ListScreening } from '@entity-registry/registry';
import type pg from 'pg';
import { randomNumbers } from '../queries.js';

/** What screening of one kind of request takes, in milliseconds. */
export interface ScreenRow {
  readonly scenario: string;
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  /** The longest time that the event loop of the process was blocked. */
  readonly stall: number;
  readonly hits: number;
  /** Processor time of a request in this process, threads included. */
  readonly processor: number;
}

export interface ScreenFigures {
  readonly entries: number;
  readonly names: number;
  /** Milliseconds until the first answer, and until the first one after a version changed. */
  readonly firstMs: number;
  readonly reloadMs: number;
  /** MB of the process before the lists were read, and with them in `threads` threads. */
  readonly beforeMb: number;
  readonly loadedMb: number;
  readonly threads: number;
  readonly rows: readonly ScreenRow[];
}

export interface ScreenOptions {
  /** Requests of 100 subjects. */
  readonly requests: number;
  readonly seed: number;
  readonly threads: number;
}

const SUBJECTS = 100;
const MB = 2 ** 20;
/** One subject in so many has a name of a list, with a letter missing. */
const ONE_LISTED_IN = 10;
const RESOLUTION_MS = 5;
const WARM_UP = 5;

/** Screens subjects that have the names of entities and, one in ten, of listings against all lists. */
export async function measureScreening(
  pool: pg.Pool,
  { requests, seed, threads }: ScreenOptions,
): Promise<ScreenFigures> {
  const subjects = await readSubjects(pool, (requests + WARM_UP + 1) * SUBJECTS, seed);
  const next = (count: number): ScreenedSubject[] => subjects.splice(0, count);
  const beforeMb = process.memoryUsage().rss / MB;
  const screening = new ListScreening(pool, { threads });
  const timed = async (count: number): Promise<{ ms: number; hits: number }> => {
    const own = next(count);
    const began = performance.now();
    const { hits } = await screening.screen(own);
    return { ms: performance.now() - began, hits: hits.flat().length };
  };
  try {
    const { ms: firstMs } = await timed(1);
    const { rows: counted } = await pool.query<{ entries: number; names: number }>(
      `select count(*)::int as entries, sum(jsonb_array_length(data->'names'))::int as names from listing where removed_version is null`,
    );
    // Compiled code, kept words.
    for (let nr = 0; nr < WARM_UP; nr += 1) await timed(SUBJECTS);
    const loadedMb = process.memoryUsage().rss / MB;
    const batch = await measureRow('100 subjects', requests, () => timed(SUBJECTS));
    const single = await measureRow('1 subject', SUBJECTS / 2, () => timed(1));
    // As an import of a version with the same entries would.
    await pool.query(
      `with ended as (update list_version set state = 'superseded' where state = 'current' and list = (select list from listing order by id limit 1) returning *)
       insert into list_version (list, version, state, digest, published, file_name, entries, added, changed, removed, imported_at)
       select list, version || '.x', 'current', digest, published, file_name, entries, 0, 0, 0, imported_at from ended`,
    );
    const { ms: reloadMs } = await timed(1);
    const [{ entries, names } = { entries: 0, names: 0 }] = counted;
    return { entries, names, firstMs, reloadMs, beforeMb, loadedMb, threads, rows: [batch, single] };
  } finally {
    await screening.close();
  }
}

async function measureRow(
  scenario: string,
  requests: number,
  run: () => Promise<{ ms: number; hits: number }>,
): Promise<ScreenRow> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const took: number[] = [];
  let hits = 0;
  const before = process.cpuUsage();
  for (let nr = 0; nr < requests; nr += 1) {
    const { ms, hits: found } = await run();
    took.push(ms);
    hits += found;
  }
  const used = process.cpuUsage(before);
  const processor = (used.user + used.system) / 1e3 / requests;
  // Delays are noted by a timer: one that is due runs first.
  await setTimeout(2 * RESOLUTION_MS);
  delay.disable();
  took.sort((one, other) => one - other);
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
  const stall = Math.max(delay.max / 1e6 - RESOLUTION_MS, 0);
  return { scenario, requests, p50: at(0.5), p95: at(0.95), most: at(1), stall, hits, processor };
}

async function readSubjects(pool: pg.Pool, count: number, seed: number): Promise<ScreenedSubject[]> {
  const { rows: entities } = await pool.query<{ name: string; type: ScreenedSubject['type'] }>(
    `select nombre as name, kind as type from entity where length(nombre) > 5 order by md5(pk::text || $2) limit $1`,
    [count, String(seed)],
  );
  const { rows: listed } = await pool.query<{ name: string; type: ScreenedSubject['type'] }>(
    `select data->'names'->0->>'name' as name, case data->>'type' when 'individual' then 'NaturalPerson' else 'Organization' end as type
       from listing where removed_version is null order by md5(id::text || $2) limit $1`,
    [Math.ceil(count / ONE_LISTED_IN), String(seed)],
  );
  const random = randomNumbers(seed);
  return entities.map((entity, at): ScreenedSubject => {
    const own = at % ONE_LISTED_IN === 0 ? listed[at / ONE_LISTED_IN] : undefined;
    const missing = own === undefined ? -1 : Math.floor(random() * own.name.length);
    const name = own === undefined ? entity.name : own.name.slice(0, missing) + own.name.slice(missing + 1);
    const known = { birthDate: null, nationalities: [], identifiers: [] };
    return { name: name.trim() || entity.name, type: (own ?? entity).type, aliases: [], ...known };
  });
}
