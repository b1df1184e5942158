import { parse } from 'csv-parse/sync';
import { SourceFault } from '../source.js';
import type { Page } from '../source.js';
import { hasColumns, missing, oneLine, tableOf } from './fields.js';
import type { Fields } from './fields.js';

export interface CsvShape {
  /** What it holds, for messages. */
  readonly what: string;
  readonly columns: readonly string[];
  /** The names of the columns of a file without a header line, all of them in order. */
  readonly header?: readonly string[];
  /** Values that stand for nothing, such as `-0-`. */
  readonly blanks?: readonly string[];
}

const DELIMITERS = [',', ';', '|', '\t'];

/**
 * The rows of a delimited text; the delimiter is the one whose header has the columns. SourceFault when none does (the
 * missing columns named), when the text is HTML, or when a row has another number of cells than the header.
 */
export function readCsv(page: Page, shape: CsvShape): Fields[] {
  const text = page.text();
  if (/^\s*<(!doctype|html|\?xml)/i.test(text))
    throw new SourceFault(`${shape.what}: the answer is not a CSV file`, false);
  const delimiter = DELIMITERS.find((sign) => fits(firstRow(text, sign), shape));
  if (delimiter === undefined) throw missing(shape.what, absentColumns(text, shape));
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

/** What the first line lacks under the delimiter that fits it best. */
function absentColumns(text: string, shape: CsvShape): readonly string[] {
  if (shape.header) return [`a line of ${shape.header.length} cells`];
  const lacks = DELIMITERS.map((sign) => {
    const first = firstRow(text, sign);
    return shape.columns.filter((column) => !hasColumns(first, [column]));
  });
  return lacks.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Without any cell when it has no end: a quote that is never closed. */
function firstRow(text: string, delimiter: string): string[] {
  const options = { delimiter, to: 1, skip_empty_lines: true, relax_quotes: true, relax_column_count: true };
  try {
    return parse(text, { ...options, max_record_size: 1 << 20 })[0] ?? [];
  } catch {
    return [];
  }
}

function records(text: string, delimiter: string, shape: CsvShape): string[][] {
  try {
    return parse(text, { delimiter, skip_empty_lines: true, relax_quotes: true, max_record_size: 1 << 20 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceFault(`${shape.what}: ${reason.slice(0, 200)}`, false, { cause: error });
  }
}
