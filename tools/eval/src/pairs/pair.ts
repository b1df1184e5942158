import { foldName } from '@entity-registry/domain';
import { hashText } from '../random.js';

export type NameKind = 'Organization' | 'NaturalPerson';

/**
 * Where a pair comes from: the files of name pairs, pairs built from the registers, and the wide set, built differently
 * and from other sources. Errors of the wide set are never listed, so that nothing is tuned on it.
 */
export type PairSet = 'name_pairs' | 'registers' | 'wide' | 'file';

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

/** The half of the pairs for tuning the scorer, and the half for the reported figures. */
export type Half = 'tuning' | 'reported';

/** Assigned by the name that the pair was built from, so that variants of a name are never in both halves. */
export function halfOf(pair: LabeledPair): Half {
  return hashText(`half|${foldName(pair.candidate)}`) % 2 === 0 ? 'tuning' : 'reported';
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
