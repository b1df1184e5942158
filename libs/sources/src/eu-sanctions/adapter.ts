import { JURISDICTIONS, lookup } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { matchListing } from '../reading/lists/listings.js';
import type { Listing } from '../reading/lists/listings.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import { readWholeCsv, wholeList } from '../reading/lists/whole-list.js';

const LIST = {
  what: 'consolidated list',
  columns: [
    'celex',
    'programKey',
    'measure',
    'startDate',
    'reason',
    'schema',
    'name',
    'alias',
    'weakAlias',
    'previousName',
    'position',
    'registrationNumber',
    'taxNumber',
    'idNumber',
    'notes',
  ],
};

const KINDS: Readonly<Record<string, string>> = { Person: 'individual', Vessel: 'vessel', Airplane: 'aircraft' };

const WHOLE_LIST = wholeList<Fields>({
  what: LIST.what,
  path: 'consolidated.csv',
  // The list has about 8,000 rows.
  atLeast: 1_000,
  read: (page) => readWholeCsv(page, LIST),
  names: namesOf,
  identifiers: numbersIssuedIn,
});

/** Sanctions of the European Union: one list, read completely. */
export const euSanctions = listsAdapter('eu_sanctions', [
  tagList({
    tag: 'sanciones_internacionales',
    pages: WHOLE_LIST,
    match: (subject, row) => matchListing(subject, toListing(row, subject.jurisdiction)),
    payload: (row, match) => ({
      lista: 'EU',
      nombre: row.required('name'),
      tipo: kindOf(row),
      programas: packed(row, ['programKey']),
      alias: packed(row, ['alias', 'weakAlias', 'previousName']),
      observaciones: texts(row, ['measure', 'position', 'reason', 'notes']).join('; ') || null,
      fecha_designacion: designated(row),
      url: `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${row.required('celex')}`,
      match,
    }),
    itemDate: designated,
  }),
]);

function toListing(row: Fields, jurisdiction: Jurisdiction): Listing {
  return { tipo: kindOf(row), names: namesOf(row), identifiers: numbersIssuedIn(row, jurisdiction) };
}

/** According to the list, a weak alias alone must not identify anyone. */
function namesOf(row: Fields): string[] {
  return [row.required('name'), ...packed(row, ['alias', 'previousName'])];
}

function kindOf(row: Fields): string {
  return lookup(KINDS, row.text('schema') ?? '') ?? 'entity';
}

function texts(row: Fields, columns: readonly string[]): string[] {
  return columns.map((column) => row.text(column)).filter((text) => text !== null);
}

/** Values that the list packs into one column: `A; B; C`. */
function packed(row: Fields, columns: readonly string[]): string[] {
  return texts(row, columns)
    .flatMap((text) => text.split(';'))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `23.2.2022` or `28 April 2026`; null for free text, which the column may also have. */
function designated(row: Fields): string | null {
  const written = row.text('startDate');
  return /^\d{1,2}[. ](?:\d{1,2}|[A-Za-z]+)\.? ?\d{4}$/.test(written ?? '') ? dateOf(written, 'startDate') : null;
}

/** RUCs and cédulas that the entry itself assigns to the country: in each part, the first one after its name. */
function numbersIssuedIn(row: Fields, jurisdiction: Jurisdiction): string[] {
  const name = JURISDICTIONS[jurisdiction].englishName.toLowerCase();
  return packed(row, ['idNumber', 'taxNumber', 'registrationNumber']).flatMap((part) => {
    const country = part.toLowerCase().indexOf(name);
    return country < 0 ? [] : (NUMBER.exec(part.slice(country))?.[1] ?? []);
  });
}

/** Bounded, because a hostile text may repeat its beginning a million times. */
const NUMBER = /\b(?:RUC|C[eé]dula(?: No\.?)?)[^;0-9A-Z]{0,40}([0-9A-Z][0-9A-Z-]{3,30})/i;
