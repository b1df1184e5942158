import { lookup } from '@entity-registry/domain';
import { RowRejectedError } from '../definition.js';
import type { ImporterDefinition, SourceRow } from '../definition.js';
import type { ReadRow } from '@entity-registry/registry';

/** Rows in the form that the definition's `map` expects: adjacent rows about one thing are merged. */
export async function* groupRows(
  rows: AsyncGenerator<ReadRow>,
  definition: ImporterDefinition,
): AsyncGenerator<ReadRow> {
  const { group } = definition;
  if (group === undefined) {
    yield* rows;
    return;
  }
  let open: ReadRow[] = [];
  for await (const row of rows) {
    if (
      open[0]?.row !== undefined &&
      (row.row === undefined || lookup(row.row, group.by) !== lookup(open[0].row, group.by))
    ) {
      yield closed(open, group.merge);
      open = [];
    }
    if (row.row === undefined) yield row;
    else open.push(row);
  }
  if (open.length > 0) yield closed(open, group.merge);
}

function closed(rows: readonly ReadRow[], merge: (rows: readonly SourceRow[]) => SourceRow): ReadRow {
  const line = rows.at(-1)?.line ?? 0;
  const raw = rows.map((row) => row.raw.replace(/\n$/, '')).join('\n');
  try {
    return { line, raw, row: merge(rows.flatMap(({ row }): SourceRow[] => (row === undefined ? [] : [row]))) };
  } catch (error) {
    if (error instanceof RowRejectedError) return { line, raw, reason: error.message };
    throw error;
  }
}
