import { stringify } from 'csv-stringify/sync';
import type { Column } from './table.js';
import { cellText } from './text.js';

/** The format of a CSV file. An output file has the format of its input. */
export interface Dialect {
  readonly delimiter: ',' | ';' | '\t';
  readonly newline: '\n' | '\r\n';
  /** A byte order mark at the beginning, by which some spreadsheets recognize UTF-8. */
  readonly mark: boolean;
}

/** RFC 4180, but with LF line ends, for pipes. */
export const PLAIN: Dialect = { delimiter: ',', newline: '\n', mark: false };

/**
 * One of our texts as a cell: if a spreadsheet would read it as a formula, it gets an apostrophe before it, as in the usage
 * export of the service.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

/** Lines of cells, unchanged. The last line also has a line end. Line ends of either kind inside a cell put it in quotes. */
export function csvLines(lines: readonly (readonly string[])[], { delimiter, newline }: Dialect): string {
  return stringify(
    lines.map((line) => [...line]),
    { delimiter, record_delimiter: newline, quoted_match: /[\r\n]/ },
  );
}

/** Rows under their titles. */
export function csvTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = rows.map((row) => columns.map(({ value }) => escapeFormula(cellText(value(row)))));
  return csvLines([columns.map(({ title }) => title), ...cells], PLAIN);
}
