import { micro } from '../money/money.js';
import { CATALOG, codesFor, offerOf, tagDefinition } from './catalog.js';
import type { Code } from './codes.js';
import type { Jurisdiction } from '../jurisdictions/jurisdictions.js';
import type { Level } from './tags.js';
import { UNLISTED_RECORDS, isUnlistedTag } from './unlisted-records.js';
import type { RecordLevel } from './unlisted-records.js';

/** The codes that cover the records of a level, cheapest first, then in catalog order; empty if no code sells them. */
export function coveringCodes(jurisdiction: Jurisdiction, level: RecordLevel): readonly Code[] {
  const soldWith = isUnlistedTag(level) ? UNLISTED_RECORDS[level].soldWith : { level };
  return 'code' in soldWith ? [soldWith.code] : codesOfLevel(jurisdiction, soldWith.level);
}

/**
 * A buyer of a code that covers records of `level` got at least one of these levels: `level` itself or, for records that no
 * detail lists, the levels of the codes that sell them.
 */
export function levelsDisclosedWith(jurisdiction: Jurisdiction, level: RecordLevel): readonly RecordLevel[] {
  if (!isUnlistedTag(level)) return [level];
  const { soldWith } = UNLISTED_RECORDS[level];
  if ('level' in soldWith) return [level, soldWith.level];
  const tags = offerOf(jurisdiction, soldWith.code)?.tags ?? [];
  return [level, ...new Set(tags.map((tag) => tagDefinition(tag).level))];
}

function codesOfLevel(jurisdiction: Jurisdiction, level: Level): readonly Code[] {
  const covering = CATALOG.levels.find((definition) => definition.level === level)?.codes ?? [];
  const sold = codesFor(jurisdiction, 'v5').filter((code) => covering.includes(code));
  const price = (code: Code) => micro(offerOf(jurisdiction, code)?.price ?? '0');
  return sold.toSorted((a, b) => Number(price(a) - price(b)));
}
