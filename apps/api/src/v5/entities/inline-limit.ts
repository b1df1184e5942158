import { DomainError } from '@entity-registry/domain';

const DEFAULT = 10;
const MOST = 100;
const WHOLE = /^[1-9]\d{0,2}$/;

/** Most items of one list. Throws `invalid_inline_limit` for anything but a whole number from 1 to 100. */
export function inlineLimitOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT;
  if (!WHOLE.test(text) || Number(text) > MOST) throw new DomainError('invalid_inline_limit');
  return Number(text);
}
