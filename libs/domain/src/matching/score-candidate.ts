import type { Feature, NameScore } from './score-types.js';
import { confidenceOf } from './score-name.js';

/** How a candidate compares with the query. */
export interface CandidateComparison {
  /** Absent: the query has no name. */
  name?: NameScore;
  /** `absent`: the query or the candidate has no number. */
  identifier?: 'equal' | 'different' | 'absent';
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

function compareIdentifiers({ identifier, checkDigit }: CandidateComparison): Feature[] {
  const features: Feature[] = [];
  if (identifier === 'equal')
    features.push({ feature: 'identifier', score: 1, weight: IDENTIFIER_EQUAL, detail: 'the same number' });
  if (identifier === 'different')
    features.push({ feature: 'identifier', score: 0, weight: IDENTIFIER_DIFFERENT, detail: 'another number' });
  if (identifier === 'equal' && checkDigit !== undefined) {
    const right = checkDigit === 'right';
    const weight = right ? CHECK_DIGIT_RIGHT : CHECK_DIGIT_WRONG;
    features.push({ feature: 'check_digit', score: right ? 1 : 0, weight, detail: right ? 'right' : 'wrong' });
  }
  return features;
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
  const features = [...numbers, ...names];
  return { confidence: confidenceOf(features), features };
}
