import type { Network } from '@entity-registry/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ME, useMe } from '../../../api/me.js';
import { boughtNetworks, useReadLibrary } from '../library/library.js';
import { withBackendErrors, useRegistry } from '../registry.js';
import { graphOf, mergeGraphs } from './graph.js';
import type { Graph } from './graph.js';
import { inSlices, computeLayout } from './picture/layout.js';
import type { Positions } from './picture/layout.js';
import type { Scene } from './picture/scene.js';

/** The network as requested so far. */
export interface ExploredNetwork {
  readonly graph: Graph;
  /** The depth of the first response. */
  readonly depth: number;
  readonly truncated: boolean;
  /** It has no known connections, and the entity's own boards and roles were never read. */
  readonly isUnread: boolean;
  /** Entities whose networks were requested: requesting one again would give the same for another charge. */
  readonly requested: ReadonlySet<string>;
}

/** A network merged with that of another of its entities. */
function addNetwork(known: ExploredNetwork, response: Network): ExploredNetwork {
  const requested = new Set([...known.requested, response.root]);
  return { ...known, graph: mergeGraphs(known.graph, graphOf(response)), requested };
}

function toExploredNetwork(response: Network): ExploredNetwork {
  const { depth, truncated, root, state } = response;
  return { graph: graphOf(response), depth, truncated, isUnread: state === 'not_fetched', requested: new Set([root]) };
}

/** The deepest purchased network, the newest of equal ones; null: none. */
function deepestPurchased(networks: readonly Network[]): ExploredNetwork | null {
  const deepest = networks.reduce<Network | undefined>(
    (best, network) => (best === undefined || network.depth >= best.depth ? network : best),
    undefined,
  );
  return deepest === undefined ? null : toExploredNetwork(deepest);
}

/**
 * An entity's network: earlier purchases from the Library, and the two calls that extend it, which are charged, `maxCharge` at
 * most. `join` adds a purchased network for free.
 */
export function useNetwork(id: string, maxCharge: string | undefined) {
  const client = useQueryClient();
  const registry = useRegistry();
  const account = useMe().account?.id;
  const key = useMemo(() => ['explorer', 'network', account, id], [account, id]);
  const readLibrary = useReadLibrary();
  const { data } = useQuery<ExploredNetwork | null>({
    queryKey: key,
    queryFn: async () => deepestPurchased(boughtNetworks(await readLibrary(id))),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const ask = (of: string, depth: 1 | 2 | 3): Promise<Network> =>
    withBackendErrors(registry.v5.entities.network(of, { depth }, { maxCharge }));
  const load = useMutation({
    mutationFn: (depth: 1 | 2 | 3) => ask(id, depth),
    onSuccess: (response) => {
      client.setQueryData<ExploredNetwork | null>(key, toExploredNetwork(response));
      void client.invalidateQueries({ queryKey: ME });
    },
  });
  const join = (response: Network) =>
    client.setQueryData<ExploredNetwork | null>(key, (known) => known && addNetwork(known, response));
  const grow = useMutation({
    mutationFn: (of: string) => ask(of, 1),
    onSuccess: (response) => {
      join(response);
      void client.invalidateQueries({ queryKey: ME });
    },
  });
  return { walked: data, load, grow, join };
}

interface SceneLayout {
  readonly scene: Scene;
  readonly positions: Positions;
}

/** The scene with the positions of its nodes; the previous one while the new one is laid out, undefined before the first. */
export function useLayout(scene: Scene | undefined): SceneLayout | undefined {
  const [laid, setLaid] = useState<SceneLayout>();
  useEffect(() => {
    if (scene === undefined) return undefined;
    const leaving = new AbortController();
    const run = async () => {
      try {
        const positions = await inSlices(computeLayout(scene, laid?.positions), { signal: leaving.signal });
        setLaid({ scene, positions });
      } catch (error) {
        if (!leaving.signal.aborted) throw error;
      }
    };
    void run();
    return () => leaving.abort();
    // The previous positions are where the new layout starts, not a reason for another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [scene]);
  return laid;
}
