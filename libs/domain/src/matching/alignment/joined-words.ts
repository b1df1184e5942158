import type { NameWord } from '../name-word.js';
import type { PreparedName } from '../prepared-name.js';
import { addPair, shareOfMisspelled } from './alignment.js';
import type { Alignment, WordPair } from './alignment.js';
import { editCost } from './letter-costs.js';

export const JOINED_MISSPELLED_COST = 1.3;
const JOINED_LETTERS = 4;
/** A short text that is no other word if the space is elsewhere: '3 M', '3M'. */
const NUMBER_AND_LETTERS = /^(?:\d+\p{L}+|\p{L}+\d+)$/u;
const JOINED_MISSPELLED_LETTERS = 6;
const JOINED_COST = 0.3;
const LEAST_SHARE = 0.4;
const LONGEST_RUN = 4;

interface Run {
  words: NameWord[];
  text: string;
}

/** Runs of neighboring words without a counterpart, including the linking words between them. */
function runs(words: readonly NameWord[], all: readonly string[]): Run[] {
  const found: Run[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const start = words[first]?.place ?? 0;
    // Linking words before and between belong to a word that was written together: 'delacruz'.
    let from = start;
    while (from > 0 && isShort(all[from - 1]) && !words.some((word) => word.place === from - 1)) from -= 1;
    let plain = '';
    for (let last = first; last < Math.min(words.length, first + LONGEST_RUN); last += 1) {
      const word = words[last] as NameWord;
      plain += word.written;
      const run = words.slice(first, last + 1);
      found.push({ words: run, text: plain });
      if (word.place - from > last - first) found.push({ words: run, text: all.slice(from, word.place + 1).join('') });
    }
  }
  return found;
}

function isShort(word: string | undefined): boolean {
  return word !== undefined && word.length <= 3;
}

/** The beginnings of all runs. If no two letters agree, nothing is joined, which is by far the most common case. */
function beginnings(words: readonly NameWord[], all: readonly string[]): string[] {
  const found: string[] = [];
  for (const { written, place } of words) {
    found.push(written);
    if (place > 0 && isShort(all[place - 1])) found.push(...all.slice(Math.max(0, place - 3), place));
  }
  return found;
}

function mayBeJoined(left: Alignment, query: PreparedName, candidate: PreparedName): boolean {
  const others = beginnings(left.candidateOnly, candidate.all);
  const own = beginnings(left.queryOnly, query.all);
  // One word on each side without linking words.
  if (own.length < 2 && others.length < 2) return false;
  return own.some((one) => others.some((other) => startAlike(one, other)));
}

function startAlike(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false;
  return one.length < 2 || other.length < 2 || one.charCodeAt(1) === other.charCodeAt(1);
}

/** Spaces, except between two numbers. */
const SPACE = / (?!\d)|(?<!\d) /g;

/** True for names whose letters are the same in the same order, whatever is a word or a legal form in them. */
export function isSameWithoutSpaces({ folded: one }: PreparedName, { folded: other }: PreparedName): boolean {
  return one.charCodeAt(0) === other.charCodeAt(0) && one.replace(SPACE, '') === other.replace(SPACE, '');
}

/** The alignment of such names: all words of one side with all words of the other. */
export function alignWholeNames({ words: query }: PreparedName, { words: candidate }: PreparedName): Alignment {
  const pair: WordPair = {
    kind: 'joined',
    query: [...query],
    candidate: [...candidate],
    weightShare: 1,
    cost: JOINED_COST,
  };
  return { pairs: [pair], queryOnly: [], candidateOnly: [] };
}

/**
 * Words that one side writes together and the other apart, or with the space elsewhere. False if no words are left that may
 * be joined, with whatever limit.
 */
export function pairJoinedWords(left: Alignment, query: PreparedName, candidate: PreparedName, limit: number): boolean {
  if (!mayBeJoined(left, query, candidate)) return false;
  const others = Map.groupBy(runs(left.candidateOnly, candidate.all), ({ text }) => text.charCodeAt(0));
  for (const run of runs(left.queryOnly, query.all)) {
    // A typo in the first letter in addition to a wrong space is not searched for.
    const pair = joinedPair(run, others.get(run.text.charCodeAt(0)) ?? [], limit);
    if (pair === null) continue;
    addPair(left, pair);
    return pairJoinedWords(left, query, candidate, limit);
  }
  return true;
}

function joinedPair(run: Run, others: readonly Run[], limit: number): WordPair | null {
  const size = run.text.length;
  if (size < JOINED_LETTERS && !NUMBER_AND_LETTERS.test(run.text)) return null;
  for (const other of others) {
    if (Math.abs(other.text.length - size) > 2) continue;
    if (run.words.length === 1 && other.words.length === 1 && run.text !== other.text) continue;
    const cost = limit === 0 ? sameText(run, other) : editCost(run.text, other.text, limit);
    if (cost === Infinity || (cost > 0 && size < JOINED_MISSPELLED_LETTERS)) continue;
    const weightShare = shareOfMisspelled(cost, size, LEAST_SHARE);
    return { kind: 'joined', query: run.words, candidate: other.words, weightShare, cost: cost + JOINED_COST };
  }
  return null;
}

const sameText = (run: Run, other: Run): number => (run.text === other.text ? 0 : Infinity);
