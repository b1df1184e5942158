import { readXlsx } from 'hucre';
import type { CellValue } from 'hucre';
import { SourceFault } from '../source.js';
import type { Page } from '../source.js';
import { hasColumns, missing, oneLine, tableOf } from './fields.js';
import type { Fields } from './fields.js';
import { numberText } from './numbers.js';
import { unpackedSize } from './zip-size.js';

export interface SheetShape {
  /** What it holds, for messages. */
  readonly what: string;
  readonly columns: readonly string[];
}

/** A workbook is a ZIP file: a small one may unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;

/** Reports begin with titles and dates; the header is looked for in as many rows. */
const ROWS_ABOVE_HEADER = 30;

/**
 * The rows of the first sheet that has a header with the columns; dates are `YYYY-MM-DD`, numbers as `amountOf` reads them, and
 * rows without any value are left out. SourceFault when the body is no workbook, unpacks to too much, or lacks a column.
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
  const size = unpackedSize(page.body);
  if (size === undefined) throw new SourceFault(`${what}: the answer is not a spreadsheet`, false);
  if (size > MAX_UNPACKED_BYTES) throw new SourceFault(`${what}: the spreadsheet is too large`, false);
  try {
    const workbook = await readXlsx(page.body);
    return workbook.sheets.map((sheet) => sheet.rows);
  } catch (error) {
    throw new SourceFault(`${what}: the spreadsheet cannot be read`, false, { cause: error });
  }
}

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return oneLine(typeof value === 'number' ? numberText(value) : String(value));
}
