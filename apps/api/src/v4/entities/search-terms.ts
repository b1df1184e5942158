import { DomainError, JURISDICTIONS } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import type { SearchQuery } from './search-query.dto.js';

export interface SearchTerms {
  readonly nombre?: string;
  readonly ruc?: string;
}

/**
 * The terms of a search, without surrounding blanks; a blank term counts as absent. Throws `missing_search_term` without any,
 * and `name_too_short` for a name below the jurisdiction's minimum (ADR 0091), which counts characters, not bytes: 'á' is one
 * whether or not its accent was sent as a separate character.
 */
export function searchTerms(jurisdiction: Jurisdiction, query: SearchQuery): SearchTerms {
  const nombre = query.nombre?.normalize('NFC').trim() ?? '';
  const ruc = query.ruc?.trim() ?? '';
  if (nombre === '' && ruc === '') throw new DomainError('missing_search_term');
  const minimum = JURISDICTIONS[jurisdiction].minNameLength;
  if (nombre !== '' && Array.from(nombre).length < minimum) throw new DomainError('name_too_short', { minimum });
  return { ...(nombre !== '' && { nombre }), ...(ruc !== '' && { ruc }) };
}
