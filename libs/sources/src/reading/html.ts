import { load } from 'cheerio';
import type { Cheerio, CheerioAPI } from 'cheerio';
import { SourceFault } from '../source.js';
import type { Page } from '../source.js';
import { oneLine } from './fields.js';
import type { Cell } from './fields.js';

/** A page read as HTML. */
export type Html = CheerioAPI;

/** Any part of a page, as cheerio selects it. */
export type Part = ReturnType<CheerioAPI>;

/** A node of a page's tree. */
export type Node = Part extends Cheerio<infer T> ? T : never;

/**
 * Longest markup that is parsed, in bytes. A tree takes a hundred times its text, and the process does nothing else meanwhile; of
 * the largest pages of these sites it is a dozen times.
 */
const MAX_HTML_BYTES = 4 * 1024 * 1024;

/** Tables within tables: old sites lay out with them. Deeper ones take the parser a time that grows with their square. */
const MAX_TABLE_DEPTH = 20;
const MAX_DEPTH = 2_000;

/** Elements that hold nothing, or that end by themselves where the next begins. */
const NOT_NESTED = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rp rt html head body'
  ).split(' '),
);

/**
 * Parses a page; SourceFault when it holds no markup (an empty body, JSON, a bare error line), begins a document and does not
 * end it (the rows of a page that breaks off are not all there are), or is too large or too deep to be parsed in time.
 */
export function readHtml(page: Page, what: string): Html {
  if (page.body.byteLength > MAX_HTML_BYTES) throw new SourceFault(`${what}: the page is too large`, false);
  const text = page.text();
  if (!/<[a-z!]/i.test(text)) throw new SourceFault(`${what}: the page is not HTML`, false);
  if (/<html[\s>]/i.test(text) && !/<\/html\s*>/i.test(text))
    throw new SourceFault(`${what}: the page breaks off`, true);
  if (isTooDeep(text)) throw new SourceFault(`${what}: the page is nested too deep`, false);
  return load(text);
}

/** Judged by the tags as they stand, before any tree is built. */
function isTooDeep(text: string): boolean {
  let [tables, others] = [0, 0];
  for (const [, end, written] of text.matchAll(
    /<!--[^]*?(?:-->|$)|<script[^]*?(?:<\/script|$)|<(\/?)([a-z][a-z\d]*)/gi,
  )) {
    const name = written?.toLowerCase();
    if (name === undefined || NOT_NESTED.has(name)) continue;
    const step = end === '' ? 1 : -1;
    if (name === 'table') tables = Math.max(0, tables + step);
    else others = Math.max(0, others + step);
    if (tables > MAX_TABLE_DEPTH || others > MAX_DEPTH) return true;
  }
  return false;
}

/** The text of a part as one line; '' when there is none. Line breaks of the markup count as spaces. */
export function textOf(part: Part): string {
  return oneLine(textOfNodes(part.toArray()));
}

/** Not shown: what a browser keeps from the reader. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** Nodes in the order of the page, without those that are not shown; `visit` says when it has enough. */
export function walk(nodes: readonly Node[], visit: (node: Node) => boolean): void {
  const ahead = nodes.toReversed();
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if ('attribs' in node && isUnseen(node.name, node.attribs)) continue;
    if (visit(node)) return;
    if (!('children' in node)) continue;
    for (let at = node.children.length - 1; at >= 0; at--) ahead.push(node.children[at] as Node);
  }
}

function isUnseen(name: string, attribs: Readonly<Record<string, string>>): boolean {
  return UNSEEN.has(name) || 'hidden' in attribs || /display\s*:\s*none/i.test(attribs['style'] ?? '');
}

/** A text, not a remark or an element. */
export function isText(node: Node): node is Extract<Node, { nodeType: 3 }> {
  return node.nodeType === 3;
}

function textOfNodes(nodes: readonly Node[]): string {
  let text = '';
  walk(nodes, (node) => {
    if (isText(node)) text += node.data;
    else if ('name' in node && node.name === 'br') text += ' ';
    return false;
  });
  return text;
}

/** A part as a cell: its text and its first link. */
export function cellOf(part: Part): Cell {
  return { text: textOf(part), link: linkIn(part) };
}

/** Not by a selector: its time grows with the square of what lies in the part. */
function linkIn(part: Part): string | undefined {
  let link: string | undefined;
  walk(part.toArray(), (node) => {
    if ('attribs' in node && node.name === 'a') link = node.attribs['href'];
    return link !== undefined;
  });
  return link;
}

/** Each node of a selection as a part of its own. */
export function each(html: Html, parts: Cheerio<never> | Part): Part[] {
  return (parts as Part).toArray().map((node) => html(node) as Part);
}
