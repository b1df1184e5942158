import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DATASETS } from './datasets.js';
import { ImportFailedError } from './definition.js';
import type { Dataset } from './definition.js';
import { importDataset } from './import-dataset.js';
import type { DatasetSummary } from './import-dataset.js';
import type { ImportContext } from './import-file.js';
import { readFailure } from '@entity-registry/registry';

/** A file of a data folder, and its dataset. */
export interface FoundFile {
  definition: Dataset;
  path: string;
}

/**
 * The files of a data folder (one sub-folder per publisher) that an importer recognizes by folder and name, in import
 * order. Throws ImportFailedError if the folder doesn't exist or has none.
 */
export async function findDatasets(directory: string): Promise<FoundFile[]> {
  const wanted = new Set(DATASETS.map(({ location }) => location.folder));
  const names = new Map<string, string[]>();
  for (const name of await namesIn(directory)) {
    if (wanted.has(name)) names.set(name, await namesIn(join(directory, name)));
  }
  const found = DATASETS.flatMap((definition) =>
    (names.get(definition.location.folder) ?? [])
      .filter((name) => definition.location.file.test(name))
      .map((name) => ({ definition, path: join(directory, definition.location.folder, name) })),
  );
  if (found.length === 0) {
    throw new ImportFailedError(`${directory} contains no known dataset: see \`npm run data -- datasets\``);
  }
  return found;
}

/** Names of the entries of a folder, sorted. Throws ImportFailedError with a one-line reason if it cannot be read. */
async function namesIn(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).sort();
  } catch (error) {
    throw readFailure(directory, error);
  }
}

/**
 * Imports every dataset found in a data folder. A failed file doesn't stop the others: its error is passed to
 * `onFailure`.
 * Returns the summaries of those that succeeded.
 */
export async function importAll(
  context: ImportContext,
  directory: string,
  options: {
    force?: boolean;
    onSummary?: (summary: DatasetSummary, definition: Dataset) => void;
    onFailure: (error: unknown, found: FoundFile) => void;
  },
): Promise<DatasetSummary[]> {
  const summaries: DatasetSummary[] = [];
  for (const found of await findDatasets(directory)) {
    try {
      const summary = await importDataset(context, found.definition, found.path, { force: options.force === true });
      options.onSummary?.(summary, found.definition);
      summaries.push(summary);
    } catch (error) {
      options.onFailure(error, found);
    }
  }
  return summaries;
}
