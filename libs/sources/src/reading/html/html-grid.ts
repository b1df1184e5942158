import { SourceError } from '../../source.js';
import { hasColumns, missing, quoted, tableOf } from '../fields.js';
import type { Fields } from '../fields.js';
import { cellOf, each, elementsNamed, textOf } from './html.js';
import type { Html, Part } from './html.js';
import { statesNothingFound } from '../lists/nothing-found.js';

export interface GridShape {
  /** Name of the grid, for messages: 'list of folios'. */
  readonly what: string;
  /** Columns that the grid must have, even without rows. */
  readonly columns: readonly string[];
  /** Where to look; the whole page by default. */
  readonly within?: string;
}

/** Marks the columns of a DevExpress grid; its rows of data have a class too. */
const DEV_EXPRESS = '.dxbs-grid-header-container';

/**
 * The rows of the first grid that has the columns: a plain table (`thead th`, or a first row of `th` or `td`), or a
 * DevExpress one (`.dxbs-grid-header-container`, `tr.dxbs-data-row`). Returns [] for a grid without rows, or with a
 * note that nothing was found. Throws SourceError without a grid, if all grids miss a column (the message names it), and for a
 * row that is not data: another note, or a different number of cells than the header.
 */
export function readGrid(html: Html, shape: GridShape): Fields[] {
  const tables = elementsNamed(shape.within === undefined ? html.root() : html(shape.within), 'table').map(
    (table) => html(table) as Part,
  );
  if (tables.length === 0) throw new SourceError(`${shape.what}: the table is missing`, false);
  const headers: string[][] = [];
  for (const table of tables) {
    const grid = gridOf(html, table);
    if (hasColumns(grid.header, shape.columns))
      return tableOf(shape.what, grid.header, rowsOf(html, grid, shape.what), shape.columns);
    headers.push(grid.header);
  }
  throw missing(shape.what, nearest(headers, shape.columns));
}

interface Grid {
  readonly header: string[];
  /** The rows below the header. */
  readonly rows: readonly Part[];
  readonly devExpress: boolean;
}

function gridOf(html: Html, table: Part): Grid {
  const head = each(html, table.children('thead').children('tr'));
  const body = each(html, table.children('tbody').children('tr'));
  const [heading, rows] = head.length > 0 ? [head.at(-1), body] : [body[0], body.slice(1)];
  // A filter row may follow the names.
  const named = head.find((row) => row.find(DEV_EXPRESS).length > 0) ?? heading;
  const header = named ? each(html, named.children('th, td')).map(textOf) : [];
  return { header, rows, devExpress: (named?.find(DEV_EXPRESS).length ?? 0) > 0 };
}

function* rowsOf(html: Html, { header, rows, devExpress }: Grid, what: string) {
  for (const row of rows) {
    const cells = each(html, row.children('td, th'));
    if (cells.length === 0 || (devExpress && cells.length > 1 && !row.is('.dxbs-data-row'))) continue;
    if (header.length > 1 && cells.length === 1) {
      if (isPager(row) || statesNothingFound(row)) continue;
      throw new SourceError(`${what}: a row that is not data: ${quoted(textOf(row))}`, false);
    }
    if (cells.length !== header.length)
      throw new SourceError(`${what}: a row of ${cells.length} cells under ${header.length} columns`, false);
    yield cells.map(cellOf);
  }
}

/** ASP.NET puts the page numbers in a table in the last row. */
function isPager(row: Part): boolean {
  return /^[\d\s.<>«»‹›]+$/u.test(textOf(row)) && row.find('table a[href], table span').length > 0;
}

/** The columns missing from the table that matches best. */
function nearest(headers: readonly (readonly string[])[], columns: readonly string[]): string[] {
  const missing = headers.map((header) => columns.filter((column) => !hasColumns(header, [column])));
  return missing.reduce((best, next) => (next.length < best.length ? next : best));
}
