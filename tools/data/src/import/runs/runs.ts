import type pg from 'pg';
import type { IngestCounts } from '@entity-registry/registry';
import type { ImporterDefinition } from '../definition.js';
import type { SourceFile } from '@entity-registry/registry';

/** The columns of an ingest_run that imports need. */
export interface RunRow {
  id: bigint;
  dataset: string;
  importer_version: number;
  file_name: string | null;
  file_sha256: string | null;
  status: 'running' | 'completed' | 'failed';
  checkpoint: bigint;
  rows_rejected: bigint;
  rows_inserted: bigint;
  rows_updated: bigint;
  rows_unchanged: bigint;
  synthetic: boolean;
  error: string | null;
  started_at: Date;
  finished_at: Date | null;
}

const COLUMNS = `id, dataset, importer_version, file_name, file_sha256, status, checkpoint, rows_rejected, rows_inserted,
  rows_updated, rows_unchanged, synthetic, error, started_at, finished_at`;

/** First key of the advisory locks of imports; the second is the hash of the dataset's name. */
const LOCK_CLASS = 4_713_201;

/** Takes the dataset's lock for this session, or reports that another session holds it. Ends with the connection. */
export async function lockDataset(client: pg.ClientBase, dataset: string): Promise<boolean> {
  const sql = 'select pg_try_advisory_lock($1, hashtext($2)) as taken';
  const { rows } = await client.query<{ taken: boolean }>(sql, [LOCK_CLASS, dataset]);
  return rows[0]?.taken === true;
}

/** Releases the lock of `lockDataset`. */
export async function unlockDataset(client: pg.ClientBase, dataset: string): Promise<void> {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, dataset]);
}

/** The latest run of a dataset, or null. */
export async function latestRun(client: pg.ClientBase, dataset: string): Promise<RunRow | null> {
  const sql = `select ${COLUMNS} from ingest_run where dataset = $1 order by id desc limit 1`;
  const { rows } = await client.query<RunRow>(sql, [dataset]);
  return rows[0] ?? null;
}

/** Whether `run` imported exactly this file with the current version of the importer. */
export function isSameImport(run: RunRow, file: SourceFile, definition: ImporterDefinition): boolean {
  return run.file_sha256 === file.sha256 && run.importer_version === definition.version;
}

/**
 * Whether the dataset was completely loaded before run `id`. Another file of the dataset counts, because each list of a
 * publisher replaces the one before.
 */
export async function wasLoadedBefore(client: pg.ClientBase, dataset: string, id: bigint): Promise<boolean> {
  const sql = `select exists (select from ingest_run where dataset = $1 and id < $2 and status = 'completed') as loaded`;
  const { rows } = await client.query<{ loaded: boolean }>(sql, [dataset, id]);
  return rows[0]?.loaded === true;
}

/** Opens a run. Earlier runs of the dataset that never ended are closed: their process is gone, because we hold the lock. */
export async function startRun(
  client: pg.ClientBase,
  definition: ImporterDefinition,
  file: SourceFile,
  now: Date,
): Promise<RunRow> {
  await client.query(
    `update ingest_run set status = 'failed', error = 'interrupted, then replaced by another run', finished_at = $2
      where dataset = $1 and status = 'running'`,
    [definition.dataset, now],
  );
  const { rows } = await client.query<RunRow>(
    `insert into ingest_run (dataset, importer_version, file_name, file_sha256, file_bytes, text_bytes, status, started_at)
     values ($1, $2, $3, $4, $5, $6, 'running', $7) returning ${COLUMNS}`,
    [definition.dataset, definition.version, file.path, file.sha256, file.bytes, file.textBytes, now],
  );
  const [run] = rows;
  if (run === undefined) throw new Error('ingest_run: insert returned no row');
  return run;
}

/** Resumes a run that was interrupted or failed; its speed is measured from here on. */
export async function resumeRun(client: pg.ClientBase, run: RunRow, now: Date): Promise<void> {
  await client.query(
    `update ingest_run
        set status = 'running', error = null, finished_at = null, resumed_at = $2, resumed_line = checkpoint,
            resumed_bytes = bytes_done, advanced_at = null
      where id = $1`,
    [run.id, now],
  );
}

/** One batch of a run: its last line, the bytes of text read so far, and the results of its rows. */
export interface RunStep {
  line: number;
  bytes: number;
  counts: IngestCounts;
  rejected: number;
  now: Date;
}

/** Moves the checkpoint to the end of a batch and adds to the counts; called inside the batch's transaction. */
export async function advanceRun(client: pg.ClientBase, id: bigint, step: RunStep): Promise<void> {
  await client.query(
    `update ingest_run
        set checkpoint = $2, rows_inserted = rows_inserted + $3, rows_updated = rows_updated + $4,
            rows_unchanged = rows_unchanged + $5, rows_rejected = rows_rejected + $6, bytes_done = $7, advanced_at = $8
      where id = $1`,
    [
      ...[id, step.line, step.counts.inserted, step.counts.updated, step.counts.unchanged, step.rejected],
      ...[step.bytes, step.now],
    ],
  );
}

/** Ends a run whose last batch is written. Throws if its row is gone. */
export async function completeRun(client: pg.ClientBase, id: bigint, now: Date): Promise<RunRow> {
  const { rows } = await client.query<RunRow>(
    `update ingest_run set status = 'completed', finished_at = $2 where id = $1 returning ${COLUMNS}`,
    [id, now],
  );
  const [run] = rows;
  if (run === undefined) throw new Error(`ingest_run ${id} has disappeared`);
  return run;
}

/** Ends a run that stopped early, with the reason cut to 1,000 characters; its checkpoint stays for the next try. */
export async function failRun(client: pg.ClientBase, id: bigint, error: string, now: Date): Promise<void> {
  await client.query(`update ingest_run set status = 'failed', error = $2, finished_at = $3 where id = $1`, [
    id,
    error.slice(0, 1000),
    now,
  ]);
}
