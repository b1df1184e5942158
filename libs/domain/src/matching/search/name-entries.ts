import type { EntityKind } from '../../jurisdictions/jurisdiction.js';
import { acronymsOf } from '../alignment/initials.js';
import { consonantsOf, soundOf } from '../alignment/sound-words.js';
import { INITIAL_WEIGHT, lettersOf } from '../name-word.js';
import type { NameWord } from '../name-word.js';
import type { PreparedName } from '../prepared-name.js';
import type { ReadCandidate } from '../score-name.js';
import { ByKey, Lists, Vocabulary } from './vocabulary.js';

/** Initials of more words are compared with no word. */
export const MOST_INITIALS: Readonly<Record<EntityKind, number>> = { NaturalPerson: 3, Organization: 6 };
const FEWEST_INITIALS = 2;
/** Shorter words have too few sounds to be found by them. */
export const SHORTEST_BY_SOUND = 4;

/** One bit for the first letter of a word. */
export const firstLetter = (word: string): number => 1 << (word.charCodeAt(0) % 32);

/** A reading of a name, as it is found: a name has several if it gives several ways to write it, or parts that are names. */
interface Entry {
  readonly name: number;
  readonly read: PreparedName;
  readonly isPart: boolean;
}

/** The words of names of one kind, and the names by them, in every way in which the scorer pairs words. Built once. */
export class NameEntries {
  readonly words: Vocabulary;
  /** Weight of each word, in nats. */
  readonly weights: Float32Array;
  /** The entries with each word. */
  readonly byWord: Lists;
  readonly bySound: ByKey;
  readonly byConsonants: ByKey;
  /** Entries by the consonants of their words and of each two neighbors, for names that were written without vowels. */
  readonly withoutVowels: ByKey;
  /** Entries of two words by the consonants of both together. */
  readonly ofTwoByConsonants: ByKey;
  /** Entries by the initials of their words. */
  readonly byInitials: ByKey;
  /** Entries by the initials of all their words. */
  readonly byAcronym: ByKey;
  /** The place of each entry's name, the sum of the weights of its words, and one bit for each first letter and each initial. */
  readonly name: Int32Array;
  readonly total: Float32Array;
  readonly firstLetters: Int32Array;
  readonly initials: Int32Array;
  /** One bit for each letter of a word that is short enough to be initials, and its weight; 0: there is none. */
  readonly shortWord: Int32Array;
  readonly shortWeight: Float32Array;
  readonly isPart: Uint8Array;
  readonly isOneWord: Uint8Array;

  constructor(
    readonly kind: EntityKind,
    names: readonly ReadCandidate[],
  ) {
    const entries = names.flatMap((candidate, name) => entriesOf(candidate, name, kind));
    this.words = new Vocabulary(entries.flatMap(({ read }) => read.words.flatMap(formsOf)));
    this.weights = new Float32Array(this.words.size);
    this.name = Int32Array.from(entries, ({ name }) => name);
    this.total = Float32Array.from(entries, ({ read }) => read.words.reduce((sum, { weight }) => sum + weight, 0));
    const bits = (words: readonly NameWord[]): number => words.reduce((all, { text }) => all | firstLetter(text), 0);
    this.firstLetters = Int32Array.from(entries, ({ read }) => bits(read.words));
    this.initials = Int32Array.from(entries, ({ read }) => bits(read.words.filter(({ shape }) => shape === 'initial')));
    const short = entries.map(({ read }) => read.words.find((word) => mayBeInitials(word, kind)));
    this.shortWord = Int32Array.from(short, (word) => (word === undefined ? 0 : lettersOf(word.written)));
    this.shortWeight = Float32Array.from(short, (word) => word?.weight ?? 0);
    this.isPart = Uint8Array.from(entries, ({ isPart }) => Number(isPart));
    this.isOneWord = Uint8Array.from(entries, ({ read }) => Number(read.words.length === 1));
    this.byWord = this.readWords(entries);
    this.bySound = new ByKey(this.soundsOfWords());
    this.byConsonants = new ByKey(this.consonantsOfWords());
    const keyed = (keysOf: (read: PreparedName) => Iterable<string>): ByKey =>
      new ByKey(keysOfEntries(entries, keysOf));
    this.withoutVowels = keyed((read) =>
      read.script === 'vowelless' ? runsOfTwo(read).flatMap(({ text }) => consonantKeys(text)) : [],
    );
    this.ofTwoByConsonants = keyed((read) =>
      read.script !== 'vowelless' && read.words.length === 2 ? consonantKeys(read.all.join('')) : [],
    );
    this.byInitials = keyed((read) => initialsIn(read.words, MOST_INITIALS[kind]).map(({ initials }) => initials));
    this.byAcronym = keyed((read) => (kind === 'Organization' ? acronymsOf(read) : []));
  }

