import type { Page, QueriedEntity } from '../../source.js';
import type { Fields } from '../fields.js';
import { readGrid } from './html-grid.js';
import type { GridShape } from './html-grid.js';
import { readHtml } from './html.js';
import type { Html } from './html.js';
import type { RowPages } from '../lists/lists.js';
import { statesNothingFound } from '../lists/nothing-found.js';
import { linkTo } from './page-walk.js';
import type { PageOf, PageRequest } from './page-walk.js';
import { nextPage } from './pager.js';
import { requirePage } from '../lists/row-ownership.js';

export interface SearchGrid extends GridShape {
  readonly path: string;
}

/** Maximum pages of one search, in case a pager never ends. */
const MAX_PAGES = 50;

/**
 * All rows of a search whose results are a grid on one or more pages, joined by "next" links. A page that says that nothing
 * was found, without a grid, is []. Throws SourceError if a page is anything else or missing, or if the pages never end.
 * `queryOf`: the form's parameters for a subject; null if it can't be searched.
 */
export function searchGrid(
  grid: SearchGrid,
  queryOf: (subject: QueriedEntity) => Readonly<Record<string, string>> | null,
): RowPages<Fields> {
  return {
    what: grid.what,
    maxPages: MAX_PAGES,
    first(subject) {
      const query = queryOf(subject);
      return query === null ? 'nothing-to-ask-by' : { path: grid.path, query };
    },
    readPage: (page, request) => readGridPage(page, request, grid),
  };
}

function readGridPage(page: Page, { path }: PageRequest, grid: SearchGrid): PageOf<Fields> {
  const html = readHtml(requirePage(page, grid.what), grid.what);
  if (isEmpty(html)) return { found: [], next: null };
  const found = readGrid(html, grid);
  const next = nextPage(html, grid.what);
  return { found, next: next === null ? null : { path: besides(path, linkTo(next, grid.what)) } };
}

function isEmpty(html: Html): boolean {
  return html('table').length === 0 && statesNothingFound(html('body'));
}

/** The target of a link on the page at `path`, below the source's base address. */
function besides(path: string, link: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(link)) return link;
  const page = path.split(/[?#]/, 1)[0] ?? '';
  return link.startsWith('?') ? page + link : page.slice(0, page.lastIndexOf('/') + 1) + link;
}
