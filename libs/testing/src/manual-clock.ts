interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that only moves when a test moves it, and the timers that are set by it. */
export class ManualClock {
  private readonly timers = new Set<Timer>();
  private timersSet = 0;

  constructor(private time = new Date('2026-03-10T12:00:00Z')) {}

  readonly now = (): Date => this.time;

  /** Calls `ring` when the clock has been moved by `ms`, unless the returned function is called before. */
  readonly setTimer = (ring: () => void, ms: number): (() => void) => {
    const timer = { at: this.time.getTime() + ms, ring };
    this.timersSet += 1;
    this.timers.add(timer);
    return () => {
      this.timers.delete(timer);
    };
  };

  /** `ms` from now. */
  in(ms: number): Date {
    return new Date(this.time.getTime() + ms);
  }

  /** How many timers were ever set, and how many still run. */
  get counts(): { set: number; running: number } {
    return { set: this.timersSet, running: this.timers.size };
  }

  /** Moves the clock, and rings the timers on the way, in order. */
  advance(ms: number): void {
    const end = this.time.getTime() + ms;
    for (let next = this.nextBy(end); next !== undefined; next = this.nextBy(end)) {
      this.timers.delete(next);
      this.time = new Date(Math.max(this.time.getTime(), next.at));
      next.ring();
    }
    this.time = new Date(end);
  }

  private nextBy(end: number): Timer | undefined {
    return [...this.timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}
