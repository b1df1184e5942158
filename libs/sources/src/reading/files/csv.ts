import { parse } from 'csv-parse/sync';
import { LimitExceeded, PARSE_LIMITS } from '../../parsing/parse-limits.js';
import { SourceError } from '../../source.js';
import type { Page } from '../../source.js';
import { requireAtMost, requireBytes } from '../bounds.js';
import { hasColumns, missing, oneLine, tableOf } from '../fields.js';
import type { Fields } from '../fields.js';

export interface CsvShape {
  /** Name of the list, for messages. */
  readonly what: string;
  readonly columns: readonly string[];
  /** All column names of a file without a header line, in order. */
  readonly header?: readonly string[];
  /** Values that mean empty, such as `-0-`. */
  readonly blanks?: readonly string[];
}

/** Longest row: an unclosed quote would otherwise make the rest of the file one row. */
const MAX_RECORD_CHARS = 1 << 20;

const COMMA = ',';
const DELIMITERS = [COMMA, ';', '|', '\t'];

/**
 * The rows of a CSV file; the delimiter is the one whose header has the columns. Throws SourceError if none does (the message
 * names the missing columns), if the text is HTML, or if a row has a different number of cells than the header. Throws
 * LimitExceeded if the file has too many bytes, rows, columns or cells.
 */
export function readCsv(page: Page, shape: CsvShape): Fields[] {
  requireBytes(page, 'csvBytes', `${shape.what}: the file`);
  const text = page.text();
  if (/^\s*<(!doctype|html|\?xml)/i.test(text))
    throw new SourceError(`${shape.what}: the response is not a CSV file`, false);
  const start = text.slice(0, MAX_RECORD_CHARS);
  // A list with one column has no delimiter.
  const signs = DELIMITERS.filter((sign) => sign === COMMA || start.includes(sign));
  const firsts = signs.map((sign) => ({ sign, row: firstRow(start, sign) }));
  const delimiter = firsts.find(({ row }) => fits(row, shape))?.sign;
  if (delimiter === undefined) {
    const rows = firsts.map(({ row }) => row);
    throw missing(shape.what, absentColumns(rows, shape));
  }
  const [header = [], ...rows] = shape.header
    ? [[...shape.header], ...records(text, delimiter, shape)]
    : records(text, delimiter, shape);
  const blanks = new Set(shape.blanks ?? []);
  const cells = rows.map((row) => row.map((value) => ({ text: blanks.has(value.trim()) ? '' : oneLine(value) })));
  return tableOf(shape.what, header, cells, shape.columns);
}

function fits(first: readonly string[], shape: CsvShape): boolean {
  return shape.header ? first.length === shape.header.length : hasColumns(first, shape.columns);
}

/** The columns missing from the first line with the delimiter that fits best. */
function absentColumns(firsts: readonly (readonly string[])[], shape: CsvShape): readonly string[] {
  if (shape.header) return [`a line of ${shape.header.length} cells`];
  const missing = firsts.map((first) => shape.columns.filter((column) => !hasColumns(first, [column])));
  return missing.reduce((best, next) => (next.length < best.length ? next : best), shape.columns);
}

/** No cells if the row has no end because of an unclosed quote. */
function firstRow(text: string, delimiter: string): string[] {
  const options = { delimiter, to: 1, skip_empty_lines: true, relax_quotes: true, relax_column_count: true };
  try {
    const [first = []] = parse(text, { ...options, max_record_size: MAX_RECORD_CHARS });
    return first.slice(0, PARSE_LIMITS.columns);
  } catch {
    return [];
  }
}

function records(text: string, delimiter: string, shape: CsvShape): string[][] {
  let [rows, cells] = [0, 0];
  const counted = (row: string[]): string[] => {
    rows += 1;
    cells += row.length;
    requireAtMost(row.length, 'columns', `${shape.what}: a row of the file`, 'columns');
    requireAtMost(rows, 'rows', `${shape.what}: the file`, 'rows');
    requireAtMost(cells, 'cells', `${shape.what}: the file`, 'cells');
    return row;
  };
  const options = { delimiter, skip_empty_lines: true, relax_quotes: true, max_record_size: MAX_RECORD_CHARS };
  try {
    return parse(text, { ...options, on_record: counted });
  } catch (error) {
    if (error instanceof LimitExceeded) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceError(`${shape.what}: ${reason.slice(0, 200)}`, false, { cause: error });
  }
}
