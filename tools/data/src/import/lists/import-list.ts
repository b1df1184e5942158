import { basename } from 'node:path';
import { ListVersions, dateInName } from '@entity-registry/registry';
import type { ListImportResult } from '@entity-registry/registry';
import { ImportFailedError } from '../definition.js';
import type { ListImporter } from '../definition.js';
import type { ImportContext } from '../import-file.js';
import { RejectsFile } from '../runs/rejects.js';
import { grouped } from '../runs/progress.js';
import { inspectFile } from '@entity-registry/registry';
import { readListings } from '@entity-registry/registry';

/** The result of importing a list. */
export interface ListSummary extends ListImportResult {
  readonly dataset: string;
  readonly path: string;
  /** Entries of the file, rejected ones included. */
  readonly rows: number;
  readonly rejected: number;
  /** Where the rejected entries are; null if there are none. */
  readonly rejectsFile: string | null;
  readonly milliseconds: number;
}

/**
 * Imports the file of a list as a new version, in one transaction. Throws ImportFailedError if the file isn't a complete list, if it
 * is older than the current version, or if the new version waits for an operator.
 */
export async function importList(context: ImportContext, definition: ListImporter, path: string): Promise<ListSummary> {
  const began = context.now();
  const file = await inspectFile(path);
  let bytes = 0;
  context.progress.start(definition.dataset, file.textBytes);
  try {
    const read = await readListings(file, definition, (more) => {
      bytes += more;
      context.progress.advance(Math.min(bytes, file.textBytes), 0);
    });
    const versions = new ListVersions(context.pool, context.indexNames, context.now);
    const result = await versions.import({
      list: definition.dataset,
      listings: read.listings,
      published: read.published ?? dateInName(path),
      fileName: basename(path),
    });
    requireApplied(path, result);
    const rejects = new RejectsFile(context.rejectsDirectory, definition.dataset, result.version.id);
    await rejects.open(0);
    await rejects.add(read.rejects);
    return {
      ...result,
      ...{ dataset: definition.dataset, path, rows: read.rows, rejected: read.rejects.length },
      rejectsFile: read.rejects.length > 0 ? rejects.path : null,
      milliseconds: context.now().getTime() - began.getTime(),
    };
  } finally {
    context.progress.stop();
  }
}

function requireApplied(path: string, { outcome, version }: ListImportResult): void {
  const { list, version: name, removed, id } = version;
  if (outcome === 'older') throw new ImportFailedError(`${path} is older than the current version of ${list}, ${name}`);
  if (outcome === 'rejected')
    throw new ImportFailedError(`${path}: an operator rejected these entries as version ${name} of ${list}`);
  if (outcome === 'held')
    throw new ImportFailedError(
      `${list} ${name} is held, because it would remove ${grouped(removed)} entries: check the file, then run ` +
        `\`npm run registry -- lists confirm ${id}\` or \`lists reject ${id}\``,
    );
}
