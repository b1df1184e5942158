import { DomainError } from '@entity-registry/domain';
import { MOST_ITEMS, countOf } from '../page-limit.js';

/** Most items of one list where the call does not say. */
export const DEFAULT_INLINE_LIMIT = 10;

/** Most items of one list. Throws `invalid_inline_limit` for anything but a whole number from 1 to 100. */
export function inlineLimitOf(text: string | undefined): number {
  const limit = text === undefined ? DEFAULT_INLINE_LIMIT : countOf(text);
  if (limit === null) throw new DomainError('invalid_inline_limit');
  return limit;
}

/** As `inlineLimitOf`, for a member of a body. */
export function assertInlineLimit(limit: unknown): void {
  const whole = typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= MOST_ITEMS;
  if (!whole) throw new DomainError('invalid_inline_limit');
}
