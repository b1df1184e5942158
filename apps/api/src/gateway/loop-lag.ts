const INTERVAL_MS = 20;
/** How long after the last request it is still measured. */
const REST_AFTER_MS = 1_000;

/** Calls `work` every `ms` until the returned function is called. Doesn't keep the process running. */
export type Repeat = (work: () => void, ms: number) => () => void;

const repeatByTimer: Repeat = (work, ms) => {
  const timer = setInterval(work, ms).unref();
  return () => {
    clearInterval(timer);
  };
};

/**
 * How long a request that is read now may already have waited for the event loop: under overload, requests wait in their sockets
 * while the loop is busy with earlier ones, and no queue knows of them (ADR 0198). Measured while requests come, because a timer
 * would wake an idle process fifty times a second.
 */
export class LoopLag {
  private tickAt = 0;
  private lateMs = 0;
  private readAt = 0;
  private stop: (() => void) | null = null;

  /** @param clock milliseconds of a monotonic clock */
  constructor(
    private readonly clock: () => number = () => performance.now(),
    private readonly repeat: Repeat = repeatByTimer,
  ) {}

  /** Milliseconds: how late the loop was, and how long it has been reading requests since. Each request reads it. */
  get ms(): number {
    const now = this.clock();
    this.readAt = now;
    if (this.stop === null) {
      this.tickAt = now;
      this.lateMs = 0;
      this.stop = this.repeat(() => {
        this.tick();
      }, INTERVAL_MS);
    }
    return this.lateMs + Math.max(0, now - this.tickAt - INTERVAL_MS);
  }

  /** Timers run before the loop reads sockets. */
  private tick(): void {
    const now = this.clock();
    this.lateMs = Math.max(0, now - this.tickAt - INTERVAL_MS);
    this.tickAt = now;
    if (now - this.readAt <= REST_AFTER_MS) return;
    this.stop?.();
    this.stop = null;
  }
}
