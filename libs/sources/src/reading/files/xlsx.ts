import { cellRef, readXlsx } from 'hucre';
import type { CellValue } from 'hucre';
import { PARSE_LIMITS } from '../../parsing/parse-limits.js';
import { SourceError } from '../../source.js';
import type { Page } from '../../source.js';
import { requireAtMost, requireBytes } from '../bounds.js';
import { hasColumns, missing, oneLine, tableOf } from '../fields.js';
import type { Fields } from '../fields.js';
import { numberText } from '../numbers.js';
import { requireSafeZip } from './zip-size.js';

export interface SheetShape {
  /** Name of the list, for messages. */
  readonly what: string;
  readonly columns: readonly string[];
}

/** Number of sheets that are searched for the header. */
const MAX_SHEETS = 20;

/** Number of rows that are searched for the header: reports begin with titles and dates. */
const ROWS_ABOVE_HEADER = 30;

/**
 * The rows of the first sheet that has a header with the columns; dates are `YYYY-MM-DD`, numbers as `amountOf` reads them,
 * and rows without any value are left out. Throws SourceError if the body isn't a workbook or misses a column, LimitExceeded if
 * its uncompressed size is too large, or it has too many rows, columns or cells.
 */
export async function readSheet(page: Page, shape: SheetShape): Promise<Fields[]> {
  for (const rows of await sheets(page, shape.what)) {
    const at = rows.slice(0, ROWS_ABOVE_HEADER).findIndex((row) => hasColumns(row.map(cellText), shape.columns));
    if (at < 0) continue;
    const header = (rows[at] ?? []).map(cellText);
    const body = rows.slice(at + 1).map((row) => row.map((value) => ({ text: cellText(value) })));
    return tableOf(
      shape.what,
      header,
      body.filter((row) => row.some((cell) => cell.text !== '')),
      shape.columns,
    );
  }
  throw missing(shape.what, shape.columns);
}

async function sheets(page: Page, what: string): Promise<CellValue[][][]> {
  requireBytes(page, 'workbookBytes', `${what}: the spreadsheet`);
  requireSafeZip(page.body, what);
  const found = await readXlsx(page.body, {
    sheets: (_, position) => position < MAX_SHEETS,
    // Reads one row more than allowed, so that a longer sheet is detected. Columns after the limit are ignored.
    range: `A1:${cellRef(PARSE_LIMITS.rows, PARSE_LIMITS.columns - 1)}`,
  }).catch((error: unknown) => {
    throw new SourceError(`${what}: the spreadsheet cannot be read`, false, { cause: error });
  });
  const sheets = found.sheets.map(({ rows }) => rows);
  requireFewCells(sheets.flat(), what);
  return sheets;
}

function requireFewCells(rows: readonly (readonly unknown[])[], what: string): void {
  let cells = 0;
  for (const { length } of rows) {
    cells += length;
    requireAtMost(cells, 'cells', `${what}: the spreadsheet`, 'cells');
  }
  requireAtMost(rows.length, 'rows', `${what}: the spreadsheet`, 'rows');
}

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return oneLine(typeof value === 'number' ? numberText(value) : String(value));
}
