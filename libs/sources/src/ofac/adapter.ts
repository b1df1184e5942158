import { JURISDICTIONS, lookup } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { foreignDateOf } from '../reading/dates.js';
import type { Fields } from '../reading/fields.js';
import { matchListing } from '../reading/lists/listings.js';
import type { Listing } from '../reading/lists/listings.js';
import { listsAdapter, tagList } from '../reading/lists/lists.js';
import { readWholeCsv, wholeList } from '../reading/lists/whole-list.js';
import type { Page } from '../source.js';

const LIST = {
  what: 'list of designated nationals',
  columns: ['ent_num', 'SDN_Name', 'SDN_Type', 'Program', 'Title', 'Remarks'],
  // How the list writes an empty field.
  blanks: ['-0-'],
};

/** The file that the Treasury publishes has no header line. These are its columns, in order. */
const HEADERLESS = {
  ...LIST,
  header: [
    'ent_num',
    'SDN_Name',
    'SDN_Type',
    'Program',
    'Title',
    'Call_Sign',
    'Vess_type',
    'Tonnage',
    'GRT',
    'Vess_flag',
    'Vess_owner',
    'Remarks',
  ],
};

const KINDS: Readonly<Record<string, string>> = { individual: 'individual', vessel: 'vessel', aircraft: 'aircraft' };

const WHOLE_LIST = wholeList<Fields>({
  what: LIST.what,
  path: 'sdn.csv',
  // The list has about 18,000 rows.
  atLeast: 1_000,
  read,
  names: namesOf,
  identifiers: numbersIssuedIn,
});

/**
 * Sanctions of the United States: one list, read completely. Files with several lists name each entry's list in a
 * column.
 */
export const ofac = listsAdapter('ofac', [
  tagList({
    tag: 'sanciones_internacionales',
    pages: WHOLE_LIST,
    match: (subject, row) => matchListing(subject, toListing(row, subject.jurisdiction)),
    payload: (row, match) => ({
      lista: row.optional('List') ?? 'OFAC SDN',
      nombre: row.required('SDN_Name'),
      tipo: kindOf(row),
      // Programs are separated by "] [".
      programas: (row.text('Program') ?? '').split(/\]\s*\[/).filter((program) => program !== ''),
      alias: aliases(row.text('Remarks') ?? ''),
      observaciones: [row.text('Title'), row.text('Remarks')].filter((part) => part !== null).join('; ') || null,
      fecha_designacion: designated(row),
      url: row.optional('Url') ?? `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${row.required('ent_num')}`,
      match,
    }),
    itemDate: (row) => designated(row) ?? null,
  }),
]);

function read(page: Page): Fields[] {
  // The last line is an end-of-file mark of old systems.
  const text = withoutEndMark(page.text());
  // An entry begins with its number, a header with a word.
  return readWholeCsv({ ...page, text: () => text }, /^\s*"?\d/.test(text) ? HEADERLESS : LIST);
}

function withoutEndMark(text: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith('\u001a') ? trimmed.slice(0, -1) : text;
}

function toListing(row: Fields, jurisdiction: Jurisdiction): Listing {
  return { tipo: kindOf(row), names: namesOf(row), identifiers: numbersIssuedIn(row, jurisdiction) };
}

function namesOf(row: Fields): string[] {
  return [row.required('SDN_Name'), ...aliases(row.text('Remarks') ?? '')];
}

function kindOf(row: Fields): string {
  const type = row.text('SDN_Type');
  return type === null ? 'entity' : (lookup(KINDS, type.toLowerCase()) ?? type);
}

function designated(row: Fields): string | null | undefined {
  return foreignDateOf(row.optional('Listed'), 'Listed');
}

/** RUCs and cédulas in the remarks with the country in parentheses: `RUC # 900001-1-800001-12 (Country)`. */
function numbersIssuedIn(row: Fields, jurisdiction: Jurisdiction): string[] {
  const { englishName } = JURISDICTIONS[jurisdiction];
  const numbers = (row.text('Remarks') ?? '').matchAll(/\b(?:RUC #|Cedula No\.) ([^;()]{3,40}?) \(([^;()]{1,40})\)/g);
  return [...numbers].flatMap(([, number = '', country]) => (country === englishName ? [number] : []));
}

/** `a.k.a. 'GARZA LINES';`. Bounded, because a hostile remark may begin a million names without ending one. */
function aliases(remarks: string): string[] {
  return captured(remarks, /\b[afn]\.k\.a\. '([^;]{1,300}?)'(?=[;.]|$)/g);
}

function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
