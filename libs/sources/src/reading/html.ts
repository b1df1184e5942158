import { load } from 'cheerio';
import type { Cheerio, CheerioAPI } from 'cheerio';
import { foldName } from '@entity-registry/domain';
import { SourceFault } from '../source.js';
import type { Page } from '../source.js';
import { oneLine } from './fields.js';
import type { Cell } from './fields.js';

/** A page read as HTML. */
export type Html = CheerioAPI;

/** Any part of a page, as cheerio selects it. */
export type Part = ReturnType<CheerioAPI>;

/** How the sites say that they have nothing (their own words, folded). */
const NOTHING_FOUND = [
  'no se encontraron',
  'no se encontro',
  'sin resultados',
  'no hay datos',
  'no existen',
  'no hay folios',
  'no hay resultados',
  'no hay registros',
  'no results',
];

/**
 * Parses a page; SourceFault when it holds no markup (an empty body, JSON, a bare error line), or begins a document and
 * does not end it: the rows of a page that breaks off are not all there are.
 */
export function readHtml(page: Page, what: string): Html {
  const text = page.text();
  if (!/<[a-z!]/i.test(text)) throw new SourceFault(`${what}: the page is not HTML`, false);
  if (/<html[\s>]/i.test(text) && !/<\/html\s*>/i.test(text))
    throw new SourceFault(`${what}: the page breaks off`, true);
  if (/<html[\s>]/i.test(text) && !/<\/html\s*>/i.test(text))
    throw new SourceFault(`${what}: the page breaks off`, true);
  return load(text);
}

/** The text of a part as one line; '' when there is none. Line breaks of the markup count as spaces. */
export function textOf(part: Part): string {
  const copy = part.clone();
  copy.find('br').replaceWith(' ');
  copy.find('script, style').remove();
  return oneLine(copy.text());
}

/** A part as a cell: its text and its first link. */
export function cellOf(part: Part): Cell {
  const link = part.is('a[href]') ? part.attr('href') : part.find('a[href]').first().attr('href');
  return { text: textOf(part), link };
}

/** Each node of a selection as a part of its own. */
export function each(html: Html, parts: Cheerio<never> | Part): Part[] {
  return (parts as Part).toArray().map((node) => html(node) as Part);
}

/** Whether a part says in words that nothing was found; null there is an empty answer, its absence a fault. */
export function saysNothingFound(part: Part): boolean {
  const words = foldName(textOf(part));
  return NOTHING_FOUND.some((phrase) => words.includes(phrase));
}
