import type { Queryable } from '@entity-registry/database';
import { FIRST_JURISDICTION } from './layout.js';
import { sidOf } from './rows.js';

/** The ingest_run of a generation. */
export interface GenerateRun {
  id: bigint;
  /** Batches committed. */
  checkpoint: number;
  completed: boolean;
  records: number;
}

const DATASET = 'synthetic';
// Raised when the same seed gives different rows than before: old rows then belong to another run.
const VERSION = 4;

interface RunRow {
  id: bigint;
  file_name: string;
  importer_version: number;
  status: string;
  checkpoint: bigint;
  rows_inserted: bigint;
}

/** Finds the run of this seed to continue, or starts it. Throws if the seed was used for another number of entities. */
export async function openRun(db: Queryable, entities: number, seed: number, now: Date): Promise<GenerateRun> {
  const name = `seed ${seed}, ${entities} entities`;
  const { rows } = await db.query<RunRow>(
    `select id, file_name, importer_version, status, checkpoint, rows_inserted from ingest_run
      where dataset = $1 and file_name like $2 order by importer_version desc limit 1`,
    [DATASET, `seed ${seed}, %`],
  );
  const row = rows[0];
  if (row === undefined) return startRun(db, name, now);
  if (row.file_name !== name)
    throw new Error(`this database already has generated data of ${row.file_name}: take another seed`);
  // Some of the rows that this seed gave then are different now.
  if (row.importer_version !== VERSION)
    throw new Error(`this database has data that an older generator made from seed ${seed}: take another seed`);
  return {
    id: row.id,
    checkpoint: Number(row.checkpoint),
    completed: row.status === 'completed',
    records: Number(row.rows_inserted),
  };
}

async function startRun(db: Queryable, name: string, now: Date): Promise<GenerateRun> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, file_name, status, synthetic, started_at)
     values ($1, $2, $3, 'running', true, $4) returning id`,
    [DATASET, VERSION, name, now],
  );
  return { id: rows[0]?.id ?? 0n, checkpoint: 0, completed: false, records: 0 };
}

/** Records, in the batch's own transaction, that it is written. */
export async function saveCheckpoint(db: Queryable, runId: bigint, checkpoint: number, rows: number): Promise<void> {
  await db.query('update ingest_run set checkpoint = $2, rows_inserted = rows_inserted + $3 where id = $1', [
    runId,
    checkpoint,
    rows,
  ]);
}

/** pk of a run's first entity, or undefined when none is written yet. */
export async function basePkOf(db: Queryable, seed: number): Promise<number | undefined> {
  const { rows } = await db.query<{ pk: bigint }>('select pk from entity where jurisdiction = $2 and sid = $1', [
    sidOf(seed, 0),
    FIRST_JURISDICTION,
  ]);
  return rows[0] && Number(rows[0].pk);
}
