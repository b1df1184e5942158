import type { RecordLevel } from '../catalog/unlisted-records.js';
import { LEVEL_NUMBERS } from './numbers.js';

/** A set of levels: bit n is the level with the number n. */
export type LevelMask = bigint & { readonly __brand: 'LevelMask' };

export const NO_LEVELS = 0n as LevelMask;

const ALL = Object.entries(LEVEL_NUMBERS) as readonly (readonly [RecordLevel, number])[];
const BITS = Object.fromEntries(ALL.map(([level, number]) => [level, 1n << BigInt(number)])) as Record<
  RecordLevel,
  bigint
>;

/** The set of `levels`. */
export function levelMask(levels: Iterable<RecordLevel>): LevelMask {
  let mask = 0n;
  for (const level of levels) mask |= BITS[level];
  return mask as LevelMask;
}

/** Both sets together. */
export function joinLevels(one: LevelMask, other: LevelMask): LevelMask {
  return (one | other) as LevelMask;
}

/** The levels of a set, in the order of their numbers. Throws RangeError for a bit without a level. */
export function levelsIn(mask: bigint): RecordLevel[] {
  const levels = ALL.filter(([level]) => (mask & BITS[level]) !== 0n).map(([level]) => level);
  if (mask < 0n || levelMask(levels) !== mask) throw new RangeError(`${String(mask)} is not a set of levels`);
  return levels;
}
