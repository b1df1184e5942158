import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { BenchAccount, BenchDatabase } from '../database.js';
import { measureHttp } from '../load.js';
import type { BenchRequest, HttpLoad } from '../load.js';
import type { Server } from '../processes.js';
import { cycle, sampleIdentifiers, sampleNameQueries, sampleOrganizations } from '../queries.js';

const SAMPLE = 2_000;
/** Each kind is measured this often; the round counts that took least processor time, because other programs only add to it. */
const ROUNDS = 3;
/** Calls of each kind before it is measured. */
const WARM_UP = 1_500;

/** A kind of call, and its share of the mix that plans are made for. */
export interface Kind {
  readonly name: string;
  /** 0 to 1; all shares add up to 1. 0: measured, but not part of the mix. */
  readonly share: number;
  readonly connections: number;
  readonly next: () => BenchRequest;
}

/** What a kind of call takes. Processor times in milliseconds per call. */
export interface KindCost {
  readonly name: string;
  readonly share: number;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly apiMs: number;
  readonly databaseMs: number;
  readonly failures: number;
}

/** What a charge writes. */
export interface ChargeCost {
  readonly charges: number;
  readonly walBytes: number;
  /** Writes and syncs of files, of the write-ahead log and of tables. */
  readonly writes: number;
  readonly bytes: number;
}

export interface TableSize {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
  readonly indexBytes: number;
}

/** The kinds of billed calls. Details come with an Idempotency-Key as often as without. */
export async function kindsOf(
  database: BenchDatabase,
  accounts: BenchAccount[],
  { connections, searchConnections, seed }: { connections: number; searchConnections: number; seed: number },
): Promise<Kind[]> {
  const { pool } = database;
  const account = cycle(accounts);
  const id = cycle(await sampleOrganizations(pool, SAMPLE));
  const name = cycle(await sampleNameQueries(pool, SAMPLE, seed));
  const number = cycle(await sampleIdentifiers(pool, SAMPLE));
  const key = () => ({ authorization: `Bearer ${account().key}` });
  const get = (path: () => string) => () => ({ path: path(), headers: key() });
  const keyed = (path: () => string) => () => ({
    path: path(),
    headers: { ...key(), 'idempotency-key': randomUUID() },
  });
  const detail = (code: string) => () => `/v4/panama/entidades/${id()}?include=${code}`;
  const search = (parameter: string, value: () => string) => () =>
    `/v4/panama/entidades?${parameter}=${encodeURIComponent(value())}`;
  const resolve = () => ({ path: '/v5/resolve', headers: key(), body: JSON.stringify({ name: name() }) });
  const detailed = { connections };
  const searched = { connections: searchConnections };
  return [
    { name: 'detail, CHK-BIN', share: 0.3, ...detailed, next: get(detail('CHK-BIN')) },
    { name: 'detail, CHK-BIN, with an Idempotency-Key', share: 0.3, ...detailed, next: keyed(detail('CHK-BIN')) },
    { name: 'detail, DAT-ALL', share: 0.1, ...detailed, next: get(detail('DAT-ALL')) },
    { name: 'search by id', share: 0.1, ...searched, next: get(search('ruc', number)) },
    { name: 'search by name', share: 0.1, ...searched, next: get(search('nombre', name)) },
    { name: 'resolve by name', share: 0.1, ...searched, next: resolve },
  ];
}

/** Measures kinds one after another, each after enough calls for its code to be compiled. */
export async function measureKinds(
  kinds: readonly Kind[],
  { database, api, seconds }: { database: BenchDatabase; api: Server; seconds: number },
): Promise<KindCost[]> {
  const costs: KindCost[] = [];
  for (const { name, share, connections, next } of kinds) {
    await warmUp({ url: api.url, connections, next });
    const rounds: KindCost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = [api.processorMs(), database.processorMs()] as const;
      const measured = await measureHttp({ url: api.url, connections, seconds: seconds / ROUNDS, next });
      const { requestsPerSecond, p50, p99, failures, requests } = measured;
      const apiMs = (api.processorMs() - before[0]) / requests;
      const databaseMs = (database.processorMs() - before[1]) / requests;
      rounds.push({ name, share, requestsPerSecond, p50, p99, apiMs, databaseMs, failures });
    }
    costs.push(rounds.reduce((one, other) => (processorOf(other) < processorOf(one) ? other : one)));
  }
  return costs;
}

const processorOf = ({ apiMs, databaseMs }: KindCost): number => apiMs + databaseMs;

async function warmUp(load: Omit<HttpLoad, 'seconds'>): Promise<void> {
  for (let called = 0; called < WARM_UP;) called += (await measureHttp({ ...load, seconds: 1 })).requests;
}

/** What `call` writes for each charge that it makes, with a checkpoint before and after, so that every page is counted once. */
export async function measureCharges(pool: pg.Pool, call: () => Promise<unknown>): Promise<ChargeCost> {
  const before = await writtenSoFar(pool);
  await call();
  const after = await writtenSoFar(pool);
  const charges = after.charges - before.charges;
  return {
    charges,
    walBytes: (after.walBytes - before.walBytes) / charges,
    writes: (after.writes - before.writes) / charges,
    bytes: (after.bytes - before.bytes) / charges,
  };
}

async function writtenSoFar(pool: pg.Pool): Promise<ChargeCost> {
  await pool.query('checkpoint');
  const { rows } = await pool.query<Record<keyof ChargeCost, string>>(
    `select (select count(*) from journal_entry where kind = 'charge') as charges,
            pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as "walBytes",
            (select sum(coalesce(writes, 0) + coalesce(fsyncs, 0)) from pg_stat_io) as writes,
            (select sum(pg_total_relation_size(c.oid)) from pg_class c join pg_namespace n on n.oid = c.relnamespace
              where n.nspname = 'public' and c.relkind = 'r') as bytes`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the database returned no figures');
  return {
    charges: Number(row.charges),
    walBytes: Number(row.walBytes),
    writes: Number(row.writes),
    bytes: Number(row.bytes),
  };
}

/** The tables of the register and their indexes, largest first, before anything is charged. */
export async function tableSizes(pool: pg.Pool): Promise<TableSize[]> {
  const { rows } = await pool.query<{ table: string; rows: string; bytes: string; indexBytes: string }>(
    `select c.relname as table, greatest(c.reltuples, 0)::bigint as rows, pg_table_size(c.oid) as bytes,
            pg_indexes_size(c.oid) as "indexBytes"
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by pg_total_relation_size(c.oid) desc`,
  );
  return rows.map((row) => ({
    table: row.table,
    rows: Number(row.rows),
    bytes: Number(row.bytes),
    indexBytes: Number(row.indexBytes),
  }));
}
