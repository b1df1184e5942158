import { oddsOf, totalOdds } from './log-odds.js';
import { ACCEPT_LEVEL, POSSIBLE_LEVEL } from './match-mode.js';
import type { Feature, NameScore } from './score-types.js';
import { confidenceOf } from './score-name.js';

/** How a candidate compares with the query. */
export interface CandidateComparison {
  /** Absent: the query has no name. */
  name?: NameScore;
  /** `mixed`: one of the query's numbers is the candidate's, another is not. `absent`: there is nothing to compare. */
  identifier?: 'equal' | 'mixed' | 'different' | 'absent';
  /** Whether a written check digit fits the candidate's kind; absent: none was written. */
  checkDigit?: 'right' | 'wrong';
}

/** Numbers are unique, and a typo rarely yields another valid one. A wrong check digit makes a typo more likely. */
const IDENTIFIER_EQUAL = 5.3;
const CHECK_DIGIT_RIGHT = 0.7;
const CHECK_DIGIT_WRONG = -1.2;
const IDENTIFIER_DIFFERENT = -6;
/** If the numbers agree, the name only helps to detect a typo in them. Married and trade names legitimately differ. */
const NAME_FACTOR_IF_IDENTIFIER_EQUAL = 0.3;

interface Contradiction {
  readonly least: number;
  readonly most: number;
  readonly detail: string;
}

/**
 * The range of the confidence if the evidence contradicts itself: never accepted, always shown. The number is the stronger
 * evidence, so its holder is above the holder of the name.
 */
const OTHER_NAME: Contradiction = {
  ...{ least: 0.5, most: 0.7 },
  detail: 'the number is the same, but the name is another',
};
const OTHER_NUMBER: Contradiction = {
  ...{ least: POSSIBLE_LEVEL, most: 0.45 },
  detail: 'the name is the same, but the number is another',
};
const TWO_NUMBERS: Contradiction = {
  ...{ least: POSSIBLE_LEVEL, most: 0.7 },
  detail: 'one number is the same, another number is not',
};

function compareIdentifiers({ identifier, checkDigit }: CandidateComparison): Feature[] {
  const features: Feature[] = [];
  if (identifier === 'equal' || identifier === 'mixed')
    features.push({ feature: 'identifier', score: 1, weight: IDENTIFIER_EQUAL, detail: 'the same number' });
  if (identifier === 'different' || identifier === 'mixed')
    features.push({ feature: 'identifier', score: 0, weight: IDENTIFIER_DIFFERENT, detail: 'another number' });
  if (identifier === 'equal' && checkDigit !== undefined) {
    const right = checkDigit === 'right';
    const weight = right ? CHECK_DIGIT_RIGHT : CHECK_DIGIT_WRONG;
    features.push({ feature: 'check_digit', score: right ? 1 : 0, weight, detail: right ? 'right' : 'wrong' });
  }
  return features;
}

/** Features of names that contradict each other when their score is 0, as names without a common word do. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  ...['name_core', 'contradicted', 'opposite', 'number', 'legal_form', 'describing_word', 'generation', 'type'],
]);

/** True if the names alone are no match, because something in them contradicts. */
const isOtherName = ({ confidence, features }: NameScore): boolean =>
  confidence < POSSIBLE_LEVEL && features.some(({ feature, score }) => score === 0 && CONTRADICTIONS.has(feature));

function contradictionOf({ identifier, name }: CandidateComparison): Contradiction | null {
  if (identifier === 'mixed') return TWO_NUMBERS;
  if (name === undefined) return null;
  if (identifier === 'equal' && isOtherName(name)) return OTHER_NAME;
  return identifier === 'different' && name.confidence >= ACCEPT_LEVEL ? OTHER_NUMBER : null;
}

/** What keeps the confidence within the range of a contradiction. */
function contradictionFeature(features: readonly Feature[], { least, most, detail }: Contradiction): Feature {
  const odds = totalOdds(features);
  const kept = Math.min(Math.max(odds, oddsOf(least)), oddsOf(most));
  return { feature: 'contradiction', score: 0, weight: Math.ceil((kept - odds) * 1e3) / 1e3, detail };
}

/** Evidence of name and number together: its weights add up to the log-odds of the confidence. */
export function scoreCandidate(comparison: CandidateComparison): { confidence: number; features: Feature[] } {
  const numbers = compareIdentifiers(comparison);
  const share = comparison.identifier === 'equal' ? NAME_FACTOR_IF_IDENTIFIER_EQUAL : 1;
  const names = (comparison.name?.features ?? []).map((found) => ({
    ...found,
    weight: Math.round(found.weight * share * 1e3) / 1e3,
  }));
  if (numbers.length + names.length === 0) return { confidence: 0, features: [] };
  const found = [...numbers, ...names];
  const contradiction = contradictionOf(comparison);
  const features = contradiction === null ? found : [...found, contradictionFeature(found, contradiction)];
  return { confidence: confidenceOf(features), features };
}
