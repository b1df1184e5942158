import { tmpdir } from 'node:os';
import type { PeriodicTask } from '@entity-registry/queue';
import { DocumentReader, DocumentReadings, createObjectStore, findTesseract } from '@entity-registry/registry';
import type { WorkerDependencies } from '../dependencies.js';
import { DocumentMetrics } from './document-metrics.js';
import { DocumentTask } from './document-task.js';

/** Extra time for a document beyond its limit: to fetch it and to write the result. */
const LEASE_RESERVE_MS = 120_000;

/** What reads the text of scanned documents, if this machine has the programs: a task for each that is read at once. */
export function createDocumentTasks(dependencies: WorkerDependencies): PeriodicTask[] {
  const { config, pool, log, metrics, now } = dependencies;
  const readings = new DocumentReadings(pool, now);
  const objects = createObjectStore(config, { baseUrl: config.PUBLIC_URL, now });
  const limits = { maxPages: config.OCR_MAX_PAGES, timeoutMs: config.OCR_TIMEOUT_MS };
  const leaseMs = limits.timeoutMs + LEASE_RESERVE_MS;
  const task = new DocumentTask({
    ...{ log, everyMs: config.OCR_CHECK_MS, deadlineMs: leaseMs },
    metrics: new DocumentMetrics(metrics, readings),
    findRecognizer:
      dependencies.findRecognizer ?? (() => findTesseract({ temporaryDirectory: tmpdir(), ...limits, now })),
    announce: (recognizer) => readings.announce(recognizer),
    createReader: (recognizer) => new DocumentReader({ readings, objects, recognizer, leaseMs }),
  });
  return Array.from({ length: config.OCR_CONCURRENCY }, () => task);
}
