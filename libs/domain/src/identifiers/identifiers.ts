import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.js';
import type { IdentifierReading, SearchKeys } from './reading.js';

/** Longer than any written identifier. */
const MAX_LENGTH = 64;

/**
 * All readings of a written identifier (RUC, cédula or NIT), best first; [] when it has no known form. Written check
 * digits are returned with the expected ones and never reject a number (design "Resolving names and identifiers").
 */
export function parseIdentifier(jurisdiction: Jurisdiction, text: string): IdentifierReading[] {
  return text.length > MAX_LENGTH ? [] : JURISDICTIONS[jurisdiction].identifiers.parse(text);
}

/** Lookup keys for a written identifier, regardless of separators, padding and check digits (ADR 0091). */
export function searchKeys(jurisdiction: Jurisdiction, text: string): SearchKeys {
  if (text.length > MAX_LENGTH) return { keys: [], compact: [], dv: null, holder: null };
  return JURISDICTIONS[jurisdiction].identifiers.searchKeys(text);
}
