import { juridicalRucDv, naturalRucDv } from './check-digits.js';
import type { RucLetters } from './check-digits.js';
import { unpadded } from '../../identifiers/reading.js';
import type { IdentifierReading, SearchKeys } from '../../identifiers/reading.js';

/** The parts of a written number, before its holder is determined. */
interface Written {
  /** Province or roll, letters, and the other digit groups, as written. */
  groups: string[];
  letters: RucLetters | null;
  /** Digits before the letters (the province), or empty. */
  province: string;
  dv: string | null;
}

const LABEL =
  /^[^A-Z0-9]*(?:R[^A-Z0-9]?U[^A-Z0-9]?C|C[^A-Z0-9]?I[^A-Z0-9]?P|C[EÉ]D(?:ULA)?)[^A-Z0-9]+(?:(?:NO|N[UÚ]M(?:ERO)?)[^A-Z0-9]+)?/;
// Some systems print the two digits with one more zero before them ("DV 047").
const DV_SUFFIX = /[^A-Z0-9]*D[^A-Z0-9]*V[^A-Z0-9]*0?(\d{1,2})[^A-Z0-9]*$/;
const DV_GROUP = /^0?(\d{1,2})$/;
const LETTERED = /^(\d{0,2})(PE|E|N|AV|PI|NT|SB)(\d*)$/;
const LAST_PROVINCE = 13;
const MIN_DIGITS = 3;
/** Groups of these alone are no number: forms without one have them. */
const ONLY_ZEROS = /^0*$/;
const MAX_DIGITS = 22;

function readWritten(text: string): Written | null {
  let rest = text.normalize('NFKC').toUpperCase().replace(LABEL, '');
  const suffix = DV_SUFFIX.exec(rest);
  if (suffix !== null) rest = rest.slice(0, suffix.index);
  const groups = rest.split(/[^A-Z0-9Ñ]+/).filter((group) => group !== '');
  if (groups.length === 0) return null;
  const explicit = suffix?.[1]?.padStart(2, '0') ?? null;
  return /[A-ZÑ]/.test(rest) ? readLettered(groups, explicit) : readNumeric(groups, explicit);
}

function readNumeric(groups: string[], explicit: string | null): Written | null {
  let dv = explicit;
  let rest = groups;
  const last = DV_GROUP.exec(groups[3] ?? '')?.[1];
  if (groups.length === 4 && dv === null && last !== undefined) {
    dv = last.padStart(2, '0');
    rest = groups.slice(0, 3);
  }
  if (rest.length > 3) return null;
  const total = rest.join('').length;
  if (total < MIN_DIGITS || total > MAX_DIGITS) return null;
  return { groups: rest, letters: null, province: '', dv };
}

/** Letters may be attached to the province ("8NT"), to what follows ("E8"), or separate ("8-NT-1-24"). */
function readLettered(groups: string[], explicit: string | null): Written | null {
  const at = groups.findIndex((group) => /[A-ZÑ]/.test(group));
  const match = LETTERED.exec(groups[at] ?? '');
  if (at > 1 || match === null) return null;
  const glued = match[1] ?? '';
  if (at === 1 && glued !== '') return null;
  const province = at === 1 ? (groups[0] ?? '') : glued;
  if (province.length > 2 || Number(province) > LAST_PROVINCE) return null;
  const following = match[3] ?? '';
  let rest = [...(following === '' ? [] : [following]), ...groups.slice(at + 1)];
  let dv = explicit;
  const last = DV_GROUP.exec(rest[2] ?? '')?.[1];
  if (rest.length === 3 && dv === null && last !== undefined) {
    dv = last.padStart(2, '0');
    rest = rest.slice(0, 2);
  }
  if (rest.length === 0 || rest.length > 2 || !rest.every((group) => /^\d+$/.test(group))) return null;
  if (rest.join('').length > MAX_DIGITS) return null;
  return { groups: rest, letters: match[2] as RucLetters, province: province.replace(/^0+/, ''), dv };
}

/** "8-NT-1-24" and "8-SB-1-24" as the DGI writes them, "8PI-1-24" and "8AV-1-24" as the Tribunal Electoral does. */
function letterHead(province: string, letters: RucLetters): string {
  if (province === '') return letters;
  return letters === 'NT' || letters === 'SB' ? `${province}-${letters}` : `${province}${letters}`;
}

function compactOf(key: string): string {
  return key.replaceAll('-', '');
}

function lettered(written: Written, letters: RucLetters): IdentifierReading[] {
  const [volume, entry] = written.groups.map(unpadded);
  const head = letterHead(written.province, letters);
  const scheme = letters === 'NT' || letters === 'SB' ? 'ruc' : 'cedula';
  if (volume === undefined || entry === undefined || volume.length > 4 || entry.length > 9) {
    const key = compactOf(head) + unpadded(written.groups.join(''));
    const holder = scheme === 'cedula' ? 'person' : 'either';
    return [{ scheme, holder, key, compact: key, segmented: false, dv: written.dv, dvExpected: null }];
  }
  const key = `${head}-${volume}-${entry}`;
  const base = { scheme, key, compact: compactOf(key), segmented: true, dv: written.dv } as const;
  const number = { province: written.province, letters, volume, entry };
  const person: IdentifierReading = { ...base, holder: 'person', dvExpected: naturalRucDv(number, 'person') };
  if (scheme === 'cedula') return [person];
  return [{ ...base, holder: 'company', dvExpected: naturalRucDv(number, 'company') }, person];
}

