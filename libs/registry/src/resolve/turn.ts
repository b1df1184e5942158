const TURN_MS = 8;

/** Keeps long computations from blocking the process: they yield to other work after some milliseconds. */
export class Turn {
  private began: number;

  /** `now`: milliseconds of a monotonic clock. `pass`: resolves when other work has had its turn. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly pass: () => Promise<unknown> = () => new Promise(setImmediate),
  ) {
    this.began = now();
  }

  /** Yields if the turn is over. Call it between short pieces of work. */
  async passIfOver(): Promise<void> {
    if (this.now() - this.began < TURN_MS) return;
    await this.pass();
    this.began = this.now();
  }
}
