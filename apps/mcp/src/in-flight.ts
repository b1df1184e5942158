/** How much may be under way at once. */
export interface InFlightLimits {
  readonly max: number;
  /** Of one owner: an address block. */
  readonly maxOfOwner: number;
}

/** Counts what is under way, so that it is bounded and a stop can wait for it. */
export class InFlight {
  private readonly counts = new Map<string, number>();
  private count = 0;
  private whenNone: (() => void) | null = null;

  constructor(private readonly limits: InFlightLimits) {}

  /** One more of `owner` is under way, until the answer is called (again: nothing happens). Null: it is one too many. */
  enter(owner: string): (() => void) | null {
    const own = this.counts.get(owner) ?? 0;
    if (this.count >= this.limits.max || own >= this.limits.maxOfOwner) return null;
    this.count += 1;
    this.counts.set(owner, own + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.leave(owner);
    };
  }

  /** Resolves when nothing is under way, at the latest after `timeoutMs`. */
  async drained(timeoutMs: number): Promise<void> {
    if (this.count === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.whenNone = resolve;
      timer = setTimeout(resolve, timeoutMs);
    });
    clearTimeout(timer);
  }

  private leave(owner: string): void {
    const own = (this.counts.get(owner) ?? 1) - 1;
    if (own === 0) this.counts.delete(owner);
    else this.counts.set(owner, own);
    this.count -= 1;
    if (this.count === 0) this.whenNone?.();
  }
}
