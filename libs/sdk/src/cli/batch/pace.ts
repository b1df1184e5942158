import { AbortedError } from '../../index.js';
import type { CallInfo } from '../../index.js';

/**
 * Stays within the rate limit that responses report: when no more calls are allowed at once, waits until the next one is.
 * Calls that the service still refuses are retried by the client.
 */
export class Pace {
  private readyAt = 0;

  constructor(
    private readonly now: () => number,
    private readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>,
  ) {}

  /** Waits until a call may be made. Throws `AbortedError` if the signal is aborted. */
  async waitTurn(signal: AbortSignal): Promise<void> {
    const wait = this.readyAt - this.now();
    try {
      signal.throwIfAborted();
      if (wait > 0) await this.sleep(wait, signal);
    } catch (error) {
      throw signal.aborted ? new AbortedError(error) : error;
    }
  }

  /** Reads `RateLimit` and `RateLimit-Policy` of a response. */
  update({ headers }: Pick<CallInfo, 'headers'>): void {
    const remaining = parameter(headers.get('RateLimit'), 'r');
    if (remaining === null || remaining > 0) return;
    const quota = parameter(headers.get('RateLimit-Policy'), 'q');
    const window = parameter(headers.get('RateLimit-Policy'), 'w');
    const everyMs = quota !== null && quota > 0 && window !== null ? (1_000 * window) / quota : DEFAULT_WAIT_MS;
    this.readyAt = this.now() + everyMs;
  }
}

const DEFAULT_WAIT_MS = 1_000;

function parameter(header: string | null, name: string): number | null {
  const value = new RegExp(`;\\s*${name}=(\\d{1,9})(?:;|,|$)`).exec(header ?? '')?.[1];
  return value === undefined ? null : Number(value);
}
