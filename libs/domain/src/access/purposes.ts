import { codesFor, levelsFor, offerOf, tagDefinition } from '../catalog/catalog.js';
import type { Code } from '../catalog/codes.js';
import { LEVELS } from '../catalog/tags.js';
import type { Level } from '../catalog/tags.js';
import { UNLISTED_RECORDS } from '../catalog/unlisted-records.js';
import type { RecordLevel } from '../catalog/unlisted-records.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import type { LevelSpec } from '../levels/tag-spec.js';

/** What an account may use immigration, court and criminal records for (ruling 46). Append-only: accounts keep the name. */
export const PURPOSES = ['kyc_aml', 'credit', 'legal_claim', 'journalism', 'own_data'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** Levels with immigration, court and criminal records: operators may require a purpose for them (ADR 0214). */
export const PURPOSE_LEVELS: readonly RecordLevel[] = Object.entries<LevelSpec>({ ...LEVELS, ...UNLISTED_RECORDS })
  .filter(([, { needsPurpose }]) => needsPurpose)
  .map(([level]) => level as RecordLevel);

/** The levels of a detail in a jurisdiction that may need a purpose. */
export function purposeLevelsFor(jurisdiction: Jurisdiction): readonly Level[] {
  return levelsFor(jurisdiction).filter(needsPurpose);
}

export const needsPurpose = (level: RecordLevel): boolean => PURPOSE_LEVELS.includes(level);

/** Whether a code covers records of a level that may need a purpose. */
export function codeNeedsPurpose(jurisdiction: Jurisdiction, code: Code): boolean {
  const tags = offerOf(jurisdiction, code)?.tags ?? [];
  return tags.some((tag) => needsPurpose(tagDefinition(tag).level));
}

/** The codes that cover such a level in a jurisdiction, in catalog order. */
export function purposeCodesFor(jurisdiction: Jurisdiction): readonly Code[] {
  return codesFor(jurisdiction, 'v5').filter((code) => codeNeedsPurpose(jurisdiction, code));
}
