import type { Logger } from '@entity-registry/nest-kit';
import type { DocumentRead, DocumentReader, FoundRecogniser, Recogniser } from '@entity-registry/registry';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { DocumentMetrics } from './document-metrics.js';

export interface DocumentLoopParts {
  readonly log: Logger;
  readonly measured: DocumentMetrics;
  /** Documents at once; 0: none. */
  readonly concurrency: number;
  /** Pause before the line is looked at again, once nothing in it is due, in milliseconds. */
  readonly checkMs: number;
  /** Looks what this machine has. */
  readonly findRecogniser: () => Promise<FoundRecogniser>;
  readonly readerWith: (recogniser: Recogniser) => DocumentReader;
}

/**
 * Reads the documents that wait, from the app's start to its stop. Nobody waits for it: what a stop breaks off is begun again by
 * whoever comes next.
 */
export class DocumentLoop implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private working: Promise<unknown> = Promise.resolve();
  private isAway = false;

  constructor(private readonly on: DocumentLoopParts) {}

  onApplicationBootstrap(): void {
    if (this.on.concurrency > 0) this.working = this.work();
  }

  /** Kills the program under way; not waited for here: what else stops is told so at the same moment. */
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
    await Promise.all(Array.from({ length: concurrency }, () => this.lane(reader)));
  }

  private async lane(reader: DocumentReader): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (!(await this.readNext(reader))) await this.pause();
    }
  }

  /** False: nothing is due, or nothing can be read for now, which is logged once, until it can. */
  private async readNext(reader: DocumentReader): Promise<boolean> {
    const { log } = this.on;
    try {
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
