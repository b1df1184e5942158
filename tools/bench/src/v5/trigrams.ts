import { DEFAULT_JURISDICTION, foldName } from '@entity-registry/domain';
import type pg from 'pg';

/** The comparison for the candidate index: the same names in a separate schema, under one index of pg_trgm. */
const TABLE = `
  create extension if not exists pg_trgm;
  create schema if not exists bench;
  create table if not exists bench.name_trigram (pk bigint primary key, name_norm text not null)`;

const FILL = `
  insert into bench.name_trigram
  select pk, name_norm from entity where jurisdiction = '${DEFAULT_JURISDICTION}' and name_norm is not null and merged_into is null
  on conflict do nothing`;

const FIND = `
  select pk from bench.name_trigram where name_norm % $1 order by similarity(name_norm, $1) desc limit 50`;

/** Copies the names and indexes them, once a database. */
export async function prepareTrigrams(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select from pg_indexes where indexname = 'name_trigram_idx'`);
  if (rows.length > 0) return;
  await pool.query(TABLE);
  await pool.query(FILL);
  await pool.query('create index name_trigram_idx on bench.name_trigram using gin (name_norm gin_trgm_ops)');
  await pool.query('vacuum (analyze) bench.name_trigram');
}

/** One search for 50 candidates as `pg_trgm` offers it. */
export async function findByTrigrams(pool: pg.Pool, name: string): Promise<void> {
  await pool.query({ name: 'bench_trigrams', text: FIND, values: [foldName(name)] });
}
