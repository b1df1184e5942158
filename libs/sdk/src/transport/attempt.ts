import { AbortedError, ConnectionError, TimeoutError } from '../errors/connection-errors.js';
import type { Fetch } from '../options.js';

/** One complete response. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The inputs of one attempt. */
export interface Attempt {
  readonly url: string;
  readonly init: RequestInit;
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/**
 * Sends a request once and reads its whole response. Throws `AbortedError` if the caller's signal ends it, `TimeoutError` if
 * the time is up, `ConnectionError` if there is no complete response.
 */
export async function attempt(fetch: Fetch, { url, init, signal, timeoutMs }: Attempt): Promise<ReceivedResponse> {
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
    throw new ConnectionError(`no response from ${new URL(url).host}: ${reasonOf(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** Node's `fetch` only says "fetch failed"; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
