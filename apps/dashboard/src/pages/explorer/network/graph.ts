import type { Network } from '@entity-registry/sdk';

type NetworkNode = Network['nodes'][number];
type NetworkEdge = Network['edges'][number];

/** The part of a response that the picture draws. */
export type NetworkResponse = Pick<Network, 'root' | 'depth' | 'nodes' | 'edges' | 'truncated' | 'truncated_at'>;

/** A role that one entity has in another. */
export type ConnectionRole = Omit<NetworkEdge, 'from' | 'to'>;

/** All roles that `from` has in `to`: one line of the picture. */
export interface Link {
  /** Identifies a line by `from` and `to`. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly ties: readonly ConnectionRole[];
}

/** An entity of the picture. */
export interface Member extends NetworkNode {
  /** It has connections that no response has shown so far. */
  readonly open: boolean;
}

/** The connections between entities. The root comes first, then the nearest. */
export interface Graph {
  readonly root: string;
  readonly members: readonly Member[];
  readonly links: readonly Link[];
}

/** The filter of a graph. */
export interface GraphFilter {
  /** Hidden roles. */
  readonly hiddenRoles: ReadonlySet<string>;
  /** Only current connections, or those without dates. */
  readonly activeOnly: boolean;
  /** Maximum steps from the root. */
  readonly depth: number;
}

/** The graph of one response: edges between the same two entities become one line. */
export function graphOf(response: NetworkResponse): Graph {
  const cut = new Set(response.truncated_at);
  const members = response.nodes.map((node) => ({
    ...node,
    open: cut.has(node.id) || (node.depth === response.depth && hasMore(node, response)),
  }));
  return { root: response.root, members, links: linksOf(response.edges) };
}

/** Merges the second graph into the first; steps are recounted from the root of the first. */
export function mergeGraphs(graph: Graph, other: Graph): Graph {
  const members = new Map(graph.members.map((member) => [member.id, member]));
  for (const member of other.members) {
    const known = members.get(member.id);
    members.set(member.id, known === undefined ? member : { ...known, open: known.open && member.open });
  }
  const ties = new Map(graph.links.map((link) => [link.id, link]));
  for (const link of other.links) {
    const known = ties.get(link.id);
    ties.set(link.id, known === undefined ? link : { ...known, ties: unique([...known.ties, ...link.ties]) });
  }
  return reachable({ root: graph.root, members: [...members.values()], links: [...ties.values()] });
}

/** The filtered graph, limited to the part that is still connected to the root. */
export function filterGraph(graph: Graph, { hiddenRoles, activeOnly, depth }: GraphFilter): Graph {
  const wanted = (tie: ConnectionRole) => !hiddenRoles.has(tie.role) && !(activeOnly && tie.active === false);
  const links = graph.links
    .map((link) => ({ ...link, ties: link.ties.filter(wanted) }))
    .filter(({ ties }) => ties.length > 0);
  const near = reachable({ ...graph, links });
  const members = near.members.filter((member) => member.depth <= depth);
  const stored = new Set(members.map(({ id }) => id));
  return { ...near, members, links: near.links.filter(({ from, to }) => stored.has(from) && stored.has(to)) };
}

/** The roles of a graph with the number of connections, the most frequent first. */
export function rolesOf({ links }: Graph): { role: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { ties } of links) for (const { role } of ties) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts]
    .map(([role, count]) => ({ role, count }))
    .sort((a, b) => b.count - a.count || a.role.localeCompare(b.role));
}

/** Ids of the sources of the connections. */
export const sourcesOf = ({ links }: Pick<Graph, 'links'>): string[] => [
  ...new Set(links.flatMap(({ ties }) => ties.map(({ source }) => source))),
];

/** The connections of each entity, by its id. */
export function linksByMember({ links }: Pick<Graph, 'links'>): ReadonlyMap<string, readonly Link[]> {
  const byMember = new Map<string, Link[]>();
  const add = (id: string, link: Link) => byMember.set(id, [...(byMember.get(id) ?? []), link]);
  for (const link of links) {
    add(link.from, link);
    if (link.to !== link.from) add(link.to, link);
  }
  return byMember;
}

/** The other end of a connection. */
export const oppositeEnd = (link: Pick<Link, 'from' | 'to'>, id: string): string =>
  link.from === id ? link.to : link.from;

/** Whether any of the roles is current; one without dates counts as current. */
export const isActive = ({ ties }: Pick<Link, 'ties'>): boolean => ties.some(({ active }) => active !== false);

function hasMore(node: NetworkNode, { edges }: NetworkResponse): boolean {
  if (node.degree_relation === 'gte') return true;
  return edges.filter(({ from, to }) => from === node.id || to === node.id).length < node.degree;
}

function linksOf(edges: readonly NetworkEdge[]): Link[] {
  const links = new Map<string, { id: string; from: string; to: string; ties: ConnectionRole[] }>();
  for (const { from, to, ...tie } of edges) {
    const id = `${from}>${to}`;
    const link = links.get(id) ?? { id, from, to, ties: [] };
    link.ties.push(tie);
    links.set(id, link);
  }
  return [...links.values()];
}

function unique(ties: readonly ConnectionRole[]): ConnectionRole[] {
  return [...new Map(ties.map((tie) => [JSON.stringify(tie), tie])).values()];
}

/** The part connected to the root, nearest first, each with its steps from the root. */
function reachable(graph: Graph): Graph {
  const neighbors = linksByMember(graph);
  const depths = new Map([[graph.root, 0]]);
  for (const id of depths.keys()) {
    for (const link of neighbors.get(id) ?? []) {
      const other = oppositeEnd(link, id);
      if (!depths.has(other)) depths.set(other, (depths.get(id) ?? 0) + 1);
    }
  }
  const place = new Map([...depths.keys()].map((id, index) => [id, index]));
  const members = graph.members
    .filter(({ id }) => depths.has(id))
    .map((member) => ({ ...member, depth: depths.get(member.id) ?? 0 }))
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  const stored = new Set(members.map(({ id }) => id));
  return { ...graph, members, links: graph.links.filter(({ from, to }) => stored.has(from) && stored.has(to)) };
}
