import { Writable } from 'node:stream';
import { RefreshRequests } from '@entity-registry/accounts';
import { createLogger, createMetricsRegistry } from '@entity-registry/http';
import { RefreshWriter, indexNames } from '@entity-registry/registry';
import type { TestDatabase } from '@entity-registry/testing';
import { RefreshReport } from '../src/refresh/refresh-report.js';
import { RefreshStore } from '../src/refresh/refresh-store.js';
import { Refreshes } from '../src/refresh/refreshes.js';
import { ToldSources } from './refresh-fixture.js';

/** Creates refreshes on the database of another fixture, from sources without data unless a test specifies some. */
export function toldRefreshes(pool: TestDatabase['pool'], now: () => Date, sources = new ToldSources()): Refreshes {
  const destination = new Writable({
    write: (_line, _encoding, done) => {
      done();
    },
  });
  return new Refreshes({
    ...{ now, sources },
    requests: new RefreshRequests(pool, now),
    store: new RefreshStore({ pool, now, writer: new RefreshWriter(indexNames), synthetic: true }),
    report: new RefreshReport(
      createMetricsRegistry('worker'),
      createLogger({ service: 'worker', level: 'info', destination }),
    ),
    dispatchWebhooks: () => Promise.resolve(),
  });
}
