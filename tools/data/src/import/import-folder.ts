import { createPool } from '@entity-registry/database';
import { indexNames, refreshTokenStatistics } from '@entity-registry/registry';
import { importAll } from './import-all.js';
import { isNew } from './import-dataset.js';
import type { Progress } from './runs/progress.js';
import { describeSummary } from './runs/summary.js';

/** A data folder and its destination. */
export interface FolderSource {
  databaseUrl: string;
  /** Laid out with one sub-folder per publisher. */
  directory: string;
  rejectsDirectory: string;
  force?: boolean;
}

export interface FolderReport {
  /** Number of files imported now or earlier. */
  files: number;
  /** Files that failed, each with a one-line reason. */
  failures: { path: string; reason: string }[];
  rows: number;
  milliseconds: number;
}

/**
 * Imports every dataset found in a folder, printing a line or two for each, and updates the frequencies of the name
 * index. A failed file is reported and counted; the others are still imported. Throws ImportFailedError if the folder
 * contains no known dataset.
 */
export async function importFolder(
  source: FolderSource,
  display: { progress: Progress; print: (text: string) => void; explain: (error: unknown) => string },
  now: () => Date,
): Promise<FolderReport> {
  const began = now().getTime();
  const pool = createPool(source.databaseUrl, { max: 4, applicationName: 'entity-registry-data' });
  const failures: FolderReport['failures'] = [];
  try {
    const { rejectsDirectory } = source;
    const context = { pool, indexNames, rejectsDirectory, now, progress: display.progress };
    const summaries = await importAll(context, source.directory, {
      force: source.force === true,
      onSummary: (summary, { notice }) => {
        display.print(describeSummary(summary, isNew(summary) ? notice : undefined));
      },
      onFailure: (error, { definition, path }) => {
        const reason = display.explain(error);
        failures.push({ path, reason });
        display.print(`${definition.dataset}: ${reason}`);
      },
    });
    if (summaries.some(isNew)) await refreshTokenStatistics(pool, { now: now() });
    const rows = summaries.reduce((sum, summary) => sum + summary.rows, 0);
    return { files: summaries.length, failures, rows, milliseconds: now().getTime() - began };
  } finally {
    await pool.end();
  }
}
