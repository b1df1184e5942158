import { codesFor, levelsFor, offerOf, tagDefinition, tagsOfLevel } from '../catalog/catalog.js';
import type { Code } from '../catalog/codes.js';
import { JURISDICTION_CODES } from '../jurisdictions/jurisdictions.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import type { Level, Tag } from '../catalog/tags.js';

/** The outcome of smart resolution. Codes stand largest first; levels and tags in the order of the answer. */
export interface ResolvedCodes {
  readonly charged: readonly Code[];
  readonly redundant: readonly Code[];
  readonly levels: readonly Level[];
  readonly tags: readonly Tag[];
}

interface RankedCode {
  readonly code: Code;
  readonly levels: readonly Level[];
  /** Codes that make this one redundant when they are requested too. */
  readonly coveredBy: readonly Code[];
}

const RANKED = Object.fromEntries(
  JURISDICTION_CODES.map((jurisdiction) => [jurisdiction, rankCodes(jurisdiction)]),
) as Record<Jurisdiction, readonly RankedCode[]>;

const ORDER = Object.fromEntries(
  JURISDICTION_CODES.map((jurisdiction) => [
    jurisdiction,
    levelsFor(jurisdiction).map((level) => ({ level, tags: tagsOfLevel(level, jurisdiction) })),
  ]),
) as unknown as Record<Jurisdiction, readonly { readonly level: Level; readonly tags: readonly Tag[] }[]>;

/**
 * Orders the codes of a jurisdiction by number of levels, largest first, and notes which earlier code covers which. Codes of
 * equal size keep the catalog's order, so that the first listed of two codes with identical levels is charged. A code
 * without levels (DAT-FREE) delivers what no level holds: nothing covers it.
 */
function rankCodes(jurisdiction: Jurisdiction): readonly RankedCode[] {
  const ranked = codesFor(jurisdiction, 'v5')
    .map((code) => ({ code, levels: levelsOf(jurisdiction, code) }))
    .sort((a, b) => b.levels.length - a.levels.length);
  return ranked.map(({ code, levels }, rank) => ({
    code,
    levels,
    coveredBy: ranked
      .slice(0, rank)
      .filter((larger) => levels.length > 0 && levels.every((level) => larger.levels.includes(level)))
      .map((larger) => larger.code),
  }));
}

function levelsOf(jurisdiction: Jurisdiction, code: Code): readonly Level[] {
  const tags = offerOf(jurisdiction, code)?.tags ?? [];
  return [...new Set(tags.map((tag) => tagDefinition(tag).level))];
}

/**
 * Smart resolution (specification, "Billing rules", 4): a code whose levels are all covered by one larger requested code
 * is redundant and not charged; the others are charged. The order and the repetition of `codes` do not matter.
 * Codes must be ones that `codesFor` lists for the jurisdiction, as `parseInclude` returns them; others are ignored.
 */
export function resolveCodes(jurisdiction: Jurisdiction, codes: readonly Code[]): ResolvedCodes {
  const requested = new Set(codes);
  const charged: Code[] = [];
  const redundant: Code[] = [];
  const delivered = new Set<Level>();
  for (const { code, levels, coveredBy } of RANKED[jurisdiction]) {
    if (!requested.has(code)) continue;
    if (coveredBy.some((larger) => requested.has(larger))) {
      redundant.push(code);
      continue;
    }
    charged.push(code);
    for (const level of levels) delivered.add(level);
  }
  const sections = ORDER[jurisdiction].filter(({ level }) => delivered.has(level));
  return {
    charged,
    redundant,
    levels: sections.map(({ level }) => level),
    tags: sections.flatMap(({ tags }) => tags),
  };
}

/** Orders codes as `resolveCodes` does: by number of levels, largest first. */
export function largestFirst(jurisdiction: Jurisdiction): (a: Code, b: Code) => number {
  const rank = (code: Code) => RANKED[jurisdiction].findIndex((ranked) => ranked.code === code);
  return (a, b) => rank(a) - rank(b);
}
