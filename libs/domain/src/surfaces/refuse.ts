import { DomainError } from '../errors/domain-error.js';

/** Throws the refusal of a search whose shape is wrong (specification, "v5 coded errors"). */
export function refuse(message: string): never {
  throw new DomainError('invalid_search_query', { message });
}
