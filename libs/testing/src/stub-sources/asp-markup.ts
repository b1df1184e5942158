import { cellText, escapeHtml } from './markup.js';
import type { GridCell } from './markup.js';

/** One page of a grid of ASP.NET Web Forms. */
export interface AspGrid {
  /** The control's name, to which its links post back. */
  readonly target: string;
  readonly columns: readonly string[];
  /** All rows; the page `number` (from 1) of `size` rows is shown. */
  readonly rows: readonly (readonly GridCell[])[];
  readonly number: number;
  readonly size: number;
}

/** The table as ASP.NET writes it: without head and body, and with a table of page numbers in the last row. */
export function aspGrid({ target, columns, rows, number, size }: AspGrid): string {
  const header = columns.map((label) => `<th class="text-center" scope="col">${escapeHtml(label)}</th>`).join('');
  const shown = rows
    .slice((number - 1) * size, number * size)
    .map((row) => `<tr>\n${row.map((cell) => `<td>${escapeHtml(cellText(cell))}</td>`).join('')}\n</tr>`);
  const pages = Math.ceil(rows.length / size);
  const numbers = Array.from({ length: pages }, (_, at) => pageLink(target, at + 1, number)).join('');
  const pager = `<tr>\n<td colspan="${columns.length}"><table>\n<tr>\n${numbers}\n</tr>\n</table></td>\n</tr>`;
  return `<table class="table table-striped" cellspacing="0" rules="all" border="1">
<tr>
${header}
</tr>${shown.join('')}${pages > 1 ? pager : ''}
</table>`;
}

function pageLink(target: string, page: number, current: number): string {
  if (page === current) return `<td><span>${page}</span></td>`;
  return `<td><a href="javascript:__doPostBack(&#39;${target}&#39;,&#39;Page$${page}&#39;)">${page}</a></td>`;
}
