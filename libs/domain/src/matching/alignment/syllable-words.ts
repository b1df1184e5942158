import type { NameWord } from '../name-word.js';
import type { PreparedName } from '../prepared-name.js';
import { isSameSyllable, syllablesOf } from '../words/chinese-syllables.js';
import { addPair, pairOfWords } from './alignment.js';
import type { Alignment, WordPair } from './alignment.js';

/** Syllables are shared by many names: three that agree are a usual full name. */
const SYLLABLE_WEIGHT = 4.6;
const FEWEST = 2;
const MOST = 4;
const ANOTHER_ROMANIZATION = { share: 0.9, cost: 0.25 } as const;

/** The syllables of a Chinese or Korean name in Latin letters, as words; null if it doesn't consist of them. */
function syllableWords({ words }: PreparedName): NameWord[] | null {
  if (words.length > MOST) return null;
  const found: NameWord[] = [];
  for (const word of words) {
    const syllables = word.shape === 'number' || word.written.length < 2 ? null : syllablesOf(word.written);
    if (syllables === null) return null;
    for (const text of syllables) found.push({ ...word, text, written: text, weight: SYLLABLE_WEIGHT, shape: 'word' });
  }
  return found.length >= FEWEST && found.length <= MOST ? found : null;
}

function pairOf(query: NameWord, candidate: NameWord): WordPair | null {
  if (query.text === candidate.text) return pairOfWords('equal', query, candidate, 1, 0);
  if (!isSameSyllable(query.text, candidate.text)) return null;
  return pairOfWords('spelling', query, candidate, ANOTHER_ROMANIZATION.share, ANOTHER_ROMANIZATION.cost);
}

/**
 * The alignment of two Chinese or Korean names by their syllables, in whatever romanization. Null if they don't consist of
 * syllables, or if both are in Latin letters and differ: other names look like syllables too.
 */
export function alignSyllables(query: PreparedName, candidate: PreparedName): Alignment | null {
  const own = syllableWords(query);
  const others = own && syllableWords(candidate);
  if (own === null || others === null) return null;
  const left: Alignment = { pairs: [], queryOnly: own, candidateOnly: others };
  for (const equal of [true, false])
    for (const word of [...left.queryOnly])
      for (const other of left.candidateOnly) {
        const pair = pairOf(word, other);
        if (pair === null || (pair.kind === 'equal') !== equal) continue;
        addPair(left, pair);
        break;
      }
  const written = query.script === 'syllables' || candidate.script === 'syllables';
  return written || left.queryOnly.length + left.candidateOnly.length === 0 ? left : null;
}
