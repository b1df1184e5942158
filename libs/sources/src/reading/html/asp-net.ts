import { foldName } from '@entity-registry/domain';
import { SourceError } from '../../source.js';
import type { Page, QueriedEntity } from '../../source.js';
import { requireAtMost } from '../bounds.js';
import { missing } from '../fields.js';
import type { Fields } from '../fields.js';
import { readGrid } from './html-grid.js';
import type { GridShape } from './html-grid.js';
import { each, readHtml, shortText, textOf } from './html.js';
import type { Html } from './html.js';
import type { RowPages } from '../lists/lists.js';
import type { PageOf, PageRequest } from './page-walk.js';
import { requirePage } from '../lists/row-ownership.js';

/**
 * A search page of ASP.NET Web Forms: choose the search field, fill in one box, press a button, page through the
 * results.
 */
export interface WebForm extends GridShape {
  readonly path: string;
  /** The text of the option to choose; its box appears after that. */
  readonly searchBy: string;
  /** The text of the button. */
  readonly button: string;
  /** The label of the number of rows found, such as 'Total de Oferentes'. */
  readonly total: string;
}

/** More pages of ten than a search by one name ever has. */
const MAX_PAGES = 100;

/** Longest label of the number of rows. */
const TOTAL_CHARS = 200;

/** A step of the search, with the state so far. */
interface FormRequest extends PageRequest {
  readonly step: 'start' | 'chosen' | 'rows';
  /** Number of the page of rows, and the rows of the pages before it. */
  readonly number: number;
  readonly rows: number;
  readonly total: number | null;
}

/**
 * The rows that the form finds for a subject's text; null if there is no text to search by. Every step posts back the hidden
 * fields of the previous page, which contain the server's state. Throws SourceError if a control is missing, or if the number of
 * rows differs from the page's total.
 */
export function searchWebForm(
  form: WebForm,
  textFor: (subject: QueriedEntity) => string | null,
): RowPages<Fields, FormRequest> {
  return {
    what: form.what,
    maxPages: MAX_PAGES + 2,
    first: (subject) =>
      textFor(subject) === null
        ? 'nothing-to-ask-by'
        : { path: form.path, step: 'start', number: 1, rows: 0, total: null },
    readPage(page, request, subject) {
      const html = pageOfForm(page, form);
      if (request.step === 'start') return { found: [], next: choose(html, form, request) };
      if (request.step === 'chosen') return { found: [], next: search(html, form, request, textFor(subject) ?? '') };
      return readRows(html, form, request);
    },
  };
}

function pageOfForm(page: Page, { what }: WebForm): Html {
  return readHtml(requirePage(page, what), what);
}

function choose(html: Html, form: WebForm, request: FormRequest): FormRequest {
  const { name, value } = choiceOf(html, form);
  return { ...request, step: 'chosen', form: { ...stateOf(html, form), __EVENTTARGET: name, [name]: value } };
}

function search(html: Html, form: WebForm, request: FormRequest, text: string): FormRequest {
  const { name, value } = buttonOf(html, form);
  return { ...request, step: 'rows', form: { ...stateOf(html, form), [boxOf(html, form)]: text, [name]: value } };
}

function readRows(html: Html, form: WebForm, request: FormRequest): PageOf<Fields, FormRequest> {
  const total = request.total ?? totalOf(html, form);
  const found = total > 0 ? readGrid(html, form) : [];
  const rows = request.rows + found.length;
  const number = request.number + 1;
  const turn = rows < total ? turnTo(html, number) : null;
  if (turn !== null) {
    const turned = { ...stateOf(html, form), __EVENTTARGET: turn, __EVENTARGUMENT: `Page$${number}` };
    return { found, next: { ...request, number, rows, total, form: turned } };
  }
  if (rows !== total) throw new SourceError(`${form.what}: ${rows} rows of ${total}`, false);
  return { found, next: null };
}

/** The fields that a browser would post back: hidden fields, boxes and selections, without the buttons. */
function stateOf(html: Html, { what }: WebForm): Record<string, string> {
  const inputs = html('form input[name]:not([type="submit"], [type="button"])');
  requireAtMost(inputs.length, 'formFields', `${what}: the form`, 'fields');
  const fields = each(html, inputs).map((input) => [input.attr('name') ?? '', input.attr('value') ?? ''] as const);
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
  const label = html('span')
    .toArray()
    .map((span) => shortText(span, { chars: TOTAL_CHARS }) ?? '')
    .find((text) => foldName(text).startsWith(foldName(total)));
  const number = /: ?(\d{1,6})$/.exec(label ?? '')?.[1];
  if (number === undefined) throw missing(what, [total]);
  return Number(number);
}

/** The control whose postback shows this page of the grid; null if the pager has no such page. */
function turnTo(html: Html, number: number): string | null {
  const wanted = new RegExp(`__doPostBack\\('([^']+)',\\s*'Page\\$${number}'\\)`);
  const links = each(html, html('table table a[href]')).map((link) => wanted.exec(link.attr('href') ?? '')?.[1]);
  return links.find((target) => target !== undefined) ?? null;
}
