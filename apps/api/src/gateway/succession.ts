import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/http';

/** The day v5 became the canonical contract. v4 has no removal date, so no Sunset header is sent. */
const DEPRECATED_SINCE = new Date('2026-11-21T00:00:00Z');

const HEADERS = [
  ...['Deprecation', `@${String(DEPRECATED_SINCE.getTime() / 1_000)}`],
  ...['Link', '</v5/openapi.yml>; rel="successor-version"'],
] as const;

/** Tells callers of v4, on every response, that v5 succeeds it (RFC 9745, RFC 5829). */
export function addDeprecationHeaders(request: IncomingMessage, route: string): void {
  if (/^\/v4\b/.test(route)) contextOf(request).headers.push(...HEADERS);
}
