import type { Fetch } from '../../api/client.js';

const HEADER = 'Idempotency-Key';

/** Refusals that come before the API has looked at the key: they tell nothing of an earlier call under it. */
const BEFORE_THE_KEY: ReadonlySet<number> = new Set([401, 408, 429]);

/** One for each way to the backend, so that every component that calls through it knows of the same lost answers. */
const known = new WeakMap<Fetch, Fetch>();

/**
 * `fetch` with which nothing is charged twice because an answer was lost: what is asked again, by method, address and body,
 * carries the Idempotency-Key of the call before until an answer to it has arrived whole and is final. The client keeps a key
 * for the attempts of one call only; a second press of a button is another call. After a final answer the caller's own key
 * is sent: whoever then asks again pays again. A call without a key, such as a dry run, passes as it is. Kept in memory: a
 * reload of the page forgets it.
 */
export function paidOnce(fetch: Fetch): Fetch {
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
    const asked = JSON.stringify([init.method ?? 'GET', url, init.body ?? null]);
    const key = held.get(asked) ?? own;
    // From the start: it may be asked again while this call is still under way.
    held.set(asked, key);
    headers.set(HEADER, key);
    const response = await fetch(url, { ...init, headers });
    // Throws where the answer breaks off: it is as lost as one that never began.
    const text = await response.clone().text();
    if (isFinal(response.status, text) && held.get(asked) === key) held.delete(asked);
    return response;
  };
}

function isFinal(status: number, text: string): boolean {
  if (status >= 500 || BEFORE_THE_KEY.has(status)) return false;
  return !(status === 409 && text.includes('"idempotency_in_progress"'));
}
