import {
  distinctTokens,
  foldKeepingEnye,
  foldName,
  nameTokens,
  particles,
  peelLegalForm,
  scriptOf,
} from '@entity-registry/domain';
import type { EntityKind } from '@entity-registry/domain';
import { withinOneEdit } from '../name-index/edit-distance.js';
import { isFuzzy } from '../name-index/key-hash.js';
import { mayBeBeginning } from '../candidates/query-words.js';
import type { QueryWords } from '../candidates/query-words.js';

/** How well a name matches a query. Lower is better; compared member by member in this order. */
export interface NameRank {
  /**
   * 0: the same name. 1: the same except for the legal form. 2: starts with the query. 3: all words. 4: some words only as
   * beginnings. 5: with typos.
   */
  tier: 0 | 1 | 2 | 3 | 4 | 5;
  /** 1 if the name is not the current one but a former, trade or alias name. */
  other: 0 | 1;
  /** Words that match only with a typo. */
  edits: number;
  /** Words that match only as the beginning of a word. */
  begun: number;
  /** Linking words ('de la') of the query that are missing from the name or link other words in it. */
  particles: number;
  /** Words of the query with ñ or n that the name spells differently. */
  enye: number;
  /** 1 if the query has a legal form and the name has another one or none. */
  form: 0 | 1;
  /** Words of the name that are not in the query. */
  extra: number;
  /** The folded name, the last criterion. */
  folded: string;
}

/** The parts of a query that ranking needs, computed once. */
export interface RankedQuery extends QueryWords {
  /** Words with ñ kept. */
  enyeWords: string[];
}

/** The words of a query plus the parts of the written `name` that ranking needs. */
export function rankedQuery(words: QueryWords, name: string): RankedQuery {
  return { ...words, enyeWords: foldKeepingEnye(name).split(' ') };
}

/** Number of query words with ñ or n that the name spells differently. */
function enyeMismatches(query: RankedQuery, name: string, folded: string): number {
  const written = /[ñÑ\u0303]/.test(name) ? foldKeepingEnye(name) : folded;
  const words = written.split(' ');
  return query.enyeWords.filter((word, at) => {
    if (!/[ñn]/.test(word)) return false;
    const last = at === query.enyeWords.length - 1 && query.unfinished !== null;
    return !words.some((own) => own === word || ((last || mayBeBeginning(word)) && own.startsWith(word)));
  }).length;
}

/** Number of linking words and phrases of the query that are missing from the name. */
function particleMismatches(query: RankedQuery, folded: string): number {
  if (query.phrases.length === 0) return 0;
  const words = new Set(folded.split(' '));
  const missing = query.core.split(' ').filter((word) => particles().has(word) && !words.has(word));
  const phrases = query.phrases.filter((phrase) => !` ${folded}`.includes(` ${phrase}`));
  return missing.length + phrases.length;
}

/** How the words of a name match those of a query; null if one has no match. */
function matchWords(query: RankedQuery, written: ReadonlySet<string>): { edits: number; begun: number } | null {
  let edits = 0;
  let begun = 0;
  const some = (test: (own: string) => boolean): boolean => [...written].some(test);
  for (const word of query.words) {
    if (written.has(word)) continue;
    if ((word === query.unfinished || mayBeBeginning(word)) && some((own) => own.startsWith(word))) begun += 1;
    else if (isFuzzy(word) && some((own) => isFuzzy(own) && withinOneEdit(own, word))) edits += 1;
    else return null;
  }
  return { edits, begun };
}

/** The words in Latin letters of a name in another script. */
function latinWords(name: string, kind: EntityKind): string[] {
  return scriptOf(name) === 'latin' ? [] : nameTokens(name, kind);
}

/** True if the query is in Han or Hangul, which separate no words, and the name contains it. */
function holdsSyllables(query: RankedQuery, folded: string): boolean {
  return scriptOf(query.core) === 'syllables' && folded.replaceAll(' ', '').includes(query.core.replaceAll(' ', ''));
}

/**
 * Ranks a name against a query; null if a word of the query is missing from the name. Words can be in any order. Each can have
 * one typo or, from three letters on, be the beginning of any word of the name, including its legal form; the unfinished word
 * can be of any length. A query that is only a legal form matches names that have it.
 */
export function rankName(
  query: RankedQuery,
  name: string,
  kind: EntityKind,
  other: NameRank['other'] = 0,
): NameRank | null {
  const folded = foldName(name);
  const { core, form } = kind === 'Organization' ? peelLegalForm(folded) : { core: folded, form: null };
  const tokens = distinctTokens(core);
  const holdsForm = query.formSpellings.some((spelling) => ` ${folded} `.includes(` ${spelling} `));
  const matched = matchWords(query, new Set([...tokens, ...folded.split(' '), ...latinWords(name, kind)]));
  const certain = holdsForm || holdsSyllables(query, folded);
  if (matched === null && !certain) return null;
  const { edits, begun } = certain || matched === null ? { edits: 0, begun: 0 } : matched;
  const rank = {
    other,
    edits,
    begun,
    particles: particleMismatches(query, folded),
    enye: enyeMismatches(query, name, folded),
    form: query.form === null || query.form === form ? (0 as const) : (1 as const),
    extra: Math.max(0, tokens.length - query.words.length),
    folded,
  };
  if (folded === query.folded) return { tier: 0, ...rank };
  if (core === query.core) return { tier: 1, ...rank };
  if (folded.startsWith(query.folded) || core.startsWith(query.core)) return { tier: 2, ...rank };
  return { tier: edits > 0 ? 5 : begun > 0 ? 4 : 3, ...rank };
}

/** Orders ranks, best first. Prefix matches are ordered alphabetically, not by length. */
export function compareRanks(a: NameRank, b: NameRank): number {
  const extra = a.tier === 2 && b.tier === 2 ? 0 : a.extra - b.extra;
  const words = a.tier - b.tier || a.other - b.other || a.edits - b.edits || a.begun - b.begun;
  const byMerit = words || a.particles - b.particles || a.enye - b.enye || a.form - b.form || extra;
  return byMerit !== 0 || a.folded === b.folded ? byMerit : a.folded < b.folded ? -1 : 1;
}
