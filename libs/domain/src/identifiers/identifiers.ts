import { colombiaSearchKeys, parseColombia } from './colombia.js';
import { ecuadorSearchKeys, parseEcuador } from './ecuador.js';
import { panamaSearchKeys, parsePanama } from './panama.js';
import type { IdentifierJurisdiction, IdentifierReading, SearchKeys } from './reading.js';

/**
 * All readings of a written identifier (RUC, cédula or NIT), best first; [] when it has no known form. Written check
 * digits are carried along beside the expected ones and never refuse a number (design "Resolving names and
 * identifiers").
 */
export function parseIdentifier(jurisdiction: IdentifierJurisdiction, text: string): IdentifierReading[] {
  if (text.length > 64) return [];
  switch (jurisdiction) {
    case 'pa':
      return parsePanama(text);
    case 'ec':
      return parseEcuador(text);
    case 'co':
      return parseColombia(text);
  }
}

/** Look-up keys for a written identifier, whatever its separators, padding and check digits (ruling 34). */
export function searchKeys(jurisdiction: IdentifierJurisdiction, text: string): SearchKeys {
  if (text.length > 64) return { keys: [], compact: [], dv: null, holder: null };
  switch (jurisdiction) {
    case 'pa':
      return panamaSearchKeys(text);
    case 'ec':
      return ecuadorSearchKeys(text);
    case 'co':
      return colombiaSearchKeys(text);
  }
}
