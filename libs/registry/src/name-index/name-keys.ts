import type { SearchWords } from '@entity-registry/domain';
import type { TokenFrequency } from './tokens.js';
import { pairKey, sampleKey, sampleLevel, setKey } from './key-hash.js';

/** A word of a name, as the index knows it. */
export interface IndexedToken {
  id: number;
  df: number;
  frequency: TokenFrequency;
}

/** Maximum number of words of a name in pair keys, the rarest of the common words first. */
const PAIRED_AT_MOST = 8;

/** A word in more names than this is common: it gets pair and sample keys. */
export const COMMON_DF = 2_000;

/** Inverse document frequency: the weight of a word, in nats. */
export function inverseFrequency(df: number, names: number): number {
  return Math.log(1 + (Math.max(names, df) + 1) / (df + 1));
}

/** All words under which a name is found. */
export function allWords({ words, others }: SearchWords): string[] {
  return [...words, ...others];
}

/** Words of a vocabulary that it has. */
function known(words: readonly string[], vocabulary: ReadonlyMap<string, IndexedToken>): IndexedToken[] {
  return words.map((word) => vocabulary.get(word)).filter((token) => token !== undefined);
}

/**
 * The keys, set key and weight of a name with these words. Its other words only have keys: neither the set nor the weight
 * depends on how the name is written. `vocabulary` must have all of them.
 */
export function nameKeys(
  pk: bigint,
  { words, others }: SearchWords,
  vocabulary: ReadonlyMap<string, IndexedToken>,
  names: number,
): { keys: number[]; setKey: bigint; weight: number } {
  const tokens = known(words, vocabulary);
  const all = [...tokens, ...known(others, vocabulary)];
  const common = all
    .filter((token) => token.frequency !== 'rare')
    .sort((a, b) => a.df - b.df || a.id - b.id)
    .slice(0, PAIRED_AT_MOST);
  const keys = new Set(all.map((token) => token.id));
  const level = sampleLevel(pk);
  common.forEach((token, at) => {
    keys.add(sampleKey(token.id, level));
    for (const other of common.slice(at + 1)) keys.add(pairKey(token.id, other.id));
  });
  return {
    keys: [...keys],
    setKey: setKey(tokens.map((token) => token.id)),
    weight: tokens.reduce((sum, token) => sum + inverseFrequency(token.df, names), 0),
  };
}
