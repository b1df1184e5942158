import { foldName } from '@entity-registry/domain';
import { hashText } from '../random.js';

export const NAME_KINDS = ['NaturalPerson', 'Organization'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/**
 * Where a pair comes from: the files of name pairs, pairs built from the registers, the wide set, built differently and from
 * other sources, and the world set: international names by class of difference. Errors of the wide set are never listed, so
 * that nothing is tuned on it.
 */
export type PairSet = 'name_pairs' | 'registers' | 'wide' | 'world' | 'file';

/** Two written names that are known to refer to the same entity or not. */
export interface LabeledPair {
  set: PairSet;
  category: string;
  kind: NameKind;
  query: string;
  candidate: string;
  match: boolean;
  /**
   * False if no reader could decide from the names alone: two persons of the same name, or one name within the other.
   * Such pairs are reported separately and don't count for precision or recall.
   */
  decidable: boolean;
}

/** The part of the pairs for tuning the scorer, a part of the world set that checks the tuning, and the reported part. */
export type Half = 'tuning' | 'checking' | 'reported';

const WORLD_PARTS: readonly Half[] = ['tuning', 'checking', 'reported'];

/** Assigned by the name that the pair was built from, so that variants of a name are never in two parts. */
export function halfOf(pair: LabeledPair): Half {
  const hash = hashText(`half|${foldName(pair.candidate)}`);
  if (pair.set === 'world') return WORLD_PARTS[(hash >>> 4) % WORLD_PARTS.length] ?? 'reported';
  return hash % 2 === 0 ? 'tuning' : 'reported';
}

/** The words of a name, folded, each once. */
export function wordSet(name: string): Set<string> {
  return new Set(
    foldName(name)
      .split(' ')
      .filter((word) => word !== ''),
  );
}

/** True when one name has every word of the other. */
export function contains(a: string, b: string): boolean {
  const [wordsA, wordsB] = [wordSet(a), wordSet(b)];
  const within = (own: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
    [...own].every((word) => other.has(word));
  return within(wordsA, wordsB) || within(wordsB, wordsA);
}
