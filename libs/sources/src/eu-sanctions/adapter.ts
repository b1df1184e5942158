import { readCsv } from '../reading/csv.js';
import { dateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { tieToListed } from '../reading/listed-names.js';
import { listsAdapter } from '../reading/lists.js';
import { matchedList } from '../reading/matched-list.js';
import { wholeList } from '../reading/whole-list.js';
import { present } from '../reading/whose.js';

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

const read = wholeList((page) => readCsv(present(page, LIST.what), LIST));

/** Sanctions of the European Union: one list, read whole. */
export const euSanctions = listsAdapter('eu_sanctions', [
  matchedList<Fields>({
    tag: 'sanciones_internacionales',
    rows: async (session) => read(await session.get('consolidated.csv')),
    // A weak alias is, in the list's own words, one by which nobody is to be identified alone.
    tie: (subject, row) =>
      tieToListed(subject, {
        tipo: kindOf(row),
        names: [row.required('name'), ...packed(row, ['alias', 'previousName'])],
        identifiers: panamanianNumbers(row),
      }),
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
