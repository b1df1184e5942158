import type { Alignment } from './align-words.js';
import { agreementOf, feature, spellingFeature, textOf, writtenFeature } from './name-features.js';
import type { NameWord, PreparedName } from './prepared-name.js';
import type { Feature } from './score-types.js';
import { areOpposites, isSupplement } from './word-lists.js';

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
const MISSING_NUMBER = { base: 0.1, share: -0.9 } as const;
/** An extra or missing common word costs nothing, a distinctive one a lot: the square of its weight. */
const OMISSION_FACTOR = 0.048;
/** Countries and similar words are often added to names or left out. */
const SUPPLEMENT_SHARE = 0.5;
const OPPOSITE = -6.4;
const MORE_DISTINCTIVE = 1.1;
const UNSHARED_DISTINCTIVE = -3.2;

/** 'y Cía.' is part of many names that also have another form. */
const OPEN_FORM = 'cia';

const isNumber = (word: NameWord): boolean => word.shape === 'number';

const MIN_PENALTY = -1;

const penalty = ({ base, share }: { base: number; share: number }, gain: number): number =>
  Math.min(MIN_PENALTY, base + share * gain);

function numberFeature({ queryOnly, candidateOnly }: Alignment, gain: number): Feature[] {
  const [asked, there] = [queryOnly.filter(isNumber), candidateOnly.filter(isNumber)];
  if (asked.length > 0 && there.length > 0)
    return [feature('number', 0, DIFFERENT_NUMBER, `${textOf(asked)} vs ${textOf(there)}`)];
  if (asked.length + there.length > 0)
    return [feature('number', 0.3, penalty(MISSING_NUMBER, gain), `${textOf([...asked, ...there])} on one side only`)];
  return [];
}

function formFeature(query: PreparedName, candidate: PreparedName, gain: number): Feature[] {
  const [asked, there] = [query.form ?? query.body, candidate.form ?? candidate.body];
  if (asked === null || there === null) return [];
  const detail = `${asked.toUpperCase()} vs ${there.toUpperCase()}`;
  if (asked === there) return [feature('legal_form', 1, SAME_FORM, detail)];
  const open = asked === OPEN_FORM || there === OPEN_FORM;
  return open || query.formClass === candidate.formClass
    ? [feature('legal_form', 0.7, OTHER_FORM, detail)]
    : [feature('legal_form', 0, penalty(OTHER_CLASS, gain), detail)];
}

function omissionCost({ written, weight }: NameWord): number {
  const cost = 0.3 + OMISSION_FACTOR * weight ** 2;
  return isSupplement(written) ? cost * SUPPLEMENT_SHARE : cost;
}

function unmatchedFeatures(aligned: Alignment): Feature[] {
  const byWeight = (words: readonly NameWord[]): NameWord[] =>
    words.filter((word) => !isNumber(word)).sort((one, other) => other.weight - one.weight);
  const [asked, there] = [byWeight(aligned.queryOnly), byWeight(aligned.candidateOnly)];
  const facing = Math.min(asked.length, there.length);
  const features: Feature[] = [];
  const opposite = asked.find((word) => there.some((other) => areOpposites(word.written, other.written)));
  if (opposite !== undefined) features.push(feature('opposite', 0, OPPOSITE, opposite.written));
  if (facing > 0) {
    const weight = asked
      .slice(0, facing)
      .reduce((sum, word, at) => sum + Math.min(word.weight, there[at]?.weight ?? 0), 0);
    features.push(feature('contradicted', 0, -2.4 - 0.72 * weight, `${textOf(asked)} vs ${textOf(there)}`));
  }
  const missing = [...asked.slice(facing), ...there.slice(facing)];
  const cost = missing.reduce((sum, word) => sum + omissionCost(word), 0);
  if (missing.length > 0) features.push(feature('left_out', 1 / (1 + cost), -cost, textOf(missing)));
  return features;
}

/** Both sides must share their distinctive word: 'A-B-C Company' is not every 'Company'. */
function distinctiveFeature(aligned: Alignment, query: PreparedName, candidate: PreparedName): Feature[] {
  const unshared = [
    [query.words, aligned.queryOnly] as const,
    [candidate.words, aligned.candidateOnly] as const,
  ].flatMap(([words, only]) => {
    const most = words.reduce((best, word) => (word.weight > best.weight ? word : best));
    const shared = words.reduce((best, word) => (only.includes(word) ? best : Math.max(best, word.weight)), 0);
    return only.includes(most) && !isSupplement(most.written) && most.weight > MORE_DISTINCTIVE * shared ? [most] : [];
  });
  if (unshared.length === 0) return [];
  return [feature('distinctive_word', 0, UNSHARED_DISTINCTIVE * unshared.length, textOf(unshared))];
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
    ...unmatchedFeatures(aligned),
    ...distinctiveFeature(aligned, query, candidate),
    ...numberFeature(aligned, gain),
    ...formFeature(query, candidate, gain),
    ...writtenFeature(query, candidate),
  ];
}
