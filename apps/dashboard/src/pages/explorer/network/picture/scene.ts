import { linksByMember, oppositeEnd } from '../graph.js';
import type { Graph, Link, Member } from '../graph.js';

/** An entity, or entities with the same neighbors and no others, grouped into one node. */
export type SceneNode =
  | { readonly kind: 'entity'; readonly id: string; readonly member: Member; readonly radius: number }
  | { readonly kind: 'bundle'; readonly id: string; readonly members: readonly Member[]; readonly radius: number };

/** A line of the scene; for a group, all of its lines. */
export interface SceneLink {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly links: readonly Link[];
  /** There is another line in the opposite direction: both are bent, so that neither hides the other. */
  readonly twoWay: boolean;
}

/** The drawn nodes and lines. */
export interface Scene {
  readonly root: string;
  readonly nodes: readonly SceneNode[];
  readonly links: readonly SceneLink[];
}

/** The parts of a graph that are not grouped. */
export interface ExpandedGroups {
  /** Ids of opened groups; `all`: nothing is grouped. */
  readonly bundles: ReadonlySet<string> | 'all';
  /** Ids of selected entities. */
  readonly kept: ReadonlySet<string>;
}

/** A picture with up to this many nodes is readable: grouping stops there. */
const GLANCE = 70;

/** Grouping levels, from the weakest: entities with at most this many neighbors that share all of them, from this many on. */
const GROUPING_LEVELS = [
  { neighbours: 1, least: 12 },
  { neighbours: 1, least: 5 },
  { neighbours: 3, least: 5 },
  { neighbours: 4, least: 3 },
] as const;

/** The number of the root's own neighbors that stay outside their group: a picture of one group says nothing. */
const SHOWN_AT_ROOT = 12;

const RADIUS = { root: 30, least: 15, most: 26, bundle: 17 } as const;

/**
 * The scene of a graph. In a large one, entities with the same neighbors and no others, such as the hundred companies of one
 * nominee director, are grouped into one node until it is readable.
 */
export function sceneOf(graph: Graph, { bundles: opened, kept }: ExpandedGroups): Scene {
  const neighbors = neighborsOf(graph);
  const folded = opened === 'all' ? new Map<string, Member[]>() : groupsIn(graph, neighbors);
  const foldOf = new Map<string, string>();
  for (const [id, members] of folded) {
    if (opened !== 'all' && opened.has(id)) folded.delete(id);
    else for (const member of members) if (!kept.has(member.id)) foldOf.set(member.id, id);
  }
  const nodes: SceneNode[] = [
    ...graph.members
      .filter(({ id }) => !foldOf.has(id))
      .map((member): SceneNode => {
        const radius = radiusOf(member, graph.root, neighbors.get(member.id)?.length ?? 0);
        return { kind: 'entity', id: member.id, member, radius };
      }),
    ...[...folded].flatMap(([id, all]): SceneNode[] => {
      const members = all.filter((member) => foldOf.get(member.id) === id);
      const radius = RADIUS.bundle + Math.min(15, Math.sqrt(members.length) * 1.4);
      return members.length === 0 ? [] : [{ kind: 'bundle', id, members, radius }];
    }),
  ];
  return { root: graph.root, nodes, links: sceneLinks(graph.links, foldOf) };
}

/** The groups of the first level that is enough, or of the last one, by id. */
function groupsIn(graph: Graph, neighbors: ReadonlyMap<string, readonly string[]>): Map<string, Member[]> {
  let folded = new Map<string, Member[]>();
  for (const { neighbours: most, least } of GROUPING_LEVELS) {
    const hidden = [...folded.values()].reduce((sum, members) => sum + members.length - 1, 0);
    if (graph.members.length - hidden <= GLANCE) return folded;
    const alike = new Map<string, Member[]>();
    for (const member of graph.members) {
      const own = neighbors.get(member.id) ?? [];
      if (member.id === graph.root || own.length === 0 || own.length > most) continue;
      const id = `bundle:${own.join('+')}`;
      alike.set(id, [...(alike.get(id) ?? []), member]);
    }
    folded = new Map([...alike].filter(([, members]) => members.length >= least));
    showSome(graph.root, folded);
  }
  return folded;
}

/** Takes the best connected of the root's own neighbors out of their group. */
function showSome(root: string, folded: Map<string, Member[]>): void {
  const id = `bundle:${root}`;
  const members = folded.get(id);
  if (members === undefined) return;
  const rest = members.toSorted((a, b) => b.degree - a.degree).slice(SHOWN_AT_ROOT);
  if (rest.length < 2) folded.delete(id);
  else folded.set(id, rest);
}

/** Ids of each entity's neighbors, sorted. */
function neighborsOf(graph: Graph): Map<string, readonly string[]> {
  const byMember = linksByMember(graph);
  return new Map(
    graph.members.map(({ id }) => {
      const others = (byMember.get(id) ?? []).map((link) => oppositeEnd(link, id)).filter((other) => other !== id);
      return [id, [...new Set(others)].sort()];
    }),
  );
}

function sceneLinks(links: readonly Link[], foldOf: ReadonlyMap<string, string>): SceneLink[] {
  const drawn = new Map<string, { from: string; to: string; links: Link[] }>();
  for (const link of links) {
    const [from, to] = [foldOf.get(link.from) ?? link.from, foldOf.get(link.to) ?? link.to];
    if (from === to) continue;
    const line = drawn.get(`${from}>${to}`) ?? { from, to, links: [] };
    line.links.push(link);
    drawn.set(`${from}>${to}`, line);
  }
  return [...drawn].map(([id, line]) => ({ id, ...line, twoWay: drawn.has(`${line.to}>${line.from}`) }));
}

/** The root is the largest; the others grow with their number of neighbors. */
function radiusOf(member: Member, root: string, neighbors: number): number {
  if (member.id === root) return RADIUS.root;
  return Math.min(RADIUS.most, RADIUS.least + Math.sqrt(Math.max(0, neighbors - 1)) * 2.4);
}
