import { lettersOf } from '../name-word.js';
import type { NameWord } from '../name-word.js';
import type { PreparedName } from '../prepared-name.js';
import { areTwoNames } from '../words/arabic-names.js';
import { addPair, isFree, pairOfWords } from './alignment.js';
import type { Alignment, WordPair } from './alignment.js';
import { editCost } from './letter-costs.js';

const SHORTEST = 4;
const SAME_SOUND = { share: 0.85, cost: 0.5 } as const;

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?:ou|au|ow|aw)$/g, 'ov'],
  [/(?:eu|ew|yov)$/g, 'ev'],
  [/(?<=n|ei|ey)ka$/g, 'ko'],
  [/shch|sch|sz/g, 's'],
  [/tch|tsch|cz/g, 'ch'],
  [/kh|gh/g, 'h'],
  [/zh|dj|dzh/g, 'j'],
  [/tz|ts/g, 'c'],
  [/ph/g, 'f'],
  [/ou|oo|ow/g, 'u'],
  [/ee|iy|yy|ii|yi|ij|y/g, 'i'],
  [/i(?=[aeou])|j(?=[aeou])/g, ''],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
  [/(?<=[ei])i$|h$/g, ''],
];

/** How a romanized word sounds, roughly: 'Yevgeniy' and 'Evgenii', 'Soloviev' and 'Solovyov' are nearly alike. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
}

/** Words that sound alike in two romanizations. */
export function soundPair(query: NameWord, candidate: NameWord): WordPair | null {
  if (query.shape !== 'word' || candidate.shape !== 'word' || query.describes !== candidate.describes) return null;
  const one = query.written;
  const other = candidate.written;
  if (one.length < SHORTEST || other.length < SHORTEST) return null;
  if (!maySoundAlike(one, other) || soundOf(one) !== soundOf(other)) return null;
  return pairOfWords('spelling', query, candidate, SAME_SOUND.share, SAME_SOUND.cost);
}

const FEWEST_CONSONANTS = 3;
const OTHER_VOWELS = { share: 0.75, cost: 0.9 } as const;

/** Words of two Arabic or Persian names in Latin letters that differ only in vowels: 'Salahayn', 'Salihin'. */
function vowelPair(query: NameWord, candidate: NameWord): WordPair | null {
  if (query.shape !== 'word' || candidate.shape !== 'word' || areTwoNames(query.text, candidate.text)) return null;
  const one = consonantsOf(query.written);
  const other = consonantsOf(candidate.written);
  if (one.length < FEWEST_CONSONANTS || one !== other) return null;
  return pairOfWords('spelling', query, candidate, OTHER_VOWELS.share, OTHER_VOWELS.cost);
}

/** Words of two Arabic or Persian names that sound alike, or differ only in vowels. */
export const arabicPair = (query: NameWord, candidate: NameWord): WordPair | null =>
  soundPair(query, candidate) ?? vowelPair(query, candidate);

/** First letters that no romanization exchanges. Most pairs of words differ in them. */
const FIRM = /^[bdflmnprt]/;

/** Letters that no sound changes: words that sound alike have the same ones. */
const UNCHANGED = lettersOf('blmnr');

function maySoundAlike(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0) && (FIRM.test(one) || FIRM.test(other))) return false;
  return ((lettersOf(one) ^ lettersOf(other)) & UNCHANGED) === 0;
}

/**
 * The consonants of a word as Arabic and Hebrew distinguish them in most romanizations. Coarser than the skeletons of the index,
 * which need exact keys: here two words may differ by a consonant. A g is read as j ('Gamal') and a first
 * v as a vowel ('Vahid') or, with `other`, as k ('Gaddafi') and b ('Binyamin').
 */
export function consonantsOf(word: string, other = false): string {
  return (other ? withOtherLetters(word) : word)
    .replace(/sh|ch|tch/g, 'S')
    .replace(/kh|gh|q|c/g, 'k')
    .replace(/th/g, 't')
    .replace(/g/g, other ? 'k' : 'j')
    .replace(/dj/g, 'j')
    .replace(/dh|zh|z/g, 'd')
    .replace(/ph|p/g, 'b')
    .replace(/[aeiouywvh]/g, '')
    .replace(/(.)\1+/g, '$1');
}

