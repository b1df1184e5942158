import type { Worker } from 'node:worker_threads';

/** How often busy threads are measured, in milliseconds. A thread that allocates as fast as it can takes some 50 MB meanwhile. */
const CHECK_MS = 25;

/**
 * Ends threads that hold more memory than they may, buffers included, while there is work. The limits of V8 alone
 * (`resourceLimits`) do not do: they ignore buffers, and where a single growing list or map meets them the whole process ends
 * (ADR 0064).
 */
export class MemoryGuard {
  /** Threads that were ended here. */
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

  /** A thread answers when it next runs JavaScript; until then it is not asked again. */
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
      // It has ended, or not begun.
      () => this.asked.delete(threadId),
    );
  }
}
