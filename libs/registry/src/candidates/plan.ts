import type { Expansion, WordGroup } from './expansion.js';
import type { Conjunction, KeyCondition } from './lookup.js';
import { SAMPLE_LEVELS, pairKey, sampleKey } from '../name-index/key-hash.js';
import { inverseFrequency } from '../name-index/name-keys.js';
import { setKeysOf, setKeysOfReading } from './set-keys.js';
import type { SetKeys } from './set-keys.js';

export interface SearchPlan {
  setKeys: SetKeys;
  conjunctions: Conjunction[];
  truncated: boolean;
}

/** Estimated matches at which a conjunction needs no further word. */
const ENOUGH = 300;
const MAX_WORDS = 4;
/** A conjunction that is estimated to match more names is not run: its bitmap scan would read them all. */
const TOO_MANY = 15_000;
/** The same for one word alone, where reading all names gains little over a sample. */
const TOO_MANY_ALONE = 6_000;
const MAX_CONJUNCTIONS = 2;
/** Minimum share of the query's weight that the names of a conjunction can still reach. */
const MIN_REACHABLE = 0.4;
/** Maximum number of common words per query word in pair keys; the most similar, then the most frequent. */
const MAX_PAIRED = 8;
/** Target size of a sample of a common word: alone, and if more words narrow it down. */
const SAMPLE_ALONE = 200;
const SAMPLE_NARROWED = 3_000;
/** Maximum estimated matches of a conjunction whose names are all looked up and compared. */
const MAX_COMPARED = 3_000;
/** The same for names with the query's linking words: of 4,000 names with a surname, a few dozen have 'de la'. */
const MAX_PREFERRED = 4_000;

const NO_SETS: SetKeys = { close: [], contained: [] };

/** Number of names with a word of the group. Names with two of them count twice. */
function size(group: WordGroup): number {
  return group.expansions.reduce((sum, expansion) => sum + Math.max(1, expansion.df), 0);
}

/** Number of names expected to match all groups, as if words were independent. */
function estimate(groups: readonly WordGroup[], names: number): number {
  const total = Math.max(1, names);
  return groups.reduce((product, group) => product * Math.min(1, size(group) / total), total);
}

function ids(expansions: readonly Expansion[]): number[] {
  return expansions.map((expansion) => expansion.id);
}

function commonOf(group: WordGroup): Expansion[] {
  return group.expansions
    .filter((expansion) => expansion.common)
    .sort((a, b) => b.similarity - a.similarity || b.df - a.df)
    .slice(0, MAX_PAIRED);
}

/** Conditions for names that match both groups: pair keys if both words are common, the words if one is rare. */
function bothOf(a: WordGroup, b: WordGroup): KeyCondition[] {
  const [rareA, rareB] = [a, b].map((group) => group.expansions.filter((expansion) => !expansion.common));
  const pairs = commonOf(a).flatMap((x) => commonOf(b).map((y) => pairKey(x.id, y.id)));
  const conditions: KeyCondition[] = [];
  if (pairs.length > 0) conditions.push({ all: [pairs] });
  if (rareA !== undefined && rareA.length > 0) conditions.push({ all: [ids(rareA), ids(b.expansions)] });
  if (rareB !== undefined && rareB.length > 0) conditions.push({ all: [ids(rareB), ids(a.expansions)] });
  return conditions;
}

function conditionsFor(groups: readonly WordGroup[]): KeyCondition[] {
  const [first, second, ...others] = groups;
  if (first === undefined) return [];
  if (second === undefined) return [{ all: [ids(first.expansions)] }];
  const rest = others.map((group) => ids(group.expansions));
  if (first.expansions.every((expansion) => !expansion.common)) {
    return [{ all: [ids(first.expansions), ids(second.expansions), ...rest] }];
  }
  return bothOf(first, second).map((condition) => ({ all: [...condition.all, ...rest] }));
}

/** A bounded sample of `aim` names with each very common word of the first group, narrowed down by the other words. */
function sampled(first: WordGroup, others: readonly WordGroup[], limit: number, aim: number): Conjunction {
  const keys = commonOf(first).map(({ id, df }) => {
    const level = Math.floor(Math.log2(Math.max(1, df / aim)));
    return sampleKey(id, Math.min(level, SAMPLE_LEVELS - 1));
  });
  const rare: Expansion[] = [];
  let matches = 0;
  for (const expansion of first.expansions.filter((each) => !each.common)) {
    matches += Math.max(1, expansion.df);
    if (matches > SAMPLE_NARROWED) break;
    rare.push(expansion);
  }
  const rest = others.map((group) => ids(group.expansions));
  return { anyOf: [{ all: [[...keys, ...ids(rare)], ...rest] }], limit };
}

/** The words from `start` on, rarest first, as many as are needed to narrow the names down. */
function extend(groups: readonly WordGroup[], start: number, names: number): WordGroup[] {
  const chosen: WordGroup[] = [];
  for (const group of groups.slice(start)) {
    if (chosen.length === MAX_WORDS || (chosen.length > 0 && estimate(chosen, names) <= ENOUGH)) break;
    chosen.push(group);
  }
  return chosen;
}

