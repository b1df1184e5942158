const INTERVAL_MS = 20;

/**
 * How long a request that is read now may already have waited for the event loop: under overload, requests wait in their sockets
 * while the loop is busy with earlier ones, and no queue knows of them (ADR 0198).
 */
export class LoopLag {
  private tickAt: number;
  private lateMs = 0;
  private timer: NodeJS.Timeout | null = null;

  /** @param clock milliseconds of a monotonic clock */
  constructor(private readonly clock: () => number = () => performance.now()) {
    this.tickAt = clock();
  }

  /** Starts to measure. The timer doesn't keep the process running. */
  start(): this {
    this.timer ??= setInterval(() => {
      this.tick();
    }, INTERVAL_MS).unref();
    return this;
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  /** Called when the timer fires; timers run before the loop reads sockets. */
  tick(): void {
    const now = this.clock();
    this.lateMs = Math.max(0, now - this.tickAt - INTERVAL_MS);
    this.tickAt = now;
  }

  /** Milliseconds: how late the loop was, and how long it has been reading requests since. */
  get ms(): number {
    return this.lateMs + Math.max(0, this.clock() - this.tickAt - INTERVAL_MS);
  }
}
