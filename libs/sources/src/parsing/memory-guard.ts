import type { Worker } from 'node:worker_threads';

/** How often busy threads are measured, in milliseconds. A thread can allocate about 50 MB in that time. */
const CHECK_MS = 25;

/**
 * Terminates threads that exceed their memory limit, buffers included, while there is work. V8's own limits
 * (`resourceLimits`) are not enough: they ignore buffers, and a single growing list or map that reaches them ends the whole
 * process (ADR 0064).
 */
export class MemoryGuard {
  /** Number of threads terminated by the guard. */
  readonly ended = new Set<number>();
  private readonly asked = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly threads: () => readonly Worker[],
    private readonly maxBytes: number,
  ) {}

  start(): void {
    this.timer ??= setInterval(() => {
      for (const thread of this.threads()) this.check(thread);
    }, CHECK_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** A thread reports when it next runs JavaScript; until then it is not measured again. */
  private check(thread: Worker): void {
    const { threadId } = thread;
    if (threadId < 0 || this.asked.has(threadId)) return;
    this.asked.add(threadId);
    thread.getHeapStatistics().then(
      ({ used_heap_size, external_memory }) => {
        this.asked.delete(threadId);
        if (used_heap_size + external_memory <= this.maxBytes || this.timer === undefined) return;
        this.ended.add(threadId);
        void thread.terminate();
      },
      // The thread has ended or has not started.
      () => this.asked.delete(threadId),
    );
  }
}
