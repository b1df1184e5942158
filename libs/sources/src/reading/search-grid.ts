import { SourceFault } from '../source.js';
import type { SourceSession } from '../source.js';
import type { Fields } from './fields.js';
import { readGrid } from './html-grid.js';
import type { GridShape } from './html-grid.js';
import { readHtml } from './html.js';
import type { Html } from './html.js';
import { saysNothingFound } from './nothing-found.js';
import { nextPage } from './pager.js';
import { present } from './whose.js';

export interface SearchGrid extends GridShape {
  readonly path: string;
}

/** Pages of one search; a pager that goes on does not end. */
const MAX_PAGES = 50;

/**
 * All rows of a search whose answer is a grid on one page or on several, joined by "next" links. A page that says that nothing
 * was found, in place of a grid, is []. SourceFault when a page is anything else, is not there, or the pages do not end.
 */
export async function searchGrid(
  session: SourceSession,
  grid: SearchGrid,
  query: Readonly<Record<string, string>> = {},
): Promise<Fields[]> {
  const rows: Fields[] = [];
  let path = grid.path;
  let page = await session.get(path, query);
  for (let number = 1; number <= MAX_PAGES; number++) {
    const html = readHtml(present(page, grid.what), grid.what);
    if (isEmpty(html)) return rows;
    rows.push(...readGrid(html, grid));
    const next = nextPage(html, grid.what);
    if (next === null) return rows;
    path = besides(path, next);
    page = await session.get(path);
  }
  throw new SourceFault(`${grid.what}: more than ${MAX_PAGES} pages`, false);
}

function isEmpty(html: Html): boolean {
  return html('table').length === 0 && saysNothingFound(html('body'));
}

/** Where a link of the page at `path` leads, below the source's base address. */
function besides(path: string, link: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(link)) return link;
  const folder = path.replace(/[?#].*$/, '').replace(/[^/]*$/, '');
  return link.startsWith('?') ? path.replace(/[?#].*$/, '') + link : folder + link;
}
