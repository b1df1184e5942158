import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** The duration of a plain `\copy` of generated rows. */
export interface PlainCopy {
  rows: number;
  /** Size of the files that were copied in. */
  bytes: number;
  /** Into tables without any index. */
  bareSeconds: number;
  /** Into tables with the indexes of the real ones, those of each partition included. */
  indexedSeconds: number;
}

const TABLES = ['entity', 'record', 'link'] as const;
const SCHEMA = 'plain_copy';

/**
 * Measures how long a plain `\copy` of the rows of run `runId` takes, to compare the generator with it. The rows are
 * first copied out to files, which is not counted, then into tables of a temporary schema. Needs twice the disk space
 * of the rows. `now` is in milliseconds.
 */
export async function measurePlainCopy(pool: Pool, runId: bigint, now: () => number): Promise<PlainCopy> {
  const directory = await mkdtemp(path.join(tmpdir(), 'plain-copy-'));
  const client = await pool.connect();
  try {
    const tables = await leavesOf(client);
    let bytes = 0;
    for (const table of tables) bytes += await copyOut(client, table, runId, fileOf(directory, table));
    const copyInto = (like: 'defaults' | 'all') => copyIn(client, { tables, directory, like }, now);
    const bare = await copyInto('defaults');
    const indexed = await copyInto('all');
    return { rows: bare.rows, bytes, bareSeconds: bare.seconds, indexedSeconds: indexed.seconds };
  } finally {
    await client.query(`drop schema if exists ${SCHEMA} cascade`).finally(() => {
      client.release();
    });
    await rm(directory, { recursive: true });
  }
}

/** The tables that hold the rows: of a partitioned table, its partitions, most of whose indexes are their own. */
async function leavesOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ leaf: string }>(
    `select coalesce(leaf.relid, root)::text as leaf from unnest($1::regclass[]) as root
       left join lateral pg_partition_tree(root) as leaf on true
      where coalesce(leaf.isleaf, true) order by 1`,
    [TABLES],
  );
  return rows.map(({ leaf }) => leaf);
}

function fileOf(directory: string, table: string): string {
  return path.join(directory, `${table}.copy`);
}

async function copyOut(client: PoolClient, table: string, runId: bigint, file: string): Promise<number> {
  const stream = client.query(copyTo(`copy (select * from ${table} where run_id = ${runId}) to stdout`));
  await pipeline(stream, createWriteStream(file));
  return (await stat(file)).size;
}

async function copyIn(
  client: PoolClient,
  { tables, directory, like }: { tables: readonly string[]; directory: string; like: 'defaults' | 'all' },
  now: () => number,
): Promise<{ rows: number; seconds: number }> {
  await client.query(`drop schema if exists ${SCHEMA} cascade`);
  await client.query(`create schema ${SCHEMA}`);
  for (const table of tables) await client.query(`create table ${SCHEMA}.${table} (like ${table} including ${like})`);
  const began = now();
  let rows = 0;
  for (const table of tables) {
    const stream = client.query(copyFrom(`copy ${SCHEMA}.${table} from stdin`));
    await pipeline(createReadStream(fileOf(directory, table), { highWaterMark: 256 * 1024 }), stream);
    rows += stream.rowCount;
  }
  return { rows, seconds: (now() - began) / 1000 };
}
