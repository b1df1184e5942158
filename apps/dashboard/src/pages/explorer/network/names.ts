import type { Positions } from './layout.js';
import type { SceneNode } from './scene.js';

/** Size of the letters of a name, in pixels of the screen. */
export const NAME_SIZE = 12;
const LINE_HEIGHT = 14;
/** Width of a letter, on average, as a part of its size: the font is no monospace, and this errs to the wide side. */
const LETTER = 0.58;
const MOST_LETTERS = 22;
/** Between a node and its name. */
const GAP = 4;

/**
 * A name in at most two lines of 22 letters, broken between words; what does not fit ends in an ellipsis. The whole of it
 * stands elsewhere: in the node's title, the panel and the list.
 */
export function nameLines(name: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const words = name.split(/\s+/).filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= MOST_LETTERS) {
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

/** The factor by which names are drawn larger than the picture, so that they can be read however far it is away. */
export const nameScale = (zoom: number): number => Math.max(1, 1 / zoom);

/** Zooms at which it is worth deciding anew which names are shown: each 1.2 times the one before. */
export const zoomStep = (zoom: number): number => 1.2 ** Math.round(Math.log(zoom) / Math.log(1.2));

/** Where a name stands: below its node, or above where below is no room. */
export type Side = 'below' | 'above';

/**
 * Whose names are shown at this zoom, and where: those of `first` and then of the larger, as far as none covers another's
 * name or another node.
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
    const free = (box: Box) =>
      !taken.some((other) => overlap(box, other)) &&
      !discs.some(({ id, box: disc }) => id !== node.id && overlap(box, disc));
    const boxes = SIDES.map((side) => ({ side, box: nameBox(node, positions, scale, side) }));
    // The one that is looked at has its name whatever lies below it.
    const place = boxes.find(({ box }) => free(box)) ?? (node.id === first[0] ? boxes[0] : undefined);
    if (place === undefined) continue;
    taken.push(place.box);
    shown.set(node.id, place.side);
  }
  return shown;
}

const SIDES: readonly Side[] = ['below', 'above'];

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
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…`;
}
