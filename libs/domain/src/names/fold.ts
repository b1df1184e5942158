// Beyond the ASCII letters, digits and marks.
const NOT_ASCII = /[^ -~]/;

/**
 * Folds a name for comparison: lower case, accents and ñ folded, punctuation to one space, trimmed. Keeps letters and
 * digits of every script. 'AERONÁUTICA Cóndor, S.A.' gives 'aeronautica condor s a'.
 */
export function foldName(text: string): string {
  // Most names are plain ASCII, and search folds hundreds for one answer.
  if (!NOT_ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Stands in for ñ while the other marks are folded: a letter that no register of the region uses. */
const ENYE_STAND_IN = 'ɲ';

/** As {@link foldName}, but ñ stays: the secondary key by which an exact ñ ranks higher. */
export function foldKeepingEnye(text: string): string {
  return foldName(text.normalize('NFC').replace(/[ñÑ]/g, ENYE_STAND_IN)).replaceAll(ENYE_STAND_IN, 'ñ');
}
