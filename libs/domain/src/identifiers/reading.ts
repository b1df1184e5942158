/** Who can hold a number: a natural person, a company, or either (the form alone doesn't say). */
export type Holder = 'person' | 'company' | 'either';

/** One interpretation of a written identifier. */
export interface IdentifierReading {
  scheme: 'ruc' | 'cedula' | 'nit';
  holder: Holder;
  /** Canonical form without check digits and without padding zeros: what `entity.id_key` holds. */
  key: string;
  /** `key` without separators: what `entity.id_compact` holds. */
  compact: string;
  /** False when the text had no separators where the form has them, so that `key` equals `compact`. */
  segmented: boolean;
  /** The check digits as written, one or two, or null. */
  dv: string | null;
  /** The check digits by the authority's algorithm, or null where it cannot be computed. It never rejects a number. */
  dvExpected: string | null;
}

/** What to look for in the entity table, best first in each list. Both lists empty: the text has no known form. */
export interface SearchKeys {
  /** Values for `entity.id_key`. */
  keys: string[];
  /** Values for `entity.id_compact`; used when the text was written without separators. */
  compact: string[];
  /** Check digits as written, or null. */
  dv: string | null;
  /** The holder whose reading the written check digits confirm; null if they confirm neither or both. */
  holder: 'person' | 'company' | null;
}

/** Removes leading zeros but keeps one digit. */
export function unpadded(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
