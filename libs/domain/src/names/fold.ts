import { streamSafe } from './stream-safe.js';

// Anything beyond printable ASCII.
const NOT_ASCII = /[^ -~]/;

/**
 * Folds a name for comparison: lower case, accents and ñ folded, punctuation to one space, trimmed. Keeps letters and
 * digits of every script. 'AERONÁUTICA Cóndor, S.A.' gives 'aeronautica condor s a'.
 */
export function foldName(text: string): string {
  // Most names are plain ASCII, and search folds hundreds per response.
  if (!NOT_ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return streamSafe(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Caseless letters that no register uses: one that isn't in the text replaces ñ while other marks are folded. */
const ENYE_STAND_INS = ['ꟷ', 'ꡀ', 'ꤊ'];

/** Like {@link foldName}, but keeps ñ: the secondary key by which an exact ñ ranks higher. */
export function foldKeepingEnye(text: string): string {
  const composed = streamSafe(text).normalize('NFC');
  const standIn = ENYE_STAND_INS.find((letter) => !composed.includes(letter));
  if (standIn === undefined) return foldName(text);
  return foldName(composed.replace(/[ñÑ]/g, standIn)).replaceAll(standIn, 'ñ');
}
