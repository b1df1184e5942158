import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_JURISDICTION, foldName } from '@entity-registry/domain';
import { applyMigrations, createPool } from '@entity-registry/database';
import { rebuildNameIndex } from '@entity-registry/registry';
import type pg from 'pg';
import type { WrittenName } from '../pairs/vocabulary.js';
import type { OtherName } from './other-names.js';
import { ROOT, freePort, startPostgres } from '../start-tools.js';

/** Names in their own database. The pk of a name is its position in the list, from 1. */
export interface RegisterDatabase {
  pool: pg.Pool;
  /** Stops the server that was started for it, if any. */
  stop(): Promise<void>;
}

const NAME = 'eval_names';
const ROWS_A_STATEMENT = 20_000;

/**
 * A new database with the names, and other names of their entities, as indexed entities of the default jurisdiction: on the server of `databaseUrl`, in a separate database, or
 * else on a PostgreSQL that is started in `directory`.
 */
export async function loadNames(
  names: readonly WrittenName[],
  others: readonly OtherName[],
  options: { directory: string; databaseUrl: string | undefined; now: Date },
): Promise<RegisterDatabase> {
  const server = await serverFor(options.directory, options.databaseUrl);
  try {
    const admin = createPool(server.url('postgres'), { max: 1 });
    await admin.query(`drop database if exists ${NAME} with (force)`);
    await admin.query(`create database ${NAME}`);
    await admin.end();
    await applyMigrations(server.url(NAME), join(ROOT, 'prisma'));
    const pool = createPool(server.url(NAME), { max: 4 });
    const run = await insertNames(pool, names, options.now);
    await insertOtherNames(pool, others, run, options.now);
    await rebuildNameIndex(pool, { jurisdictions: [DEFAULT_JURISDICTION], now: options.now });
    await pool.query('vacuum (analyze)');
    return {
      pool,
      async stop() {
        await pool.end();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Size of the name index on disk, with its vocabulary. */
export async function indexBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: bigint | string }>(
    `select sum(pg_total_relation_size(name::regclass)) as bytes
       from unnest(array['name_key', 'other_name_key', 'name_token', 'name_token_del']) as name`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

async function serverFor(directory: string, databaseUrl: string | undefined) {
  if (databaseUrl === undefined) {
    mkdirSync(directory, { recursive: true });
    return await startPostgres({ directory: join(directory, 'pg'), port: await freePort(), password: 'eval' });
  }
  return {
    url(database: string) {
      const url = new URL(databaseUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
    stop: () => Promise.resolve(),
  };
}

async function insertNames(pool: pg.Pool, names: readonly WrittenName[], now: Date): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, status, started_at)
     values ('evaluation', 1, 'completed', $1) returning id`,
    [now],
  );
  const run = rows[0]?.id ?? 0n;
  for (let from = 0; from < names.length; from += ROWS_A_STATEMENT) {
    const page = names.slice(from, from + ROWS_A_STATEMENT);
    await pool.query(
      `insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, core, source, run_id, fetched_at)
       select $7, pk, 'evaluation:' || pk, kind, nombre, norm, '{}', 'evaluation', $5, $6
         from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as e (pk, kind, nombre, norm)`,
      [
        page.map((_, at) => from + at + 1),
        page.map(({ kind }) => kind),
        page.map(({ name }) => name),
        page.map(({ name }) => foldName(name)),
        run,
        now,
        DEFAULT_JURISDICTION,
      ],
    );
  }
  return run;
}

async function insertOtherNames(pool: pg.Pool, others: readonly OtherName[], run: bigint, now: Date): Promise<void> {
  await pool.query(
    `insert into entity_name (jurisdiction, entity_pk, kind, name, name_norm, source, source_key, run_id, fetched_at)
     select $6, pk, 'alias', name, norm, 'evaluation', norm, $4, $5
       from unnest($1::bigint[], $2::text[], $3::text[]) as n (pk, name, norm)`,
    [
      others.map(({ place }) => place + 1),
      others.map(({ name }) => name),
      others.map(({ name }) => foldName(name)),
      run,
      now,
      DEFAULT_JURISDICTION,
    ],
  );
}
