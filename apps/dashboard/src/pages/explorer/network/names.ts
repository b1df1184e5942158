import type { Positions } from './picture/layout.js';
import type { SceneNode } from './picture/scene.js';

/** Font size of a name, in screen pixels. */
export const NAME_SIZE = 12;
const LINE_HEIGHT = 14;
/** Average width of a letter, relative to its size: the font is not monospace, and this errs on the wide side. */
const LETTER = 0.58;
const MAX_LETTERS = 22;
/** Distance between a node and its name. */
const GAP = 4;

/**
 * A name in at most two lines of 22 letters, broken between words; longer names end in an ellipsis. The node's title, the panel
 * and the list have the full name.
 */
export function nameLines(name: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const words = name.split(/\s+/).filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= MAX_LETTERS) {
      line = longer;
    } else if (lines.length === 0 && line !== '') {
      lines.push(line);
      line = word;
    } else {
      return [...lines, clipped([longer, ...words.slice(index + 1)].join(' '))];
    }
  }
  return line === '' ? lines : [...lines, clipped(line)];
}

/** The factor by which names are drawn larger than the picture, so that they are readable at any zoom. */
export const nameScale = (zoom: number): number => Math.max(1, 1 / zoom);

/** Zoom levels at which the shown names are decided again: each is 1.2 times the one before. */
export const zoomStep = (zoom: number): number => 1.2 ** Math.round(Math.log(zoom) / Math.log(1.2));

/** The position of a name: below its node or, if there is no room, above or beside it. */
export type Side = 'below' | 'above' | 'right' | 'left';

/**
 * The names shown at this zoom, and their positions: those of `first`, then of larger nodes, as long as none covers another name
 * or node. Names of nodes connected to the selected one may cover more distant nodes.
 */
export function shownNames(
  nodes: readonly SceneNode[],
  positions: Positions,
  zoom: number,
  first: readonly string[],
): ReadonlyMap<string, Side> {
  const rank = new Map(first.map((id, index) => [id, index]));
  const order = nodes
    .map((node, index) => ({ node, index, rank: rank.get(node.id) ?? first.length }))
    .sort((a, b) => a.rank - b.rank || b.node.radius - a.node.radius || a.index - b.index);
  const scale = nameScale(zoom);
  const discs = nodes.map(({ id, radius }) => ({ id, box: boxAround(positions, id, radius) }));
  const taken: Box[] = [];
  const shown = new Map<string, Side>();
  for (const { node } of order) {
    const isFirst = rank.has(node.id);
    const free = (box: Box) =>
      !taken.some((other) => overlap(box, other)) &&
      !discs.some(({ id, box: disc }) => id !== node.id && (!isFirst || rank.has(id)) && overlap(box, disc));
    const boxes = SIDES.map((side) => ({ side, box: nameBox(node, positions, scale, side) }));
    // The selected node always has its name.
    const place = boxes.find(({ box }) => free(box)) ?? (node.id === first[0] ? boxes[0] : undefined);
    if (place === undefined) continue;
    taken.push(place.box);
    shown.set(node.id, place.side);
  }
  return shown;
}

const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function nameBox(node: SceneNode, positions: Positions, scale: number, side: Side): Box {
  const { x, y } = positions.get(node.id) ?? { x: 0, y: 0 };
  const lines = node.kind === 'bundle' ? [''] : nameLines(node.member.nombre ?? node.id);
  const half = (Math.max(...lines.map((line) => line.length), 4) * NAME_SIZE * LETTER * scale) / 2;
  if (side === 'right' || side === 'left') {
    const [start, high] = [node.radius + GAP * scale, (lines.length * LINE_HEIGHT * scale) / 2];
    const [left, right] = side === 'right' ? [x + start, x + start + half * 2] : [x - start - half * 2, x - start];
    return { left, right, top: y - high, bottom: y + high };
  }
  const [near, far] = [node.radius + GAP * scale, node.radius + (GAP + lines.length * LINE_HEIGHT) * scale];
  const [top, bottom] = side === 'below' ? [y + near, y + far] : [y - far, y - near];
  return { left: x - half, right: x + half, top, bottom };
}

function boxAround(positions: Positions, id: string, radius: number): Box {
  const { x, y } = positions.get(id) ?? { x: 0, y: 0 };
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function clipped(text: string): string {
  return text.length <= MAX_LETTERS ? text : `${text.slice(0, MAX_LETTERS - 1).trimEnd()}…`;
}
