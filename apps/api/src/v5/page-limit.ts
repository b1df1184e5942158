import { DomainError } from '@entity-registry/domain';

const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 50;

/** Entries of a page: 50 when absent. Throws `invalid_parameter` for anything but 1 to 100. */
export function pageLimitOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT;
  if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) > MAX_LIMIT) {
    const message = `must be an integer from 1 to ${String(MAX_LIMIT)}`;
    throw new DomainError('invalid_parameter', { parameter: 'limit', message });
  }
  return Number(text);
}
