import { DEFAULT_JURISDICTION, JURISDICTIONS } from './schemas/generated/operations.js';

export { DEFAULT_JURISDICTION, JURISDICTIONS };
export type Jurisdiction = keyof typeof JURISDICTIONS;

export const JURISDICTION_CODES = Object.keys(JURISDICTIONS) as readonly Jurisdiction[];

/** Jurisdictions whose entities have typed ids, because v5 serves them. */
export const V5_JURISDICTIONS = JURISDICTION_CODES.filter((code) => JURISDICTIONS[code].inV5);

/** Jurisdictions that v5 does not serve yet (ADR 0008): their entities have only v4's integer ids. */
export const V4_ONLY = JURISDICTION_CODES.filter((code) => !JURISDICTIONS[code].inV5);

/** The country that resolve_entity and request_refresh support. */
export const DEFAULT_NAME = JURISDICTIONS[DEFAULT_JURISDICTION].name;

/** Their names in a sentence, as in `A, B and C`. */
export function namesOf(codes: readonly Jurisdiction[], word: 'and' | 'or' = 'and'): string {
  return listed(
    codes.map((code) => JURISDICTIONS[code].name),
    word,
  );
}

export function listed(texts: readonly string[], word: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-GB', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(texts);
}

/**
 * The typed id of the entity with this number in v4's search, the only search by name: "for `own`, pk is the v4 integer id" (ADR
 * 0026); null if v5 does not serve its jurisdiction.
 */
export function typedIdOf(jurisdiction: Jurisdiction, v4Id: number): string | null {
  return JURISDICTIONS[jurisdiction].inV5 ? `${jurisdiction}_own_${String(v4Id)}` : null;
}
