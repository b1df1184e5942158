import type { Terminal } from './terminal.js';

/** Ctrl-C: everything ends at once, except a paid call, which is awaited unless Ctrl-C comes again. */
export class Interruption {
  private readonly controller = new AbortController();
  private asked = false;
  private paying = false;
  private readonly release: () => void;

  constructor(terminal: Terminal) {
    this.release = terminal.onInterrupt(() => {
      if (this.asked || !this.paying) this.controller.abort();
      else terminal.err('\nending after the call that is under way; Ctrl-C again ends at once');
      this.asked = true;
    });
  }

  /** Ends whatever it is given to. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** One paid call: at the first Ctrl-C it continues to its end, but nothing after it. */
  async patiently<T>(call: () => PromiseLike<T>): Promise<T> {
    this.paying = true;
    try {
      return await call();
    } finally {
      this.paying = false;
      if (this.asked) this.controller.abort();
    }
  }

  end(): void {
    this.release();
  }
}
