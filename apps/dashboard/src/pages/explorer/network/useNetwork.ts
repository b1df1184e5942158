import type { Network } from '@entity-registry/sdk';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ME, useMe } from '../../../api/me.js';
import { shown, useRegistry } from '../registry.js';
import { graphOf, merged } from './graph.js';
import type { Graph } from './graph.js';
import { inSlices, settle } from './layout.js';
import type { Positions } from './layout.js';
import type { Scene } from './scene.js';

/** A network as far as it was asked for. */
export interface Walked {
  readonly graph: Graph;
  /** The depth of the first answer. */
  readonly depth: number;
  readonly truncated: boolean;
}

/** The network of an entity, which is kept while the tab is, and the two calls that it grows by. Both are charged. */
export function useNetwork(id: string) {
  const client = useQueryClient();
  const registry = useRegistry();
  const account = useMe().account?.id;
  const key = useMemo(() => ['explorer', 'network', account, id], [account, id]);
  const { data } = useQuery<Walked>({ queryKey: key, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  const ask = (of: string, depth: 1 | 2 | 3): Promise<Network> => shown(registry.v5.entities.network(of, { depth }));
  const load = useMutation({
    mutationFn: (depth: 1 | 2 | 3) => ask(id, depth),
    onSuccess: (answer) => {
      const { depth, truncated } = answer;
      client.setQueryData<Walked>(key, { graph: graphOf(answer), depth, truncated });
      void client.invalidateQueries({ queryKey: ME });
    },
  });
  const grow = useMutation({
    mutationFn: (of: string) => ask(of, 1),
    onSuccess: (answer) => {
      client.setQueryData<Walked>(key, (known) => known && { ...known, graph: merged(known.graph, graphOf(answer)) });
      void client.invalidateQueries({ queryKey: ME });
    },
  });
  return { walked: data, load, grow };
}

interface Laid {
  readonly scene: Scene;
  readonly positions: Positions;
}

/** The scene with the places of its nodes; the one before while the new one is being laid out, undefined before the first. */
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
    // The places of before are where the new layout begins, not a reason for another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [scene]);
  return laid;
}
