import type { Terminal } from './terminal.js';

/** Ctrl-C: everything ends at once, except a paid call, which is awaited unless Ctrl-C is pressed again. */
export class Interruption {
  private readonly controller = new AbortController();
  private isRequested = false;
  private isPaying = false;
  private readonly release: () => void;

  constructor(terminal: Terminal) {
    this.release = terminal.onInterrupt(() => {
      if (this.isRequested || !this.isPaying) this.controller.abort();
      else terminal.err('\nstopping after the current call; press Ctrl-C again to stop now');
      this.isRequested = true;
    });
  }

  /** Aborts the calls that it is passed to. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Makes a paid call. After the first Ctrl-C, the call still finishes, but nothing after it starts. */
  async finishCall<T>(call: () => PromiseLike<T>): Promise<T> {
    this.isPaying = true;
    try {
      return await call();
    } finally {
      this.isPaying = false;
      if (this.isRequested) this.controller.abort();
    }
  }

  end(): void {
    this.release();
  }
}
