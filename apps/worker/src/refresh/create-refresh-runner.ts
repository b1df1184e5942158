import { Refreshes } from '@entity-registry/accounts';
import { ListDirectory, ListVersions, RefreshWriter, indexNames } from '@entity-registry/registry';
import type { ListScreening, ObjectStore } from '@entity-registry/registry';
import { SITE_PACE, STUB_PACE, createSourceReader } from '@entity-registry/sources';
import type { ParserPool } from '@entity-registry/sources';
import type { WorkerDependencies } from '../dependencies.js';
import { databaseEvidence } from './database-evidence.js';
import { databasePace } from './database-pace.js';
import { RefreshReport } from './refresh-report.js';
import { RefreshStore } from './refresh-store.js';
import { RefreshRunner } from './refresh-runner.js';

export interface RefreshRunnerOptions {
  /** Stores the sources' documents. */
  readonly documents: ObjectStore;
  /** Parses the sources' responses. */
  readonly parser: ParserPool;
  /** Makes the sections of lists of results. */
  readonly screening: ListScreening;
  /** Sends the webhooks that may be sent now. Never rejects. */
  readonly dispatchWebhooks: () => Promise<void>;
}

/** Creates a `RefreshRunner`, over the network and this process's connections. Logs a warning if a stub replaces the sources. */
export function createRefreshRunner(
  { config, pool, log, metrics, now }: WorkerDependencies,
  { documents, parser, screening, dispatchWebhooks }: RefreshRunnerOptions,
): RefreshRunner {
  const sourcesUrl = config.SOURCES_URL === '' ? undefined : config.SOURCES_URL;
  if (sourcesUrl)
    log.warn({ sourcesUrl }, 'SOURCES_URL is set: a stub is read instead of the sources, and its data is synthetic');
  const sources = createSourceReader({
    sourcesUrl,
    pace: databasePace(pool, sourcesUrl ? STUB_PACE : SITE_PACE),
    evidence: databaseEvidence(pool),
    documents,
    parser,
    now,
    onError: (source, err) => {
      log.error({ err, source }, 'an adapter threw an error');
    },
  });
  return new RefreshRunner({
    ...{ now, sources, screening, dispatchWebhooks },
    updateLists: createListUpdates(config.LISTS_DIRECTORY, { pool, log, now }),
    refreshes: new Refreshes(pool, now),
    store: new RefreshStore({
      ...{ pool, now, writer: new RefreshWriter(indexNames) },
      synthetic: sourcesUrl !== undefined,
    }),
    report: new RefreshReport(metrics, log),
  });
}

/** Imports the lists whose files in the directory changed; does nothing without one. A file that can't be read keeps its list as it is. */
export function createListUpdates(
  directory: string,
  { pool, log, now }: Pick<WorkerDependencies, 'pool' | 'log' | 'now'>,
): () => Promise<void> {
  if (directory === '') return () => Promise.resolve();
  const lists = new ListDirectory(directory, {
    db: pool,
    versions: new ListVersions(pool, indexNames, now),
    now,
    onError: (path, err) => {
      log.error({ err, path }, 'a list was not brought up to date: its file cannot be imported');
    },
  });
  return async () => {
    for (const { list, path, outcome, version } of await lists.update()) {
      if (outcome === 'imported') log.info({ list, path, version }, 'a list was brought up to date');
      else if (outcome !== 'unchanged') log.warn({ list, path, outcome, version }, 'a list was not brought up to date');
    }
  };
}
