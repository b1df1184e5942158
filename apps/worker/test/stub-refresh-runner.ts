import { Writable } from 'node:stream';
import { Refreshes } from '@entity-registry/accounts';
import { createLogger, createMetricsRegistry } from '@entity-registry/http';
import { ListScreening, RefreshWriter, indexNames } from '@entity-registry/registry';
import type { TestDatabase } from '@entity-registry/testing';
import { RefreshReport } from '../src/refresh/refresh-report.js';
import { RefreshStore } from '../src/refresh/refresh-store.js';
import { RefreshRunner } from '../src/refresh/refresh-runner.js';
import { StubSources } from './refresh-fixture.js';

/** Creates a refresh runner on the database of another fixture, over sources without data unless a test specifies some. */
export function createStubRefreshRunner(
  pool: TestDatabase['pool'],
  now: () => Date,
  sources = new StubSources(),
): RefreshRunner {
  const destination = new Writable({
    write: (_line, _encoding, done) => {
      done();
    },
  });
  return new RefreshRunner({
    ...{ now, sources },
    refreshes: new Refreshes(pool, now),
    screening: new ListScreening(pool, { threads: 1 }),
    store: new RefreshStore({ pool, now, writer: new RefreshWriter(indexNames), synthetic: true }),
    report: new RefreshReport(
      createMetricsRegistry('worker'),
      createLogger({ service: 'worker', level: 'info', destination }),
    ),
    dispatchWebhooks: () => Promise.resolve(),
    updateLists: () => Promise.resolve(),
  });
}
