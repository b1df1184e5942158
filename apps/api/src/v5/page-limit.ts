import { DomainError } from '@entity-registry/domain';

/** Most entries of a page, and most items of a list within an answer. */
export const MOST_ITEMS = 100;
const DEFAULT_LIMIT = 50;

/** A whole number from 1 to 100, written plainly; null for anything else. */
export function countOf(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_ITEMS ? Number(text) : null;
}

/** Entries of a page; `absent` without a text. Throws `invalid_parameter` for anything but 1 to 100. */
export function pageLimitOf(text: string | undefined, absent = DEFAULT_LIMIT): number {
  const limit = text === undefined ? absent : countOf(text);
  if (limit === null) {
    const message = `must be an integer from 1 to ${String(MOST_ITEMS)}`;
    throw new DomainError('invalid_parameter', { parameter: 'limit', message });
  }
  return limit;
}
