import { createHook } from 'node:async_hooks';

/**
 * Counts the TCP connections that this process tries to open, successful or not, and the lookups that occupy a thread of the
 * process.
 */
export class ConnectionCount {
  lookups = 0;
  private tried = 0;
  private readonly hook = createHook({
    init: (_id, type) => {
      if (type === 'TCPCONNECTWRAP') this.tried += 1;
      if (type === 'GETADDRINFOREQWRAP') this.lookups += 1;
    },
  });

  start(): void {
    this.hook.enable();
  }

  stop(): void {
    this.hook.disable();
  }

  /** The result of `work`, and the number of connections attempted meanwhile. */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; opened: number }> {
    const before = this.tried;
    const result = await work();
    return { result, opened: this.tried - before };
  }
}
