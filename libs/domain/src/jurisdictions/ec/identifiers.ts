import type { IdentifierReading, SearchKeys } from '../../identifiers/reading.js';

/** Weights of the Servicio de Rentas Internas for companies (third digit 9) and public bodies (third digit 6). */
const COMPANY_WEIGHTS = [4, 3, 2, 7, 6, 5, 4, 3, 2];
const PUBLIC_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

interface CheckDigit {
  written: string;
  expected: string;
}

function modulo11(ruc: string, weights: number[]): CheckDigit {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(ruc[at]), 0);
  return { written: ruc.charAt(weights.length), expected: String((11 - (sum % 11)) % 11) };
}

function modulo10(ruc: string): CheckDigit {
  const sum = Array.from(ruc.slice(0, 9)).reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return { written: ruc.charAt(9), expected: String((10 - (sum % 10)) % 10) };
}

/** Companies and persons carry the digit at position 10, public bodies at 9; third digit 6 may also be a person's. */
function checkDigit(ruc: string): CheckDigit {
  const third = Number(ruc[2]);
  if (third === 9) return modulo11(ruc, COMPANY_WEIGHTS);
  const person = modulo10(ruc);
  return third === 6 && person.written !== person.expected ? modulo11(ruc, PUBLIC_WEIGHTS) : person;
}

/**
 * Ecuador RUC: 13 digits ending in 001, with any separators; a leading zero lost in a spreadsheet is restored. Ten
 * digits are read as the number before 001. The key is the 13 digits. `dvExpected` may differ from `dv` in a valid
 * company number (the register issues such numbers) and may have two digits, which never equals `dv`.
 */
export function parseEcuador(text: string): IdentifierReading[] {
  const bare = text.normalize('NFKC').replace(/^\W*(?:R\W?U\W?C|C\W?I|C[EÉ]DULA)\W*/i, '');
  if (/[^\d\s.,/_–—-]/u.test(bare)) return [];
  const digits = bare.replace(/\D/g, '');
  const padded = digits.length === 12 && digits.endsWith('001') ? `0${digits}` : digits;
  const ruc = padded.length === 10 ? `${padded}001` : padded;
  // Ten zeros before the end are no number: forms without one have them.
  if (!/^(?!0{10})\d{10}001$/.test(ruc)) return [];
  const { written, expected } = checkDigit(ruc);
  const third = Number(ruc[2]);
  return [
    {
      scheme: padded.length === 10 ? 'cedula' : 'ruc',
      holder: third === 9 ? 'company' : third === 6 ? 'either' : 'person',
      key: ruc,
      compact: ruc,
      segmented: true,
      dv: written,
      dvExpected: expected,
    },
  ];
}

/** Look-up keys of an Ecuador RUC. The check digit is inside the number, so it decides nothing. */
export function ecuadorSearchKeys(text: string): SearchKeys {
  const readings = parseEcuador(text);
  return { keys: readings.map((reading) => reading.key), compact: [], dv: null, holder: null };
}
