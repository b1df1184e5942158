import { searchNodes } from '@entity-registry/http';
import type { PeriodicTask } from '@entity-registry/queue';
import { SearchEngine, SearchIndexer } from '@entity-registry/registry';
import type { WorkerDependencies } from '../dependencies.js';
import { SearchIndexMetrics } from './search-index-metrics.js';

/** A batch takes a second; the engine has 30 seconds for each of its writes. */
const DEADLINE_MS = 120_000;

/** What keeps OpenSearch up to date, if there is one (ADR 0195): one worker at a time indexes the changes in the outbox. */
export function createSearchTasks({ config, pool, log, metrics, now }: WorkerDependencies): PeriodicTask[] {
  const nodes = searchNodes(config);
  if (nodes.length === 0) return [];
  const indexer = new SearchIndexer(pool, new SearchEngine({ nodes }), now);
  const indexMetrics = new SearchIndexMetrics(metrics, () => indexer.backlog(), now);
  return [
    {
      ...{ name: 'search', runsIn: 'every-process', everyMs: config.SEARCH_CHECK_MS, deadlineMs: DEADLINE_MS },
      run: async () => {
        const batch = await indexer.indexNextAlone();
        if (batch !== null) indexMetrics.indexed(batch);
        for (const document of batch?.rejected ?? []) log.error(document, 'the search engine rejected a document');
        return batch?.isFull ?? false;
      },
    },
  ];
}
