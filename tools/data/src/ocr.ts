import { tmpdir } from 'node:os';
import {
  DocumentReader,
  DocumentReadings,
  ObjectStoreSettingsError,
  createObjectStore,
  findTesseract,
  readObjectStoreSettings,
} from '@entity-registry/registry';
import type { ObjectStore, ReadingOutcome } from '@entity-registry/registry';
import type { Pool } from 'pg';
import { ImportFailedError } from './import/definition.js';
import type { Progress } from './import/runs/progress.js';

const MAX_PAGES = 200;
const TIMEOUT_MS = 900_000;
const LEASE_MS = TIMEOUT_MS + 120_000;
/** Number of reasons shown. All reasons are in the table `document_reading`. */
const SHOWN_REASONS = 10;

export interface OcrOptions {
  readonly pool: Pool;
  readonly objects: ObjectStore;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Documents that could not be read are retried. */
  readonly failed: boolean;
  /** Every file is checked again, and read if the file or the engine has changed. */
  readonly all: boolean;
}

/**
 * Reads the documents in the backlog, as the worker does. It first queues documents that were stored without being
 * queued, and any number of workers may run at the same time. Returns the results in lines for the terminal. Throws
 * ImportFailedError if no OCR programs are installed.
 */
export async function readBacklog(options: OcrOptions): Promise<string[]> {
  const { pool, objects, progress, signal, now } = options;
  const found = await findTesseract({ temporaryDirectory: tmpdir(), maxPages: MAX_PAGES, timeoutMs: TIMEOUT_MS, now });
  if ('missing' in found) {
    throw new ImportFailedError(`${found.missing}: apt-get install tesseract-ocr tesseract-ocr-spa poppler-utils`);
  }
  const { recognizer } = found;
  const readings = new DocumentReadings(pool, now);
  await readings.addStored();
  const again = options.all ? (['failed', 'read'] as const) : options.failed ? (['failed'] as const) : [];
  if (again.length > 0) await readings.repeat(again);
  const reader = new DocumentReader({ readings, objects, recognizer, leaseMs: LEASE_MS });
  const counts = new Map<ReadingOutcome, number>();
  const reasons: string[] = [];
  let done = 0;
  progress.start('reading documents', await readings.due());
  try {
    for (let read = await reader.readNext(signal); read; read = await reader.readNext(signal)) {
      counts.set(read.outcome, (counts.get(read.outcome) ?? 0) + 1);
      if (read.reason !== undefined) reasons.push(`${read.outcome}: ${read.document.objectKey}: ${read.reason}`);
      progress.advance((done += 1), done);
    }
  } finally {
    progress.stop();
  }
  const left = await readings.counts();
  return [
    `${recognizer.engine}, ${recognizer.language}: ${done === 0 ? 'the backlog is empty' : describe(counts)}`,
    `total: ${left.read} read, ${left.waiting} waiting, ${left.failed} failed`,
    ...reasons.slice(0, SHOWN_REASONS),
  ];
}

/**
 * The object store of the worker, configured with the same variables. It is only read.
 * @throws ImportFailedError that lists every invalid variable
 */
export function storeOf(environment: Readonly<Record<string, string | undefined>>): ObjectStore {
  try {
    return createObjectStore(readObjectStoreSettings(environment), { baseUrl: '', now: () => new Date() });
  } catch (error) {
    if (error instanceof ObjectStoreSettingsError) throw new ImportFailedError(error.message);
    throw error;
  }
}

function describe(counts: ReadonlyMap<ReadingOutcome, number>): string {
  return [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
}
