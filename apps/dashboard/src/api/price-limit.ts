import type { Fetch } from './client.js';

const HEADER = 'X-Max-Charge';

/** One for each way to the backend, so that every component that uses it knows the same prices. */
const known = new WeakMap<Fetch, Fetch>();

/**
 * A `fetch` that limits a charge to the price that the page has shown: a request with an earlier dry run sends that price as
 * X-Max-Charge, so that it is refused if the price has risen. A limit that the caller sets takes precedence.
 */
export function withPriceLimit(fetch: Fetch): Fetch {
  const wrapped = known.get(fetch) ?? wrap(fetch);
  known.set(fetch, wrapped);
  return wrapped;
}

function wrap(fetch: Fetch): Fetch {
  const prices = new Map<string, string>();
  return async (url, init) => {
    const { dryRun, target } = withoutDryRun(url);
    const call = JSON.stringify([init.method ?? 'GET', target, init.body ?? null]);
    if (!dryRun) return fetch(url, limited(init, prices.get(call)));
    const response = await fetch(url, init);
    const price = response.ok ? priceIn(await response.clone().text()) : undefined;
    if (price === undefined) prices.delete(call);
    else prices.set(call, price);
    return response;
  };
}

function limited(init: RequestInit, price: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (price === undefined || headers.has(HEADER)) return init;
  headers.set(HEADER, price);
  return { ...init, headers };
}

function withoutDryRun(url: string): { dryRun: boolean; target: string } {
  const [path = '', query = ''] = url.split('?', 2);
  const members = new URLSearchParams(query);
  const dryRun = ['true', '1'].includes(members.get('dry_run') ?? '');
  members.delete('dry_run');
  return { dryRun, target: `${path}?${members.toString()}` };
}

function priceIn(text: string): string | undefined {
  try {
    const { billing } = JSON.parse(text) as { billing?: { price?: unknown } };
    return typeof billing?.price === 'string' ? billing.price : undefined;
  } catch {
    return undefined;
  }
}
