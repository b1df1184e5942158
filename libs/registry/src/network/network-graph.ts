import type { EntityKind } from '@entity-registry/domain';
import type { LevelRow } from './level-sql.js';

/** Maximum nodes and edges in one response (contract, "GET /v5/entities/{id}/network"). */
export const NETWORK_LIMITS = { nodes: 500, edges: 2_000 } as const;
/** Edges of a node are counted up to this number. A node that reaches it is a hub, and is expanded last. */
export const HUB_DEGREE = 100;

/** An entity in a network. */
export interface NetworkNode {
  readonly pk: bigint;
  readonly nombre: string | null;
  readonly kind: EntityKind;
  /** Steps from the root, over the edges in the response. */
  readonly depth: number;
  /** Number of all edges of the entity, including those outside the response, up to HUB_DEGREE. */
  readonly degree: number;
}

/** A link between two entities of the network. */
export interface NetworkEdge {
  readonly from: bigint;
  readonly to: bigint;
  readonly role: string;
  readonly cargo: string | null;
  readonly active: boolean | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly source: string;
  readonly method: 'id' | 'name';
  readonly score: number;
}

export interface Network {
  readonly root: bigint;
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
  /** Nodes within the requested depth with edges missing from the response. */
  readonly truncatedAt: readonly bigint[];
}

interface Node {
  readonly pk: bigint;
  readonly nombre: string | null;
  readonly kind: EntityKind;
  readonly degree: number;
  depth: number;
  /** Number of its edges in the response. */
  edges: number;
  expanded: boolean;
  /** Whether all its edges are in the response. */
  whole: boolean;
}

/** A node to expand, and the maximum number of edges to read in each direction. */
export interface Expansion {
  readonly pk: bigint;
  readonly most: number;
}

/** A network that is being read level by level, within its limits. */
export class NetworkGraph {
  private readonly nodes = new Map<bigint, Node>();
  /** The key in `nodes` of a merged entity. */
  private readonly survivors = new Map<bigint, bigint>();
  private readonly edges = new Map<string, NetworkEdge>();

  constructor(
    private readonly root: bigint,
    private readonly depth: number,
  ) {}

  /** All keys that don't have to be read again. */
  get known(): bigint[] {
    return [...this.nodes.keys(), ...this.survivors.keys()];
  }

  get room(): number {
    return NETWORK_LIMITS.nodes - this.nodes.size;
  }

  /**
   * The nodes to read next, those with the fewest edges first. Hubs wait until nothing else is left, or until the last round.
   * Otherwise an agent of ten thousand companies would fill the response before the relevant people are in it.
   */
  frontier(round: number): Expansion[] {
    if (round === 1) return [{ pk: this.root, most: NETWORK_LIMITS.edges }];
    if (this.room <= 0 || this.edges.size >= NETWORK_LIMITS.edges) return [];
    const open = [...this.nodes.values()].filter((node) => !node.expanded && node.depth < this.depth).sort(byDegree);
    const [small, hubs] = [open.filter((node) => !isHub(node)), open.filter(isHub)];
    const waits = small.length > 0 && round < this.depth;
    // The edge that led to a node is already known.
    let left = NETWORK_LIMITS.edges - this.edges.size + open.length;
    // Each hub gets a share of the remaining limit, so that the first one can't take it all.
    const share = Math.ceil(this.room / Math.max(1, hubs.length)) + 1;
    const expansions: Expansion[] = [];
    for (const node of waits ? small : [...small, ...hubs]) {
      if (left <= 0) break;
      const most = Math.min(left, isHub(node) ? share : node.degree);
      expansions.push({ pk: node.pk, most });
      left -= most;
    }
    return expansions;
  }

  /** Adds the edges read for a frontier; `wanted` new nodes were requested. */
  add(frontier: readonly Expansion[], rows: readonly LevelRow[], wanted: number): void {
    const found = new Set<bigint>();
    for (const row of rows) {
      if (row.id === null) continue;
      found.add(row.other);
      this.addNode(row, row.id);
    }
    const missed = new Set<bigint>();
    for (const row of rows) {
      const { pk } = frontier[Number(row.place) - 1] ?? {};
      if (row.fromPk === null || row.toPk === null || pk === undefined) continue;
      // An end without its own row is over the limit. If there was room, the entity doesn't exist.
      if (!this.addEdge(row, row.fromPk, row.toPk) && (this.isNode(row.other) || found.size >= wanted)) missed.add(pk);
    }
    this.markExpanded(frontier, rows, missed);
  }

