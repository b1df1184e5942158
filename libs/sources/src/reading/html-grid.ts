import { SourceFault } from '../source.js';
import { hasColumns, missing, tableOf } from './fields.js';
import type { Fields } from './fields.js';
import { cellOf, each, textOf } from './html.js';
import type { Html, Part } from './html.js';

export interface GridShape {
  /** What it holds, for messages: 'list of folios'. */
  readonly what: string;
  /** Columns that the grid must have, also when it has no rows. */
  readonly columns: readonly string[];
  /** Where to look; the whole page by default. */
  readonly within?: string;
}

/**
 * The rows of the first grid that has the columns: a plain table (`thead th`, or a first row of `th` or `td`), or a DevExpress one
 * (`.dxbs-grid-header-container`, `tr.dxbs-data-row`). A grid without rows is []; SourceFault without a grid, or with
 * grids that all lack a column (named).
 */
export function readGrid(html: Html, shape: GridShape): Fields[] {
  const scope = shape.within === undefined ? html.root() : html(shape.within);
  const tables = each(html, scope.find('table').add(scope.filter('table')));
  if (tables.length === 0) throw new SourceFault(`${shape.what}: the table is missing`, false);
  for (const table of tables) {
    const header = headerOf(html, table);
    if (hasColumns(header, shape.columns))
      return tableOf(shape.what, header, rowsOf(html, table, header.length), shape.columns);
  }
  throw missing(shape.what, nearest(html, tables, shape.columns));
}

/** Address behind the pager's "next" link as written; null on the last page. */
export function nextPage(html: Html): string | null {
  const next = html('a[aria-label="Next"], a[rel="next"], .dxbs-pager a.next').first();
  if (next.length === 0 || next.is('.disabled, [aria-disabled="true"]') || next.closest('.disabled').length > 0)
    return null;
  return next.attr('href') ?? null;
}

function headerOf(html: Html, table: Part): string[] {
  const devExpress = table.find('.dxbs-grid-header-container');
  if (devExpress.length > 0) return each(html, devExpress).map(textOf);
  const inHead = table.find('thead tr').last().find('th, td');
  const cells = inHead.length > 0 ? inHead : table.find('tr').first().find('th, td');
  return each(html, cells).map(textOf);
}

function rowsOf(html: Html, table: Part, columns: number) {
  const devExpress = table.find('tr.dxbs-data-row');
  const plain = table.find('thead').length > 0 ? table.find('tbody tr') : table.find('tr').slice(1);
  const isDevExpress = table.find('.dxbs-grid-header-container').length > 0;
  return each(html, isDevExpress ? devExpress : plain)
    .map((row) => each(html, row.children('td, th')))
    .filter((cells) => cells.length > 0 && !isNote(cells, columns))
    .map((cells) => cells.map(cellOf));
}

/** A single cell across the grid is a remark such as "no data", not a row. */
function isNote(cells: readonly Part[], columns: number): boolean {
  return columns > 1 && cells.length === 1 && cells[0]?.attr('colspan') !== undefined;
}

/** What the table that comes closest lacks. */
function nearest(html: Html, tables: readonly Part[], columns: readonly string[]): string[] {
  const lacks = tables.map((table) => {
    const header = headerOf(html, table);
    return columns.filter((column) => !hasColumns(header, [column]));
  });
  return lacks.reduce((best, next) => (next.length < best.length ? next : best));
}
