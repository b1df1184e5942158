import { foldName } from '../../names/fold.js';
import { lookup } from '../../tables/lookup.js';
import { countryCode } from './countries.js';
import { listDates, listDay } from './list-dates.js';
import { packedValues, requiredColumn, toListing } from './listing.js';
import type { ListRow, ListedIdentifier, ListedType, Listing } from './listing.js';

const TYPES: Readonly<Record<string, ListedType>> = { Person: 'individual', Vessel: 'vessel', Airplane: 'aircraft' };

const NUMBERS: readonly (readonly [column: string, kind: string])[] = [
  ['passportNumber', 'passport'],
  ['idNumber', 'national_id'],
  ['taxNumber', 'tax_id'],
  ['innCode', 'tax_id'],
  ['registrationNumber', 'registration'],
  ['ogrnCode', 'registration'],
  ['leiCode', 'lei'],
  ['swiftBic', 'swift'],
  ['imoNumber', 'imo'],
];

/**
 * An entry of the sanctions of the European Union, consolidated from the Official Journal. The annexes number their entries, but
 * not all of them, so the name belongs to the key: an entry with another primary name is another one.
 */
export function euListing(row: ListRow): Listing {
  const celex = requiredColumn(row, 'celex');
  const name = requiredColumn(row, 'name');
  const place = [celex, row.text('annex') ?? '', row.text('recordId') ?? '', foldName(name).slice(0, 80)];
  const position = row.text('position');
  const texts = ['measure', 'position', 'reason', 'notes'].map((column) => row.text(column));
  return toListing({
    entryId: place.join('/').slice(0, 200),
    type: lookup(TYPES, row.text('schema') ?? '') ?? 'entity',
    names: [
      { kind: 'primary', name },
      ...packedValues(row.text('alias')).map((other) => ({ kind: 'alias', name: other }) as const),
      ...packedValues(row.text('weakAlias')).map((other) => ({ kind: 'weak_alias', name: other }) as const),
      ...packedValues(row.text('previousName')).map((other) => ({ kind: 'former', name: other }) as const),
    ],
    birthDates: listDates(row.text('birthDate') ?? ''),
    nationalities: nationalities(row.text('nationality')),
    identifiers: NUMBERS.flatMap(([column, kind]) =>
      packedValues(row.text(column)).flatMap((value) => identifier(kind, value)),
    ),
    programs: packedValues(row.text('programKey')),
    positions: position === null ? [] : [{ title: position, institution: null, party: null, since: null, until: null }],
    remarks: texts.filter((text) => text !== null).join('; ') || null,
    listedOn: listDay(row.text('startDate')),
    url: `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${celex}`,
  });
}

function nationalities(text: string | null): string[] {
  return (text ?? '')
    .split(/[;,]|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(countryCode);
}

/** A number with its note in parentheses: `7702070139 (Tax ID/INN)`, `D9004878 (Iran)`, `Country RUC 8-1-2`. */
function identifier(kind: string, written: string): ListedIdentifier[] {
  const [value = '', note] = written.split(/ \(|\)/);
  const country = note === undefined || note === '' ? null : countryCode(note);
  const local = LOCAL_NUMBER.exec(written);
  if (local === null) return value === '' ? [] : [{ kind, value, country }];
  const [, issuer = '', label = '', number = ''] = local;
  return [{ kind: label.toLowerCase() === 'ruc' ? 'ruc' : 'cedula', value: number, country: countryCode(issuer) }];
}

/** A RUC or cédula after the name of its country. */
const LOCAL_NUMBER = /^(\p{L}+)[^;0-9]{0,40}?\b(RUC|C[eé]dula)(?: No\.?)?[^;0-9A-Z]{0,10}([0-9A-Z][0-9A-Z-]{3,30})/iu;
