import type { Jurisdiction, Script } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { expandWords, tokensByPrefix, tokensByPrefixes } from '../name-index/tokens.js';
import type { TokenRow } from '../name-index/tokens.js';
import { SHORTEST_DISTANT, findDistant } from '../name-index/distant-words.js';
import { withinOneEdit } from '../name-index/edit-distance.js';
import { deletions, isFuzzy, textHash } from '../name-index/key-hash.js';
import { findBySound } from '../name-index/sounds.js';
import { inverseFrequency } from '../name-index/name-keys.js';
import { isComparable, weightOfAll } from './plan.js';
import type { Expansion, WordGroup } from './plan.js';
import { mayBeBeginning, mayBeginUnindexed } from './query-words.js';

const SIMILARITY_OF_PREFIX = 0.95;
const SIMILARITY_OF_EDIT = 0.85;
const SIMILARITY_OF_TWO_EDITS = 0.7;
/** More than an edit, which changes the sound. */
const SIMILARITY_OF_SOUND = 0.9;
/** Maximum number of index words that may match one word of the query. */
const MAX_EXPANSIONS = 24;
const MAX_PREFIXED = 200;

/** The words of a query, and the number of names that it searches. */
export interface QueriedWords {
  jurisdiction: Jurisdiction;
  tokens: readonly string[];
  /** The one of `tokens` that may be unfinished, or null. */
  unfinished: string | null;
  /** Number of names in the jurisdiction. */
  names: number;
}

function toExpansion(row: TokenRow, similarity: number): Expansion {
  return { id: row.id, df: row.df, common: row.frequency === 'common', similarity };
}

/** Best expansion per word id, the most similar first, then the most frequent. */
function ordered(expansions: readonly Expansion[], most: number): Expansion[] {
  const best = new Map<number, Expansion>();
  for (const expansion of expansions) {
    const known = best.get(expansion.id);
    if (known === undefined || known.similarity < expansion.similarity) best.set(expansion.id, expansion);
  }
  return [...best.values()].sort((a, b) => b.similarity - a.similarity || b.df - a.df || a.id - b.id).slice(0, most);
}

async function complete(db: Queryable, jurisdiction: Jurisdiction, beginning: string | null): Promise<TokenRow[]> {
  if (beginning === null) return [];
  return await tokensByPrefix(db, jurisdiction, beginning, MAX_PREFIXED, !mayBeBeginning(beginning));
}

/**
 * The index words that each query word may match: itself, words one edit away and, for the unfinished word, its completions.
 * A short unfinished word is completed to common words only, because too many rare words start with it.
 */
export async function expandGroups(db: Queryable, words: QueriedWords): Promise<WordGroup[]> {
  const { jurisdiction, tokens, unfinished, names } = words;
  const probes = tokens.map((token, word) => {
    const shorter = isFuzzy(token) ? deletions(token) : [];
    const hashes = isFuzzy(token) ? [token, ...shorter].map(textHash) : [];
    // A longer word with a missing letter is found by its hash.
    return { word, hashes, spellings: token.length > SHORTEST_DISTANT ? [token] : [token, ...shorter] };
  });
  const [rows, completions] = await Promise.all([
    expandWords(db, jurisdiction, probes),
    complete(db, jurisdiction, unfinished),
  ]);
  return tokens.map((token, word) => {
    const near = rows.filter((row) => row.word === word && withinOneEdit(row.token, token));
    const whole = near.map((row) => toExpansion(row, row.token === token ? 1 : SIMILARITY_OF_EDIT));
    const completed = token === unfinished ? completions : [];
    const begun = completed.map((row) => toExpansion(row, row.token === token ? 1 : SIMILARITY_OF_PREFIX));
    const expansions = ordered([...begun, ...ordered(whole, MAX_EXPANSIONS)], MAX_EXPANSIONS + MAX_PREFIXED);
    const own = near.find((row) => row.token === token);
    const rarest = Math.min(...expansions.map((expansion) => expansion.df));
    const weight = inverseFrequency(own?.df ?? (expansions.length > 0 ? rarest : 0), names);
    return { weight, expansions };
  });
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
    return { weight: inverseFrequency(rarest, names), expansions };
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
  const { jurisdiction, tokens, names, script } = words;
  const found = await findBySound(db, jurisdiction, tokens, script);
  if (found === null) return await withDistantWords(db, words, groups);
  return groups.map((group, at) => {
    const further = found.get(tokens[at] ?? '')?.map((row) => toExpansion(row, SIMILARITY_OF_SOUND)) ?? [];
    const expansions = ordered([...group.expansions, ...further], group.expansions.length + further.length);
    return further.length === 0 ? group : { weight: weightOfAll(expansions, names), expansions };
  });
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
