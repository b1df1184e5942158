const INTERVAL_MS = 20;
/** Ticks without a request after which the lag isn't measured any more: a second. */
const IDLE_TICKS = 50;

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
 * would wake an idle process fifty times a second; a stall that begins in an idle process isn't seen.
 */
export class LoopLag {
  private tickAt = 0;
  private lateMs = 0;
  /** Ticks since a request. Not time: after a stall, the timer fires before the loop reads the requests that waited. */
  private idleTicks = 0;
  private stop: (() => void) | null = null;

  /** @param clock milliseconds of a monotonic clock */
  constructor(
    private readonly clock: () => number = () => performance.now(),
    private readonly repeat: Repeat = repeatByTimer,
  ) {}

  /** Milliseconds: how late the loop was, and how long it has been reading requests since. For each request that has a deadline. */
  read(): number {
    const now = this.clock();
    this.idleTicks = 0;
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
    this.idleTicks += 1;
    if (this.idleTicks <= IDLE_TICKS) return;
    this.stop?.();
    this.stop = null;
  }
}
