/** The headers of a delivery: fetch's `Headers`, or Node's `request.headers`. Names are case-insensitive. */
export type WebhookHeaders = FetchHeaders | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The part of fetch's `Headers` that is used. */
interface FetchHeaders {
  get(name: string): string | null;
}

/** The single value of a header; undefined if it is absent, or present more than once. `name` is in lower case. */
export function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined;
  const values = Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name ? (value ?? []) : []));
  return values.length === 1 ? values[0] : undefined;
}

const isFetchHeaders = (headers: WebhookHeaders): headers is FetchHeaders => typeof headers.get === 'function';

/** Throws a TypeError for a missing argument. */
export function requireHeaders(headers: unknown): void {
  if (typeof headers !== 'object' || headers === null)
    throw new TypeError('webhooks: the headers of the delivery are missing');
}
