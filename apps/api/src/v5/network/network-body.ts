import { makeTypedId } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { HUB_DEGREE, NETWORK_LIMITS } from '@entity-registry/registry';
import type { Network, NetworkDepth, NetworkEdge, NetworkNode } from '@entity-registry/registry';

/** Whether links are known; if not, whether a source of the entity's own links was ever read (ADR 0028). */
export type NetworkState = 'ok' | 'empty' | 'not_fetched' | 'restricted';

interface NetworkOptions {
  readonly depth: NetworkDepth;
  readonly state: NetworkState;
}

/** The v5 response of a network, without the billing block. */
export function networkBody(jurisdiction: Jurisdiction, { depth, state }: NetworkOptions, network: Network) {
  const idOf = (pk: bigint) => makeTypedId(jurisdiction, 'own', pk);
  const toNode = (node: NetworkNode) => ({
    id: idOf(node.pk),
    nombre: node.nombre,
    type: node.kind,
    depth: node.depth,
    degree: node.degree,
    degree_relation: node.degree < HUB_DEGREE ? 'eq' : 'gte',
  });
  const toEdge = (edge: NetworkEdge) => ({
    from: idOf(edge.from),
    to: idOf(edge.to),
    role: edge.role,
    cargo: edge.cargo,
    active: edge.active,
    since: edge.since,
    until: edge.until,
    source: edge.source,
    link: { method: edge.method, score: edge.score },
  });
  return {
    root: idOf(network.root),
    depth,
    state,
    nodes: network.nodes.map(toNode),
    edges: network.edges.map(toEdge),
    limits: { max_nodes: NETWORK_LIMITS.nodes, max_edges: NETWORK_LIMITS.edges },
    truncated: network.truncatedAt.length > 0,
    truncated_at: network.truncatedAt.map(idOf),
  };
}
