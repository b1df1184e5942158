import { AbortedError } from '../index.js';
import type { Terminal } from './terminal.js';

/** Ctrl-C: what costs nothing ends at once; a call that is paid for is waited for, unless Ctrl-C comes again. */
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

  get requested(): boolean {
    return this.asked;
  }

  /** Ends whatever it is given to. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Throws `AbortedError` when the command is to end. */
  check(): void {
    if (this.asked) throw new AbortedError('interrupted');
  }

  /** One call that is paid for: the first Ctrl-C lets it end. */
  async patiently<T>(call: () => PromiseLike<T>): Promise<T> {
    this.check();
    this.paying = true;
    try {
      return await call();
    } finally {
      this.paying = false;
    }
  }

  end(): void {
    this.release();
  }
}
