import type { ClientBase, Pool, PoolClient } from 'pg';
import { recordLevel } from '@entity-registry/domain';
import { IngestWriter } from '@entity-registry/registry';
import type { IngestBatch, IngestCounts, NameIndexer } from '@entity-registry/registry';
import { BatchMapper } from './rows/batch-mapper.js';
import { ImportFailedError } from './definition.js';
import type { ImporterDefinition } from './definition.js';
import { groupRows } from './rows/groups.js';
import type { Progress } from './runs/progress.js';
import { RejectsFile } from './runs/rejects.js';
import { readRows } from '@entity-registry/registry';
import type { ReadRow } from '@entity-registry/registry';
import * as runs from './runs/runs.js';
import type { RunRow } from './runs/runs.js';
import { inspectFile } from '@entity-registry/registry';
import type { SourceFile } from '@entity-registry/registry';
import { TableStatistics } from '../table-statistics.js';

/** The dependencies of an import. */
export interface ImportContext {
  pool: Pool;
  indexNames: NameIndexer;
  /** Where rejects files go. */
  rejectsDirectory: string;
  progress: Progress;
  now: () => Date;
  /** Rows per transaction; 2,000 by default. */
  batchSize?: number;
  /** Called after each commit, with the last committed line. */
  onBatch?: (line: number) => void | Promise<void>;
}

export interface ImportSummary {
  dataset: string;
  path: string;
  runId: bigint;
  /** False if the same file was imported already, so that nothing was done. */
  imported: boolean;
  /** Line after which the run was resumed; 0 if it started at the beginning. */
  resumedAfter: number;
  /** Rows read now, rejected and skipped ones included. */
  rows: number;
  /** Counts of the whole run, including before it was resumed. */
  counts: IngestCounts;
  /** Rows of this process that add nothing, by reason. */
  skipped: ReadonlyMap<string, number>;
  rejected: number;
  /** Where the rejected rows are; null if there are none. */
  rejectsFile: string | null;
  milliseconds: number;
}

const BATCH_SIZE = 2_000;

/**
 * Imports one file: rows are mapped and written in batches, each in one transaction with the run's checkpoint. An
 * interrupted
 * run continues after its checkpoint; a completely imported file isn't read again unless `force`. Throws ImportFailedError,
 * with a one-line message, if the file isn't of the dataset or another import of the dataset is running.
 */
export async function importFile(
  context: ImportContext,
  definition: ImporterDefinition,
  path: string,
  options: { force?: boolean } = {},
): Promise<ImportSummary> {
  const file = await inspectFile(path);
  const client = await context.pool.connect();
  let broken = false;
  try {
    if (!(await runs.lockDataset(client, definition.dataset))) {
      throw new ImportFailedError(`another import of ${definition.dataset} is running: wait until it ends`);
    }
    try {
      return await new FileImport(context, definition, file, client).run(options.force === true);
    } finally {
      context.progress.stop();
      // If even this fails, the connection is closed, which releases the lock.
      await runs.unlockDataset(client, definition.dataset).catch(() => (broken = true));
    }
  } finally {
    client.release(broken);
  }
}

class FileImport {
  private rows = 0;
  private bytes = 0;

  constructor(
    private readonly context: ImportContext,
    private readonly definition: ImporterDefinition,
    private readonly file: SourceFile,
    private readonly client: PoolClient,
  ) {}

  async run(force: boolean): Promise<ImportSummary> {
    const { client, definition, file } = this;
    const began = this.context.now();
    const latest = await runs.latestRun(client, definition.dataset);
    const same = !force && latest !== null && runs.isSameImport(latest, file, definition);
    if (same && latest.status === 'completed') return this.summary(latest, { began, imported: false, resumedAfter: 0 });
    const rows = groupRows(
      readRows(file, definition, (bytes) => (this.bytes += bytes)),
      definition,
    );
    // The first row shows whether this is the right file: nothing is written before that, not even a run.
    const first = await rows.next();
    if (first.done === true) throw new ImportFailedError(`${file.path} has no rows below its header`);
    const resumed = same && latest.checkpoint > 0n ? latest : null;
    if (resumed !== null) await runs.resumeRun(client, resumed, began);
    const run = resumed ?? (await runs.startRun(client, definition, file, began));
    const resumedAfter = Number(run.checkpoint);
    try {
      const { skipped, done } = await this.write(run, first.value, rows);
      return this.summary(done, { began, imported: true, resumedAfter, skipped });
    } catch (error) {
      await this.recordFailure(run.id, error);
      throw error;
    }
  }

