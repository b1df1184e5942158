import { isList } from './definition.js';
import type { Dataset } from './definition.js';
import { importFile } from './import-file.js';
import type { ImportContext, ImportSummary } from './import-file.js';
import { importList } from './lists/import-list.js';
import type { ListSummary } from './lists/import-list.js';

export type DatasetSummary = ImportSummary | ListSummary;

/** Imports one file of any dataset. `force` makes no difference to a list: its entries decide whether they are a new version. */
export function importDataset(
  context: ImportContext,
  definition: Dataset,
  path: string,
  options: { force?: boolean } = {},
): Promise<DatasetSummary> {
  return isList(definition) ? importList(context, definition, path) : importFile(context, definition, path, options);
}

/** Whether the import changed anything. */
export function isNew(summary: DatasetSummary): boolean {
  return 'outcome' in summary ? summary.outcome === 'imported' : summary.imported;
}
