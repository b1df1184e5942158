import { EditCosts, editCost, hasDigit } from '../alignment/letter-costs.js';
import {
  MOST_LETTERS_MISSING,
  bitsIn,
  haveOtherLetters,
  maxSpellingCost,
  shareOfSpelling,
} from '../alignment/spelling-likeness.js';
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
  /** Shorter words first; those of one length in alphabetical order. */
  private readonly words: readonly string[];
  private readonly places: ReadonlyMap<string, number>;
  /** One bit for each letter in a word; 0 for words that are no misspelling of others. */
  private readonly letters: Int32Array;
  /** The place of the first word of each length. */
  private readonly from: Int32Array;
  /** The places of all words in alphabetical order. */
  private readonly alphabetical: Int32Array;
  private readonly kept = new Map<string, readonly WordLike[]>();

  constructor(words: Iterable<string>) {
    const sorted = [...new Set(words)].sort();
    this.words = sorted.toSorted((one, other) => one.length - other.length);
    this.places = new Map(this.words.map((word, place) => [word, place]));
    this.letters = Int32Array.from(this.words, (word) => (mayBeMisspelled(word) ? lettersOf(word) : 0));
    this.from = Int32Array.from({ length: LONGEST + 2 }, (_, length) => {
      const first = this.words.findIndex((word) => word.length >= length);
      return first < 0 ? this.words.length : first;
    });
    this.alphabetical = Int32Array.from(sorted, (word) => this.places.get(word) ?? 0);
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

  /** The words that may be another spelling of `word`, without itself; `most`: only those that cost less, if that is less. */
  misspellingsOf(word: string, most = Infinity): readonly WordLike[] {
    if (!mayBeMisspelled(word)) return [];
    const key = most === Infinity ? word : `${word} ${String(most)}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const found = this.readMisspellings(word, most);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, found);
    return found;
  }

  /** Words of `shortest` letters or more that begin with `prefix`, at most {@link MOST_BEGUN}. */
  beginningWith(prefix: string, shortest: number): number[] {
    const { alphabetical } = this;
    let [low, high] = [0, alphabetical.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.wordAt(alphabetical[middle] ?? 0) < prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let at = low; at < alphabetical.length && found.length < MOST_BEGUN; at += 1) {
      const place = alphabetical[at] ?? 0;
      const word = this.wordAt(place);
      if (!word.startsWith(prefix)) break;
      if (word.length >= shortest) found.push(place);
    }
    return found;
  }

  /** Compares with every word that its length and letters don't rule out. */
  private readMisspellings(word: string, most: number): WordLike[] {
    const { words, letters, from } = this;
    const found: WordLike[] = [];
    const own = lettersOf(word);
    const costs = new EditCosts(word);
    const last = Math.min(word.length + MOST_LETTERS_MISSING, LONGEST);
    for (let length = Math.max(word.length - MOST_LETTERS_MISSING, SHORTEST); length <= last; length += 1) {
      const longer = Math.max(length, word.length);
      const limit = Math.min(maxSpellingCost(longer), most);
      const end = from[length + 1] as number;
      for (let place = from[length] as number; place < end; place += 1) {
        const other = letters[place] as number;
        if (other === 0 || haveOtherLetters(own, other, longer)) continue;
        const cost = costs.costOf(words[place] as string, limit);
        const share = cost === 0 ? 0 : shareOfSpelling(cost, longer);
        if (share > 0) found.push({ place, share });
      }
    }
    return found;
  }
}

const mayBeMisspelled = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST && !hasDigit(word);

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

  /** The numbers of other keys that one letter makes of this one. */
  *near(key: string): Generator<number> {
    const { keys, letters } = (this.index ??= indexOf(this.places.keys()));
    const folded = key.toLowerCase();
    const own = lettersOf(folded);
    for (let place = 0; place < keys.length; place += 1) {
      const other = keys[place] as string;
      // One letter for another changes two bits.
      if (Math.abs(other.length - key.length) > 1 || bitsIn(own ^ (letters[place] as number)) > 2) continue;
      if (editCost(folded, other, ONE_LETTER) !== Infinity && folded !== other) yield* this.lists.of(place);
    }
  }

  private index: { readonly keys: readonly string[]; readonly letters: Int32Array } | undefined;
}

const ONE_LETTER = 1;

function indexOf(written: Iterable<string>): { keys: string[]; letters: Int32Array } {
  const keys = Array.from(written, (key) => key.toLowerCase());
  return { keys, letters: Int32Array.from(keys, lettersOf) };
}
