import { join } from 'node:path';
import anyAscii from 'any-ascii';
import { readCsv } from '../../sources.js';
import type { Row } from '../../sources.js';
import type { NameKind } from '../pair.js';

/** A person or an organization on one of the two international lists, with all names that the list gives. */
export interface WorldEntity {
  id: string;
  list: 'eu' | 'ofac';
  kind: NameKind;
  name: string;
  aliases: string[];
  /** Registration, tax and passport numbers of nine characters or more: the same number is the same entity. */
  numbers: string[];
}

const NUMBER = /\b(?=[A-Z]*\d)[A-Z0-9]{9,20}\b/g;
const PERSON_TYPES: ReadonlyMap<string, NameKind> = new Map([
  ['Person', 'NaturalPerson'],
  ['LegalEntity', 'Organization'],
  ['Company', 'Organization'],
  ['Organization', 'Organization'],
]);

function numbersIn(text: string): string[] {
  return [...text.toUpperCase().matchAll(NUMBER)].map(([number]) => number);
}

const SYLLABLES = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** The names in a list's column: without remarks such as 'Chinese:', and names too short to say anything. */
function namesIn(text: string): string[] {
  return text
    .split(';')
    .map((name) => name.replace(/^(?:other name|formerly)\s*:/i, '').trim())
    .filter(
      (name) =>
        name.length > (SYLLABLES.test(name) ? 1 : 4) &&
        !name.endsWith(':') &&
        !/text of image/i.test(name) &&
        !name.includes(', '),
    );
}

function europeanEntity(row: Row): WorldEntity[] {
  const kind = PERSON_TYPES.get(row['schema'] ?? '');
  const name = row['name']?.trim() ?? '';
  if (kind === undefined || name.length < 4) return [];
  const { registrationNumber, taxNumber, innCode, ogrnCode, passportNumber, idNumber } = row;
  const numbers = [registrationNumber, taxNumber, innCode, ogrnCode, passportNumber, idNumber];
  return [
    {
      id: `eu ${row['celex'] ?? ''} ${row['recordId'] ?? ''} ${name}`,
      list: 'eu',
      kind,
      name,
      aliases: namesIn(row['alias'] ?? ''),
      numbers: numbers.flatMap((text) => numbersIn(text ?? '')),
    },
  ];
}

function americanEntity(row: Row): WorldEntity[] {
  const type = row['SDN_Type'] ?? '';
  if (type !== '' && type !== 'individual') return [];
  const remarks = row['Remarks'] ?? '';
  return [
    {
      id: `ofac ${row['ent_num'] ?? ''}`,
      list: 'ofac',
      kind: type === '' ? 'Organization' : 'NaturalPerson',
      name: row['SDN_Name'] ?? '',
      aliases: [],
      numbers: numbersIn(remarks.replace(/C\.U\.R\.P\. \S+/g, '')),
    },
  ];
}

/** The entities of both lists; the folder `data` has them in `sanctions_eu` and `sanctions_ofac`. */
export function readWorldEntities(data: string): WorldEntity[] {
  return [
    ...readCsv(join(data, 'sanctions_eu', 'eu_oj_consolidated_2026-08.csv.gz')).flatMap(europeanEntity),
    ...readCsv(join(data, 'sanctions_ofac', 'sdn_2024-05-02.csv.gz')).flatMap(americanEntity),
  ];
}

const SOUNDS = new Map([
  ['kh', 'k'],
  ['gh', 'g'],
  ['ph', 'f'],
  ['th', 't'],
]);

const SCRIPTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Han', /\p{Script=Han}/u],
  ['other', /(?!\p{Script=Latin})\p{L}/u],
];

/** The script of a name: 'Latin', or the first other script that it has a letter of. */
export function scriptOf(name: string): string {
  return SCRIPTS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Latin';
}

/**
 * Consonants of each word, roughly as they sound, in Latin letters. Only for choosing similar names and for telling which
 * aliases are other spellings; it is cruder than what is evaluated.
 */
export function skeletons(name: string): Set<string> {
  const words = anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replace(/['`’]/g, '')
    .split(/[^a-z0-9]+/);
  return new Set(words.map(skeleton).filter((word) => word.length > 1));
}

function skeleton(word: string): string {
  if (/^\d+$/.test(word)) return word;
  return word
    .replace(/sh|ch|zh|kh|ts|dz|ph|th|gh/g, (pair) => SOUNDS.get(pair) ?? 's')
    .replace(/[cqx]/g, 'k')
    .replace(/[zj]/g, 's')
    .replace(/[vbw]/g, 'b')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
}
