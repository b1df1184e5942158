import { linksByMember, otherEnd } from './graph.js';
import type { Graph, Link, Member } from './graph.js';

/** An entity, or entities that hang on the same others and on nothing else, folded into one. */
export type SceneNode =
  | { readonly kind: 'entity'; readonly id: string; readonly member: Member; readonly radius: number }
  | { readonly kind: 'bundle'; readonly id: string; readonly members: readonly Member[]; readonly radius: number };

/** A line of the scene; of a bundle, all that it folds. */
export interface SceneLink {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly links: readonly Link[];
  /** There is a line the other way round as well: both are bent, so that neither hides the other. */
  readonly twoWay: boolean;
}

/** What is drawn. */
export interface Scene {
  readonly root: string;
  readonly nodes: readonly SceneNode[];
  readonly links: readonly SceneLink[];
}

/** What of a graph is not to be folded. */
export interface Unfolded {
  /** Ids of bundles that were opened; `all`: nothing is folded. */
  readonly bundles: ReadonlySet<string> | 'all';
  /** Ids of entities that somebody looks at. */
  readonly kept: ReadonlySet<string>;
}

/** A picture of no more nodes than this is read at a glance: it is folded only as far as that needs. */
const GLANCE = 70;

/** Ways of folding, from the least: entities with at most so many neighbours, which are the same, from so many on. */
const FOLDS = [
  { neighbours: 1, least: 12 },
  { neighbours: 1, least: 5 },
  { neighbours: 3, least: 5 },
  { neighbours: 4, least: 3 },
] as const;

const RADIUS = { root: 30, least: 15, most: 26, bundle: 17 } as const;

/**
 * The scene of a graph. Of a large one, entities that hang on the same others and on nothing else, such as the hundred
 * companies of one nominee director, are folded into one node, as far as it takes to be read.
 */
export function sceneOf(graph: Graph, { bundles: opened, kept }: Unfolded): Scene {
  const neighbours = neighboursOf(graph);
  const folded = opened === 'all' ? new Map<string, Member[]>() : foldedIn(graph, neighbours);
  const foldOf = new Map<string, string>();
  for (const [id, members] of folded) {
    if (opened !== 'all' && opened.has(id)) folded.delete(id);
    else for (const member of members) if (!kept.has(member.id)) foldOf.set(member.id, id);
  }
  const nodes: SceneNode[] = [
    ...graph.members
      .filter(({ id }) => !foldOf.has(id))
      .map((member): SceneNode => {
        const radius = radiusOf(member, graph.root, neighbours.get(member.id)?.length ?? 0);
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

/** The bundles of the way of folding that is enough, or of the last, by their ids. */
function foldedIn(graph: Graph, neighbours: ReadonlyMap<string, readonly string[]>): Map<string, Member[]> {
  let folded = new Map<string, Member[]>();
  for (const { neighbours: most, least } of FOLDS) {
    const hidden = [...folded.values()].reduce((sum, members) => sum + members.length - 1, 0);
    if (graph.members.length - hidden <= GLANCE) return folded;
    const alike = new Map<string, Member[]>();
    for (const member of graph.members) {
      const own = neighbours.get(member.id) ?? [];
      if (member.id === graph.root || own.length === 0 || own.length > most) continue;
      const id = `bundle:${own.join('+')}`;
      alike.set(id, [...(alike.get(id) ?? []), member]);
    }
    folded = new Map([...alike].filter(([, members]) => members.length >= least));
  }
  return folded;
}

/** Ids of whom each entity is linked to, sorted. */
function neighboursOf(graph: Graph): Map<string, readonly string[]> {
  const byMember = linksByMember(graph);
  return new Map(
    graph.members.map(({ id }) => {
      const others = (byMember.get(id) ?? []).map((link) => otherEnd(link, id)).filter((other) => other !== id);
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

/** The root is the largest; the others grow with how many they are tied to. */
function radiusOf(member: Member, root: string, neighbours: number): number {
  if (member.id === root) return RADIUS.root;
  return Math.min(RADIUS.most, RADIUS.least + Math.sqrt(Math.max(0, neighbours - 1)) * 2.4);
}
