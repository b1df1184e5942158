import { foldName } from '@entity-registry/domain';
import type { Tag } from '@entity-registry/domain';
import { SourceError } from '../source.js';
import type { Page, PageReader, SourceSession } from '../source.js';
import { quoted } from '../reading/fields.js';
import type { Fields } from '../reading/fields.js';
import { readGrid } from '../reading/html/html-grid.js';
import type { GridShape } from '../reading/html/html-grid.js';
import { readTab } from '../reading/html/html-tabs.js';
import { readHtml, textOf } from '../reading/html/html.js';
import type { Html, Part } from '../reading/html/html.js';
import { linkTo, readPages } from '../reading/html/page-walk.js';
import type { PageOf } from '../reading/html/page-walk.js';
import { nextPage } from '../reading/html/pager.js';
import type { TagDates } from '../reading/tag-dates.js';

/** The address of a page of the register. */
export interface Address {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The folio of a window, according to its title. */
export interface FolioWindow {
  readonly title: string;
  readonly address: Address;
}

/** A grid with a pager, one of several on a page. */
type PagedGrid = Required<GridShape>;

/** One page of a grid, with the number of rows on the pages before it and the total on the first page. */
export interface GridRequest extends Address {
  readonly rows: number;
  readonly total: number | null;
}

/** Input of a reader of a tab's grid. */
export interface TabGridInput {
  readonly request: GridRequest;
  /** Title of the folio's window. */
  readonly title: string;
  /** The tags whose rows are wanted. */
  readonly tags: readonly Tag[];
}

/** Maximum pages of one grid, in case the pager never ends. A page has about a hundred rows. */
export const MAX_PAGES = 100;

/** The grid of a tab, if it has one. */
export const TAB_GRID = '#detalle';

/** An address as the register's pages write it, relative to its own root. */
export function addressOf(href: string): Address {
  const url = URL.parse(href, 'http://register');
  if (!url) throw new SourceError(`invalid link: ${quoted(href)}`, false);
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

/** The address of a link that every row has. */
export function linkOf(row: Fields, column: string, what: string): Address {
  const href = row.link(column);
  if (href === null) throw new SourceError(`${what}: "${column}" has no link`, false);
  return addressOf(linkTo(href, what));
}

/** The address of a tab of a folio's window. */
export function tabOf({ address }: FolioWindow, tab: string): Address {
  return { path: address.path, query: { ...address.query, pestana: tab } };
}

/** A tab of a folio's window. Throws SourceError if the window belongs to another folio, or shows another tab. */
export function readWindow(page: Page, title: string, tab: string): { html: Html; body: Part } {
  if (page.status === 404) throw new SourceError(`${title}: the register lists the folio but does not show it`, false);
  const html = readHtml(page, title);
  const shown = textOf(html('.blazored-modal-title').first());
  if (foldName(shown) !== foldName(title)) {
    throw new SourceError(`${title}: the window shows another folio: ${quoted(shown)}`, false);
  }
  return { html, body: readTab(html, title, tab) };
}

/**
 * The rows of one page of a grid, and the next page. Throws SourceError if, at the end, their number differs from the
 * total.
 */
export function readGridPage(html: Html, request: GridRequest, shape: PagedGrid): PageOf<Fields, GridRequest> {
  const { rows: found, total: stated } = readCountedGrid(html, shape);
  const total = request.total ?? stated;
  const rows = request.rows + found.length;
  const next = nextPage(html, shape.what);
  if (next === null) {
    requireAll(rows, total, shape.what);
    return { found, next: null };
  }
  return { found, next: { ...addressOf(linkTo(next, shape.what)), rows, total } };
}

/** All rows of the grid of a tab, over all its pages, as `reader` returns them. Adds the dates of the pages to `dates`. */
export function readTabGrid<Found>(
  session: SourceSession,
  reader: PageReader<TabGridInput, PageOf<Found, GridRequest>>,
  window: FolioWindow,
  { tags, tab, dates }: { readonly tags: readonly Tag[]; readonly tab: string; readonly dates: TagDates },
): Promise<Found[]> {
  return readPages(session, {
    reader,
    onDate: (date) => {
      dates.record(tags, date);
    },
    first: firstOf(tabOf(window, tab)),
    context: { tags, title: window.title },
    what: `${window.title}, ${tab}`,
    maxPages: MAX_PAGES,
  });
}

/** The request for the first page of a grid. */
export function firstOf(address: Address): GridRequest {
  return { ...address, rows: 0, total: null };
}

/** The rows of a grid with a single page. */
export function readWholeGrid(html: Html, what: string, columns: readonly string[], within: string): Fields[] {
  const { rows, total } = readCountedGrid(html, { what, columns, within });
  requireAll(rows.length, total, what);
  return rows;
}

/** The pager states the total: without it, half a page could pass for a short list. */
function readCountedGrid(html: Html, shape: PagedGrid) {
  const { what, within } = shape;
  const rows = readGrid(html, shape);
  const pager = foldName(textOf(html(within).find('.dxbs-pager').first()));
  const total = /^pagina \d{1,9} de \d{1,9} (\d{1,9}) registros?\b/.exec(pager)?.[1];
  if (total === undefined) throw new SourceError(`${what}: the pager is missing`, false);
  return { rows, total: Number(total) };
}

function requireAll(rows: number, total: number, what: string): void {
  if (rows === total) return;
  throw new SourceError(`${what}: ${rows} rows of ${total}`, false);
}
