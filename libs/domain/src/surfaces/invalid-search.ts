import { DomainError } from '../errors/domain-error.js';

/** Throws the error for a malformed search (specification, "v5 coded errors"). */
export function throwInvalidSearch(message: string): never {
  throw new DomainError('invalid_search_query', { message });
}
