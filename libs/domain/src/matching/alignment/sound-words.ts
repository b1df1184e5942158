import type { NameWord, PreparedName } from '../prepared-name.js';
import type { Alignment, WordPair } from './alignment.js';
import { editCost } from './letter-costs.js';

const SHORTEST = 4;
const SAME_SOUND = { share: 0.85, cost: 0.5 } as const;

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?:ou|au|ow|aw)$/g, 'ov'],
  [/(?:eu|ew|yov)$/g, 'ev'],
  [/nka$/g, 'nko'],
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
  const [one, other] = [query.written, candidate.written];
  if (one.length < SHORTEST || other.length < SHORTEST) return null;
  if (!maySoundAlike(one, other) || soundOf(one) !== soundOf(other)) return null;
  const { share, cost } = SAME_SOUND;
  return { kind: 'spelling', query: [query], candidate: [candidate], weightShare: share, cost };
}

/** First letters that no romanization exchanges. Most pairs of words differ in them. */
const FIRM = /^[bdflmnprt]/;

function maySoundAlike(one: string, other: string): boolean {
  return one.charCodeAt(0) === other.charCodeAt(0) || !(FIRM.test(one) || FIRM.test(other));
}

/**
 * The consonants of a word as Arabic and Hebrew distinguish them in most romanizations. A g is read as j ('Gamal') and a first
 * v as a vowel ('Vahid') or, with `other`, as k ('Gaddafi') and b ('Binyamin').
 */
export function consonantsOf(word: string, other = false): string {
  return (other ? word.replace(/^v/, 'b') : word)
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

interface Consonants {
  words: NameWord[];
  key: string;
  /** The key with another reading of g and v; the same for words without them. */
  other: string;
}

const keysOf = (text: string): { key: string; other: string } => ({
  key: consonantsOf(text),
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
const LONG_KEY = 4;

function consonantPair(one: Consonants, other: Consonants): WordPair | null {
  if (one.key === '' || other.key === '') return null;
  const base = { kind: 'spelling', query: one.words, candidate: other.words } as const;
  const share = SHARES[one.key.length] ?? SHARES[4];
  if (one.key === other.key || one.other === other.other) return { ...base, weightShare: share, cost: AGREED_COST };
  const long = Math.min(one.other.length, other.other.length) >= LONG_KEY;
  const distance = (own: string, facing: string): number =>
    editCost(own.toLowerCase(), facing.toLowerCase(), MISSING_COST);
  const cost = long ? Math.min(distance(one.key, other.key), distance(one.other, other.other)) : Infinity;
  return cost === Infinity ? null : { ...base, weightShare: share * 0.6, cost: AGREED_COST + cost };
}

/** Pairs words by their consonants, for names of which one was written without vowels. Longest first. */
export function pairConsonants(left: Alignment, query: PreparedName, candidate: PreparedName): void {
  const others = consonantRuns(left.candidateOnly, candidate.all);
  const possible = consonantRuns(left.queryOnly, query.all).flatMap((run) =>
    others.flatMap((other) => consonantPair(run, other) ?? []),
  );
  possible.sort((one, other) => other.weightShare - one.weightShare || one.cost - other.cost);
  for (const pair of possible) {
    const free =
      pair.query.every((word) => left.queryOnly.includes(word)) &&
      pair.candidate.every((word) => left.candidateOnly.includes(word));
    if (!free) continue;
    left.pairs.push(pair);
    left.queryOnly = left.queryOnly.filter((word) => !pair.query.includes(word));
    left.candidateOnly = left.candidateOnly.filter((word) => !pair.candidate.includes(word));
  }
}
