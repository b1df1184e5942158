import type { Positions } from './picture/layout.js';
import type { SceneLink } from './picture/scene.js';
import { lookup } from '../../../lookup.js';

/** The node that an arrow key leads to. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The direction of a key; undefined: it has none. */
export const directionOf = (key: string): Direction | undefined => lookup(KEYS, key);

/** Connected nodes count as nearer than they are, so that navigation follows the lines if possible. */
const LINKED = 0.45;

/** The next node in this direction from `id`: within 60 degrees, near, and preferably connected. Null: there is none. */
export function nextNode(
  id: string,
  direction: Direction,
  positions: Positions,
  links: readonly Pick<SceneLink, 'from' | 'to'>[],
): string | null {
  const here = positions.get(id);
  if (here === undefined) return null;
  const linked = new Set(links.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])));
  const [ahead, aside] = VECTORS[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [other, { x, y }] of positions) {
    const [dx, dy] = [x - here.x, y - here.y];
    const forward = dx * ahead + dy * aside;
    const distance = Math.hypot(dx, dy);
    if (other === id || forward < distance / 2) continue;
    const cost = (distance + (distance - forward) * 2) * (linked.has(other) ? LINKED : 1);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}
