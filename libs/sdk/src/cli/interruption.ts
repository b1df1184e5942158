import type { Terminal } from './terminal.js';

/** Ctrl-C: everything ends at once, except a paid call, which is awaited unless Ctrl-C is pressed again. */
export class Interruption {
  private readonly controller = new AbortController();
  private asked = false;
  private paying = false;
  private readonly release: () => void;

  constructor(terminal: Terminal) {
    this.release = terminal.onInterrupt(() => {
      if (this.asked || !this.paying) this.controller.abort();
      else terminal.err('\nstopping after the current call; press Ctrl-C again to stop now');
      this.asked = true;
    });
  }

  /** Aborts the calls that it is passed to. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Makes a paid call. After the first Ctrl-C, the call still finishes, but nothing after it starts. */
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
