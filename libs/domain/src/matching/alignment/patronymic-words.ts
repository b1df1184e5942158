import type { NameWord } from '../name-word.js';
import { pairOfWords } from './alignment.js';
import type { WordPair } from './alignment.js';
import { editCost } from './letter-costs.js';

const SHORTEST = 7;
const MISSPELLED = 1.75;
const SHARE = 0.8;

export const isPatronymic = ({ describes }: NameWord): boolean => describes === 'patronymic';

/** Only one of the words is read as a patronymic, but the other is nearly the same: 'Viktororvich', 'Sergeevič'. */
export function misspelledPatronymic(query: NameWord, candidate: NameWord): WordPair | null {
  if (Math.min(query.written.length, candidate.written.length) < SHORTEST) return null;
  const cost = editCost(query.written, candidate.written, MISSPELLED);
  return cost === Infinity ? null : pairOfWords('spelling', query, candidate, SHARE, cost);
}
