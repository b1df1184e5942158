import { editCost, hasDigit } from '../alignment/letter-costs.js';
import { MOST_LETTERS_MISSING, haveOtherLetters, shareOfSpelling } from '../alignment/spelling-likeness.js';
import { lettersOf } from '../name-word.js';

/** A word of the vocabulary, by its place, and how much of a word's weight it is worth if that means it, 0 to 1. */
export interface WordLike {
  readonly place: number;
  readonly share: number;
}

/** Misspellings of shorter words aren't looked up: they are too many, and say too little. */
const SHORTEST = 3;
const LONGEST = 40;

/** More words begin like short words: they say too little. */
const MOST_BEGUN = 200;

/** Words that are looked up again and again, such as given names, are looked up once. */
const MOST_KEPT = 20_000;

/** The distinct words of all names, which are found in any spelling that the scorer takes for a misspelling (ADR 0201). */
export class Vocabulary {
  /** Shorter words first. */
  private readonly words: readonly string[];
  private readonly places: ReadonlyMap<string, number>;
  private readonly letters: Int32Array;
  /** The place of the first word of each length. */
  private readonly from: Int32Array;
  /** The places of all words in alphabetical order. */
  private readonly alphabetical: Int32Array;
  private readonly kept = new Map<string, readonly WordLike[]>();

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].sort((one, other) => one.length - other.length);
    this.places = new Map(this.words.map((word, place) => [word, place]));
    this.letters = Int32Array.from(this.words, lettersOf);
    const order = [...this.words.keys()];
    order.sort((one, other) => (this.wordAt(one) < this.wordAt(other) ? -1 : 1));
    this.alphabetical = Int32Array.from(order);
    this.from = Int32Array.from({ length: LONGEST + 2 }, (_, length) => this.firstOf(length));
  }

  get size(): number {
    return this.words.length;
  }

  placeOf(word: string): number | undefined {
    return this.places.get(word);
  }

  wordAt(place: number): string {
    return this.words[place] ?? '';
  }

  /** The words that may be another spelling of `word`, without itself. */
  misspellingsOf(word: string): readonly WordLike[] {
    const known = this.kept.get(word);
    if (known !== undefined) return known;
    const found = this.readMisspellings(word);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(word, found);
    return found;
  }

  /** Words of `shortest` letters or more that begin with `prefix`, at most {@link MOST_BEGUN}. */
  beginningWith(prefix: string, shortest: number): number[] {
    let [low, high] = [0, this.alphabetical.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.wordAt(this.alphabetical[middle] ?? 0) < prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; at < this.alphabetical.length && found.length < MOST_BEGUN; at += 1) {
      const place = this.alphabetical[at] ?? 0;
      const word = this.wordAt(place);
      if (!word.startsWith(prefix)) break;
      if (word.length >= shortest) found.push(place);
    }
    return found;
  }

  private readMisspellings(word: string): WordLike[] {
    const found: WordLike[] = [];
    if (word.length < SHORTEST || word.length > LONGEST || hasDigit(word)) return found;
    const letters = lettersOf(word);
    const last = Math.min(word.length + MOST_LETTERS_MISSING, LONGEST);
    for (let length = Math.max(word.length - MOST_LETTERS_MISSING, SHORTEST); length <= last; length += 1) {
      const longer = Math.max(length, word.length);
      const end = this.from[length + 1] ?? this.words.length;
      for (let place = this.from[length] ?? end; place < end; place += 1) {
        if (haveOtherLetters(letters, this.letters[place] ?? 0, longer)) continue;
        const other = this.words[place] ?? '';
        const share = other === word || hasDigit(other) ? 0 : shareOfSpelling(word, other);
        if (share > 0) found.push({ place, share });
      }
    }
    return found;
  }

  private firstOf(length: number): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '').length < length) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** A list of numbers for each place from 0 on, in one array. */
export class Lists {
  private readonly from: Int32Array;
  private readonly values: Int32Array;

  constructor(places: number, pairs: readonly (readonly [place: number, value: number])[]) {
    this.from = new Int32Array(places + 1);
    for (const [place] of pairs) this.from[place + 1] = (this.from[place + 1] ?? 0) + 1;
    for (let at = 0; at < places; at += 1) this.from[at + 1] = (this.from[at + 1] ?? 0) + (this.from[at] ?? 0);
    this.values = new Int32Array(pairs.length);
    const next = this.from.slice();
    for (const [place, value] of pairs) {
      const at = next[place] ?? 0;
      this.values[at] = value;
      next[place] = at + 1;
    }
  }

  of(place: number): Int32Array {
    return this.values.subarray(this.from[place], this.from[place + 1]);
  }
}

const NONE = new Int32Array();

/** Numbers by a key that several of them share, such as words by how they sound. */
export class ByKey {
  private readonly places = new Map<string, number>();
  private readonly lists: Lists;

  constructor(pairs: Iterable<readonly [key: string, value: number]>) {
    const numbered: [number, number][] = [];
    for (const [key, value] of pairs) {
      const place = this.places.get(key) ?? this.places.size;
      this.places.set(key, place);
      numbered.push([place, value]);
    }
    this.lists = new Lists(this.places.size, numbered);
  }

  of(key: string): Int32Array {
    const place = this.places.get(key);
    return place === undefined ? NONE : this.lists.of(place);
  }

  keys(): Iterable<string> {
    return this.places.keys();
  }
}

/** True if two keys of consonants differ by at most one letter. */
export const areNearKeys = (one: string, other: string): boolean => editCost(one, other, 1) !== Infinity;
