import { isAscii } from './ascii.js';
import { withoutInvisible } from './invisible.js';
import { streamSafe } from './stream-safe.js';

/** What lower case names in ASCII have if they aren't folded yet. Most only have words with a space between them. */
const UNFOLDED = /[^a-z0-9 ]|^ | (?: |$)/;

/**
 * Folds a name for comparison: lower case, accents and ñ folded, punctuation to one space, invisible characters left out,
 * trimmed. Keeps letters and digits of every script. 'AERONÁUTICA Cóndor, S.A.' gives 'aeronautica condor s a'.
 */
export function foldName(text: string): string {
  // Most names are plain ASCII, at least without their accents, and search folds hundreds per response.
  if (isAscii(text)) return foldAscii(text);
  const plain = streamSafe(withoutInvisible(text))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  if (isAscii(plain)) return foldAscii(plain);
  return plain
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function foldAscii(text: string): string {
  const lower = text.toLowerCase();
  return UNFOLDED.test(lower) ? lower.replace(/[^a-z0-9]+/g, ' ').trim() : lower;
}

/** Caseless letters that no register uses: one that isn't in the text replaces ñ while other marks are folded. */
const ENYE_STAND_INS = ['ꟷ', 'ꡀ', 'ꤊ'];

/** Like {@link foldName}, but keeps ñ: the secondary key by which an exact ñ ranks higher. */
export function foldKeepingEnye(text: string): string {
  const composed = streamSafe(withoutInvisible(text)).normalize('NFC');
  const standIn = ENYE_STAND_INS.find((letter) => !composed.includes(letter));
  if (standIn === undefined) return foldName(text);
  return foldName(composed.replace(/[ñÑ]/g, standIn)).replaceAll(standIn, 'ñ');
}