/**
 * Plans what to read from the index: the exact word sets, and at most two conjunctions of the distinctive words (design,
 * "Candidates in PostgreSQL", steps 3 to 6). Groups without expansions (unknown words) only lower the reachable weight.
 * @param limit maximum number of names per conjunction
 */
export function planSearch(
  words: readonly WordGroup[],
  names: number,
  limit: number,
  options: { allWords: boolean; conjunctions?: number },
): SearchPlan {
  const groups = words.filter((group) => group.expansions.length > 0).sort((a, b) => b.weight - a.weight);
  const total = words.reduce((sum, group) => sum + group.weight, 0);
  const { close, contained } = setKeysOf(groups);
  const setKeys = { close, contained: options.allWords ? [] : contained };
  const conjunctions: Conjunction[] = [];
  let truncated = false;
  let start = 0;
  while (start < groups.length && conjunctions.length < (options.conjunctions ?? MAX_CONJUNCTIONS)) {
    const reachable = groups.slice(start).reduce((sum, group) => sum + group.weight, 0) / total;
    // The rarest word of the index is looked up in any case: the others may all be unknown.
    if (start > 0 && (options.allWords || reachable < MIN_REACHABLE)) break;
    const rare = options.allWords ? [] : rareFrom(groups, start);
    if (rare.length > 0) {
      conjunctions.push({ anyOf: [{ all: [rare.flatMap((group) => ids(group.expansions))] }], limit });
      start += rare.length;
      continue;
    }
    const chosen = extend(groups, start, names);
    start += 1;
    if (estimate(chosen, names) <= (chosen.length === 1 ? TOO_MANY_ALONE : TOO_MANY)) {
      const anyOf = conditionsFor(chosen);
      if (anyOf.length > 0) conjunctions.push({ anyOf, limit });
      continue;
    }
    truncated = true;
    const [first, ...others] = chosen;
    const aim = others.length === 0 ? SAMPLE_ALONE : SAMPLE_NARROWED;
    if (first !== undefined) conjunctions.push(sampled(first, others, limit, aim));
  }
  return { setKeys, conjunctions, truncated };
}

/** The words from `start` on that are so rare that all names with any of them can be read at once. */
function rareFrom(groups: readonly WordGroup[], start: number): WordGroup[] {
  const rare: WordGroup[] = [];
  let matches = 0;
  for (const group of groups.slice(start)) {
    matches += size(group);
    if (matches > ENOUGH) break;
    rare.push(group);
  }
  return rare;
}

/**
 * Plans what to read for another reading of a query ('gran muelle' for 'granmuelle'): its word sets, and the names with all
 * its words if they are few.
 */
export function planReading(words: readonly WordGroup[], names: number, limit: number): SearchPlan {
  const groups = words.filter(isKnown).sort((a, b) => b.weight - a.weight);
  const chosen = extend(groups, 0, names);
  const anyOf = estimate(chosen, names) <= MAX_COMPARED ? conditionsFor(chosen) : [];
  return {
    setKeys: setKeysOfReading(groups),
    conjunctions: anyOf.length > 0 ? [{ anyOf, limit }] : [],
    truncated: false,
  };
}

/** True if so few names match all the words that each of them can be looked up and compared. */
export function isComparable(groups: readonly WordGroup[], names: number): boolean {
  return groups.length > 0 && groups.every(isKnown) && estimate(groups, names) <= MAX_COMPARED;
}

/** Finds names that match all the words and `like`. Few enough names must match the words ({@link isComparable}). */
export function planCompared(
  words: readonly WordGroup[],
  names: number,
  limit: number,
  like: readonly string[],
): SearchPlan {
  const groups = words.toSorted((a, b) => b.weight - a.weight);
  const anyOf = conditionsFor(extend(groups, 0, names));
  return { setKeys: NO_SETS, conjunctions: [{ anyOf, limit, like }], truncated: false };
}

/**
 * Finds names that match all the words and `like`: if more names have the words than are read, this still reads those with
 * the query's wording. For a very common word, it reads a sample.
 */
export function planPreferred(
  words: readonly WordGroup[],
  names: number,
  limit: number,
  like: readonly string[],
): Conjunction[] {
  const groups = words.map(wordItself).sort((a, b) => b.weight - a.weight);
  const [first, ...others] = extend(groups, 0, names);
  if (first === undefined || !groups.every(isKnown)) return [];
  if (estimate([first, ...others], names) <= MAX_PREFERRED) {
    return [{ anyOf: conditionsFor([first, ...others]), limit, like }];
  }
  const aim = MAX_PREFERRED / Math.max(1, commonOf(first).length);
  return [{ ...sampled(first, others, limit, aim), like }];
}

function isKnown(group: WordGroup): boolean {
  return group.expansions.length > 0;
}

/** The group with only the word as typed, if the index knows it. */
function wordItself(group: WordGroup): WordGroup {
  const own = group.expansions.filter((expansion) => expansion.similarity === 1);
  return own.length > 0 ? { ...group, expansions: own } : group;
}

/** Weight of a group by all the names it matches, because the rarest of many words would weigh too much. */
export function weightOfAll(expansions: readonly Expansion[], names: number): number {
  return inverseFrequency(size({ weight: 0, expansions: [...expansions] }), names);
}
