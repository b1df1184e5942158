import 'reflect-metadata';
import path from 'node:path';
import {
  Site,
  createLogger,
  createMetricsRegistry,
  exitWithError,
  listenOrExit,
  loadEnvironment,
  stopOnSignals,
  stopOnce,
} from '@entity-registry/http';
import { DocsEnvironment } from './config.js';
import { createDocsApp } from './create-app.js';

const config = loadEnvironment(DocsEnvironment);
const log = createLogger({ service: 'docs', level: config.LOG_LEVEL });
const metrics = createMetricsRegistry('docs');

const app = await createDocsApp(openSite(config.SITE_DIR || path.join(import.meta.dirname, 'html')), {
  log,
  metrics,
  drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
});
const measurements = await listenOrExit({ service: 'docs', app, metrics, config, log });

stopOnSignals(
  stopOnce(log, async () => {
    await app.close();
    measurements.close();
  }),
);

function openSite(directory: string): Site {
  try {
    return Site.load(directory, { remedy: 'npm run docs', fallback: '404.html' });
  } catch (error) {
    return exitWithError('docs', error instanceof Error ? error.message : String(error));
  }
}
