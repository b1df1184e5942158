import { unpadded } from '../../identifiers/reading.js';
import type { IdentifierReading, SearchKeys } from '../../identifiers/reading.js';

/** Weights of the DIAN, from the right. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
const DV_SUFFIX = /^(.*?)(?:[^0-9A-Z]*D[^0-9A-Z]*V[^0-9A-Z]*|\s*[-–—/]\s*)(\d)\W*$/i;

/** Check digit of a Colombian NIT (digits only, without DV, at most 15), or null when it has no digits or too many. */
export function nitDv(nit: string): string | null {
  if (!/^\d{1,15}$/.test(nit)) return null;
  const sum = Array.from(nit)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0);
  const remainder = sum % 11;
  return String(remainder > 1 ? 11 - remainder : remainder);
}

function reading(digits: string, dv: string | null): IdentifierReading {
  const key = unpadded(digits);
  const company = key.length === 9 && /^[89]/.test(key);
  return {
    scheme: 'nit',
    holder: company ? 'company' : 'either',
    key,
    compact: key,
    segmented: true,
    dv,
    dvExpected: nitDv(key),
  };
}

/**
 * Colombian NIT, with or without DV, any separators. Without a separator the last digit may be the DV: companies have nine
 * digits starting with 8 or 9, so ten such digits end in a DV; other numbers give both readings, the one confirmed by its
 * check digit first. The key is the number without DV and without leading zeros.
 */
export function parseColombia(text: string): IdentifierReading[] {
  const bare = text.normalize('NFKC').replace(/^\W*(?:N\W?I\W?T|C\W?C|R\W?U\W?T)\W*(?=\d)/i, '');
  const match = DV_SUFFIX.exec(bare);
  const number = match?.[1] ?? bare;
  const dv = match?.[2] ?? null;
  if (/[^\d\s.,'_/–—-]/u.test(number)) return [];
  const digits = unpadded(number.replace(/\D/g, ''));
  if (digits.length < 3 || digits.length > 15) return [];
  if (dv !== null) return [reading(digits, dv)];
  const whole = reading(digits, null);
  const split = reading(digits.slice(0, -1), digits.slice(-1));
  if (split.key.length < 3) return [whole];
  const companyWithDv = digits.length === 10 && /^[89]/.test(digits);
  const supported = split.dv === split.dvExpected && whole.holder !== 'company' && digits.length !== 8;
  return companyWithDv || supported ? [split, whole] : [whole, split];
}

/** Look-up keys of a NIT, best first. */
export function colombiaSearchKeys(text: string): SearchKeys {
  const readings = parseColombia(text);
  const keys = [...new Set(readings.map((each) => each.key))];
  return { keys, compact: [], dv: readings.length === 1 ? (readings[0]?.dv ?? null) : null, holder: null };
}
