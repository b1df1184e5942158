import { createHash } from 'node:crypto';
import type { ObjectStore } from '../objects/object-store.js';
import type { ClaimedDocument, DocumentReadings } from './document-readings.js';
import { UnreadableDocument } from './recogniser.js';
import type { Recogniser } from './recogniser.js';

export interface DocumentReaderParts {
  readonly readings: DocumentReadings;
  readonly objects: Pick<ObjectStore, 'get'>;
  readonly recogniser: Recogniser;
  /** For how long a document is this process's, in milliseconds: longer than its recogniser takes for one. */
  readonly leaseMs: number;
}

/**
 * What became of a document. `unchanged`: its file is the one that was read before. `postponed`: to be tried again. `overtaken`:
 * meanwhile it was removed, got another file, or was taken by another process.
 */
export type ReadingOutcome = 'read' | 'unchanged' | 'failed' | 'postponed' | 'overtaken';

export interface DocumentRead {
  readonly document: ClaimedDocument;
  readonly outcome: ReadingOutcome;
  /** Of `failed` and `postponed`. */
  readonly reason?: string;
}

/** Tries of one file; a program or a store that is in trouble is left alone for longer each time. */
const MAX_ATTEMPTS = 5;
const PAUSES_MS: readonly number[] = [60_000, 10 * 60_000, 60 * 60_000, 6 * 60 * 60_000];

/** Reads documents whose turn it is, one at a time; any number of readers may do so at once. */
export class DocumentReader {
  constructor(private readonly on: DocumentReaderParts) {}

  /**
   * Reads the next document; undefined: none is due. When the signal aborts, the document goes back and the signal's reason is
   * thrown; a database in trouble throws, too, and the document is free again when its lease has ended.
   */
  async readNext(signal: AbortSignal): Promise<DocumentRead | undefined> {
    signal.throwIfAborted();
    const document = await this.on.readings.claim(this.on.leaseMs);
    return document && this.read(document, signal);
  }

  private async read(document: ClaimedDocument, signal: AbortSignal): Promise<DocumentRead> {
    const { readings } = this.on;
    // Whoever took it before never said how it ended: a file that ends its reader must not do so for ever.
    if (document.attempts > MAX_ATTEMPTS) return this.fail(document, 'its reading was broken off again and again');
    const recognised = await this.recognise(document, signal).catch((error: unknown) => ({ error }));
    if (signal.aborted) {
      await readings.release(document);
      signal.throwIfAborted();
    }
    if ('error' in recognised) return this.explain(document, recognised.error);
    const { pages, digest } = recognised;
    if (pages === undefined) return said(document, 'unchanged', await readings.keep(document));
    const { engine, language } = this.on.recogniser;
    return said(document, 'read', await readings.finish(document, { pages, digest, engine, language }));
  }

  /** `pages` is left out when the file is the one that was read before. */
  private async recognise(
    { objectKey, digest: known }: ClaimedDocument,
    signal: AbortSignal,
  ): Promise<{ digest: Buffer; pages?: string[] }> {
    const { objects, recogniser } = this.on;
    const object = await objects.get(objectKey);
    if (object === undefined) throw new Error('its file is not in the object store');
    const digest = createHash('sha256').update(object.body).digest();
    if (known?.equals(digest)) return { digest };
    return { digest, pages: await recogniser.recognise(object.body, signal) };
  }

  private async explain(document: ClaimedDocument, error: unknown): Promise<DocumentRead> {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const pauseMs = PAUSES_MS[document.attempts - 1];
    if (error instanceof UnreadableDocument || pauseMs === undefined) return this.fail(document, reason);
    return said(document, 'postponed', await this.on.readings.postpone(document, reason, pauseMs), reason);
  }

  private async fail(document: ClaimedDocument, reason: string): Promise<DocumentRead> {
    return said(document, 'failed', await this.on.readings.fail(document, reason), reason);
  }
}

function said(document: ClaimedDocument, outcome: ReadingOutcome, isOurs: boolean, reason?: string): DocumentRead {
  return { document, outcome: isOurs ? outcome : 'overtaken', ...(isOurs && reason !== undefined && { reason }) };
}
