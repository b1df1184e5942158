import type { IncomingHttpHeaders } from 'node:http';

/**
 * The response headers that callers receive. Never a cookie or a header of one connection; the security headers and Cache-Control
 * are this app's own.
 */
const FORWARDED = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'retry-after',
  'allow',
  'deprecation',
  'link',
  'idempotent-replayed',
  'ratelimit',
  'ratelimit-policy',
  'x-request-id',
  'x-service-charge',
  'x-service-balance',
  'x-service-tier',
  'x-service-free-remaining-today',
  'x-service-free-remaining-month',
  'x-service-free-estimator-rows-remaining',
] as const;

export interface ForwardedHeaderOptions {
  /** The path of this app under which the caller reaches the API. */
  mount: string;
  /** Names in lower case that are withheld from this caller. */
  withhold: readonly string[];
}

/** Name and value of each header that is passed on. Redirects within the API stay below `mount`. */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  { mount, withhold }: ForwardedHeaderOptions,
): (readonly [string, string])[] {
  const passed = FORWARDED.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' && !withhold.includes(name) ? [[name, value] as const] : [];
  });
  const { location } = headers;
  return location !== undefined && /^\/v[45]\//.test(location) ? [...passed, ['location', mount + location]] : passed;
}
