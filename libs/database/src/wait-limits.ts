/** Something that waits, in milliseconds of the clock's time. */
export interface Waiting {
  /** When it has waited long enough; Infinity: never. */
  readonly endBy: number;
  /** Called once, when that time has come. */
  readonly expire: () => void;
}

/** Calls `ring` after `ms`, unless the returned function is called before. */
export type SetTimer = (ring: () => void, ms: number) => () => void;

/** The timer doesn't keep the process running. */
const setProcessTimer: SetTimer = (ring, ms) => {
  const timer = setTimeout(ring, ms).unref();
  return () => {
    clearTimeout(timer);
  };
};

/** Under overload, thousands of limits can end one after another, and each time all of them are checked. */
const MIN_DELAY_MS = 10;
/** setTimeout takes no more than 24 days. */
const MAX_DELAY_MS = 3_600_000;

/**
 * Ends what waits for too long (ADR 0198). One timer serves all: it rings for the earliest limit, and stays when what it was set for
 * has ended in time, so that a call usually sets none, and a process without calls is idle.
 */
export class WaitLimits {
  private readonly waiting = new Set<Waiting>();
  private timerAt = Infinity;
  private cancelTimer: () => void = () => undefined;

  constructor(
    private readonly now: () => Date,
    private readonly setTimer: SetTimer = setProcessTimer,
  ) {}

  /** Until `delete` is called. */
  add(waiting: Waiting): void {
    if (waiting.endBy === Infinity) return;
    this.waiting.add(waiting);
    if (waiting.endBy < this.timerAt) this.schedule(waiting.endBy);
  }

  delete(waiting: Waiting): void {
    this.waiting.delete(waiting);
  }

  /** Whether it has waited long enough. */
  isOver({ endBy }: Pick<Waiting, 'endBy'>): boolean {
    return this.now().getTime() >= endBy;
  }

  private schedule(at: number): void {
    this.cancelTimer();
    this.timerAt = at;
    const delay = at - this.now().getTime();
    this.cancelTimer = this.setTimer(
      () => {
        this.ring();
      },
      Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, delay)),
    );
  }

  private ring(): void {
    this.timerAt = Infinity;
    let next = Infinity;
    for (const waiting of this.waiting) {
      if (!this.isOver(waiting)) {
        next = Math.min(next, waiting.endBy);
        continue;
      }
      this.waiting.delete(waiting);
      waiting.expire();
    }
    if (next < this.timerAt) this.schedule(next);
  }
}
