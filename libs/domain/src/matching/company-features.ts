import type { Alignment, WordPair } from './alignment/alignment.js';
import { soundOf } from './alignment/sound-words.js';
import { COMMON, distinctiveFeature } from './distinctive-word.js';
import { agreementOf, feature, mayBeTwoWords, spellingFeature, textOf, writtenFeature } from './name-features.js';
import type { NameWord } from './name-word.js';
import type { PreparedName } from './prepared-name.js';
import type { Feature } from './score-types.js';
import { areOpposites, isSupplement } from './words/company-words.js';
import { isLetter } from './words/series-letters.js';

/** Prior log-odds of names that the index found similar. */
const PRIOR = -3;
const MAX_AGREEMENT = 9.6;
const AGREEMENT_SCALE = 8;
const SPELLING_PRICE = 1.3;
const SAME_FORM = 0.5;
const OTHER_FORM = -0.1;
/** Their weight grows with the rest of the agreement: nothing makes up for another legal form or a missing number. */
const OTHER_CLASS = { base: 1.6, share: -0.9 } as const;
const DIFFERENT_NUMBER = -8;
const MISSING_NUMBER = { base: -1.5, share: -0.9 } as const;
/** An extra or missing common word costs nothing, a distinctive one a lot: the square of its weight. */
const OMISSION_FACTOR = 0.048;
/** A word that an index doesn't know is no more distinctive than a rare one: people leave it out as often. */
const MOST_DISTINCTIVE = 7.5;
/** A name that contradicts has other words left over: they add little. */
const OMISSION_IF_CONTRADICTED = 0.3;
/** Countries and similar words are often added to names or left out. */
const SUPPLEMENT_SHARE = 0.5;
const ASIDE_SHARE = 0.4;
/** Someone who leaves out one word leaves out others: each next one costs less. */
const NEXT_OMISSION = 0.8;
/** A describing word is evidence of another company, whatever its rarity. */
const ADDED = -2.6;
const MOST_ADDED = -4;
/** The share of it by the number of other words that agree. */
const ADDED_SHARES = [1, 1, 0.7, 0.3, 0.1];
/** A letter that one of two abbreviations lacks: 'M & MP Legal' and 'MP Legal'. */
const MISSING_LETTER = -4;
const LONGEST_ABBREVIATION = 3;
/** Words at the end are more often added than left out. */
const LAST_ADDED_SHARE = 1.05;
const SWAPPED = -2.5;
const REPLACED = -4;
/** The name of a Latin letter in a script without vowels has so many letters at most. */
const LETTER_IN_LETTERS = 3;
const OPPOSITE = -6.4;
/** 'Fondo A' and 'Fondo B'. */
const OTHER_LETTER = -6.4;
const SHORT_WORD = 6;
const MIDDLE_WORD = 7;
const OTHER_TELLING_WORD = -3;

/** 'y Cía.' is part of many names that also have another form. */
const OPEN_FORM = 'cia';

/** Two spellings of one sound: 'salyut' and 'salute'. */
const soundAlike = ({ query, candidate }: WordPair): boolean =>
  soundOf((query[0]?.written ?? '').replace(SILENT, '')) === soundOf((candidate[0]?.written ?? '').replace(SILENT, ''));
const SILENT = /e$/;

const isNumber = (word: NameWord): boolean => word.shape === 'number';

const MIN_PENALTY = -1;

const penalty = ({ base, share }: { base: number; share: number }, gain: number): number =>
  Math.min(MIN_PENALTY, base + share * gain);

function numberFeature({ queryOnly, candidateOnly }: Alignment, gain: number): Feature[] {
  const asked = queryOnly.filter(isNumber);
  const there = candidateOnly.filter(isNumber);
  if (asked.length > 0 && there.length > 0)
    return [feature('number', 0, DIFFERENT_NUMBER, `${textOf(asked)} vs ${textOf(there)}`)];
  if (asked.length + there.length > 0)
    return [feature('number', 0.3, penalty(MISSING_NUMBER, gain), `${textOf([...asked, ...there])} on one side only`)];
  return [];
}

/** Bodies whose kind is part of what they are called: 'Zumbador Trust' is not 'Zumbador', while 'Zumbador Ltd.' is. */
const BODIES: ReadonlySet<string> = new Set(['trust', 'foundation', 'cooperative', 'association']);

