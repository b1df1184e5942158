import { createPool } from '@entity-registry/persistence';
import { indexNames, refreshTokenStatistics } from '@entity-registry/registry';
import { importAll } from './import-all.js';
import type { Progress } from './progress.js';
import { describeSummary } from './summary.js';

/** A data folder and where it goes. */
export interface FolderSource {
  databaseUrl: string;
  /** Laid out with one sub-folder per publisher. */
  directory: string;
  rejectsDirectory: string;
  force?: boolean;
}

export interface FolderReport {
  /** Imported, or found to be imported already. */
  files: number;
  /** Those that were not, with the reason as one line. */
  failures: { path: string; reason: string }[];
  rows: number;
  milliseconds: number;
}

/**
 * Imports every dataset found in a folder, each told of in a line or two, and brings the frequencies of the name index
 * up to date. A file that fails is told of and counted; the others are imported all the same. Throws ImportFailed when
 * the folder holds nothing that is known.
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
        display.print(describeSummary(summary, summary.imported ? notice : undefined));
      },
      onFailure: (error, { definition, path }) => {
        const reason = display.explain(error);
        failures.push({ path, reason });
        display.print(`${definition.dataset}: ${reason}`);
      },
    });
    if (summaries.some(({ imported }) => imported)) await refreshTokenStatistics(pool, { now: now() });
    const rows = summaries.reduce((sum, summary) => sum + summary.rows, 0);
    return { files: summaries.length, failures, rows, milliseconds: now().getTime() - began };
  } finally {
    await pool.end();
  }
}
