import type { Positions } from './layout.js';
import type { SceneNode } from './scene.js';

/** Size of the letters of a name, in pixels of the screen. */
export const NAME_SIZE = 12;
const LINE_HEIGHT = 14;
/** Width of a letter, on average, as a part of its size: the font is no monospace, and this errs to the wide side. */
const LETTER = 0.58;
const MOST_LETTERS = 22;

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

/**
 * Whose names are shown at this zoom: those of `first` and then of the larger, as far as none covers another's name or
 * another node.
 */
export function shownNames(
  nodes: readonly SceneNode[],
  positions: Positions,
  zoom: number,
  first: readonly string[],
): ReadonlySet<string> {
  const rank = new Map(first.map((id, index) => [id, index]));
  const order = nodes
    .map((node, index) => ({ node, index, rank: rank.get(node.id) ?? first.length }))
    .sort((a, b) => a.rank - b.rank || b.node.radius - a.node.radius || a.index - b.index);
  const scale = nameScale(zoom);
  const discs = nodes.map(({ id, radius }) => ({ id, box: boxAround(positions, id, radius) }));
  const taken: Box[] = [];
  const shown = new Set<string>();
  for (const { node } of order) {
    const box = nameBox(node, positions, scale);
    const free =
      !taken.some((other) => overlap(box, other)) &&
      (rank.has(node.id) || !discs.some(({ id, box: disc }) => id !== node.id && overlap(box, disc)));
    if (!free) continue;
    taken.push(box);
    shown.add(node.id);
  }
  return shown;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function nameBox(node: SceneNode, positions: Positions, scale: number): Box {
  const { x, y } = positions.get(node.id) ?? { x: 0, y: 0 };
  const lines = node.kind === 'bundle' ? [''] : nameLines(node.member.nombre ?? node.id);
  const half = (Math.max(...lines.map((line) => line.length), 4) * NAME_SIZE * LETTER * scale) / 2;
  const top = y + node.radius + 4 * scale;
  return { left: x - half, right: x + half, top, bottom: top + lines.length * LINE_HEIGHT * scale };
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