/** The kind of body that only one of the names has. */
function bodyFeature({ form, body, classes }: PreparedName, { pairs }: Alignment): Feature[] {
  if (form === null || body !== null || !classes.every((each) => BODIES.has(each))) return [];
  const share = ADDED_SHARES[pairs.length] ?? ADDED_SHARES.at(-1) ?? 0;
  return [feature('legal_form', 0.3, share * ADDED, `${form.toUpperCase()} on one side only`)];
}

function formFeature(aligned: Alignment, query: PreparedName, candidate: PreparedName, gain: number): Feature[] {
  const asked = query.form ?? query.body;
  const there = candidate.form ?? candidate.body;
  if (asked === null || there === null) return bodyFeature(asked === null ? candidate : query, aligned);
  const detail = `${asked.toUpperCase()} vs ${there.toUpperCase()}`;
  if (asked === there) return [feature('legal_form', 1, SAME_FORM, detail)];
  const open = asked === OPEN_FORM || there === OPEN_FORM || isBranch(query) || isBranch(candidate);
  return open || query.classes.some((each) => candidate.classes.includes(each))
    ? [feature('legal_form', 0.7, OTHER_FORM, detail)]
    : [feature('legal_form', 0, penalty(OTHER_CLASS, gain), detail)];
}

/** A branch is the company, whatever its form. */
const isBranch = ({ classes }: PreparedName): boolean => classes.includes('branch');

function omissionCost({ written, weight, aside }: NameWord): number {
  const cost = 0.3 + OMISSION_FACTOR * Math.min(weight, MOST_DISTINCTIVE) ** 2;
  if (aside) return cost * ASIDE_SHARE;
  return isSupplement(written) ? cost * SUPPLEMENT_SHARE : cost;
}

const isDescription = ({ describes, written }: NameWord): boolean => describes !== null && !isSupplement(written);

/** A word on one side only, where the other name has a linking word in its place: that one was written instead of it. */
function replacedFeature(
  { queryOnly, candidateOnly }: Alignment,
  query: PreparedName,
  candidate: PreparedName,
): Feature[] {
  if (query.all.length !== candidate.all.length || queryOnly.length + candidateOnly.length !== 1) return [];
  const [own, facing] = queryOnly.length === 1 ? [query, candidate] : [candidate, query];
  const [only] = [...queryOnly, ...candidateOnly];
  const instead = facing.all[only?.place ?? 0] ?? '';
  const linking = facing.words.every(({ place }) => place !== only?.place);
  if (only === undefined || !linking || own.all.includes(instead)) return [];
  // In another script, a letter and a linking word may be one: 'آي' and 'I'.
  if (query.script !== candidate.script && instead.length === 1 && only.written.length <= LETTER_IN_LETTERS) return [];
  return [feature('replaced', 0.3, REPLACED, `${only.written} vs ${instead}`)];
}

/** True for pairs of words of which neither says what a company does. */
const isNoDescription = ({ query, candidate }: WordPair): boolean =>
  query.every((word) => word.describes === null) && candidate.every((word) => word.describes === null);

/**
 * A describing word on one side only: a bank and its parent are two companies. Long names that agree in several other words
 * are often shortened.
 */
function addedFeature(missing: readonly NameWord[], { pairs }: Alignment): Feature[] {
  const added = missing.filter((word) => isDescription(word) && !word.aside);
  if (added.length === 0) return [];
  const agreed = pairs.filter(isNoDescription).length;
  const byAgreement = ADDED_SHARES[agreed] ?? ADDED_SHARES.at(-1) ?? 0;
  const share = added.some((word) => word.last) ? Math.max(byAgreement, LAST_ADDED_SHARE) : byAgreement;
  return [feature('describing_word', 0.3, Math.max(share * ADDED * added.length, MOST_ADDED), textOf(added))];
}

/** A letter on one side only, if the names are otherwise abbreviations: then each letter stands for a word. */
function missingLetterFeature(missing: readonly NameWord[], { pairs }: Alignment): Feature[] {
  const letters = missing.filter(({ written }) => isLetter(written));
  const named = pairs.filter(isNoDescription).flatMap(({ query, candidate }) => [...query, ...candidate]);
  const abbreviated = named.length > 0 && named.every(({ written }) => written.length <= LONGEST_ABBREVIATION);
  return letters.length > 0 && abbreviated ? [feature('series', 0.3, MISSING_LETTER, textOf(letters))] : [];
}

