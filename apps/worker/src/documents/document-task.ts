import type { Logger } from '@entity-registry/http';
import type { PeriodicTask } from '@entity-registry/queue';
import type { DocumentRead, DocumentReader, FoundRecognizer, Recognizer } from '@entity-registry/registry';
import type { DocumentMetrics } from './document-metrics.js';

export interface DocumentTaskDependencies {
  readonly log: Logger;
  readonly metrics: DocumentMetrics;
  /** Pause when no document is waiting, in milliseconds. */
  readonly everyMs: number;
  readonly deadlineMs: number;
  /** Checks for the programs on this machine. */
  readonly findRecognizer: () => Promise<FoundRecognizer>;
  readonly createReader: (recognizer: Recognizer) => DocumentReader;
  /** Announces that this process can read documents. */
  readonly announce: (recognizer: Recognizer) => Promise<void>;
}

interface FoundReader {
  readonly reader: DocumentReader;
  readonly recognizer: Recognizer;
}

/**
 * Reads one waiting document a run, in every process that can. No request depends on it: a stop kills the running program, and the
 * next process starts that document again.
 */
export class DocumentTask implements PeriodicTask {
  readonly name = 'documents';
  readonly runsIn = 'every-process';
  readonly everyMs: number;
  readonly deadlineMs: number;
  private found: Promise<FoundReader | null> | undefined;

  constructor(private readonly deps: DocumentTaskDependencies) {
    this.everyMs = deps.everyMs;
    this.deadlineMs = deps.deadlineMs;
  }

  /** True: it read one, so another may be due. Several runs at once read several documents. */
  async run(signal: AbortSignal): Promise<boolean> {
    const found = await (this.found ??= this.find());
    if (found === null) return false;
    await this.deps.announce(found.recognizer);
    const read = await found.reader.readNext(signal);
    if (read) this.report(read);
    return read !== undefined;
  }

  /** Null: this machine can't read documents, which is logged once. */
  private async find(): Promise<FoundReader | null> {
    const { log, findRecognizer, createReader } = this.deps;
    const found = await findRecognizer().catch((error: unknown) => ({ missing: String(error) }));
    if ('missing' in found) {
      log.info({ missing: found.missing }, 'documents are not read here: their text is what came with them');
      return null;
    }
    const { recognizer } = found;
    log.info({ engine: recognizer.engine, language: recognizer.language }, 'documents are read here');
    return { reader: createReader(recognizer), recognizer };
  }

  private report({ document, outcome, reason }: DocumentRead): void {
    this.deps.metrics.readingEnded(outcome);
    const { level, jurisdiction, pk, objectKey, attempts } = document;
    const facts = { document: `${jurisdiction} ${level} ${pk}`, objectKey, attempts, outcome, reason };
    if (outcome === 'failed' || outcome === 'postponed') this.deps.log.warn(facts, 'a document was not read');
    else this.deps.log.info(facts, 'a document was read');
  }
}
