import { consonantWords, isConsonantWord } from '@entity-registry/domain';
import type { Script, Skeleton } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { NameScope } from '../name-index/name-scope.js';
import { expandWords, tokensByPrefix, tokensByPrefixes } from '../name-index/tokens.js';
import type { TokenRow } from '../name-index/tokens.js';
import { SHORTEST_DISTANT, findDistant } from '../name-index/distant-words.js';
import { withinOneEdit } from '../name-index/edit-distance.js';
import { deletions, isFuzzy, textHash } from '../name-index/key-hash.js';
import { findBySound, soundOfSyllable, soundWithoutVowels } from '../name-index/sounds.js';
import type { SoundingWord } from '../name-index/sounds.js';
import { inverseFrequency } from '../name-index/name-keys.js';
import { isComparable, weightOfAll } from './plan.js';
import type { Expansion, WordGroup } from './expansion.js';
import { mayBeBeginning, mayBeginUnindexed } from './query-words.js';

export const SIMILARITY_OF_PREFIX = 0.95;
const SIMILARITY_OF_EDIT = 0.85;
const SIMILARITY_OF_TWO_EDITS = 0.7;
/** More than an edit, which changes the sound, if the words sound the same; less for each difference between consonants. */
const SIMILARITY_OF_SOUND = 0.95;
const LESS_SIMILAR = 0.2;
const SIMILARITY_OF_CLOSE = 0.88;
/** An initial says little of a word. */
const SIMILARITY_OF_INITIAL = 0.5;
/** By the number of consonants that agree: few are those of many words. */
const SIMILARITY_OF_CONSONANTS = [0, 0.5, 0.7, 0.8, 0.85] as const;
/** Maximum number of index words that may match one word of the query. */
const MAX_EXPANSIONS = 24;
const MAX_PREFIXED = 200;

/** The words of a query, and the number of names that it searches. */
export interface QueriedWords {
  jurisdiction: NameScope;
  tokens: readonly string[];
  /** The one of `tokens` that may be unfinished, or null. */
  unfinished: string | null;
  /** Number of names in the jurisdiction. */
  names: number;
  /** The consonants of the words; absent where names in scripts without vowels are not searched. */
  skeletons?: ReadonlyMap<string, readonly Skeleton[]>;
  /** Whether there are such names. */
  consonants?: boolean;
  /** Other spellings and translations of some of them. */
  translations?: ReadonlyMap<string, readonly string[]>;
  /** Whether names may have initials instead of the words. */
  initials?: boolean;
}

export function toExpansion(row: TokenRow, similarity: number): Expansion {
  return { id: row.id, df: row.df, common: row.frequency === 'common', similarity };
}

const NONE: readonly string[] = [];

/** The first letter of a word that names may have as an initial. */
function initialOf({ initials }: QueriedWords, token: string): string[] {
  return initials === true && /^[a-z]{2}/.test(token) ? [token.charAt(0)] : [];
}

/** The consonants of a word in a name without vowels. */
function toConsonants(row: TokenRow): Expansion {
  return toExpansion(row, SIMILARITY_OF_CONSONANTS[row.token.length - 1] ?? SIMILARITY_OF_CONSONANTS[4]);
}

/** Best expansion per word id, the most similar first, then the most frequent. */
export function ordered(expansions: readonly Expansion[], most: number): Expansion[] {
  const best = new Map<number, Expansion>();
  for (const expansion of expansions) {
    const known = best.get(expansion.id);
    if (known === undefined || known.similarity < expansion.similarity) best.set(expansion.id, expansion);
  }
  return [...best.values()].sort((a, b) => b.similarity - a.similarity || b.df - a.df || a.id - b.id).slice(0, most);
}

async function complete(db: Queryable, jurisdiction: NameScope, beginning: string | null): Promise<TokenRow[]> {
  if (beginning === null) return [];
  return await tokensByPrefix(db, jurisdiction, beginning, MAX_PREFIXED, !mayBeBeginning(beginning));
}

/**
 * The index words that each query word may match: itself, words one edit away and, for the unfinished word, its completions.
 * A short unfinished word is completed to common words only, because too many rare words start with it.
 */
