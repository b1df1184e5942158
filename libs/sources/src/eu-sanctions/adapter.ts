import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { tieToListed } from '../reading/listed-names.js';
import type { Listed } from '../reading/listed-names.js';
import { listsAdapter } from '../reading/lists.js';
import { matchedList } from '../reading/matched-list.js';
import { readWholeCsv, wholeList } from '../reading/whole-list.js';

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

const entriesFor = wholeList<Fields>({
  what: LIST.what,
  // It has some 8,000.
  atLeast: 1_000,
  read: (page) => readWholeCsv(page, LIST),
  names: (row) => listedIn(row).names,
  identifiers: (row) => listedIn(row).identifiers,
});

/** Sanctions of the European Union: one list, read whole. */
export const euSanctions = listsAdapter('eu_sanctions', [
  matchedList<Fields>({
    tag: 'sanciones_internacionales',
    rows: async (session, subject) => entriesFor(await session.get('consolidated.csv'), subject),
    tie: (subject, row) => tieToListed(subject, listedIn(row)),
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

function listedIn(row: Fields): Listed {
  // A weak alias is, in the list's own words, one by which nobody is to be identified alone.
  const names = [row.required('name'), ...packed(row, ['alias', 'previousName'])];
  return { tipo: kindOf(row), names, identifiers: panamanianNumbers(row) };
}

function kindOf(row: Fields): string {
  return KINDS[row.text('schema') ?? ''] ?? 'entity';
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

/** `23.2.2022` or `28 April 2026`; null for the free text that the list has there too. */
function designated(row: Fields): string | null {
  const written = row.text('startDate');
  return /^\d{1,2}[. ](?:\d{1,2}|[A-Za-z]+)\.? ?\d{4}$/.test(written ?? '') ? dateOf(written, 'startDate') : null;
}

/** RUCs and cédulas that the entry itself calls Panamanian. */
function panamanianNumbers(row: Fields): string[] {
  const numbers = texts(row, ['idNumber', 'taxNumber', 'registrationNumber']).join('; ');
  const pattern = /Panama[^;]*?\b(?:RUC|C[eé]dula(?: No\.?)?)[^;0-9A-Z]*([0-9A-Z][0-9A-Z-]{3,30})/gi;
  return [...numbers.matchAll(pattern)].map((match) => match[1] ?? '');
}
