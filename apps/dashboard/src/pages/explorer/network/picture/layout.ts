import { forceCollide, forceLink, forceManyBody, forceRadial, forceSimulation, forceX, forceY } from 'd3-force';
import type { SimulationLinkDatum, SimulationNodeDatum } from 'd3-force';
import type { Scene, SceneNode } from './scene.js';

/** The center of a node; the root is near the origin. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of each node, by its id. */
export type Positions = ReadonlyMap<string, Point>;

interface Body extends SimulationNodeDatum {
  readonly id: string;
  readonly radius: number;
  readonly depth: number;
  x: number;
  y: number;
}

/** Steps of the simulation, after which no movement is visible. */
const TICKS = 260;
/** Distance of one step from the root. */
const RING = 170;
/** Names are wider than they are high, and so is a screen: the final picture is stretched by this much. */
const STRETCH = 1.5;

/**
 * Finds a position for every node: first rings by steps from the root, then forces that pull connected nodes together and keep
 * names apart. The same scene always gives the same picture. It yields after every step, so that the caller can keep the page
 * responsive, and returns the positions.
 * @param known positions of the previous picture: nodes that were there stay near them.
 */
export function* computeLayout(scene: Scene, known: Positions = new Map()): Generator<undefined, Positions, undefined> {
  const bodies = startingPlaces(scene, known);
  const byId = new Map(bodies.map((body) => [body.id, body]));
  const links = scene.links.map(({ from, to }): SimulationLinkDatum<Body> => ({ source: from, target: to }));
  const crowd = Math.min(1, 60 / Math.max(1, bodies.length));
  const simulation = forceSimulation(bodies)
    .stop()
    .alphaDecay(1 - 0.001 ** (1 / TICKS))
    .force(
      'link',
      forceLink<Body, SimulationLinkDatum<Body>>(links)
        .id(({ id }) => id)
        .distance(({ source, target }) => 74 + (source as Body).radius + (target as Body).radius),
    )
    .force('charge', forceManyBody<Body>().strength(-420).distanceMax(900))
    .force('collide', forceCollide<Body>(({ radius }) => radius + 24).strength(0.9))
    .force('rings', forceRadial<Body>(({ depth }) => depth * RING, 0, 0).strength(0.04 + 0.1 * crowd))
    .force('across', forceX<Body>(0).strength(0.012))
    .force('down', forceY<Body>(0).strength(0.018));
  for (let tick = 0; tick < TICKS; tick += 1) {
    simulation.tick();
    yield undefined;
  }
  const root = byId.get(scene.root);
  const middle = { x: root?.x ?? 0, y: root?.y ?? 0 };
  return new Map(
    bodies.map(({ id, x, y }) => [id, { x: Math.round((x - middle.x) * STRETCH), y: Math.round(y - middle.y) }]),
  );
}

/**
 * Runs the generator in short slices, and keeps the page responsive in between. Rejects with the signal's reason when it is
 * aborted.
 * @param budgetMs maximum duration of one slice, in milliseconds.
 */
export async function inSlices<Result>(
  work: Generator<undefined, Result, undefined>,
  { signal, budgetMs = 12, now = () => performance.now(), pauseBriefly = nextTask }: SliceOptions = {},
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const end = now() + budgetMs;
    let step = work.next();
    while (!step.done && now() < end) step = work.next();
    if (step.done) return step.value;
    await pauseBriefly();
  }
}

/** How to run in slices; tests use their own time. */
export interface SliceOptions {
  signal?: AbortSignal;
  budgetMs?: number;
  now?: () => number;
  pauseBriefly?: () => Promise<void>;
}

// A task of its own, not a resolved promise, so that input and painting come first.
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Places nodes on rings around the root; a node with more descendants gets more of the ring. */
function startingPlaces(scene: Scene, known: Positions): Body[] {
  const children = childrenOf(scene);
  const depths = new Map<string, number>();
  const places = new Map<string, Point>();
  const weights = new Map<string, number>();
  const weigh = (id: string): number => {
    const weight = (children.get(id) ?? []).reduce((sum, child) => sum + weigh(child), 0) || 1;
    weights.set(id, weight);
    return weight;
  };
  const place = (id: string, depth: number, from: number, to: number): void => {
    const angle = (from + to) / 2;
    depths.set(id, depth);
    places.set(id, { x: Math.cos(angle) * depth * RING, y: Math.sin(angle) * depth * RING });
    let start = from;
    for (const child of children.get(id) ?? []) {
      const share = ((to - from) * (weights.get(child) ?? 1)) / (weights.get(id) ?? 1);
      place(child, depth + 1, start, start + share);
      start += share;
    }
  };
  weigh(scene.root);
  place(scene.root, 0, -Math.PI / 2, (3 * Math.PI) / 2);
  return scene.nodes.map(({ id, radius }: SceneNode): Body => {
    const before = known.get(id);
    const { x, y } = before ? { x: before.x / STRETCH, y: before.y } : (places.get(id) ?? { x: 0, y: 0 });
    const depth = depths.get(id) ?? 1;
    return { id, radius, depth, x, y, ...(id === scene.root && { fx: 0, fy: 0 }) };
  });
}

/** A tree of the scene by steps from the root: the parent of each node. */
function childrenOf({ root, links }: Scene): Map<string, string[]> {
  const neighbors = new Map<string, string[]>();
  const add = (id: string, other: string) => neighbors.set(id, [...(neighbors.get(id) ?? []), other]);
  for (const { from, to } of links) {
    add(from, to);
    add(to, from);
  }
  const children = new Map<string, string[]>();
  const seen = new Set([root]);
  for (const id of seen) {
    const found = (neighbors.get(id) ?? []).filter((other) => !seen.has(other));
    const fresh = [...new Set(found)];
    for (const other of fresh) seen.add(other);
    children.set(id, fresh);
  }
  return children;
}
