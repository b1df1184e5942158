import type { JobQueue } from './job-queue.js';

/** Reports when the queue or the rows are unavailable and when they are back; usually a logger. */
export interface DispatcherLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
}

export interface DispatcherOptions {
  /** Assigns the free slots to waiting rows; returns the rows that may run now. */
  readonly claimJobs: () => Promise<readonly bigint[]>;
  readonly log: DispatcherLog;
  /** Called when a dispatch failed; a worker's sweep repeats it. */
  readonly onMissed?: () => void;
}

/**
 * Gives a queue the rows that may run now (ADR 0071). Called by any process whenever a row was written or a slot became free.
 * It never rejects: a row without a slot, or whose job is missing, is found by a worker's sweep.
 */
export class Dispatcher {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;
  private isUnavailable = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly options: DispatcherOptions,
  ) {}

  /** Resolves when slots that were free at the time of the call are taken. Calls made during a dispatch share the next. */
  dispatch(): Promise<void> {
    if (this.running === null) return this.start();
    this.next ??= this.running.then(() => this.start());
    return this.next;
  }

  private start(): Promise<void> {
    this.next = null;
    this.running = this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async run(): Promise<void> {
    const { claimJobs, log, onMissed } = this.options;
    const queue = this.queue.name;
    try {
      await this.queue.addMany(await claimJobs());
      if (this.isUnavailable) log.info({ queue }, 'the queue is available again');
      this.isUnavailable = false;
    } catch (error) {
      onMissed?.();
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.isUnavailable)
        log.warn({ queue, reason }, "the queue is unavailable: its rows wait for a worker's sweep");
      this.isUnavailable = true;
    }
  }
}
