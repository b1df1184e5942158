import { distinctTokens, foldKeepingEnye, foldName, peelLegalForm } from '@entity-registry/domain';
import { withinOneEdit } from './edit-distance.js';
import { isFuzzy } from './key-hash.js';
import type { QueryWords } from './query-words.js';

/** How well a name answers a query: lower is better, member by member in this order. */
export interface NameRank {
  /** 0 the same name, 1 the same but for the legal form, 2 a name that starts with the query, 3 all words, 4 with typing errors. */
  tier: 0 | 1 | 2 | 3 | 4;
  /** Words that match only with a typing error. */
  edits: number;
  /** Words of the query whose ñ or n the name writes otherwise. */
  enye: number;
  /** Words of the name that the query does not ask for. */
  extra: number;
  /** The folded name, by which equals are ordered. */
  folded: string;
}

/** The parts of a query that ranking needs, made once. */
export interface RankedQuery extends QueryWords {
  /** Words with ñ kept. */
  enyeWords: string[];
}

/** Adds to the words of the search for `name` what ranking needs of it as it was written. */
export function rankedQuery(words: QueryWords, name: string): RankedQuery {
  return { ...words, enyeWords: foldKeepingEnye(name).split(' ') };
}

/** Words of the query whose ñ the name does not write the same way. A last word may be unfinished. */
function enyeMismatches(query: RankedQuery, name: string, folded: string): number {
  const written = /[ñÑ\u0303]/.test(name) ? foldKeepingEnye(name) : folded;
  const words = written.split(' ');
  return query.enyeWords.filter((word, at) => {
    if (!/[ñn]/.test(word)) return false;
    const open = at === query.enyeWords.length - 1 && query.unfinished !== null;
    return !words.some((own) => own === word || (open && own.startsWith(word)));
  }).length;
}

/**
 * Ranks a name against a query, or null when a word of the query is missing from it. Words may come in any order, the
 * unfinished one may be the beginning of any word of the name (its legal form included), each other one may hold one
 * typing error.
 */
export function rankName(query: RankedQuery, name: string, kind: 'Organization' | 'NaturalPerson'): NameRank | null {
  const folded = foldName(name);
  const core = kind === 'Organization' ? peelLegalForm(folded).core : folded;
  const tokens = distinctTokens(core);
  const written = new Set([...tokens, ...folded.split(' ')]);
  let edits = 0;
  for (const word of query.words) {
    if (written.has(word)) continue;
    if (word === query.unfinished && [...written].some((own) => own.startsWith(word))) continue;
    if (!isFuzzy(word) || ![...written].some((own) => isFuzzy(own) && withinOneEdit(own, word))) return null;
    edits += 1;
  }
  const rank = {
    edits,
    enye: enyeMismatches(query, name, folded),
    extra: Math.max(0, tokens.length - query.words.length),
    folded,
  };
  if (folded === query.folded) return { tier: 0, ...rank };
  if (core === query.core) return { tier: 1, ...rank };
  if (folded.startsWith(query.folded) || core.startsWith(query.core)) return { tier: 2, ...rank };
  return { tier: edits === 0 ? 3 : 4, ...rank };
}

/** Orders ranks, best first. Prefix matches are not ordered by length: they come in the order of the alphabet. */
export function compareRanks(a: NameRank, b: NameRank): number {
  const extra = a.tier === 2 && b.tier === 2 ? 0 : a.extra - b.extra;
  const byMerit = a.tier - b.tier || a.edits - b.edits || a.enye - b.enye || extra;
  return byMerit !== 0 || a.folded === b.folded ? byMerit : a.folded < b.folded ? -1 : 1;
}
