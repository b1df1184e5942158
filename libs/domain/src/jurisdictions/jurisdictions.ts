import { colombia } from './co/index.js';
import { ecuador } from './ec/index.js';
import type { SourceSpec } from './jurisdiction.js';
import { panama } from './pa/index.js';

/** The countries that we serve. Each has a folder and is registered here. */
export const JURISDICTIONS = { pa: panama, ec: ecuador, co: colombia } as const;

export type Jurisdiction = keyof typeof JURISDICTIONS;

export const JURISDICTION_CODES = Object.keys(JURISDICTIONS) as readonly Jurisdiction[];

/** The countries that v5 serves (ADR 0011); ids of the others are refused. */
export const V5_JURISDICTIONS = JURISDICTION_CODES.filter((code) => JURISDICTIONS[code].v5Status === 'active');

/** The default of v5 when a request names none. Surfaces search its records, and only its entities can be refreshed. */
export const DEFAULT_JURISDICTION: Jurisdiction = 'pa';

/** English names as a phrase: `Panama, Ecuador and Colombia`. */
export function jurisdictionNames(codes: readonly Jurisdiction[] = JURISDICTION_CODES): string {
  return new Intl.ListFormat('en-GB').format(codes.map((code) => JURISDICTIONS[code].englishName));
}

/** Every source, by its id, in the order of the catalog (ADR 0018). */
export const SOURCES = { ...panama.sources, ...ecuador.sources, ...colombia.sources } satisfies Record<
  string,
  SourceSpec
>;

/** The levels that only one country has, and their tags. */
export const OWN_LEVELS = { ...panama.levels, ...ecuador.levels, ...colombia.levels };
export const OWN_TAGS = { ...panama.tags, ...ecuador.tags, ...colombia.tags };