export async function expandGroups(db: Queryable, words: QueriedWords): Promise<WordGroup[]> {
  const { jurisdiction, tokens, unfinished } = words;
  const probes = tokens.map((token, word) => {
    const shorter = isFuzzy(token) ? deletions(token) : [];
    const hashes = isFuzzy(token) ? [token, ...shorter].map(textHash) : [];
    const consonants = words.consonants === true ? consonantWords(words.skeletons?.get(token) ?? []) : [];
    const translations = words.translations?.get(token) ?? NONE;
    const own = [token, ...consonants, ...translations, ...initialOf(words, token)];
    // A longer word with a missing letter is found by its hash.
    return { word, hashes, own, shorter: token.length > SHORTEST_DISTANT ? [] : shorter };
  });
  const [rows, completions] = await Promise.all([
    expandWords(db, jurisdiction, probes),
    complete(db, jurisdiction, unfinished),
  ]);
  return tokens.map((token, word) => {
    const read = rows.filter((row) => row.word === word);
    return groupOf(token, read, words, token === unfinished ? completions : []);
  });
}

/** The group of a query word: `read` are the words of the index that may be near it, `completions` longer ones. */
function groupOf(
  token: string,
  read: readonly TokenRow[],
  words: QueriedWords,
  completions: readonly TokenRow[],
): WordGroup {
  const translations = words.translations?.get(token) ?? NONE;
  const translated = read
    .filter((row) => translations.includes(row.token))
    .map((row) => toExpansion(row, SIMILARITY_OF_SOUND));
  const consonants = read.filter((row) => isConsonantWord(row.token)).map(toConsonants);
  const near = read.filter((row) => !isConsonantWord(row.token) && withinOneEdit(row.token, token));
  const whole = near.map((row) => toExpansion(row, row.token === token ? 1 : SIMILARITY_OF_EDIT));
  const begun = completions.map((row) => toExpansion(row, row.token === token ? 1 : SIMILARITY_OF_PREFIX));
  const most = MAX_EXPANSIONS + MAX_PREFIXED;
  const expansions = ordered([...begun, ...ordered(whole, MAX_EXPANSIONS), ...translated, ...consonants], most);
  const own = near.find((row) => row.token === token);
  const rarest = Math.min(...expansions.map((expansion) => expansion.df));
  // A usual word is as telling as all its translations together.
  const usual = translated.length > 0 ? [...translated, ...whole.filter(({ similarity }) => similarity === 1)] : null;
  const weight =
    usual === null
      ? inverseFrequency(own?.df ?? (expansions.length > 0 ? rarest : 0), words.names)
      : weightOfAll(usual, words.names);
  const [letter] = initialOf(words, token);
  const initial = read.find((row) => row.token === letter);
  return { weight, expansions, ...(initial && { initial: toExpansion(initial, SIMILARITY_OF_INITIAL) }) };
}

/** The groups. Those of words that the index does not know also get the words two edits away. */
async function withDistantWords(
  db: Queryable,
  words: QueriedWords,
  groups: readonly WordGroup[],
): Promise<WordGroup[]> {
  const { jurisdiction, tokens, names } = words;
  const unknown = tokens.filter((_, at) => groups[at]?.expansions.every((expansion) => expansion.similarity < 1));
  const distant = await findDistant(db, jurisdiction, unknown);
  return groups.map((group, at) => {
    const rows = distant.get(tokens[at] ?? '') ?? [];
    if (rows.length === 0) return group;
    const further = rows.map((row) => toExpansion(row, SIMILARITY_OF_TWO_EDITS));
    const expansions = ordered([...group.expansions, ...further], MAX_EXPANSIONS);
    const rarest = Math.min(...expansions.map((expansion) => expansion.df));
    return { ...group, weight: inverseFrequency(rarest, names), expansions };
  });
}

/**
 * The groups of a name in a script that is romanized in many ways, with the words that sound like its own. In other scripts,
 * like {@link withDistantWords}.
 */
