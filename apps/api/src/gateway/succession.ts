import type { IncomingMessage } from 'node:http';
import { contextOf } from '@entity-registry/nest-kit';

/** The day since which v5 is the canonical contract. No removal date is stated, so that no Sunset is. */
const DEPRECATED_SINCE = new Date('2026-11-21T00:00:00Z');

const HEADERS = [
  ...['Deprecation', `@${String(DEPRECATED_SINCE.getTime() / 1_000)}`],
  ...['Link', '</v5/openapi.yml>; rel="successor-version"'],
] as const;

/** Tells callers of v4 on whatever answer they get that v5 succeeds it (RFC 9745, RFC 5829). */
export function announceSuccessor(request: IncomingMessage, route: string): void {
  if (/^\/v4\b/.test(route)) contextOf(request).headers.push(...HEADERS);
}
