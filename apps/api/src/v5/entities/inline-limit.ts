import { DomainError } from '@entity-registry/domain';

/** Most items of one list where the call does not say. */
export const DEFAULT_INLINE_LIMIT = 10;
const MOST = 100;
const WHOLE = /^[1-9]\d{0,2}$/;

/** Most items of one list. Throws `invalid_inline_limit` for anything but a whole number from 1 to 100. */
export function inlineLimitOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_INLINE_LIMIT;
  if (!WHOLE.test(text)) throw new DomainError('invalid_inline_limit');
  const limit = Number(text);
  assertInlineLimit(limit);
  return limit;
}

/** As `inlineLimitOf`, for a member of a body. */
export function assertInlineLimit(limit: unknown): void {
  const whole = typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= MOST;
  if (!whole) throw new DomainError('invalid_inline_limit');
}
