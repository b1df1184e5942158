import type { SourceSpec } from '../jurisdictions/jurisdiction.js';
import { JURISDICTIONS, JURISDICTION_CODES, SOURCES } from '../jurisdictions/jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';

export type PublicSourceId = keyof typeof SOURCES;

const LEAKS: readonly PublicSourceId[] = (Object.keys(SOURCES) as PublicSourceId[]).filter((id) => {
  const spec: SourceSpec = SOURCES[id];
  return spec.leaked === true;
});

/** The sources whose records come from a leak. Their data is marked as leaked wherever it is shown. */
export const leakSources = (): readonly PublicSourceId[] => LEAKS;

/** The country that lists a source. */
export function jurisdictionOfSource(id: PublicSourceId): Jurisdiction {
  const found = JURISDICTION_CODES.find((code) => Object.hasOwn(JURISDICTIONS[code].sources, id));
  if (found === undefined) throw new Error(`no country lists ${id}`);
  return found;
}

/** The provenance of synthetic records. It isn't a source, and the catalog doesn't list it. */
export const SYNTHETIC_SOURCE = 'synthetic';

/** Possible sources of a stored row. */
export type SourceId = PublicSourceId | typeof SYNTHETIC_SOURCE;
