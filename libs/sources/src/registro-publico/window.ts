import { foldName } from '@entity-registry/domain';
import { SourceFault } from '../source.js';
import type { SourceSession } from '../source.js';
import { quoted } from '../reading/fields.js';
import type { Fields } from '../reading/fields.js';
import { readGrid } from '../reading/html-grid.js';
import type { GridShape } from '../reading/html-grid.js';
import { readTab } from '../reading/html-tabs.js';
import { readHtml, textOf } from '../reading/html.js';
import type { Html, Part } from '../reading/html.js';
import { nextPage } from '../reading/pager.js';

/** Where a page of the register is. */
export interface Address {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The window of a folio, as its title names it. */
export interface FolioWindow {
  readonly title: string;
  readonly address: Address;
}

/** A grid with a pager, one of several on a page. */
type PagedGrid = Required<GridShape>;

/** Pages of one grid; beyond them it is not believed. A grid page has some hundred rows. */
const MAX_PAGES = 100;

/** The grid of a tab, where there is one. */
const TAB_GRID = '#detalle';

/** An address as the register's pages write it, relative to its own root. */
export function addressOf(href: string): Address {
  const url = URL.parse(href, 'http://register');
  if (!url) throw new SourceFault(`a link leads nowhere: ${quoted(href)}`, false);
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

/** The address of a link that no row leaves out. */
export function linkOf(row: Fields, column: string, what: string): Address {
  const href = row.link(column);
  if (href === null) throw new SourceFault(`${what}: "${column}" leads nowhere`, false);
  return addressOf(href);
}

/** A tab of a folio's window; SourceFault when the window is another folio's, or shows another tab. */
export async function openTab(
  session: SourceSession,
  window: FolioWindow,
  tab: string,
): Promise<{ html: Html; body: Part }> {
  const { path, query } = window.address;
  return readWindow(session, { path, query: { ...query, pestana: tab } }, window.title, tab);
}

async function readWindow(session: SourceSession, address: Address, title: string, tab: string) {
  const page = await session.get(address.path, address.query);
  if (page.status === 404) throw new SourceFault(`${title}: the register lists the folio and does not show it`, false);
  const html = readHtml(page, title);
  const shown = textOf(html('.blazored-modal-title').first());
  if (foldName(shown) !== foldName(title)) {
    throw new SourceFault(`${title}: the window is another one: ${quoted(shown)}`, false);
  }
  return { html, body: readTab(html, title, tab) };
}

/** All rows of the grid in a tab, over all its pages. */
export async function readTabGrid(
  session: SourceSession,
  window: FolioWindow,
  tab: string,
  columns: readonly string[],
): Promise<Fields[]> {
  const shape = { what: `${window.title}, ${tab}`, columns, within: TAB_GRID };
  const { html } = await openTab(session, window, tab);
  return readPagedGrid(
    html,
    shape,
    async (next) => (await readWindow(session, addressOf(next), window.title, tab)).html,
  );
}

/** All rows of a grid whose first page is `html`; `turn` opens the page behind a link of its pager. */
export async function readPagedGrid(
  html: Html,
  shape: PagedGrid,
  turn: (next: string) => Promise<Html>,
): Promise<Fields[]> {
  const { rows, total } = readCountedGrid(html, shape);
  let shown = html;
  for (let page = 1; ; page++) {
    const next = nextPage(shown, shape.what);
    if (next === null) break;
    if (page === MAX_PAGES) throw new SourceFault(`${shape.what}: more than ${MAX_PAGES} pages`, false);
    shown = await turn(next);
    rows.push(...readCountedGrid(shown, shape).rows);
  }
  requireAll(rows, total, shape.what);
  return rows;
}

/** The rows of a grid that has one page. */
export function readWholeGrid(html: Html, what: string, columns: readonly string[], within: string): Fields[] {
  const { rows, total } = readCountedGrid(html, { what, columns, within });
  requireAll(rows, total, what);
  return rows;
}

/** The pager says how many rows there are in all: without it half a page could pass for a short list. */
function readCountedGrid(html: Html, shape: PagedGrid) {
  const { what, within } = shape;
  const rows = readGrid(html, shape);
  const pager = foldName(textOf(html(within).find('.dxbs-pager').first()));
  const total = /^pagina \d+ de \d+ (\d+) registros?\b/.exec(pager)?.[1];
  if (total === undefined) throw new SourceFault(`${what}: the pager is missing`, false);
  return { rows, total: Number(total) };
}

function requireAll(rows: readonly Fields[], total: number, what: string): void {
  if (rows.length === total) return;
  throw new SourceFault(`${what}: ${rows.length} rows of ${total}`, false);
}
