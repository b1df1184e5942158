import { setKey } from '../name-index/key-hash.js';
import type { WordGroup } from './expansion.js';

/** The word sets that a search looks up: each finds the names that have these words and no others. */
export interface SetKeys {
  /** The words as they are, one left out, one replaced by a similar one: many names may have these words, all are read. */
  close: bigint[];
  /** Two or more words left out, or initials instead of them: a few names are read for each. */
  contained: bigint[];
}

const MAX_CLOSE = 64;
/** Maximum number of sets with several words left out, and of those with initials. */
const MAX_SHORTER = 20;
const MAX_INITIALED = 16;
/** Names with initials rarely leave out words too. */
const LEFT_OUT_BESIDE_INITIALS = 2;
/** The same for another reading of the query. */
const MAX_READING_CLOSE = 16;
const MAX_READING_CONTAINED = 4;

/** Looks up fewer sets for another reading of the query. */
export function setKeysOfReading(groups: readonly WordGroup[]): SetKeys {
  const close = distinctKeys(closeSets(groups), MAX_READING_CLOSE);
  const shorter = containedSets(groups.map(withoutInitial), MAX_READING_CONTAINED);
  return { close, contained: distinctKeys(shorter, MAX_READING_CONTAINED, close) };
}

/** The sets of a query's known words, the most similar first. */
export function setKeysOf(groups: readonly WordGroup[]): SetKeys {
  const close = distinctKeys(closeSets(groups), MAX_CLOSE);
  const shorter = containedSets(groups.map(withoutInitial), MAX_SHORTER);
  const contained = distinctKeys(shorter, MAX_SHORTER, close);
  if (groups.every(({ initial }) => initial === undefined)) return { close, contained };
  const sets = containedSets(groups, MAX_SHORTER + MAX_INITIALED, LEFT_OUT_BESIDE_INITIALS);
  const initialed = distinctKeys(sets.filter(hasInitial(groups)), MAX_INITIALED, close);
  return { close, contained: [...contained, ...initialed] };
}

const withoutInitial = (group: WordGroup): WordGroup => ({ weight: group.weight, expansions: group.expansions });

function hasInitial(groups: readonly WordGroup[]): (set: readonly number[]) => boolean {
  const letters = new Set(groups.flatMap(({ initial }) => initial?.id ?? []));
  return (set) => set.some((id) => letters.has(id));
}

/** The keys of the first `most` sets, without those in `known`. */
function distinctKeys(sets: readonly (readonly number[])[], most: number, known: readonly bigint[] = []): bigint[] {
  const seen = new Set(known);
  const keys: bigint[] = [];
  for (const set of sets) {
    if (keys.length === most) break;
    const key = setKey([...new Set(set)]);
    if (set.length === 0 || seen.has(key)) continue;
    seen.add(key);
    keys.push(key);
  }
  return keys;
}

function closeSets(groups: readonly WordGroup[]): number[][] {
  const exact = groups.map((group) => group.expansions[0]?.id);
  const without = (skipped: number): number[] =>
    exact.filter((id, at) => id !== undefined && at !== skipped) as number[];
  const replaced = groups.flatMap((group, at) =>
    group.expansions.slice(1).map(({ id, similarity }) => ({ set: [...without(at), id], similarity })),
  );
  return [
    without(-1),
    ...(groups.length > 1 ? groups.map((_, at) => without(at)) : []),
    ...replaced.sort((a, b) => b.similarity - a.similarity).map(({ set }) => set),
  ];
}

interface Part {
  readonly ids: readonly number[];
  /** Weight of what the words lack. */
  readonly missing: number;
}

/** The sets with any of the words left out or as an initial, those that lack least first. */
function containedSets(groups: readonly WordGroup[], wanted: number, leftOut = 1): (readonly number[])[] {
  // The complete set and those without one word may be among the first, and are found anyway.
  const most = wanted + groups.length + 1;
  let parts: Part[] = [{ ids: [], missing: 0 }];
  for (const { weight, expansions, initial } of groups) {
    const own = expansions[0];
    parts = parts
      .flatMap(({ ids, missing }) => [
        ...(own === undefined ? [] : [{ ids: [...ids, own.id], missing }]),
        ...(initial === undefined
          ? []
          : [{ ids: [...ids, initial.id], missing: missing + weight * (1 - initial.similarity) }]),
        { ids, missing: missing + weight * leftOut },
      ])
      .sort((a, b) => a.missing - b.missing)
      .slice(0, most);
  }
  return parts.map(({ ids }) => ids);
}
