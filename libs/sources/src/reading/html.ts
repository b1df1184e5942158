import { load } from 'cheerio';
import type { Cheerio, CheerioAPI } from 'cheerio';
import { SourceFault } from '../source.js';
import type { Page } from '../source.js';
import { oneLine } from './fields.js';
import type { Cell } from './fields.js';
import { boundedTree, requireFewAttributes } from './html-bounds.js';
import { requireBytes } from './bounds.js';

/** A page read as HTML. */
export type Html = CheerioAPI;

/** Any part of a page, as cheerio selects it. */
export type Part = ReturnType<CheerioAPI>;

/** A node of a page's tree. */
export type Node = Part extends Cheerio<infer T> ? T : never;

/**
 * Parses a page; SourceFault when it holds no markup (an empty body, JSON, a bare error line), or begins a document and does not
 * end it (the rows of a page that breaks off are not all there are); LimitExceeded when it is too large or too complex.
 */
export function readHtml(page: Page, what: string): Html {
  requireBytes(page, 'htmlBytes', `${what}: the page`);
  const text = page.text();
  if (!/<[a-z!]/i.test(text)) throw new SourceFault(`${what}: the page is not HTML`, false);
  if (/<html[\s>]/i.test(text) && !/<\/html\s*>/i.test(text))
    throw new SourceFault(`${what}: the page is truncated`, true);
  requireFewAttributes(text, what);
  return load(text, { treeAdapter: boundedTree(what) });
}

/** The text of a part as one line; '' when there is none. Line breaks of the markup count as spaces. */
export function textOf(part: Part): string {
  return oneLine(textOfNodes(part.toArray()));
}

/** Nodes of a sentence or a label, and characters of one text of its, blanks included. */
const LABEL_NODES = 60;
const LABEL_SOURCE = 10_000;

/** Not shown: what a browser keeps from the reader. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** Nodes in the order of the page, without those that are not shown; `visit` says when it has enough. */
export function walk(nodes: readonly Node[], visit: (node: Node) => boolean): void {
  for (const node of nodesIn(nodes, (each) => !('attribs' in each && isUnseen(each.name, each.attribs)))) {
    if (visit(node)) return;
  }
}

/** Nodes in the order of the page, each before those within it; those that are not `entered` are left out with all within them. */
function* nodesIn(nodes: readonly Node[], entered: (node: Node) => boolean): Generator<Node> {
  // One position per level: a list of all nodes ahead would be refilled for each of many children.
  const levels: { readonly nodes: readonly Node[]; at: number }[] = [{ nodes, at: 0 }];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const node = level.nodes[level.at];
    level.at += 1;
    if (node === undefined) levels.pop();
    else if (entered(node)) {
      yield node;
      if ('children' in node) levels.push({ nodes: node.children, at: 0 });
    }
  }
}

function isUnseen(name: string, attribs: Readonly<Record<string, string>>): boolean {
  return UNSEEN.has(name) || 'hidden' in attribs || /display\s*:\s*none/i.test(attribs['style'] ?? '');
}

/** A text, not a remark or an element. */
export function isText(node: Node): node is Extract<Node, { nodeType: 3 }> {
  return node.nodeType === 3;
}

/**
 * The text of an element as one line; null when it is longer than `chars` or spread over more than `nodes` nodes. Takes no longer for
 * an element that holds half the page: of elements within each other, each would otherwise be read once for every level.
 */
export function shortText(
  element: Node,
  { chars, nodes = LABEL_NODES }: { chars: number; nodes?: number },
): string | null {
  let [text, seen] = ['', 0];
  walk([element], (node) => {
    seen += isText(node) && node.data.length > LABEL_SOURCE ? nodes + 1 : 1;
    if (isText(node)) text += node.data.slice(0, LABEL_SOURCE).replace(/\s+/gu, ' ');
    else if ('name' in node && node.name === 'br') text += ' ';
    return text.length > chars || seen > nodes;
  });
  return text.length > chars || seen > nodes ? null : oneLine(text);
}

/** The elements of a name in a part, the part's own among them, in the order of the page. */
export function elementsNamed(part: Part, name: string): Node[] {
  return Array.from(nodesIn(part.toArray(), () => true)).filter((node) => 'attribs' in node && node.name === name);
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
