const SLICE_MS = 8;

/** Keeps long computations from blocking the process: they yield to other work after some milliseconds. */
export class TimeSlice {
  private startedAt: number;

  /** `now`: milliseconds of a monotonic clock. `yieldToOthers`: resolves when other work has had its turn. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly yieldToOthers: () => Promise<unknown> = () => new Promise(setImmediate),
  ) {
    this.startedAt = now();
  }

  /** Yields if the turn is over. Call it between short pieces of work. */
  async yieldIfOver(): Promise<void> {
    if (this.now() - this.startedAt < SLICE_MS) return;
    await this.yieldToOthers();
    this.startedAt = this.now();
  }
}
