import { load } from 'cheerio';
import type { Cheerio, CheerioAPI } from 'cheerio';
import { SourceError } from '../../source.js';
import type { Page } from '../../source.js';
import { oneLine } from '../fields.js';
import type { Cell } from '../fields.js';
import { boundedTree, requireFewAttributes } from './html-bounds.js';
import { requireBytes } from '../bounds.js';

/** A page parsed as HTML. */
export type Html = CheerioAPI;

/** Any part of a page, as cheerio selects it. */
export type Part = ReturnType<CheerioAPI>;

/** A node of a page's tree. */
export type Node = Part extends Cheerio<infer T> ? T : never;

/**
 * Parses a page. Throws SourceError if it has no markup (an empty body, JSON, a bare error line), or if it starts a document and
 * does not end it (a truncated page may have lost rows). Throws LimitExceeded if it is too large or too complex.
 */
export function readHtml(page: Page, what: string): Html {
  requireBytes(page, 'htmlBytes', `${what}: the page`);
  const text = page.text();
  if (!/<[a-z!]/i.test(text)) throw new SourceError(`${what}: the page is not HTML`, false);
  if (/<html[\s>]/i.test(text) && !/<\/html\s*>/i.test(text))
    throw new SourceError(`${what}: the page is truncated`, true);
  requireFewAttributes(text, what);
  return load(text, { treeAdapter: boundedTree(what) });
}

/** The text of a part as one line; '' if there is none. Line breaks in the markup count as spaces. */
export function textOf(part: Part): string {
  return oneLine(textOfNodes(part.toArray()));
}

/** Maximum nodes of a sentence or a label, and maximum characters of one of its texts, blanks included. */
const LABEL_NODES = 60;
const LABEL_SOURCE = 10_000;

/** Elements that a browser does not display. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/** Visits the displayed nodes in the order of the page, until `visit` stops it. */
export function walk(nodes: readonly Node[], visit: (node: Node) => boolean): void {
  for (const node of nodesIn(nodes, (each) => !('attribs' in each && isUnseen(each.name, each.attribs)))) {
    if (visit(node)) return;
  }
}

/** Nodes in the order of the page, parents first. Nodes that are not `entered` are skipped with their children. */
function* nodesIn(nodes: readonly Node[], entered: (node: Node) => boolean): Generator<Node> {
  // One position per level, because a list of all nodes ahead would be refilled for each child.
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

/** A text, not a comment or an element. */
export function isText(node: Node): node is Extract<Node, { nodeType: 3 }> {
  return node.nodeType === 3;
}

/**
 * The text of an element as one line; null if it is longer than `chars` or has more than `nodes` nodes. Stops early for
 * large elements: otherwise nested elements would be read once for every level.
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

/** The elements with a name in a part, the part itself included, in the order of the page. */
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

/** Avoids a selector, whose time grows with the square of the size of the part. */
function linkIn(part: Part): string | undefined {
  let link: string | undefined;
  walk(part.toArray(), (node) => {
    if ('attribs' in node && node.name === 'a') link = node.attribs['href'];
    return link !== undefined;
  });
  return link;
}

/** Each node of a selection as its own part. */
export function each(html: Html, parts: Cheerio<never> | Part): Part[] {
  return (parts as Part).toArray().map((node) => html(node) as Part);
}