const ARTICLE = /^[ae]l(?=.{4})/;
/** 'Alkhaleej' has the article in it; Persian and Hebrew have an s for what others write as th or sh. */
const withOtherLetters = (word: string): string =>
  word
    .replace(ARTICLE, '')
    .replace(/^v/, 'b')
    .replace(/th|t?sch?|sh/g, 's');

/** How many letters of a word may be an i or e, and an o or u. A last 'y' is often an a ('Mwsy' is 'Musa'). */
const weakLetters = (word: string): readonly [number, number] => [
  word.replace(/[^eijy]|y$/g, '').length,
  word.replace(/[^ouvw]/g, '').length,
];

/** Weak letters that are written where vowels aren't, and have no vowel in the other word: 'bnymyn' is no 'panamena'. */
function weakLettersMissing(written: readonly [number, number], facing: readonly [number, number]): number {
  return Math.max(written[0] - facing[0], 0) + Math.max(written[1] - facing[1], 0);
}

interface Consonants {
  words: NameWord[];
  key: string;
  weak: readonly [number, number];
  /** The key with another reading of g and v; the same for words without them. */
  other: string;
}

const keysOf = (text: string): Omit<Consonants, 'words'> => ({
  key: consonantsOf(text),
  weak: weakLetters(text),
  other: consonantsOf(text, true),
});

/** Each word without a counterpart, and each two neighbors with what is between them, by their consonants. */
function consonantRuns(words: readonly NameWord[], all: readonly string[]): Consonants[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const own = { words: [word], ...keysOf(word.written) };
    if (next === undefined) return [own];
    const between = all.slice(word.place, next.place + 1).join('');
    return [own, { words: [word, next], ...keysOf(between) }];
  });
}

/** The share of the words' weight by the number of consonants that agree. */
const SHARES = [0, 0.45, 0.7, 0.85, 0.92] as const;
const AGREED_COST = 0.25;
const MISSING_COST = 1;
const WEAK_LETTER_COST = 0.9;
const LONG_KEY = 4;

/** `written`: the side that has no vowels; null: both. */
function consonantPair(one: Consonants, other: Consonants, written: 'query' | 'candidate' | null): WordPair | null {
  if (one.key === '' || other.key === '') return null;
  const share = SHARES[one.key.length] ?? SHARES[4];
  const [own, facing] = written === 'candidate' ? [other, one] : [one, other];
  const weak = written === null ? 0 : weakLettersMissing(own.weak, facing.weak) * WEAK_LETTER_COST;
  const pair = (weightShare: number, cost: number): WordPair => {
    return { kind: 'spelling', query: one.words, candidate: other.words, weightShare, cost: cost + weak };
  };
  if (one.key === other.key || one.other === other.other) return pair(share, AGREED_COST);
  const long = Math.min(one.other.length, other.other.length) >= LONG_KEY;
  const distance = (own: string, facing: string): number =>
    editCost(own.toLowerCase(), facing.toLowerCase(), MISSING_COST);
  const cost = long ? Math.min(distance(one.key, other.key), distance(one.other, other.other)) : Infinity;
  return cost === Infinity ? null : pair(share * 0.6, AGREED_COST + cost);
}

/** Pairs words by their consonants, for names of which one was written without vowels. Longest first. */
export function pairConsonants(left: Alignment, query: PreparedName, candidate: PreparedName): void {
  const others = consonantRuns(left.candidateOnly, candidate.all);
  const both = query.script === candidate.script;
  const written = both ? null : query.script === 'vowelless' ? 'query' : 'candidate';
  const possible = consonantRuns(left.queryOnly, query.all).flatMap((run) =>
    others.flatMap((other) => consonantPair(run, other, written) ?? []),
  );
  possible.sort((one, other) => other.weightShare - one.weightShare || one.cost - other.cost);
  for (const pair of possible) if (isFree(left, pair)) addPair(left, pair);
}
