import { lookup } from '../../tables/lookup.js';
import { countryCode } from './countries.js';
import { listDates, listDay } from './list-dates.js';
import { InvalidListRowError, requiredColumn, toListing } from './listing.js';
import type { ListRow, ListedIdentifier, ListedName, ListedType, Listing } from './listing.js';

const TYPES: Readonly<Record<string, ListedType>> = {
  individual: 'individual',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** How the remarks label numbers. Longer labels first. */
const NUMBERS: readonly (readonly [label: string, kind: string])[] = [
  ['Vessel Registration Identification IMO', 'imo'],
  ['Business Registration Number', 'registration'],
  ['Commercial Registry Number', 'registration'],
  ['Chamber of Commerce Number', 'registration'],
  ['Unified Social Credit Code (USCC)', 'registration'],
  ['Matricula Mercantil No', 'registration'],
  ['Folio Mercantil No.', 'registration'],
  ['Registration Number', 'registration'],
  ['Registration ID', 'registration'],
  ['Legal Entity Number', 'registration'],
  ['Identification Number', 'national_id'],
  ['National ID No.', 'national_id'],
  ['Company Number', 'registration'],
  ['Cedula No.', 'cedula'],
  ['Tax ID No.', 'tax_id'],
  ['SWIFT/BIC', 'swift'],
  ['C.U.R.P.', 'national_id'],
  ['Passport', 'passport'],
  ['D.N.I.', 'national_id'],
  ['R.F.C.', 'tax_id'],
  ['RUC #', 'ruc'],
  ['NIT #', 'nit'],
];

const NAMES: Readonly<Record<string, ListedName['kind']>> = { a: 'alias', f: 'former', n: 'alias' };

/**
 * An entry of the United States' list of Specially Designated Nationals, in the publisher's columns
 * (https://sanctionslistservice.ofac.treas.gov, SDN.CSV): everything beside the name is in the remarks, separated by semicolons.
 */
export function ofacListing(row: ListRow): Listing {
  const number = requiredColumn(row, 'ent_num');
  if (!/^\d{1,10}$/.test(number)) throw new InvalidListRowError(`ent_num is not a number: ${number.slice(0, 40)}`);
  const remarks = row.text('Remarks');
  const parts = (remarks ?? '')
    .split(';')
    .map((part) =>
      part
        .trim()
        .replace(/\.$/, '')
        .replace(/^alt\. /, ''),
    )
    .filter((part) => part !== '');
  const type = row.text('SDN_Type');
  const title = row.text('Title');
  return toListing({
    entryId: number,
    type: type === null ? 'entity' : (lookup(TYPES, type.toLowerCase()) ?? 'entity'),
    names: [{ kind: 'primary', name: requiredColumn(row, 'SDN_Name') }, ...parts.flatMap(otherName)],
    birthDates: after(parts, 'DOB').flatMap(listDates),
    nationalities: [...after(parts, 'nationality'), ...after(parts, 'citizen')].map(countryCode),
    identifiers: parts.flatMap(identifier),
    // Programs are separated by "] [".
    programs: (row.text('Program') ?? '').split(/\]\s*\[/).filter((program) => program !== ''),
    positions: title === null ? [] : [{ title, institution: null, party: null, since: null, until: null }],
    remarks: [title, remarks].filter((part) => part !== null).join('; ') || null,
    listedOn: listDay(row.text('Listed')),
    url: row.text('Url') ?? `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${number}`,
  });
}

/** The rest of the parts that begin with `label`. */
function after(parts: readonly string[], label: string): string[] {
  return parts.filter((part) => part.startsWith(`${label} `)).map((part) => part.slice(label.length + 1));
}

/** `a.k.a. 'NAME'`, `f.k.a. 'NAME'` (formerly) and `n.k.a. 'NAME'` (now). */
function otherName(part: string): ListedName[] {
  const [, letter = '', name] = /^([afn])\.k\.a\. '(.+)'$/.exec(part) ?? [];
  return name === undefined ? [] : [{ kind: lookup(NAMES, letter) ?? 'alias', name }];
}

/** `Passport 1084010 (Egypt)`, `RUC # 900001-1-800001-12 (Country)`; other notes in parentheses are dropped. */
function identifier(part: string): ListedIdentifier[] {
  const found = NUMBERS.find(([label]) => part.startsWith(`${label} `));
  if (found === undefined) return [];
  const [label, kind] = found;
  const [value = '', ...notes] = part.slice(label.length + 1).split(/ \(|\)/);
  const country = notes.find((note) => note.trim() !== '');
  return value === '' ? [] : [{ kind, value, country: country === undefined ? null : countryCode(country) }];
}
