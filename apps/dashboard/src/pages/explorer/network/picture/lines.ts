import { isActive } from '../graph.js';
import type { Point, Positions } from './layout.js';
import type { Scene, SceneLink, SceneNode } from './scene.js';

/** The drawing of a line. */
export interface Line {
  readonly id: string;
  readonly link: SceneLink;
  /** An SVG path from the rim of one node to the rim of the other. */
  readonly path: string;
  /** The triangle at its end, which points to the entity in which the role is held. */
  readonly arrow: string;
  /** The position of a label. */
  readonly middle: Point;
  /** Its first role, which sets the color. */
  readonly role: string;
  /** Whether any of its roles is current; otherwise it is dashed. */
  readonly active: boolean;
}

const ARROW = 9;
const GAP = 3;
/** How far a line is bent if there is another in the opposite direction. */
const BEND = 22;

/** The lines of a scene with positioned nodes. */
export function linesOf(scene: Scene, positions: Positions): readonly Line[] {
  const nodes = new Map(scene.nodes.map((node) => [node.id, node]));
  return scene.links.flatMap((link) => {
    const [from, to] = [nodes.get(link.from), nodes.get(link.to)];
    const [a, b] = [positions.get(link.from), positions.get(link.to)];
    if (from === undefined || to === undefined || a === undefined || b === undefined) return [];
    return [lineOf(link, { node: from, at: a }, { node: to, at: b })];
  });
}

interface End {
  node: SceneNode;
  at: Point;
}

function lineOf(link: SceneLink, from: End, to: End): Line {
  const chord = unit(from.at, to.at);
  const bend = link.twoWay ? BEND : 0;
  const middle = {
    x: (from.at.x + to.at.x) / 2 - chord.y * bend,
    y: (from.at.y + to.at.y) / 2 + chord.x * bend,
  };
  // Lines touch the rims in their own, bent direction.
  const [out, into] = [unit(from.at, middle), unit(middle, to.at)];
  const start = along(from.at, out, from.node.radius + GAP);
  const tip = along(to.at, into, -(to.node.radius + GAP));
  const end = along(tip, into, -ARROW + 1);
  const path =
    bend === 0
      ? `M${at(start)}L${at(end)}`
      : `M${at(start)}Q${at(along(middle, { x: -chord.y, y: chord.x }, bend))} ${at(end)}`;
  const side = { x: -into.y, y: into.x };
  const base = along(tip, into, -ARROW);
  const arrow = `M${at(tip)}L${at(along(base, side, ARROW / 2.4))}L${at(along(base, side, -ARROW / 2.4))}Z`;
  return { id: link.id, link, path, arrow, middle, role: roleOf(link), active: link.links.some(isActive) };
}

/** The first current one of several roles. */
function roleOf({ links }: SceneLink): string {
  const ties = links.flatMap((link) => link.ties);
  return (ties.find(({ active }) => active !== false) ?? ties[0])?.role ?? '';
}

function unit(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

const along = (from: Point, direction: Point, distance: number): Point => ({
  x: from.x + direction.x * distance,
  y: from.y + direction.y * distance,
});

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
