import type { Jurisdiction } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { NETWORK_LEVEL } from './level-sql.js';
import type { LevelRow } from './level-sql.js';
import { HUB_DEGREE, NetworkGraph } from './network-graph.js';
import type { Network } from './network-graph.js';

/** Maximum steps from the root of a network. */
export type NetworkDepth = 1 | 2 | 3;

/** Reads the links between entities. */
export class EntityNetworks {
  constructor(private readonly db: Queryable) {}

  /**
   * The entities within `depth` steps of this one over links in either direction, and the links. Stops at the limits of nodes
   * and edges, and expands hubs last. One round trip per level. Undefined if there is no such entity, or if it was merged.
   */
  async read(jurisdiction: Jurisdiction, pk: bigint, depth: NetworkDepth): Promise<Network | undefined> {
    const graph = new NetworkGraph(pk, depth);
    for (let round = 1; round <= depth; round++) {
      const frontier = graph.frontier(round);
      if (frontier.length === 0) break;
      const wanted = graph.room;
      const { rows } = await this.db.query<LevelRow>({
        ...NETWORK_LEVEL,
        values: [
          jurisdiction,
          frontier.map((expansion) => expansion.pk),
          frontier.map(({ most }) => most),
          graph.known,
          wanted,
          round === 1 ? [pk] : [],
          HUB_DEGREE,
        ],
      });
      if (round === 1 && rows[0]?.id !== pk) return undefined;
      graph.add(frontier, rows, wanted);
    }
    return graph.finish();
  }
}
