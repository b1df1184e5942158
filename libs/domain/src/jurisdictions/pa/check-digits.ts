/**
 * Check digits (DV) of Panama's RUC, by "Algoritmo para el cálculo del dígito verificador (DV)" of the Dirección
 * General de Ingresos, version 201805. The number is laid out in 20 digits; each of the two digits is
 * a weighted sum modulo 11, the second over the string with the first appended.
 */

/** Letters of a natural person's or tributary number. SB is in the DGI's form table without a layout. */
export type RucLetters = 'E' | 'N' | 'PE' | 'AV' | 'PI' | 'NT' | 'SB';

/** The two digits that replace the letters in positions 11 and 12. */
const LETTER_DIGITS: Record<Exclude<RucLetters, 'SB'>, string> = {
  E: '50',
  N: '40',
  PE: '75',
  AV: '15',
  PI: '79',
  NT: '43',
};

/** Letters whose entry number (asiento) counts six digits; all others keep the first five. */
const SIX_DIGIT_ENTRY: ReadonlySet<RucLetters> = new Set<RucLetters>(['E', 'N', 'NT']);

/** Letters for which, with a four-digit volume (tomo), the sum stops at weight 11. */
const STOPS_AT_ELEVEN: ReadonlySet<RucLetters> = new Set<RucLetters>(['E', 'PE', 'AV', 'PI']);

/** DGI cross table ARR-VAL 10..49 to ARR-DIG, for positions 6 and 7 of old juridical numbers ('00' stays '00'). */
const CROSS_TABLE = '1234567891234789234567891234567891234567';

interface SumRules {
  /** Old juridical number: weight 11 is used twice. */
  repeatEleven: boolean;
  /** The highest weight that counts. */
  lastWeight: number;
}

function checkDigit(digits: string, rules: SumRules): number {
  let weight = 2;
  let repeat = rules.repeatEleven;
  let sum = 0;
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    if (repeat && weight === 12) {
      weight = 11;
      repeat = false;
    }
    if (weight > rules.lastWeight) break;
    sum += weight * Number(digits[at]);
    weight += 1;
  }
  const remainder = sum % 11;
  return remainder > 1 ? 11 - remainder : 0;
}

function checkDigits(digits: string, rules: SumRules): string {
  const first = checkDigit(digits, rules);
  return `${String(first)}${String(checkDigit(digits + String(first), rules))}`;
}

/**
 * DV of a juridical number: volume or roll, folio or image, entry or file (each digits only, padding allowed).
 * Null when a segment does not fit the DGI's layout (10, 4 and 6 digits; a seventh entry digit is known in practice and shifts the rest).
 */
export function juridicalRucDv(roll: string, folio: string, entry: string): string | null {
  if (roll.length > 10 || folio.length > 4 || entry.length > 7) return null;
  let digits = roll.padStart(10, '0') + folio.padStart(4, '0') + entry.padStart(6, '0');
  const old = digits.startsWith('00', 3) && Number(digits[5]) < 5;
  if (old) {
    const mapped = CROSS_TABLE[Number(digits.slice(5, 7)) - 10];
    if (mapped !== undefined) digits = `${digits.slice(0, 5)}0${mapped}${digits.slice(7)}`;
  }
  return checkDigits(digits, { repeatEleven: old, lastWeight: Number.POSITIVE_INFINITY });
}

export interface NaturalRuc {
  /** Province, 0 to 13; empty for E, N and PE. */
  province: string;
  letters: RucLetters | null;
  volume: string;
  entry: string;
}

/**
 * DV of a natural person's number, or of a tributary number (NT) of a person or of an institution.
 * Null when the form has no published layout (SB) or does not fit it. Segments without padding zeros.
 */
export function naturalRucDv(number: NaturalRuc, holder: 'person' | 'company'): string | null {
  const { letters } = number;
  if (letters === 'SB' || number.volume.length > 4) return null;
  const six = letters !== null && SIX_DIGIT_ENTRY.has(letters) && number.entry.length === 6;
  const entry = six ? number.entry : number.entry.slice(0, 5).padStart(5, '0');
  const digits =
    (holder === 'company' ? '0' : '5') +
    number.province.padStart(2, '0') +
    (letters === null ? '00' : LETTER_DIGITS[letters]) +
    number.volume.padStart(3, '0') +
    entry;
  const stops = letters !== null && STOPS_AT_ELEVEN.has(letters) && number.volume.length === 4;
  return checkDigits(digits.padStart(20, '0'), {
    repeatEleven: false,
    lastWeight: stops ? 11 : Number.POSITIVE_INFINITY,
  });
}
