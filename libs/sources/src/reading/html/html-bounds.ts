import { Tokenizer } from 'htmlparser2';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { LimitExceeded, PARSE_LIMITS } from '../../parsing/parse-limits.js';
import { requireAtMost } from '../bounds.js';

type TreeAdapter = typeof adapter;
type Parent = Parameters<TreeAdapter['appendChild']>[0];
type Child = Parameters<TreeAdapter['appendChild']>[1];

const ignore = (): void => undefined;

/**
 * Throws LimitExceeded if a tag has more attributes than any real one: the HTML parser searches a list for duplicates, so its
 * time grows with the square of their number.
 */
export function requireFewAttributes(text: string, what: string): void {
  let attributes = 0;
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      onopentagname: () => {
        attributes = 0;
      },
      onattribname: () => {
        attributes += 1;
        requireAtMost(attributes, 'attributes', `${what}: a tag of the page`, 'attributes');
      },
      ...{ onattribdata: ignore, onattribentity: ignore, onattribend: ignore, onopentagend: ignore },
      ...{ onclosetag: ignore, onselfclosingtag: ignore, ontext: ignore, ontextentity: ignore, onend: ignore },
      ...{ oncdata: ignore, oncomment: ignore, ondeclaration: ignore, onprocessinginstruction: ignore },
    },
  );
  tokenizer.write(text);
  tokenizer.end();
}

/**
 * A tree builder for the HTML parser that throws as soon as the tree is too large or too deep. Otherwise a few hundred kilobytes
 * of unclosed tags make millions of nodes, because the parser repeats open formatting in every block.
 */
export function boundedTree(what: string): TreeAdapter {
  let [nodes, depth, tables] = [0, 0, 0];
  const count = (): void => {
    nodes += 1;
    requireAtMost(nodes, 'nodes', `${what}: the page`, 'nodes');
  };
  return {
    ...adapter,
    createElement(name, namespace, attributes) {
      count();
      const element = adapter.createElement(name, namespace, attributes);
      // The parser may add attributes to these two later.
      return name === 'html' || name === 'body' ? element : withoutEmptyMaps(element);
    },
    createCommentNode(data) {
      count();
      return adapter.createCommentNode(data);
    },
    createTextNode(value) {
      count();
      return adapter.createTextNode(value);
    },
    onItemPush(element) {
      depth += 1;
      if (element.name === 'table') tables += 1;
      if (depth > PARSE_LIMITS.depth) throw depthError(what, 'depth', 'levels');
      if (tables > PARSE_LIMITS.tableDepth) throw depthError(what, 'tableDepth', 'tables');
    },
    onItemPop(element) {
      depth -= 1;
      if (element.name === 'table') tables -= 1;
    },
    detachNode: detach,
    insertBefore: insertNearEnd,
    insertTextBefore(parent, text, reference) {
      const before = reference.prev;
      if (before !== null && adapter.isTextNode(before)) before.data += text;
      else {
        count();
        insertNearEnd(parent, adapter.createTextNode(text), reference);
      }
    },
  };
}

const NOTHING: Record<string, string> = Object.freeze(Object.create(null) as object) as Record<string, string>;

/** Three maps per element take more memory than the rest of it; namespaces are never used. */
function withoutEmptyMaps(element: ReturnType<TreeAdapter['createElement']>): typeof element {
  if (Object.keys(element.attribs).length === 0) element.attribs = NOTHING;
  element['x-attribsNamespace'] = NOTHING;
  element['x-attribsPrefix'] = NOTHING;
  return element;
}

/** Inserts content that is not allowed in a table before it. Searches from the end, because the table is a recent node. */
function insertNearEnd(parent: Parent, node: Child, reference: Child): void {
  const before = reference.prev;
  if (before !== null) before.next = node;
  node.prev = before;
  node.next = reference;
  reference.prev = node;
  parent.children.splice(parent.children.lastIndexOf(reference), 0, node);
  node.parent = parent;
}

/** Like the default adapter, but finds a first or late child without scanning all the others. */
function detach(node: Child): void {
  const { parent, prev, next } = node;
  if (parent === null) return;
  if (prev !== null) prev.next = next;
  if (next !== null) next.prev = prev;
  if (parent.children[0] === node) parent.children.shift();
  else parent.children.splice(parent.children.lastIndexOf(node), 1);
  node.prev = node.next = node.parent = null;
}

function depthError(what: string, limit: 'depth' | 'tableDepth', unit: string): LimitExceeded {
  return new LimitExceeded(`${what}: the page is nested too deeply (over ${PARSE_LIMITS[limit]} ${unit})`, limit);
}
