import { JURISDICTIONS, JURISDICTION_CODES } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { colombia } from './co.js';
import type { Country } from './country.js';
import { ecuador } from './ec.js';
import { panama } from './pa.js';
import { genericCountry } from './generic.js';

/** Countries with their own words. */
const OWN: Readonly<Partial<Record<Jurisdiction, Country>>> = { pa: panama, ec: ecuador, co: colombia };

/** How the synthetic entities of every country are generated. */
export const COUNTRIES = Object.fromEntries(
  JURISDICTION_CODES.map((code) => [code, OWN[code] ?? genericCountry(JURISDICTIONS[code])]),
) as Readonly<Record<Jurisdiction, Country>>;
