import { inverseFrequency } from '../name-index/name-keys.js';
import type { CandidateRow } from './lookup.js';
import type { WordGroup } from './expansion.js';

/** What a word that only one name has costs, as a share of its weight. Words on both sides contradict each other and cost it all. */
const ONE_SIDED = 0.5;

interface Use {
  readonly group: number;
  readonly similarity: number;
  /** Weight of the word itself, which the name has. */
  readonly weight: number;
}

/** A word of a name may stand for an initial, or be an initial of the query. */
function usesOf(groups: readonly WordGroup[], names: number): ReadonlyMap<number, readonly Use[]> {
  const uses = new Map<number, Use[]>();
  for (const [group, { expansions, initial }] of groups.entries()) {
    for (const { id, similarity, df } of initial === undefined ? expansions : [...expansions, initial]) {
      const use = { group, similarity, weight: inverseFrequency(df, names) };
      const known = uses.get(id);
      if (known === undefined) uses.set(id, [use]);
      else known.push(use);
    }
  }
  return uses;
}

/**
 * Scores names for groups of words, 0 to 1: the weight in common, compared with what query and name don't share. With
 * `allWords`, 0 if a word is missing. A name has few words and the groups have hundreds, so each word of the name is looked up
 * once.
 */
export function rowScorer(
  groups: readonly WordGroup[],
  { names, allWords }: { names: number; allWords: boolean },
): (row: CandidateRow) => number {
  const total = groups.reduce((sum, group) => sum + group.weight, 0);
  const uses = usesOf(groups, names);
  const best = new Float64Array(groups.length);
  return ({ keys, weight }) => {
    best.fill(0);
    let explained = 0;
    for (const key of keys) {
      const own = uses.get(key);
      if (own === undefined) continue;
      explained += own[0]?.weight ?? 0;
      for (const { group, similarity } of own) best[group] = Math.max(best[group] ?? 0, similarity);
    }
    if (allWords && best.includes(0)) return 0;
    const shared = groups.reduce((sum, group, at) => sum + group.weight * (best[at] ?? 0), 0);
    const missing = total - shared;
    const extra = Math.max(0, weight - explained);
    const both = Math.min(missing, extra);
    return shared / Math.max(Number.EPSILON, shared + 2 * both + ONE_SIDED * (missing + extra - 2 * both));
  };
}
