import {
  distinctTokens,
  englishWord,
  foldName,
  isLegalFormWord,
  latinName,
  particlePhrases,
  particles,
  peelLeadingForm,
  peelLegalForm,
  sameCompanyWords,
  scriptOf,
  searchWords,
  skeletonsOf,
  skeletonsWithoutVowels,
  spellingsOfForm,
  wordsOfLegalForms,
} from '@entity-registry/domain';
import type { EntityKind, OtherReading, Script, Skeleton } from '@entity-registry/domain';
import { withinOneEdit } from '../name-index/edit-distance.js';
import { isFuzzy } from '../name-index/key-hash.js';

/** The words of a query, prepared for the index and for comparison with names. */
export interface QueryWords {
  /** Folded query, for whole-name comparison. */
  folded: string;
  /** `folded` without the legal form at its end or beginning. */
  core: string;
  /** That legal form in its usual short spelling, or null. */
  form: string | null;
  /** If the query is only a legal form, its spellings in names. Otherwise empty. */
  formSpellings: string[];
  /** Linking words with the word they link ('de la cruz'). */
  phrases: string[];
  /** The distinct words, without a legal form in the middle ('inc zumbador'). */
  words: string[];
  /** The word that may be unfinished: the last one typed, if it is among `words`. Otherwise null. */
  unfinished: string | null;
}

/** Beginnings of legal forms ("s", "sa", "lt"). A query may end in one while it is being typed. */
const FORM_STARTS = new Set(['s', 'sa', 'l', 'lt', 'ltd', 'i', 'in', 'c', 'co', 'cor', 'r', 'e', 'f']);

/** True if the word may be the beginning of a legal form, which the index does not contain. */
export function mayStartLegalForm(word: string): boolean {
  return FORM_STARTS.has(word);
}

/** Words of three or more letters that are left out of the index. */
const UNINDEXED = [...new Set([...wordsOfLegalForms(), ...particles()])].filter(isFuzzy);

/** A shorter word is the beginning of too many others. */
const SHORTEST_BEGINNING = 3;

/** True if the query word may be the beginning of a word of a name, wherever it is in the query. */
export function mayBeBeginning(word: string): boolean {
  return word.length >= SHORTEST_BEGINNING;
}

/** True if the word may be the beginning of a word that names contain but the index does not. */
export function mayBeginUnindexed(word: string): boolean {
  return UNINDEXED.some((each) => each.startsWith(word));
}

/** True if the word, with or without one typo, may be one that names contain but the index does not. */
export function mayBeUnindexed(word: string): boolean {
  return wordsOfLegalForms().has(word) || (isFuzzy(word) && UNINDEXED.some((each) => withinOneEdit(each, word)));
}

/**
 * Splits a written name into query words; `words` is empty if the name has no letters or digits. `unfinished`: the user may
 * still be typing the name.
 */
export function queryWords(name: string, { unfinished }: { unfinished: boolean }): QueryWords {
  const folded = foldName(name);
  const peeled = peelLegalForm(folded);
  const leading = peelLeadingForm(peeled.core);
  const core = leading?.core ?? peeled.core;
  const form = peeled.form ?? leading?.form ?? null;
  const tokens = core === '' ? [] : distinctTokens(core);
  const telling = tokens.filter((token) => !isLegalFormWord(token));
  const words = telling.length > 0 ? telling : tokens;
  const last = core.split(' ').at(-1) ?? '';
  const open = unfinished && peeled.form === null && /[\p{L}\p{N}\p{M}]$/u.test(name) && words.includes(last);
  return {
    folded,
    core,
    form,
    formSpellings: spellingsOfForm(folded),
    phrases: particlePhrases(core),
    words,
    unfinished: open ? last : null,
  };
}

/** The words by which resolve searches: those under which such a name is indexed. */
export interface ResolvedWords {
  words: readonly string[];
  /** Linking words with the word they link ('de la cruz'). */
  phrases: readonly string[];
  readings: readonly OtherReading[];
  /** Words in a script without vowels are found by their consonants; short syllables may be one word in Latin letters. */
  script: Script;
  /** The consonants of each word. */
  skeletons: ReadonlyMap<string, readonly Skeleton[]>;
  /** Other spellings and translations of usual words of an organization's name, by word. */
  translations: ReadonlyMap<string, readonly string[]>;
  /** True if the name may be a person's in Latin letters: names of the index may have initials instead of its words. */
  initials: boolean;
}

/** Splits a name to resolve into the words of the index, in any script. */
export function resolvedWords(name: string, kind: EntityKind | null): ResolvedWords {
  const { words, readings } = searchWords(name, kind);
  const { core } = peelLegalForm(latinName(name, kind ?? 'Organization'));
  const script = scriptOf(name);
  const skeletons = new Map(
    words.map((word) => [word, script === 'vowelless' ? skeletonsWithoutVowels(word, name) : skeletonsOf(word)]),
  );
  const translations = new Map(
    kind === 'NaturalPerson' ? [] : words.map((word) => [word, translationsOf(word, script)]),
  );
  const initials = kind !== 'Organization' && script === 'latin' && words.length > 1;
  return { words, phrases: particlePhrases(core), readings, script, skeletons, translations, initials };
}

function translationsOf(word: string, script: Script): readonly string[] {
  const english = script === 'vowelless' ? englishWord(word) : undefined;
  return english === undefined ? sameCompanyWords(word) : [english, ...sameCompanyWords(english)];
}

/**
 * The words of a search in Han or Hangul: words that stand apart in Latin letters, and of longer runs every two neighbors. Null
 * for names in other scripts, whose words are searched as written.
 */
export function syllableWords(name: string): string[] | null {
  if (scriptOf(name) !== 'syllables') return null;
  const { words, readings } = searchWords(name, 'Organization');
  return words.flatMap((word) => readings.find((reading) => reading.word === word)?.words ?? word);
}
