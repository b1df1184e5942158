/** The headers of a delivery: of fetch, or of Node's `request.headers`. Names count in any case. */
export type WebhookHeaders = FetchHeaders | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What is asked of fetch's `Headers`. */
interface FetchHeaders {
  get(name: string): string | null;
}

/** The one value of a header; undefined when it is absent, or there more than once. `name` is in lower case. */
export function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined;
  const values = Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name ? (value ?? []) : []));
  return values.length === 1 ? values[0] : undefined;
}

const isFetchHeaders = (headers: WebhookHeaders): headers is FetchHeaders => typeof headers.get === 'function';

/** Throws a TypeError for what holds no headers, such as what was forgotten. */
export function requireHeaders(headers: unknown): void {
  if (typeof headers !== 'object' || headers === null)
    throw new TypeError('webhooks: the headers of the delivery are missing');
}
