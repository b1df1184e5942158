import type { Network } from '@entity-registry/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ME, useMe } from '../../../api/me.js';
import { boughtNetworks, useReadLibrary } from '../library.js';
import { shown, useRegistry } from '../registry.js';
import { graphOf, merged } from './graph.js';
import type { Graph } from './graph.js';
import { inSlices, settle } from './layout.js';
import type { Positions } from './layout.js';
import type { Scene } from './scene.js';

/** The network as requested so far. */
export interface Walked {
  readonly graph: Graph;
  /** The depth of the first response. */
  readonly depth: number;
  readonly truncated: boolean;
  /** It has no known connections, and the entity's own boards and roles were never read. */
  readonly isUnread: boolean;
  /** Entities whose networks were requested: requesting one again would give the same for another charge. */
  readonly asked: ReadonlySet<string>;
}

/** A network merged with that of another of its entities. */
function grown(known: Walked, answer: Network): Walked {
  const asked = new Set([...known.asked, answer.root]);
  return { ...known, graph: merged(known.graph, graphOf(answer)), asked };
}

function walkedOf(answer: Network): Walked {
  const { depth, truncated, root, state } = answer;
  return { graph: graphOf(answer), depth, truncated, isUnread: state === 'not_fetched', asked: new Set([root]) };
}

/** The deepest purchased network, the newest of equal ones; null: none. */
function boughtWalk(networks: readonly Network[]): Walked | null {
  const deepest = networks.reduce<Network | undefined>(
    (best, network) => (best === undefined || network.depth >= best.depth ? network : best),
    undefined,
  );
  return deepest === undefined ? null : walkedOf(deepest);
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
  const { data } = useQuery<Walked | null>({
    queryKey: key,
    queryFn: async () => boughtWalk(boughtNetworks(await readLibrary(id))),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const ask = (of: string, depth: 1 | 2 | 3): Promise<Network> =>
    shown(registry.v5.entities.network(of, { depth }, { maxCharge }));
  const load = useMutation({
    mutationFn: (depth: 1 | 2 | 3) => ask(id, depth),
    onSuccess: (answer) => {
      client.setQueryData<Walked | null>(key, walkedOf(answer));
      void client.invalidateQueries({ queryKey: ME });
    },
  });
  const join = (answer: Network) => client.setQueryData<Walked | null>(key, (known) => known && grown(known, answer));
  const grow = useMutation({
    mutationFn: (of: string) => ask(of, 1),
    onSuccess: (answer) => {
      join(answer);
      void client.invalidateQueries({ queryKey: ME });
    },
  });
  return { walked: data, load, grow, join };
}

interface Laid {
  readonly scene: Scene;
  readonly positions: Positions;
}

/** The scene with the positions of its nodes; the previous one while the new one is laid out, undefined before the first. */
export function useLayout(scene: Scene | undefined): Laid | undefined {
  const [laid, setLaid] = useState<Laid>();
  useEffect(() => {
    if (scene === undefined) return undefined;
    const leaving = new AbortController();
    const run = async () => {
      try {
        const positions = await inSlices(settle(scene, laid?.positions), { signal: leaving.signal });
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
