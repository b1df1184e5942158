import { AbortedError, ConnectionError, TimeoutError } from '../errors/connection-errors.js';
import type { Fetch } from '../options.js';

/** One answer, received whole. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What one attempt is given. */
export interface Attempt {
  readonly url: string;
  readonly init: RequestInit;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/**
 * Sends a request once and reads its whole answer. Throws `AbortedError` when the caller's signal ends it, `TimeoutError`
 * when the time is up, `ConnectionError` when there is no complete answer.
 */
export async function attempt(fetch: Fetch, { url, init, signal, timeoutMs }: Attempt): Promise<Received> {
  if (signal?.aborted) throw new AbortedError(signal.reason);
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  signal?.addEventListener('abort', end, { once: true });
  const timer = setTimeout(end, timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: ending.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw new AbortedError(signal.reason);
    if (ending.signal.aborted) throw new TimeoutError(timeoutMs);
    throw new ConnectionError(`no answer from ${new URL(url).host}: ${reasonOf(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** Node's `fetch` says only "fetch failed"; why stands in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
