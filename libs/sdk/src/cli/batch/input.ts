import { readFileSync, statSync } from 'node:fs';
import { describeMapping, mapColumns, placesOfMapping } from '../csv/mapping.js';
import { parseRow } from '../csv/queries.js';
import type { Defaults, ParsedRow } from '../csv/queries.js';
import { readCsv } from '../csv/read-csv.js';
import type { CsvFile } from '../csv/read-csv.js';
import { usageError } from '../exit.js';
import { pluralize } from '../output/text.js';
import { sha256 } from './purchase.js';
import type { RowToResolve } from './resolve-rows.js';

/** The file of a batch, and the query of each row. */
export interface Input {
  readonly file: string;
  /** SHA-256 of its bytes. */
  readonly digest: string;
  readonly csv: CsvFile;
  /** One for each row. */
  readonly parsedRows: readonly ParsedRow[];
  /** The rows to send, in order. */
  readonly rowsToResolve: readonly RowToResolve[];
  /** Describes the columns that are used. */
  readonly mapping: string;
  /** The columns by position, from 1, to recognize the run. */
  readonly places: string;
}

/** Larger files would take too long at one call per second. */
const MAX_BYTES = 200 * 1024 * 1024;

/** Reads the file of a batch. Throws a usage failure with the reason if it can't be used. */
export function readInput(file: string, columns: readonly string[], defaults: Defaults): Input {
  const bytes = bytesOf(file);
  const csv = readCsv(bytes, file);
  const mapping = mapColumns(csv.columns, columns, file);
  const parsedRows = csv.rows.map((row) => parseRow(row, mapping, defaults));
  const rowsToResolve = parsedRows.flatMap(({ query }, row) => (query === null ? [] : [{ row, query }]));
  if (rowsToResolve.length === 0) {
    const error = parsedRows.find((question) => question.error !== null)?.error.message ?? '';
    throw usageError(`${file}: none of ${pluralize(csv.rows.length, 'row')} can be resolved; in the first, ${error}.`);
  }
  const places = placesOfMapping(mapping);
  const words = describeMapping(mapping, csv.columns);
  return { file, digest: sha256(bytes), csv, parsedRows, rowsToResolve, mapping: words, places };
}

/** The bytes of an input file. Throws a usage failure if it can't be read. */
export function bytesOf(file: string): Uint8Array {
  try {
    const { size } = statSync(file);
    if (size > MAX_BYTES) throw usageError(`${file}: more than 200 MB. Split the file.`);
    return readFileSync(file);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT') throw usageError(`${file}: file not found.`);
    if (code === 'EISDIR') throw usageError(`${file}: is a directory.`);
    if (code === 'EACCES') throw usageError(`${file}: permission denied.`);
    throw error;
  }
}
