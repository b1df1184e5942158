/** How many requests may be in progress at once. */
export interface InFlightLimits {
  readonly max: number;
  /** Per owner, which is an address block. */
  readonly maxPerOwner: number;
}

/** Counts requests in progress, so that they are bounded and a shutdown can wait for them. */
export class InFlight {
  private readonly counts = new Map<string, number>();
  private count = 0;
  private onDrained: (() => void) | null = null;

  constructor(private readonly limits: InFlightLimits) {}

  /** Adds one request of `owner` until the returned function is called (repeated calls have no effect). Null if the limit is reached. */
  enter(owner: string): (() => void) | null {
    const own = this.counts.get(owner) ?? 0;
    if (this.count >= this.limits.max || own >= this.limits.maxPerOwner) return null;
    this.count += 1;
    this.counts.set(owner, own + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.leave(owner);
    };
  }

  /** Resolves when nothing is in progress, or after `timeoutMs`. */
  async drained(timeoutMs: number): Promise<void> {
    if (this.count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.onDrained = resolve;
      timer = setTimeout(resolve, timeoutMs);
    });
    clearTimeout(timer);
  }

  private leave(owner: string): void {
    const own = (this.counts.get(owner) ?? 1) - 1;
    if (own === 0) this.counts.delete(owner);
    else this.counts.set(owner, own);
    this.count -= 1;
    if (this.count === 0) this.onDrained?.();
  }
}
