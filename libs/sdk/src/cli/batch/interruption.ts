import type { Terminal } from '../terminal.js';
import type { Stop } from './buy.js';

/** Ctrl-C: what costs nothing ends at once; what is paid for ends after the call under way, or at the second Ctrl-C. */
export class Interruption implements Stop {
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

  get requested(): boolean {
    return this.asked;
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** While `work` runs, one Ctrl-C lets the call under way end. */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    this.paying = true;
    try {
      return await work();
    } finally {
      this.paying = false;
    }
  }

  end(): void {
    this.release();
  }
}
