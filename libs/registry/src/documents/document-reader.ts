import { createHash } from 'node:crypto';
import { isObjectKey } from '../objects/object-store.js';
import type { ObjectStore, StoredObject } from '../objects/object-store.js';
import type { ClaimedDocument, DocumentReadings } from './document-readings.js';
import { ReadingUnavailableError, UnreadableDocumentError } from './recognizer.js';
import type { Recognizer } from './recognizer.js';

export interface DocumentReaderDependencies {
  readonly readings: DocumentReadings;
  readonly objects: Pick<ObjectStore, 'get'>;
  readonly recognizer: Recognizer;
  /** How long a claim lasts, in milliseconds. Must be longer than recognizing a document takes. */
  readonly leaseMs: number;
}

/**
 * The outcome of reading a document. `unchanged`: the same engine read the same file before. `postponed`: it will be retried.
 * `overtaken`: in the meantime it was removed, got another file, or was claimed by another process.
 */
export type ReadingOutcome = 'read' | 'unchanged' | 'failed' | 'postponed' | 'overtaken';

export interface DocumentRead {
  readonly document: ClaimedDocument;
  readonly outcome: ReadingOutcome;
  /** Only for `failed` and `postponed`. */
  readonly reason?: string;
}

/** Attempts per file. The delay grows with each attempt. */
const MAX_ATTEMPTS = 5;
const PAUSES_MS: readonly number[] = [60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000];

/** Delay after a failure that no document caused, so that other documents come first. */
const UNAVAILABLE_PAUSE_MS = 60_000;
/** Recognized text replaces text that came with the record if it has at least this share of the letters. */
const MIN_SHARE = 0.5;

/** Reads due documents, one at a time. Any number of readers can run in parallel. */
export class DocumentReader {
  constructor(private readonly deps: DocumentReaderDependencies) {}

  /**
   * Reads the next document; undefined if none is due. If the signal aborts, the document returns to the queue and the signal's
   * reason is thrown. Database errors are thrown, too; the document is free again when its lease ends. ReadingUnavailableError,
   * which affects every document, is also thrown and doesn't count as an attempt.
   */
  async readNext(signal: AbortSignal): Promise<DocumentRead | undefined> {
    signal.throwIfAborted();
    const document = await this.deps.readings.claim(this.deps.leaseMs);
    return document && this.read(document, signal);
  }

  private async read(document: ClaimedDocument, signal: AbortSignal): Promise<DocumentRead> {
    const { readings } = this.deps;
    // Earlier readers never reported an outcome. A file that kills its reader must not do so forever.
    if (document.attempts > MAX_ATTEMPTS) return this.fail(document, 'reading was interrupted too many times');
    const recognized = await this.recognize(document, signal).catch((error: unknown) => ({ error }));
    if (signal.aborted) {
      await readings.release(document);
      signal.throwIfAborted();
    }
    if ('error' in recognized) return this.handleError(document, recognized.error);
    const { pages, digest } = recognized;
    if (pages === undefined) return toDocumentRead(document, 'unchanged', await readings.keepText(document));
    const poorer = await this.reasonToKeepText(document, pages);
    if (poorer !== undefined) return this.fail(document, poorer);
    const { engine, language } = this.deps.recognizer;
    return toDocumentRead(document, 'read', await readings.finish(document, { pages, digest, engine, language }));
  }

  /**
   * The reason not to replace the existing text with these pages (ADR 0025): they are blank, or so much shorter than the text
   * that came with the record that they are probably from another document. Undefined: they replace it.
   */
  private async reasonToKeepText(document: ClaimedDocument, pages: readonly string[]): Promise<string | undefined> {
    const before = await this.deps.readings.countLetters(document);
    const found = pages.join('').replaceAll(/\s/g, '').length;
    if (before === 0 || (found > 0 && (document.digest !== null || found >= MIN_SHARE * before))) return undefined;
    return `recognized ${found} letters, but the existing text has ${before}`;
  }

  /** `pages` is omitted if the file was read before. */
  private async recognize(
    { objectKey, digest: known, engine }: ClaimedDocument,
    signal: AbortSignal,
  ): Promise<{ digest: Buffer; pages?: string[] }> {
    const { recognizer } = this.deps;
    const object = await this.readFile(objectKey);
    if (object === undefined) throw new Error('the file is not in the object store');
    const digest = createHash('sha256').update(object.body).digest();
    if (known?.equals(digest) && engine === recognizer.engine) return { digest };
    return { digest, pages: await recognizer.recognize(object.body, signal) };
  }

  private async readFile(key: string): Promise<StoredObject | undefined> {
    if (!isObjectKey(key)) throw new UnreadableDocumentError('the file address is not an object key');
    return this.deps.objects.get(key).catch((error: unknown) => {
      throw new ReadingUnavailableError(`object store: ${reasonOf(error)}`, { cause: error });
    });
  }

  private async handleError(document: ClaimedDocument, error: unknown): Promise<DocumentRead> {
    if (error instanceof ReadingUnavailableError) {
      await this.deps.readings.release(document, UNAVAILABLE_PAUSE_MS);
      throw error;
    }
    const reason = reasonOf(error);
    const pauseMs = PAUSES_MS[document.attempts - 1];
    if (error instanceof UnreadableDocumentError || pauseMs === undefined) return this.fail(document, reason);
    return toDocumentRead(document, 'postponed', await this.deps.readings.postpone(document, reason, pauseMs), reason);
  }

  private async fail(document: ClaimedDocument, reason: string): Promise<DocumentRead> {
    return toDocumentRead(document, 'failed', await this.deps.readings.fail(document, reason), reason);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

function toDocumentRead(
  document: ClaimedDocument,
  outcome: ReadingOutcome,
  isOurs: boolean,
  reason?: string,
): DocumentRead {
  return { document, outcome: isOurs ? outcome : 'overtaken', ...(isOurs && reason !== undefined && { reason }) };
}
