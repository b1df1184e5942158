import { RefreshRequests } from '@entity-registry/accounts';
import { RefreshWriter, indexNames } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { SITE_PACE, STUB_PACE, createSourceReader } from '@entity-registry/sources';
import type { ParserPool } from '@entity-registry/sources';
import type { WorkerSurroundings } from '../surroundings.js';
import { databaseEvidence } from './database-evidence.js';
import { databasePace } from './database-pace.js';
import { RefreshReport } from './refresh-report.js';
import { RefreshStore } from './refresh-store.js';
import { Refreshes } from './refreshes.js';

export interface RefreshesOptions {
  /** Stores the sources' documents. */
  readonly documents: ObjectStore;
  /** Parses the sources' responses. */
  readonly parser: ParserPool;
  /** Sends the webhooks that may be sent now. Never rejects. */
  readonly dispatchWebhooks: () => Promise<void>;
}

/** Creates `Refreshes`, over the network and this process's connections. Logs a warning if a stub replaces the sources. */
export function createRefreshes(
  { config, pool, log, metrics, now }: WorkerSurroundings,
  { documents, parser, dispatchWebhooks }: RefreshesOptions,
): Refreshes {
  const sourcesUrl = config.SOURCES_URL === '' ? undefined : config.SOURCES_URL;
  if (sourcesUrl)
    log.warn({ sourcesUrl }, 'SOURCES_URL: a stub is read instead of the sources, and its data are invented');
  const sources = createSourceReader({
    sourcesUrl,
    pace: databasePace(pool, sourcesUrl ? STUB_PACE : SITE_PACE),
    evidence: databaseEvidence(pool),
    documents,
    parser,
    now,
    onTrouble: (source, err) => {
      log.error({ err, source }, 'an adapter broke');
    },
  });
  return new Refreshes({
    ...{ now, sources, dispatchWebhooks },
    requests: new RefreshRequests(pool, now),
    store: new RefreshStore({
      ...{ pool, now, writer: new RefreshWriter(indexNames) },
      synthetic: sourcesUrl !== undefined,
    }),
    report: new RefreshReport(metrics, log),
  });
}