export async function withSimilarWords(
  db: Queryable,
  words: QueriedWords & { script: Script },
  groups: readonly WordGroup[],
): Promise<WordGroup[]> {
  const { jurisdiction, tokens, names, script, skeletons } = words;
  if (script !== 'vowelless' && script !== 'syllables') return await withDistantWords(db, words, groups);
  const sounds = tokens.map((token) =>
    script === 'syllables' ? soundOfSyllable(token) : soundWithoutVowels(skeletons?.get(token) ?? []),
  );
  const found = await findBySound(db, jurisdiction, sounds);
  return groups.map((group, at) => withSounding(group, found[at] ?? [], names));
}

/** The group with words that sound like its own. */
export function withSounding(group: WordGroup, sounding: readonly SoundingWord[], names: number): WordGroup {
  if (sounding.length === 0) return group;
  const further = sounding.map((row) => toExpansion(row, SIMILARITY_OF_SOUND - LESS_SIMILAR * row.distance));
  const expansions = ordered([...group.expansions, ...further], group.expansions.length + further.length);
  return { ...group, weight: weightOfAll(closest({ weight: 0, expansions }).expansions, names), expansions };
}

/** The group without the words that sound less alike, unless it has no others. */
export function closest(group: WordGroup): WordGroup {
  const expansions = group.expansions.filter((expansion) => expansion.similarity >= SIMILARITY_OF_CLOSE);
  return expansions.length > 0 ? { ...group, expansions } : group;
}

/** The group without the words that are a typo away, unless it has no others. */
export function withoutEdits(group: WordGroup): WordGroup {
  const exact = group.expansions.filter((expansion) => expansion.similarity > SIMILARITY_OF_EDIT);
  return exact.length > 0 ? { ...group, expansions: exact } : group;
}

/** Groups in which every word may be the beginning of a longer one. */
export interface WidenedGroups {
  groups: WordGroup[];
  /** Positions of words with incomplete groups: too many words start with them, or some that do aren't in the index. */
  open: ReadonlySet<number>;
  /** True if widening added a word to a group. */
  gained: boolean;
}

/** The groups with each word treated as a possible prefix: adds the most frequent words that start with it. */
export async function widenGroups(
  db: Queryable,
  words: QueriedWords,
  groups: readonly WordGroup[],
): Promise<WidenedGroups> {
  const { jurisdiction, tokens, unfinished, names } = words;
  const beginnings = tokens.flatMap((prefix, word) => (mayBeBeginning(prefix) ? [{ word, prefix }] : []));
  const rows = await tokensByPrefixes(db, jurisdiction, beginnings, MAX_PREFIXED);
  const open = new Set<number>();
  const widened = groups.map((group, word) => {
    const token = tokens[word] ?? '';
    const begun = rows.filter((row) => row.word === word);
    const short = token === unfinished && !mayBeBeginning(token);
    const unindexed = mayBeBeginning(token) && mayBeginUnindexed(token);
    if (short || unindexed || begun.length === MAX_PREFIXED) open.add(word);
    const prefixed = begun.map((row) => toExpansion(row, row.token === token ? 1 : SIMILARITY_OF_PREFIX));
    const expansions = ordered([...group.expansions, ...prefixed], MAX_EXPANSIONS + MAX_PREFIXED);
    return { weight: weightOfAll(expansions, names), expansions };
  });
  const gained = widened.some((group, at) => group.expansions.length > (groups[at]?.expansions.length ?? 0));
  return { groups: widened, open, gained };
}

/**
 * The groups that leave few enough names to compare them with the other words, and the positions of those other words: as
 * many of the open words as possible. Null if there are no open words, or too many names.
 */
export function groupsToCompare(
  { groups, open }: WidenedGroups,
  names: number,
): { groups: WordGroup[]; others: number[] } | null {
  const others = [...open].sort((a, b) => (groups[b]?.weight ?? 0) - (groups[a]?.weight ?? 0));
  const chosen = groups.filter((_, at) => !open.has(at));
  if (others.length > 0 && isComparable(chosen, names)) return { groups: chosen, others };
  const exact = chosen.map(withoutEdits);
  while (others.length > 0) {
    if (isComparable(exact, names)) return { groups: exact, others };
    const at = others.shift();
    const group = at === undefined ? undefined : groups[at];
    if (group !== undefined) exact.push(withoutEdits(group));
  }
  return null;
}
