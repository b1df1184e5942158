import { skeletonsWithoutVowels } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { NameScope } from '../name-index/name-scope.js';
import { findBySound, soundWithoutVowels } from '../name-index/sounds.js';
import type { Change } from './readings.js';
import { withSounding } from './word-groups.js';
import type { WordGroup } from './expansion.js';

/** Maximum number of words that are looked up for other readings: two words as one, and the parts of one. */
const MAX_LOOKED_UP = 6;
const MAX_READINGS = 3;
/**
 * Parts of Arabic and Persian names that are written together with what precedes or follows ('علیرضا', 'Fathizadeh'), romanized
 * without vowels.
 */
const PARTS: readonly string[] =
  'ly rd mhmd ghlm bdl bd myr hmd hsn hsyn syd hj zdh pwr nzhd abd llh lh dyn khn byk nwr shh mhr'.split(' ');

function joined(tokens: readonly string[]): Change[] {
  return tokens.slice(1).map((token, at) => ({ from: at, count: 2, words: [(tokens[at] ?? '') + token] }));
}

function cut(token: string, from: number): Change[] {
  const before = PARTS.filter((part) => token.startsWith(part)).map((part) => [part, token.slice(part.length)]);
  const after = PARTS.filter((part) => token.endsWith(part)).map((part) => [token.slice(0, -part.length), part]);
  return [...before, ...after]
    .filter((words) => words.every((word) => word.length > 1))
    .map((words) => ({ from, count: 1, words }));
}

/**
 * Readings of a name without vowels: two of its words as one ('سيف الدين' is 'Seifeddine'), and a word as the two parts of it
 * that are known to be written together ('علیرضا' is 'Ali Reza').
 */
export async function soundReadings(
  db: Queryable,
  words: { jurisdiction: NameScope; name: string; tokens: readonly string[]; names: number },
  groups: readonly WordGroup[],
): Promise<WordGroup[][]> {
  const { jurisdiction, name, tokens, names } = words;
  const changes = [...tokens.flatMap(cut), ...joined(tokens)];
  const spellings = [...new Set(changes.flatMap((change) => change.words))].slice(0, MAX_LOOKED_UP);
  const skeletons = spellings.map((spelling) => skeletonsWithoutVowels(spelling, name));
  const found = await findBySound(db, jurisdiction, skeletons.map(soundWithoutVowels));
  const groupOf = (word: string): WordGroup[] => {
    const sounding = found[spellings.indexOf(word)] ?? [];
    return sounding.length === 0 ? [] : [withSounding({ weight: 0, expansions: [] }, sounding, names)];
  };
  const readings = changes.flatMap(({ from, count, words: changed }) => {
    const read = changed.flatMap(groupOf);
    return read.length < changed.length ? [] : [groups.toSpliced(from, count, ...read)];
  });
  return readings.slice(0, MAX_READINGS);
}
