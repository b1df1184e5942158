import type { Alignment } from './alignment/alignment.js';
import { editCost } from './alignment/letter-costs.js';
import { isPatronymic } from './alignment/patronymic-words.js';
import { valueAt } from './curve.js';
import type { Curve } from './curve.js';
import { feature, textOf } from './name-features.js';
import type { NameWord } from './name-word.js';
import type { Feature } from './score-types.js';
import { areGivenNamesOfTwo } from './words/given-names.js';

const CONTRADICTED = -7.8;
const CONTRADICTED_INITIAL = -6.6;
const NEXT_CONTRADICTED = -2.4;
/** Words that many persons share agree, and nothing else: 'Ivan Petrovich' of another family. */
const ONLY_COMMON_AGREE = -2;
const RARE = 6.2;
const FEW_WORDS = 2;

const [LEAST_ALIKE, MOST_ALIKE] = [0.2, 0.9];
/**
 * What a contradiction loses or gains by how alike the words are: too far apart for one word misspelled, but not as far as
 * two words by chance. Points: likeness (1 less the cost of each letter), nats.
 */
const BY_LIKENESS: Curve = [
  [LEAST_ALIKE, -1.2],
  [0.5, 0],
  [0.7, 2.2],
  [MOST_ALIKE, 4.2],
];
const ANY_COST = 99;
/** Syllables and initials are too short to be alike, and siblings' names are alike. */
const SHORTEST = 3;
const NEITHER = 0.5;

function likenessOf(one: NameWord, other: NameWord): number {
  // Patronymics of two fathers have the same ending.
  const [own, facing] =
    isPatronymic(one) && isPatronymic(other) ? [one.text, other.text] : [one.written, other.written];
  if (Math.min(own.length, facing.length) < SHORTEST || areGivenNamesOfTwo(one, other)) return NEITHER;
  const cost = editCost(own, facing, ANY_COST);
  return cost === Infinity ? 0 : 1 - cost / Math.max(own.length, facing.length);
}

const reliefFor = (likeness: number): number =>
  valueAt(BY_LIKENESS, Math.min(Math.max(likeness, LEAST_ALIKE), MOST_ALIKE));

const mostAlike = (asked: readonly NameWord[], there: readonly NameWord[]): number =>
  Math.max(...asked.flatMap((word) => there.map((other) => likenessOf(word, other))));

const isCommon = ({ weight }: NameWord): boolean => weight < RARE;

/** Evidence of words without a counterpart on both sides; `oneScript`: both names have the same script. */
export function contradictedFeature(
  { pairs }: Alignment,
  [asked, there]: readonly [readonly NameWord[], readonly NameWord[]],
  oneScript: boolean,
): Feature {
  const facing = Math.min(asked.length, there.length);
  const initial = [...asked.slice(0, facing), ...there.slice(0, facing)].every(({ shape }) => shape === 'initial');
  const few = oneScript && pairs.length < FEW_WORDS;
  const relief = facing > 1 || initial || few ? 0 : reliefFor(mostAlike(asked, there));
  const common = pairs.every(({ query, candidate }) => [...query, ...candidate].some(isCommon));
  const weight =
    (initial ? CONTRADICTED_INITIAL : CONTRADICTED) +
    (facing - 1) * NEXT_CONTRADICTED +
    relief +
    (common ? ONLY_COMMON_AGREE : 0);
  return feature('contradicted', 0, weight, `${textOf(asked)} vs ${textOf(there)}`);
}
