import { nameTokens } from '@entity-registry/domain';
import { editDistance } from '@entity-registry/registry';
import type { Vocabulary, WrittenName } from '../pairs/vocabulary.js';

/** The set of letters in a word, which preselects words within two edits before they are compared. */
function signature(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 31);
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const SIMILARITIES = [1, 0.85, 0.7];
/** Minimum share of common letter pairs for names that have no word in common. */
const MIN_PAIRS = 0.5;

function letterPairs(name: WrittenName): Set<string> {
  const compact = nameTokens(name.name, name.kind).join('');
  return new Set(Array.from({ length: Math.max(0, compact.length - 1) }, (_, at) => compact.slice(at, at + 2)));
}

/**
 * Searches every name without an index: the upper bound of what can be found. Names are gathered by words
 * up to two edits away, and by letter pairs across word boundaries; the caller ranks them.
 */
export class ExhaustiveSearch {
  private readonly holders = new Map<string, number[]>();
  private readonly words: { word: string; mask: number }[];
  private readonly pairs = new Map<string, number[]>();
  private readonly pairCounts: number[];
  private readonly size: number;

  constructor(
    names: readonly WrittenName[],
    private readonly vocabulary: Vocabulary,
  ) {
    const add = (map: Map<string, number[]>, key: string, at: number): void => {
      const list = map.get(key);
      if (list === undefined) map.set(key, [at]);
      else list.push(at);
    };
    this.size = names.length;
    this.pairCounts = names.map((name, at) => {
      for (const token of nameTokens(name.name, name.kind)) add(this.holders, token, at);
      const pairs = letterPairs(name);
      for (const pair of pairs) add(this.pairs, pair, at);
      return pairs.size;
    });
    this.words = [...this.holders.keys()].map((word) => ({ word, mask: signature(word) }));
  }

  /** Positions of up to `most` names by words and as many by letters. */
  gather(query: WrittenName, most: number): Set<number> {
    return new Set([...this.byWords(query, most), ...this.byLetters(query, most)]);
  }

  private byWords(query: WrittenName, most: number): number[] {
    const shared = new Float32Array(this.size);
    for (const token of nameTokens(query.name, query.kind)) {
      const best = new Map<number, number>();
      for (const { word, distance } of this.near(token)) {
        const weight = this.vocabulary.weight(distance === 0 ? token : word) * (SIMILARITIES[distance] ?? 0);
        for (const at of this.holders.get(word) ?? []) if ((best.get(at) ?? 0) < weight) best.set(at, weight);
      }
      for (const [at, weight] of best) shared[at] = (shared[at] ?? 0) + weight;
    }
    return top(shared, most);
  }

  private near(token: string): { word: string; distance: number }[] {
    const allowed = token.length < 3 || /\d/.test(token) ? 0 : token.length < 5 ? 1 : 2;
    const mask = signature(token);
    return this.words
      .filter((each) => Math.abs(each.word.length - token.length) <= allowed && bits(each.mask ^ mask) <= 2 * allowed)
      .map(({ word }) => ({ word, distance: editDistance(token, word, allowed) }))
      .filter(({ distance }) => distance <= allowed);
  }

  private byLetters(query: WrittenName, most: number): number[] {
    const requested = letterPairs(query);
    const shared = new Float32Array(this.size);
    for (const pair of requested) {
      for (const at of this.pairs.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    }
    shared.forEach((count, at) => {
      const share = (2 * count) / (requested.size + (this.pairCounts[at] ?? 0));
      shared[at] = share < MIN_PAIRS ? 0 : share;
    });
    return top(shared, most);
  }
}

/** Positions of the largest weights above zero. */
function top(weights: Float32Array, most: number): number[] {
  const places: number[] = [];
  weights.forEach((weight, at) => {
    if (weight > 0) places.push(at);
  });
  const weightAt = (at: number): number => weights[at] ?? 0;
  return places.sort((a, b) => weightAt(b) - weightAt(a) || a - b).slice(0, most);
}
