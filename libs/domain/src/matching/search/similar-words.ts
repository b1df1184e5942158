import { soundOf, consonantsOf } from '../alignment/sound-words.js';
import type { NameWord } from '../name-word.js';
import type { PreparedName } from '../prepared-name.js';
import { nicknamesOf } from '../words/nicknames.js';
import { variantsOf } from '../words/given-names.js';
import { SHORTEST_BY_SOUND, consonantKeys, formsOf, runsOfTwo } from './name-entries.js';
import type { NameEntries } from './name-entries.js';
import type { WordLike, ByKey } from './vocabulary.js';

/** What a word is worth that isn't the same, 0 to 1; about what the scorer gives it. */
const NICKNAME = 0.85;
const SAME_SOUND = 0.85;
/** By the number of consonants. */
const SAME_CONSONANTS = [0, 0.45, 0.7, 0.85, 0.92] as const;
const NEAR_CONSONANTS = 0.55;
const ABBREVIATED = 0.55;
const PART_OF_WORD = 0.9;

const SHORTEST_ABBREVIATION = 3;
const SHORTEST_PART = 2;
const LONGEST_RUN = 4;
const SHORTEST_JOINED = 4;
const SHORTEST_MISSPELLED = 6;
/** Shorter keys of consonants aren't misspelled. */
const LONG_KEY = 4;

/**
 * The words of names that the scorer may pair with a word of the query. A word may be there twice: the best counts. `isTolerant`: misspelled
 * words, too.
 */
export function* placesLike(
  word: NameWord,
  query: PreparedName,
  entries: NameEntries,
  isTolerant: boolean,
): Generator<WordLike> {
  const { words } = entries;
  for (const form of formsOf(word)) {
    const place = words.placeOf(form);
    if (place !== undefined) yield { place, share: 1 };
    if (word.shape === 'number') continue;
    if (isTolerant) yield* words.misspellingsOf(form);
    yield* partsOf(form, entries);
  }
  if (word.shape === 'number') return;
  if (entries.kind === 'NaturalPerson')
    for (const other of [...nicknamesOf(word.text), ...variantsOf(word.written)]) {
      const place = words.placeOf(other);
      if (place !== undefined) yield { place, share: NICKNAME };
    }
  if (word.written.length >= SHORTEST_BY_SOUND)
    for (const place of entries.bySound.of(soundOf(word.written))) yield { place, share: SAME_SOUND };
  if (query.arabic && query.script !== 'vowelless')
    for (const place of entries.byConsonants.of(consonantsOf(word.written))) yield { place, share: SAME_CONSONANTS[3] };
  if (query.script === 'vowelless') yield* byConsonants(word.written, entries.byConsonants, isAlone(query));
}

/** Words that begin or end the word: abbreviations, and words that the query joins. */
function* partsOf(word: string, { words }: NameEntries): Generator<WordLike> {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [beginning, ending] = [words.placeOf(word.slice(0, at)), words.placeOf(word.slice(at))];
    const joined = beginning !== undefined && ending !== undefined;
    const isShort = at >= SHORTEST_ABBREVIATION && word.length >= at + SHORTEST_ABBREVIATION;
    if (beginning !== undefined && (joined || isShort))
      yield { place: beginning, share: joined ? (PART_OF_WORD * at) / word.length : ABBREVIATED };
    if (ending !== undefined && joined)
      yield { place: ending, share: (PART_OF_WORD * (word.length - at)) / word.length };
  }
  if (word.length < SHORTEST_ABBREVIATION) return;
  for (const place of words.beginningWith(word, word.length + SHORTEST_ABBREVIATION))
    yield { place, share: ABBREVIATED };
}

const isAlone = ({ words }: PreparedName): boolean => words.length === 1;

/** `isAlone`: it is all of the name, so that one consonant is a key. Of other names, too many words have it. */
function* byConsonants(text: string, index: ByKey, isAlone: boolean): Generator<WordLike> {
  for (const key of consonantKeys(text)) {
    if (key.length === 1 && !isAlone) continue;
    const share = SAME_CONSONANTS[key.length] ?? SAME_CONSONANTS[4];
    for (const place of index.of(key)) yield { place, share };
    if (key.length < LONG_KEY) continue;
    for (const place of index.near(key)) yield { place, share: NEAR_CONSONANTS };
  }
}

/**
 * Names written without vowels that have the consonants of a word of the query, or of it and its neighbor; for a query without vowels,
 * names of two words that have those of both. `weight`: what they share.
 */
export function* entriesLike(
  word: NameWord,
  query: PreparedName,
  { withoutVowels, ofTwoByConsonants }: NameEntries,
): Generator<{ readonly entry: number; readonly weight: number }> {
  for (const { words, text } of runsOfTwo(query)) {
    if (words[0] !== word) continue;
    const whole = words.reduce((sum, { weight }) => sum + weight, 0);
    for (const { place, share } of byConsonants(text, withoutVowels, isAlone(query)))
      yield { entry: place, weight: share * whole };
    if (query.script !== 'vowelless' || words.length !== query.words.length) continue;
    for (const { place, share } of byConsonants(text, ofTwoByConsonants, false))
      yield { entry: place, weight: share * whole };
  }
}

/** A run of neighboring words, as one word; linking words between them belong to it. */
export interface JoinedRun {
  readonly text: string;
  readonly weight: number;
  /** Misspelled words are rarely joined too: looked up for two only. */
  readonly mayBeMisspelled: boolean;
}

export function runsJoined({ words, all }: PreparedName): JoinedRun[] {
  const found: JoinedRun[] = [];
  for (const [from, first] of words.entries()) {
    let weight = first.weight;
    for (let at = from + 1; at < Math.min(words.length, from + LONGEST_RUN); at += 1) {
      const last = words[at] as NameWord;
      weight += last.weight;
      const text = all.slice(first.place, last.place + 1).join('');
      const mayBeMisspelled = at === from + 1 && text.length >= SHORTEST_MISSPELLED;
      if (text.length >= SHORTEST_JOINED) found.push({ text, weight, mayBeMisspelled });
    }
  }
  return found;
}