/** Describing words that contradict each other: 'Bank' and 'Insurance', 'India' and 'Japan'. */
function swappedFeature(asked: readonly NameWord[], there: readonly NameWord[]): Feature[] {
  const one = asked.filter(isDescription);
  const other = there.filter(isDescription);
  if (one.length === 0 || other.length === 0) return [];
  return [feature('describing_word', 0, SWAPPED, `${textOf(one)} vs ${textOf(other)}`)];
}

const wordsByWeight = (words: readonly NameWord[]): NameWord[] =>
  words.filter((word) => !isNumber(word)).sort((one, other) => other.weight - one.weight);

function unmatchedFeatures(aligned: Alignment): Feature[] {
  if (aligned.queryOnly.length + aligned.candidateOnly.length === 0) return [];
  const asked = wordsByWeight(aligned.queryOnly);
  const there = wordsByWeight(aligned.candidateOnly);
  const facing = Math.min(asked.length, there.length);
  const features: Feature[] = [];
  const opposite = asked.find((word) => there.some((other) => areOpposites(word, other)));
  if (opposite !== undefined) features.push(feature('opposite', 0, OPPOSITE, opposite.written));
  const letters = [asked, there].map((words) => words.filter(({ written }) => isLetter(written)));
  if (letters.every((words) => words.length > 0))
    features.push(feature('series', 0, OTHER_LETTER, letters.map(textOf).join(' vs ')));
  if (facing > 0) {
    const weight = asked
      .slice(0, facing)
      .reduce((sum, word, at) => sum + Math.min(word.weight, there[at]?.weight ?? 0), 0);
    features.push(feature('contradicted', 0, -2.4 - 0.72 * weight, `${textOf(asked)} vs ${textOf(there)}`));
    features.push(...swappedFeature(asked, there));
  }
  const missing = [...asked.slice(facing), ...there.slice(facing)];
  const cost =
    missing
      .map(omissionCost)
      .sort((one, other) => other - one)
      .reduce((sum, each, at) => sum + each * NEXT_OMISSION ** at, 0) * (facing > 0 ? OMISSION_IF_CONTRADICTED : 1);
  if (missing.length > 0) features.push(feature('left_out', 1 / (1 + cost), -cost, textOf(missing)));
  features.push(...missingLetterFeature(missing, aligned));
  features.push(...addedFeature(missing, aligned));
  return features;
}

/** The cost of two letters in a longer word, which make another one rather than one misspelled. */
const TWO_LETTERS = 1.25;
const LONG_WORD = 10;

/** How surely a difference in spelling is another word; 0 for longer words with one other letter. */
function otherWordShare(pair: WordPair): number {
  if (mayBeTwoWords(pair, SHORT_WORD)) return 1;
  if (mayBeTwoWords(pair, MIDDLE_WORD)) return 0.5;
  return pair.cost >= TWO_LETTERS && mayBeTwoWords(pair, LONG_WORD) ? 0.35 : 0;
}

const isRare = ({ weight }: NameWord): boolean => weight > COMMON;

/** One letter in a short telling word makes another company, unless other telling words agree. */
function tellingWordFeature({ pairs }: Alignment, oneScript: boolean): Feature[] {
  const telling = pairs.filter(
    (pair) => isNoDescription(pair) && pair.query.every(isRare) && pair.candidate.every(isRare),
  );
  const only = telling[0];
  if (only === undefined || telling.length > 1) return [];
  const share = otherWordShare(only);
  if (share === 0 || (!oneScript && soundAlike(only))) return [];
  return [
    feature('telling_word', 0.3, OTHER_TELLING_WORD * share, `${textOf(only.query)} vs ${textOf(only.candidate)}`),
  ];
}

/**
 * Evidence that two names are one company's: they must share a distinctive word; numbers and legal forms can count against
 * it.
 */
export function companyFeatures(aligned: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  const agreed = agreementOf(aligned);
  const gain = MAX_AGREEMENT * (1 - Math.exp(-agreed.weight / AGREEMENT_SCALE));
  return [
    feature('name_core', agreed.share, gain, agreed.detail),
    feature('before', 0, PRIOR, 'before anything is compared'),
    ...spellingFeature(aligned.pairs, SPELLING_PRICE),
    ...tellingWordFeature(aligned, query.script === candidate.script),
    ...unmatchedFeatures(aligned),
    ...replacedFeature(aligned, query, candidate),
    ...distinctiveFeature(aligned, query, candidate),
    ...numberFeature(aligned, gain),
    ...formFeature(aligned, query, candidate, gain),
    ...writtenFeature(query, candidate),
  ];
}