  /** The network as returned. */
  finish(): Network {
    this.measure();
    const nodes = [...this.nodes.values()].sort((a, b) => a.depth - b.depth || byDegree(a, b));
    return {
      root: this.root,
      nodes: nodes.map(({ pk, nombre, kind, depth, degree }) => ({ pk, nombre, kind, depth, degree })),
      edges: [...this.edges.values()],
      truncatedAt: nodes.filter((node) => node.depth < this.depth && lacksEdges(node)).map(({ pk }) => pk),
    };
  }

  private addNode({ other, nombre, kind, degree }: LevelRow, id: bigint): void {
    if (other !== id) this.survivors.set(other, id);
    if (this.nodes.has(id)) return;
    // Depths are measured at the end, because a shorter path may be found. Only the root has one from the start.
    const depth = id === this.root ? 0 : this.depth;
    this.nodes.set(id, { pk: id, nombre, kind, degree, depth, edges: 0, expanded: false, whole: false });
  }

  private isNode(pk: bigint): boolean {
    return this.nodes.has(this.survivors.get(pk) ?? pk);
  }

  /** False if the edge or one of its ends exceeds the limit. */
  private addEdge(row: LevelRow, fromPk: bigint, toPk: bigint): boolean {
    const key = `${fromPk}|${toPk}|${row.role}|${row.sourceKey}`;
    if (this.edges.has(key)) return true;
    const from = this.nodes.get(this.survivors.get(fromPk) ?? fromPk);
    const to = this.nodes.get(this.survivors.get(toPk) ?? toPk);
    if (from === undefined || to === undefined || this.edges.size >= NETWORK_LIMITS.edges) return false;
    const { role, cargo, active, since, until, source, method, score } = row;
    const edge = { from: from.pk, to: to.pk, role, cargo, active, since, until, source, method, score };
    this.edges.set(key, edge);
    from.edges += 1;
    to.edges += 1;
    return true;
  }

  private markExpanded(frontier: readonly Expansion[], rows: readonly LevelRow[], missed: ReadonlySet<bigint>): void {
    const read = new Map<bigint, { from: number; to: number }>();
    for (const { place, other, fromPk } of rows) {
      const { pk } = frontier[Number(place) - 1] ?? {};
      if (pk === undefined) continue;
      const counts = read.get(pk) ?? { from: 0, to: 0 };
      counts[other === fromPk ? 'to' : 'from'] += 1;
      read.set(pk, counts);
    }
    for (const { pk, most } of frontier) {
      const node = this.nodes.get(pk);
      if (node === undefined) continue;
      const { from, to } = read.get(pk) ?? { from: 0, to: 0 };
      node.expanded = true;
      // If as many edges were returned as requested, there may be more, unless the node has no others.
      const cut = from >= most || to >= most;
      node.whole = !missed.has(pk) && (!cut || (!isHub(node) && most >= node.degree));
    }
    this.measure();
  }

  /** Sets every node's steps from the root. */
  private measure(): void {
    const next = new Map<bigint, bigint[]>();
    const step = (a: bigint, b: bigint) => {
      const ends = next.get(a);
      if (ends === undefined) next.set(a, [b]);
      else ends.push(b);
    };
    for (const { from, to } of this.edges.values()) {
      step(from, to);
      step(to, from);
    }
    const seen = new Set([this.root]);
    let level = [this.root];
    for (let depth = 0; level.length > 0; depth++) {
      for (const pk of level) {
        const node = this.nodes.get(pk);
        if (node !== undefined) node.depth = depth;
      }
      level = level.flatMap((pk) => next.get(pk) ?? []).filter((pk) => !seen.has(pk) && seen.add(pk));
    }
  }
}

function isHub({ degree }: Node): boolean {
  return degree >= HUB_DEGREE;
}

/** Smallest first, so that as many nodes as possible are complete. Hubs all have the same degree. */
function byDegree(a: Node, b: Node): number {
  return a.degree - b.degree || (a.pk < b.pk ? -1 : 1);
}

function lacksEdges(node: Node): boolean {
  return !node.whole && (isHub(node) || node.degree > node.edges);
}
