import { DomainError } from '@entity-registry/domain';

/** Items of one list in a response. */
export const INLINE_LIMIT = { minimum: 1, maximum: 100, default: 10 } as const;

/** Checks `inline_limit` of a body. Throws `invalid_inline_limit`. */
export function assertInlineLimit(limit: unknown): void {
  const { minimum, maximum } = INLINE_LIMIT;
  const valid = typeof limit === 'number' && Number.isInteger(limit) && limit >= minimum && limit <= maximum;
  if (!valid) throw new DomainError('invalid_inline_limit');
}
