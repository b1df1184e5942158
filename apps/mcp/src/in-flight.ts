/** Counts what is under way, so that a stop can wait for it. */
export class InFlight {
  private count = 0;
  private whenNone: (() => void) | null = null;

  /** One more is under way, until the answer is called; calling it again does nothing. */
  enter(): () => void {
    this.count += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.count -= 1;
      if (this.count === 0) this.whenNone?.();
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
}
