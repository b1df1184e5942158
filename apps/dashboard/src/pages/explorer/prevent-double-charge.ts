import type { Fetch } from '../../api/client.js';

const HEADER = 'Idempotency-Key';

/** Errors from before the API looks at the key: they say nothing about an earlier request under it. */
const STATUSES_BEFORE_KEY_CHECK: ReadonlySet<number> = new Set([401, 408, 429]);

/** One for each way to the backend, so that every component that uses it knows the same lost responses. */
const known = new WeakMap<Fetch, Fetch>();

/**
 * A `fetch` that prevents a double charge after a lost response: a repeated request, by method, URL and body, reuses the
 * Idempotency-Key of the earlier one until a final response has arrived in full. The client keeps a key only for the attempts of
 * one call, and a second click on a button is another call. After a final response the caller's own key is sent, so repeating the
 * request pays again. A request without a key, such as a dry run, is passed on unchanged. Kept in memory: a page reload forgets
 * it.
 */
export function preventDoubleCharge(fetch: Fetch): Fetch {
  const wrapped = known.get(fetch) ?? wrap(fetch);
  known.set(fetch, wrapped);
  return wrapped;
}

function wrap(fetch: Fetch): Fetch {
  const held = new Map<string, string>();
  return async (url, init) => {
    const headers = new Headers(init.headers);
    const own = headers.get(HEADER);
    if (own === null) return fetch(url, init);
    const requested = JSON.stringify([init.method ?? 'GET', url, init.body ?? null]);
    const key = held.get(requested) ?? own;
    // Stored at the start: the request may be repeated while this one is still running.
    held.set(requested, key);
    headers.set(HEADER, key);
    const response = await fetch(url, { ...init, headers });
    // Throws if the response breaks off: it is as lost as one that never began.
    const text = await response.clone().text();
    if (isFinal(response.status, text) && held.get(requested) === key) held.delete(requested);
    return response;
  };
}

function isFinal(status: number, text: string): boolean {
  if (status >= 500 || STATUSES_BEFORE_KEY_CHECK.has(status)) return false;
  return !(status === 409 && text.includes('"idempotency_in_progress"'));
}
