/** Marks in a row that any written language needs (UAX #15, stream-safe text format). */
const MAX_MARKS = 30;

// Two characters that aren't marks become marks when decomposed: the halfwidth sound marks of Japanese.
const EXCESS = new RegExp(`([\\p{M}\\uFF9E\\uFF9F]{${MAX_MARKS}})[\\p{M}\\uFF9E\\uFF9F]+`, 'gu');

/**
 * A text without the combining marks beyond 30 in a row. Normalizing sorts the marks of a letter in a time that grows with the
 * square of their number, and cannot be interrupted: a hundred thousand take seconds.
 */
export function streamSafe(text: string): string {
  return text.length > MAX_MARKS ? text.replace(EXCESS, '$1') : text;
}