  private readWords(entries: readonly Entry[]): Lists {
    const pairs = entries.flatMap(({ read }, entry) => {
      const own = new Map<number, number>();
      for (const word of read.words)
        for (const form of formsOf(word)) own.set(this.words.placeOf(form) ?? -1, word.weight);
      return [...own].map(([place, weight]) => {
        this.weights[place] = Math.max(this.weights[place] ?? 0, weight);
        return [place, entry] as const;
      });
    });
    return new Lists(this.words.size, pairs);
  }

  private *soundsOfWords(): Generator<[string, number]> {
    for (let place = 0; place < this.words.size; place += 1) {
      const word = this.words.wordAt(place);
      if (word.length >= SHORTEST_BY_SOUND) yield [soundOf(word), place];
    }
  }

  private *consonantsOfWords(): Generator<[string, number]> {
    for (let place = 0; place < this.words.size; place += 1)
      for (const key of consonantKeys(this.words.wordAt(place))) yield [key, place];
  }
}

/** The entries by the keys of each, without duplicates. */
function* keysOfEntries(
  entries: readonly Entry[],
  keysOf: (read: PreparedName) => Iterable<string>,
): Generator<[string, number]> {
  for (const [entry, { read }] of entries.entries()) for (const key of new Set(keysOf(read))) yield [key, entry];
}

function entriesOf({ kind, readings }: ReadCandidate, name: number, wanted: EntityKind): Entry[] {
  if (kind !== wanted) return [];
  const entry =
    (isPart: boolean) =>
    (read: PreparedName): Entry => ({ name, read, isPart });
  return [...readings.whole.map(entry(false)), ...readings.parts().map(entry(true))];
}

/** True for a word that may be the initials of several. */
export const mayBeInitials = ({ shape, written }: NameWord, kind: EntityKind): boolean =>
  shape === 'word' && written.length >= FEWEST_INITIALS && written.length <= MOST_INITIALS[kind];

/** The word as it is compared, and as it was written. */
export const formsOf = ({ text, written }: NameWord): string[] => (text === written ? [text] : [text, written]);

/** The consonants of a word in both readings, as the scorer compares them. */
export function consonantKeys(word: string): string[] {
  return [...new Set([consonantsOf(word), consonantsOf(word, true)])].filter((key) => key !== '');
}

interface Run {
  readonly words: readonly NameWord[];
  readonly text: string;
}

/** Each word, and each two neighbors with what is between them. */
export function runsOfTwo({ words, all }: PreparedName): Run[] {
  return words.flatMap((word, at): Run[] => {
    const next = words[at + 1];
    const own = { words: [word], text: word.written };
    return next === undefined
      ? [own]
      : [own, { words: [word, next], text: all.slice(word.place, next.place + 1).join('') }];
  });
}

/** The initials of each run of words of three letters or more. */
export function initialsIn(
  words: readonly NameWord[],
  most: number,
): { initials: string; words: readonly NameWord[] }[] {
  const found: { initials: string; words: readonly NameWord[] }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let initials = '';
    for (let at = from; at < Math.min(words.length, from + most); at += 1) {
      const { written } = words[at] as NameWord;
      if (written.length < 3) break;
      initials += written.charAt(0);
      if (initials.length >= FEWEST_INITIALS) found.push({ initials, words: words.slice(from, at + 1) });
    }
  }
  return found;
}

/** What the initials that two names share weigh. */
export function weightOfInitials(bits: number): number {
  let weight = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) weight += INITIAL_WEIGHT;
  return weight;
}
