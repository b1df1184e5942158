import { DEFAULT_JURISDICTION, JURISDICTION_CODES } from '@entity-registry/domain';
import { rebuildNameIndex } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import type { Pool, PoolClient } from 'pg';
import { MIN_ENTITIES, batchesOf, identitiesOf, layoutOf } from './layout.js';
import { RecordNumbers, reserveNumbers } from './numbers.js';
import type { Population } from './population.js';
import { makeRows } from './rows.js';
import { completeRun } from '../import/runs/runs.js';
import { TableStatistics } from '../table-statistics.js';
import { basePkOf, openRun } from './run.js';
import type { GenerateRun } from './run.js';
import { storeSamples } from './samples.js';
import { storeScans } from './scans/put-scans.js';
import type { World } from './subject.js';
import { writeBatch } from './write-batch.js';

export interface GenerateProgress {
  step: 'entities' | 'names';
  /** Entities written, or names indexed. */
  done: number;
  total: number;
  /** Rows of entity, record and link written by this call so far. */
  rows: number;
}

export interface GenerateOptions {
  /** Where to write: at least three connections. */
  pool: Pool;
  /** How many entities, 20 at least; about ten records come with each. */
  entities: number;
  /** A whole number. The same seed generates the same rows. */
  seed: number;
  /**
   * Receives the two sample documents that generated records refer to, and scans of documents of the first company and
   * person. Without it, document addresses lead nowhere and nothing is scanned.
   */
  objects?: ObjectStore;
  onProgress?: (progress: GenerateProgress) => void;
  now: () => Date;
}

/** pk of the first entity of each population: it has records of every level that it can have. */
export type GenerateExamples = Readonly<Record<Population, number>>;

export interface GenerateResult {
  runId: bigint;
  /** Rows of entity, record and link written by this call; 0 if all existed already. */
  rows: number;
  examples: GenerateExamples;
}

const BATCH = 2000;
// A heavy importer has some ten thousand declarations; no entity has more records than this.
const MAX_RECORDS_PER_ENTITY = 40_000;
const LOCK = 'entity-registry generate';

/**
 * Fills a database with synthetic entities and records of every level of all jurisdictions, marked as such. A killed
 * run
 * continues after its last committed batch when called again; a complete one writes nothing.
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  if (options.entities < MIN_ENTITIES)
    throw new Error(`at least ${MIN_ENTITIES} entities are needed to fill every level`);
  return await withLock(options.pool, (client) => run(client, options));
}

/** One generator at a time: two would reserve and resume the same run. */
async function withLock<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken !== true) throw new Error('data is already being generated in this database');
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function run(client: PoolClient, options: GenerateOptions): Promise<GenerateResult> {
  const { pool, entities, seed } = options;
  const started = await openRun(pool, entities, seed, options.now());
  const basePk = (await basePkOf(pool, seed)) ?? (await reserveNumbers(pool, 'entity_pk_seq', entities));
  const world: World = { seed, layout: layoutOf(entities), basePk, identityOf: identitiesOf(seed) };
  if (options.objects) await storeSamples(options.objects);
  let rows = 0;
  if (!started.completed) {
    rows = await writeAll(client, world, started, options);
    await client.query('analyze entity, entity_name, record, link, section');
    await indexAllNames(rows, options);
    await completeRun(client, started.id, options.now());
  }
  const examples = examplesOf(world);
  if (options.objects) {
    const served = [
      examples[`${DEFAULT_JURISDICTION}:Organization`],
      examples[`${DEFAULT_JURISDICTION}:NaturalPerson`],
    ];
    await storeScans({ pool, objects: options.objects, seed, entities: served });
  }
  return { runId: started.id, rows, examples };
}

/**
 * Writes the missing batches, two at once on connections of their own: one connection keeps only one core of the database busy. The
 * next batch is generated meanwhile. They are committed in their order, so that the checkpoint covers everything before it.
 */
async function writeAll(client: PoolClient, world: World, run: GenerateRun, options: GenerateOptions): Promise<number> {
  const second = await options.pool.connect();
  try {
    return await writeOn([client, second], world, run, options);
  } finally {
    second.release();
  }
}

async function writeOn(
  writers: readonly [PoolClient, PoolClient],
  world: World,
  { id: runId, checkpoint }: GenerateRun,
  { pool, entities, onProgress }: GenerateOptions,
): Promise<number> {
  const numbers = new RecordNumbers(pool, Math.min(1_000_000, MAX_RECORDS_PER_ENTITY + 40 * entities));
  const provide = () => numbers.provide(MAX_RECORDS_PER_ENTITY);
  const batches = batchesOf(entities, BATCH);
  const statistics = new TableStatistics();
  let rows = 0;
  /** The last write of each writer, and the last of all: each only succeeds after the one before it. */
  const writes = [Promise.resolve(), Promise.resolve()] as [Promise<void>, Promise<void>];
  let last = Promise.resolve();
  try {
    for (let at = checkpoint; at < batches.length; at++) {
      const batch = batches[at];
      if (batch === undefined) break;
      const made = await makeRows(world, runId, batch, { provide, next: numbers.next });
      const turn = at % 2 === 0 ? 0 : 1;
      await writes[turn];
      rows += made.entities.length + made.recordCount + made.links.length;
      const progress = { step: 'entities' as const, done: batch.first + batch.count, total: entities, rows };
      const done = { runId, checkpoint: at + 1, after: last, statistics };
      last = writeBatch(writers[turn], world, batch, made, done).then(() => onProgress?.(progress));
      last.catch(() => undefined); // it may fail while the next batch is generated
      writes[turn] = last;
    }
    await last;
  } finally {
    // Even if one failed, so that nothing keeps running unnoticed.
    await Promise.allSettled(writes);
  }
  return rows;
}

async function indexAllNames(rows: number, { pool, entities, now, onProgress }: GenerateOptions): Promise<void> {
  await rebuildNameIndex(pool, {
    jurisdictions: JURISDICTION_CODES,
    now: now(),
    onProgress: (step, done) => {
      if (step === 'names') onProgress?.({ step, done, total: entities, rows });
    },
  });
}

function examplesOf({ basePk, layout }: World): GenerateExamples {
  const first = Object.values(layout).map((range) => [range.population, basePk + range.first]);
  return Object.fromEntries(first) as GenerateExamples;
}
