import { foldName } from '@entity-registry/domain';
import { SourceFault } from '../source.js';
import type { SourceSession } from '../source.js';
import { missing } from './fields.js';
import type { Fields } from './fields.js';
import { readGrid } from './html-grid.js';
import type { GridShape } from './html-grid.js';
import { each, readHtml, textOf } from './html.js';
import type { Html } from './html.js';
import { present } from './whose.js';

/** A search page of ASP.NET Web Forms: choose what to search by, fill in one box, press a button, turn the pages. */
export interface WebForm extends GridShape {
  readonly path: string;
  /** The choice of the list, as it reads; its box appears when it is chosen. */
  readonly searchBy: string;
  /** The button, as it reads. */
  readonly button: string;
  /** The words before the number of rows found, such as 'Total de Oferentes'. */
  readonly total: string;
}

/** No search by one name has so many pages of ten. */
const MAX_PAGES = 100;

/**
 * The rows that the form finds for a text. Every step posts back the hidden fields of the page before, which hold the
 * server's state. SourceFault when a control is missing, or when the rows are not as many as the page says.
 */
export async function searchWebForm(session: SourceSession, form: WebForm, text: string): Promise<Fields[]> {
  const post = async (fields: Readonly<Record<string, string>>): Promise<Html> =>
    readHtml(present(await session.post(form.path, fields), form.what), form.what);
  const start = readHtml(present(await session.get(form.path), form.what), form.what);
  const choice = choiceOf(start, form);
  const chosen = await post({ ...stateOf(start), __EVENTTARGET: choice.name, [choice.name]: choice.value });
  const button = buttonOf(chosen, form);
  let page = await post({ ...stateOf(chosen), [boxOf(chosen, form)]: text, [button.name]: button.value });
  const rows: Fields[] = [];
  const total = totalOf(page, form);
  for (let number = 2; total > 0 && number <= MAX_PAGES + 1; number++) {
    const turn = turnTo(page, number);
    rows.push(...readGrid(page, form));
    if (turn === null || rows.length >= total) break;
    page = await post({ ...stateOf(page), __EVENTTARGET: turn, __EVENTARGUMENT: `Page$${number}` });
  }
  if (rows.length === total) return rows;
  throw new SourceFault(`${form.what}: ${rows.length} rows of ${total}`, false);
}

/** What a browser would post back: hidden fields, boxes and choices, without the buttons. */
function stateOf(html: Html): Record<string, string> {
  const fields = each(html, html('form input[name]:not([type="submit"], [type="button"])')).map(
    (input) => [input.attr('name') ?? '', input.attr('value') ?? ''] as const,
  );
  const choices = each(html, html('form select[name]')).map(
    (list) => [list.attr('name') ?? '', list.find('option[selected]').attr('value') ?? ''] as const,
  );
  return { ...Object.fromEntries([...fields, ...choices]), __EVENTARGUMENT: '' };
}

function choiceOf(html: Html, { what, searchBy }: WebForm): { name: string; value: string } {
  const option = each(html, html('form select[name] option')).find(
    (one) => foldName(textOf(one)) === foldName(searchBy),
  );
  const name = option?.closest('select').attr('name');
  const value = option?.attr('value');
  if (name === undefined || value === undefined) throw missing(what, [searchBy]);
  return { name, value };
}

function boxOf(html: Html, { what, searchBy }: WebForm): string {
  const name = html('form input[type="text"][name]').attr('name');
  if (name === undefined) throw missing(what, [`${searchBy} (box)`]);
  return name;
}

function buttonOf(html: Html, { what, button }: WebForm): { name: string; value: string } {
  const found = each(html, html('form input[type="submit"][name]')).find(
    (one) => foldName(one.attr('value') ?? '') === foldName(button),
  );
  const name = found?.attr('name');
  if (name === undefined) throw missing(what, [button]);
  return { name, value: button };
}

function totalOf(html: Html, { what, total }: WebForm): number {
  const label = each(html, html('span'))
    .map(textOf)
    .find((text) => foldName(text).startsWith(foldName(total)));
  const number = /:\s*(\d{1,6})$/.exec(label ?? '')?.[1];
  if (number === undefined) throw missing(what, [total]);
  return Number(number);
}

/** The control whose postback shows this page of the grid; null when the pager does not lead there. */
function turnTo(html: Html, number: number): string | null {
  const wanted = new RegExp(`__doPostBack\\('([^']+)',\\s*'Page\\$${number}'\\)`);
  const links = each(html, html('table table a[href]')).map((link) => wanted.exec(link.attr('href') ?? '')?.[1]);
  return links.find((target) => target !== undefined) ?? null;
}