  private async write(run: RunRow, first: ReadRow, rest: AsyncGenerator<ReadRow>) {
    const { client, context, definition, file } = this;
    const checkpoint = Number(run.checkpoint);
    const rejects = new RejectsFile(context.rejectsDirectory, definition.dataset, run.id);
    await rejects.open(checkpoint);
    const mapper = new BatchMapper(definition, client);
    const statistics = new TableStatistics();
    const writer = new IngestWriter(client, context.indexNames);
    const ingest = {
      id: run.id,
      source: definition.source,
      fetchedAt: context.now(),
      synthetic: false,
      isReimport: await runs.wasLoadedBefore(client, definition.dataset, run.id),
    };
    context.progress.start(definition.dataset, file.textBytes);
    for await (const batch of this.batches(first, rest)) {
      const pending = batch.filter((row) => row.line > checkpoint);
      mapper.skipStored(batch.filter((row) => row.line <= checkpoint));
      const line = pending.at(-1)?.line;
      if (line !== undefined) {
        const mapped = await mapper.map(pending);
        // Before the commit: if the process is killed in between, the next start drops rejects beyond the checkpoint.
        await rejects.add(mapped.rejects);
        const bytes = Math.min(this.bytes, file.textBytes);
        const counts = await writer.write(ingest, mapped.batch, (transaction: ClientBase, counts: IngestCounts) =>
          runs.advanceRun(transaction, run.id, {
            line,
            bytes,
            counts,
            rejected: mapped.rejects.length,
            now: context.now(),
          }),
        );
        if (counts.inserted > 0) await statistics.after(client, rowsByTable(mapped.batch));
        await context.onBatch?.(line);
      }
      context.progress.advance(Math.min(this.bytes, file.textBytes), this.rows);
    }
    return { skipped: mapper.skipped, done: await runs.completeRun(client, run.id, context.now()) };
  }

  private async *batches(first: ReadRow, rest: AsyncGenerator<ReadRow>): AsyncGenerator<ReadRow[]> {
    const size = this.context.batchSize ?? BATCH_SIZE;
    let batch = [first];
    this.rows = 1;
    for await (const row of rest) {
      if (batch.length >= size) {
        yield batch;
        batch = [];
      }
      batch.push(row);
      this.rows += 1;
    }
    yield batch;
  }

  private summary(
    run: RunRow,
    how: { began: Date; imported: boolean; resumedAfter: number; skipped?: ReadonlyMap<string, number> },
  ): ImportSummary {
    const rejected = Number(run.rows_rejected);
    const { path } = new RejectsFile(this.context.rejectsDirectory, this.definition.dataset, run.id);
    return {
      dataset: this.definition.dataset,
      path: this.file.path,
      runId: run.id,
      imported: how.imported,
      resumedAfter: how.resumedAfter,
      rows: this.rows,
      counts: {
        inserted: Number(run.rows_inserted),
        updated: Number(run.rows_updated),
        unchanged: Number(run.rows_unchanged),
      },
      skipped: how.skipped ?? new Map(),
      rejected,
      rejectsFile: rejected > 0 ? path : null,
      milliseconds: this.context.now().getTime() - how.began.getTime(),
    };
  }

  /** Best effort: if the database itself failed, the run stays `running` and is still resumed later. */
  private async recordFailure(id: bigint, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    await runs.failRun(this.client, id, message, this.context.now()).catch(() => undefined);
  }
}

/** The rows of a batch by table, unchanged ones too; of sections, the most that there can be. */
function rowsByTable({ entities, records, links }: IngestBatch): Map<string, number> {
  const rows = new Map([
    ['entity', entities.length],
    ['section', entities.length + records.length],
    ['link', links.length],
  ]);
  for (const { tag } of records) {
    const partition = `record_${recordLevel(tag)}`;
    rows.set(partition, (rows.get(partition) ?? 0) + 1);
  }
  return rows;
}