function numeric(written: Written): IdentifierReading[] {
  const segments = written.groups.map(unpadded);
  const [first, second, third] = segments;
  if (first === undefined || second === undefined || third === undefined) {
    const key = unpadded(written.groups.join(''));
    return [{ scheme: 'ruc', holder: 'either', key, compact: key, segmented: false, dv: written.dv, dvExpected: null }];
  }
  const key = segments.join('-');
  const base = { key, compact: compactOf(key), segmented: true, dv: written.dv } as const;
  const readings: IdentifierReading[] = [];
  if (Number(first) <= LAST_PROVINCE && second.length <= 4 && third.length <= 9) {
    const dvExpected = naturalRucDv({ province: first, letters: null, volume: second, entry: third }, 'person');
    readings.push({ ...base, scheme: 'cedula', holder: 'person', dvExpected });
  }
  if (first.length <= 10 && second.length <= 4 && third.length <= 7) {
    // An entry written with seven digits counts with its padding.
    const entry = written.groups[2]?.length === 7 ? written.groups[2] : third;
    readings.push({ ...base, scheme: 'ruc', holder: 'company', dvExpected: juridicalRucDv(first, second, entry) });
  }
  return readings;
}

/**
 * Readings of a Panama RUC or cédula, written with or without separators, padding, labels and DV. A number such as 8-123-456
 * can be both a cédula and a company's number: both readings have the same key and their own expected DV. A reading that the
 * written DV confirms comes first. Empty if the text has no known form.
 */
export function parsePanama(text: string): IdentifierReading[] {
  const written = readWritten(text);
  if (written === null || written.groups.every((group) => ONLY_ZEROS.test(group))) return [];
  const readings = written.letters === null ? numeric(written) : lettered(written, written.letters);
  const confirmed = (reading: IdentifierReading): number =>
    reading.dv !== null && reading.dv === reading.dvExpected ? 0 : 1;
  return readings.sort((a, b) => confirmed(a) - confirmed(b));
}

/** Forms of a canonical key without separators, with segments padded as registers pad them. */
function packedForms(key: string): string[] {
  const segments = key.split('-');
  const tail = segments.slice(-2);
  const head = segments.slice(0, -2).join('');
  const heads = /^\d$/.test(head) ? [head, `0${head}`] : [head];
  const [volume, entry] = tail as [string, string];
  const volumes = new Set([2, 3, 4].map((width) => volume.padStart(width, '0')).concat(volume));
  const entries = new Set([5, 6].map((width) => entry.padStart(width, '0')).concat(entry));
  const forms = new Set([compactOf(key)]);
  for (const start of heads) for (const mid of volumes) for (const end of entries) forms.add(start + mid + end);
  return [...forms].map(unpadded);
}

/** Canonical compact forms that unseparated text may represent: unchanged, then without inner padding zeros. */
function unpackedForms(compact: string): string[] {
  const letters = /^\d{0,2}[A-Z]+/.exec(compact)?.[0] ?? '';
  const digits = compact.slice(letters.length);
  const forms = new Set([letters + unpadded(digits)]);
  const zeroStarts = Array.from(digits).flatMap((digit, at) => (digit === '0' && at > 0 ? [at] : []));
  const cuts = letters === '' ? [undefined, ...zeroStarts] : [undefined];
  for (const first of cuts) {
    for (const second of [undefined, ...zeroStarts]) {
      if (first !== undefined && second !== undefined && second <= first) continue;
      const bounds = [0, ...[first, second].filter((cut) => cut !== undefined), digits.length];
      const parts = bounds.slice(1).map((end, index) => digits.slice(bounds[index], end));
      forms.add(letters + parts.map(unpadded).join(''));
    }
  }
  return [...forms];
}

/** Look-up keys of a Panama identifier in every written form; see {@link SearchKeys}. */
export function panamaSearchKeys(text: string): SearchKeys {
  const readings = parsePanama(text);
  const [first] = readings;
  if (first === undefined) return { keys: [], compact: [], dv: null, holder: null };
  const confirmed = new Set(readings.filter((r) => r.dv !== null && r.dv === r.dvExpected).map((r) => r.holder));
  const [only] = confirmed;
  const holder = confirmed.size === 1 && only !== undefined && only !== 'either' ? only : null;
  if (first.segmented) {
    const packed = packedForms(first.key);
    const digits = new Set(readings.flatMap((r) => [r.dv, r.dvExpected]).filter((dv) => dv !== null));
    const withDv = Array.from(digits).flatMap((dv) => packed.map((form) => form + dv));
    return { keys: [...new Set([first.key, ...packed, ...withDv])], compact: [], dv: first.dv, holder };
  }
  const { compact } = first;
  const forms = unpackedForms(compact);
  const mayEndInDv = first.dv === null && compact.length >= MIN_DIGITS + 2 && /\d{3}$/.test(compact);
  const shorter = mayEndInDv ? compact.slice(0, -2) : null;
  const withoutDv = shorter === null ? [] : unpackedForms(shorter);
  return { keys: [], compact: [...new Set([...forms, ...withoutDv])], dv: first.dv, holder };
}

/**
 * DV of a Panama RUC or cédula written with separators, or null when the form is unknown or has no published algorithm. If a
 * number can be a person's or a company's, `holder` says which.
 */
export function rucDv(text: string, holder: 'person' | 'company'): string | null {
  return parsePanama(text).find((reading) => reading.holder === holder)?.dvExpected ?? null;
}
