import { LimitExceeded, PARSE_LIMITS } from '../parsing/parse-limits.js';
import type { ParseLimit } from '../parsing/parse-limits.js';
import type { FetchedPage } from '../source.js';

/** Throws LimitExceeded if a response exceeds the limit of its kind; the message starts with `what`. */
export function requireBytes(page: FetchedPage, limit: keyof typeof PARSE_LIMITS, what: string): void {
  if (page.body.byteLength > PARSE_LIMITS[limit]) throw tooLarge(what, limit, 'bytes');
}

/** Throws LimitExceeded if a count exceeds the limit. */
export function requireAtMost(count: number, limit: keyof typeof PARSE_LIMITS, what: string, unit: string): void {
  if (count > PARSE_LIMITS[limit]) throw tooLarge(what, limit, unit);
}

function tooLarge(what: string, limit: keyof typeof PARSE_LIMITS & ParseLimit, unit: string): LimitExceeded {
  return new LimitExceeded(`${what} is too large (over ${PARSE_LIMITS[limit].toLocaleString('en-US')} ${unit})`, limit);
}
