import type { NameWord } from '../name-word.js';
import type { PreparedName } from '../prepared-name.js';
import { addPair } from './alignment.js';
import type { Alignment } from './alignment.js';

const MIN_INITIALS = 2;

type Side = 'queryOnly' | 'candidateOnly';

/** Words that one side writes as their initials: 'GAD' for 'Gobierno Autónomo Descentralizado'. */
export function pairInitials(left: Alignment, one: Side, other: Side, person: boolean): void {
  for (const short of left[one]) {
    const size = short.text.length;
    if (short.shape !== 'word' || size < MIN_INITIALS || size > (person ? 3 : 6)) continue;
    const words = left[other];
    for (let from = 0; from + size <= words.length; from += 1) {
      if (!startWith(words, from, short.written, size)) continue;
      const run = words.slice(from, from + size);
      const asked = one === 'queryOnly';
      addPair(left, {
        kind: 'initials',
        query: asked ? [short] : run,
        candidate: asked ? run : [short],
        weightShare: 1,
        cost: size > 2 ? 0.4 : 0.9,
      });
      pairInitials(left, one, other, person);
      return;
    }
  }
}

/** True if as many words from a place on, each of three letters or more, begin with the first letters of a text. */
function startWith(words: readonly NameWord[], from: number, initials: string, size: number): boolean {
  for (let at = 0; at < size; at += 1) {
    const written = words[from + at]?.written ?? '';
    if (written.length < 3 || written.charAt(0) !== initials.charAt(at)) return false;
  }
  return true;
}

const LONGEST_ACRONYM = 6;

/** The texts that stand for a company's whole name as its initials, linking words and legal form included: 'PDVSA', 'BASF'. */
export function acronymsOf({ words, all, peeled }: PreparedName): string[] {
  if (words.length < 2) return [];
  const whole = all.map((each) => each.charAt(0)).join('');
  const telling = words.map((each) => each.written.charAt(0)).join('');
  const form = peeled.map((each) => (each.length > LONGEST_ACRONYM ? each.charAt(0) : each)).join('');
  return [...new Set([whole, telling, whole + form, telling + form])].filter((text) => text.length <= LONGEST_ACRONYM);
}

/** A company's whole name as its initials. */
export function pairAcronym(left: Alignment, query: PreparedName, candidate: PreparedName): void {
  const isAcronym = (short: PreparedName, long: PreparedName): boolean => {
    const word = short.words[0];
    if (short.words.length !== 1 || word?.shape !== 'word') return false;
    return acronymsOf(long).includes(word.written);
  };
  if (!isAcronym(query, candidate) && !isAcronym(candidate, query)) return;
  left.pairs.push({ kind: 'initials', query: query.words, candidate: candidate.words, weightShare: 1, cost: 0.6 });
  left.queryOnly = [];
  left.candidateOnly = [];
}
