import type { Logger } from '@entity-registry/nest-kit';
import type { DocumentRead, DocumentReader, FoundRecogniser, Recogniser } from '@entity-registry/registry';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { DocumentMetrics } from './document-metrics.js';

export interface DocumentLoopParts {
  readonly log: Logger;
  readonly measured: DocumentMetrics;
  /** Documents read at once; 0: none. */
  readonly concurrency: number;
  /** Pause before the next look at the queue when nothing is due, in milliseconds. */
  readonly checkMs: number;
  /** Checks for the programs on this machine. */
  readonly findRecogniser: () => Promise<FoundRecogniser>;
  readonly readerWith: (recogniser: Recogniser) => DocumentReader;
  /** Announces that this process can read documents. */
  readonly announce: (recogniser: Recogniser) => Promise<void>;
}

/**
 * Reads the waiting documents, from the app's start to its stop. No request depends on it: work that a stop interrupts is started
 * again by the next process.
 */
export class DocumentLoop implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private working: Promise<unknown> = Promise.resolve();
  private isAway = false;

  constructor(private readonly on: DocumentLoopParts) {}

  onApplicationBootstrap(): void {
    if (this.on.concurrency > 0) this.working = this.work();
  }

  /** Kills the running program without waiting for it: the other parts are told to stop at the same moment. */
  onModuleDestroy(): void {
    this.stopping.abort(new Error('the process stops'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.working;
  }

  private async work(): Promise<void> {
    const { log, concurrency, findRecogniser, readerWith } = this.on;
    const found = await findRecogniser().catch((error: unknown) => ({ missing: String(error) }));
    if ('missing' in found) {
      log.info({ missing: found.missing }, 'documents are not read here: their text is what came with them');
      return;
    }
    const { engine, language } = found.recogniser;
    log.info({ engine, language }, 'documents are read here');
    const reader = readerWith(found.recogniser);
    await Promise.all(Array.from({ length: concurrency }, () => this.lane(reader, found.recogniser)));
  }

  private async lane(reader: DocumentReader, recogniser: Recogniser): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (!(await this.readNext(reader, recogniser))) await this.pause();
    }
  }

  /** False: nothing is due, or nothing can be read for now. The latter is logged once, until it can. */
  private async readNext(reader: DocumentReader, recogniser: Recogniser): Promise<boolean> {
    const { log } = this.on;
    try {
      await this.on.announce(recogniser);
      const read = await reader.readNext(this.stopping.signal);
      if (this.isAway) log.info('documents can be read again');
      this.isAway = false;
      if (read) this.report(read);
      return read !== undefined;
    } catch (err) {
      if (!this.stopping.signal.aborted && !this.isAway) {
        log.error({ err }, 'documents cannot be read for now');
        this.isAway = true;
      }
      return false;
    }
  }

  private report({ document, outcome, reason }: DocumentRead): void {
    this.on.measured.ended(outcome);
    const { level, jurisdiction, pk, objectKey, attempts } = document;
    const facts = { document: `${jurisdiction} ${level} ${pk}`, objectKey, attempts, outcome, reason };
    if (outcome === 'failed' || outcome === 'postponed') this.on.log.warn(facts, 'a document was not read');
    else this.on.log.info(facts, 'a document was read');
  }

  private pause(): Promise<void> {
    const { signal } = this.stopping;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, this.on.checkMs);
      signal.addEventListener('abort', done, { once: true });
      if (signal.aborted) done();
    });
  }
}
