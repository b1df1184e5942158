import { createHash } from 'node:crypto';
import { foldName, parseIdentifier } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { SourceError } from '../../source.js';
import type { Page, QueriedEntity } from '../../source.js';
import { readCsv } from '../files/csv.js';
import type { CsvShape } from '../files/csv.js';
import type { Fields } from '../fields.js';
import type { RowPages } from './lists.js';
import { fileDate } from '../stated-date.js';
import { requirePage } from './row-ownership.js';

/** A list that a source publishes as a whole: one file for all subjects. */
export interface WholeList<Row> {
  /** Name of the list, for messages. */
  readonly what: string;
  /** Relative to the source's base address. */
  readonly path: string;
  /** Minimum rows: with fewer the list is incomplete, and a missing name proves nothing. */
  readonly atLeast: number;
  readonly read: (page: Page) => readonly Row[];
  /** Every name that can match a row. */
  readonly names: (row: Row) => readonly (string | null)[];
  /** Every RUC or cédula in a row that `jurisdiction` issued. */
  readonly identifiers: (row: Row, jurisdiction: Jurisdiction) => readonly (string | null)[];
}

/**
 * The rows of a whole list that may be about a subject: with its name, the letters in any order, or with its number. Each thread
 * caches the latest list by names and numbers, and parses it again only if it has changed: otherwise each refresh would parse
 * thousands of rows. Throws SourceError if the list has too few rows.
 */
export function wholeList<Row>(list: WholeList<Row>): RowPages<Row> {
  let latest: { readonly digest: string; readonly find: (subject: QueriedEntity) => readonly Row[] } | undefined;
  return {
    what: list.what,
    maxPages: 1,
    first: () => ({ path: list.path }),
    readPage(page, _request, subject) {
      // The meaning of the bytes depends on the charset that the server declares.
      const digest = createHash('sha256')
        .update(`${page.status} ${page.contentType}\n`)
        .update(page.body)
        .digest('base64');
      if (latest?.digest !== digest) latest = { digest, find: finder(list, rowsOf(list, page)) };
      return { found: latest.find(subject), next: null, updatedAt: fileDate(page) };
    },
  };
}

/** The rows of a whole list in a CSV file. Also throws SourceError if it ends in the middle of a line. */
export function readWholeCsv(page: Page, shape: CsvShape): Fields[] {
  const rows = readCsv(requirePage(page, shape.what), shape);
  const text = page.text();
  if (!/[\r\n]/.test(text.slice(text.trimEnd().length)))
    throw new SourceError(`${shape.what}: the list is truncated`, false);
  return rows;
}

function rowsOf<Row>({ what, atLeast, read }: WholeList<Row>, page: Page): readonly Row[] {
  const rows = read(page);
  if (rows.length >= atLeast) return rows;
  throw new SourceError(`${what}: only ${rows.length} rows, but it has never had fewer than ${atLeast}`, false);
}

function finder<Row>(list: WholeList<Row>, rows: readonly Row[]): (subject: QueriedEntity) => readonly Row[] {
  const indexes = new Map<Jurisdiction, Places>();
  return ({ jurisdiction, nombre, ruc, cedula }) => {
    const places = indexes.get(jurisdiction) ?? placesIn(list, rows, jurisdiction);
    indexes.set(jurisdiction, places);
    const keys = [...keysOf(jurisdiction, [nombre], [ruc, cedula])];
    const found = new Set(keys.flatMap((key) => places.get(key) ?? []));
    return [...found].sort((a, b) => a - b).flatMap((place) => rows[place] ?? []);
  };
}

/** The numbers of the rows with a key. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesIn<Row>(list: WholeList<Row>, rows: readonly Row[], jurisdiction: Jurisdiction): Places {
  const places = new Map<string, number[]>();
  rows.forEach((row, place) => {
    for (const key of keysOf(jurisdiction, list.names(row), list.identifiers(row, jurisdiction))) {
      const known = places.get(key);
      if (known) known.push(place);
      else places.set(key, [place]);
    }
  });
  return places;
}

/** Coarser than any match: rows without any of these keys certainly belong to others. */
function keysOf(
  jurisdiction: Jurisdiction,
  names: readonly (string | null)[],
  identifiers: readonly (string | null)[],
): Set<string> {
  const numbers = identifiers.flatMap((written) => (written === null ? [] : parseIdentifier(jurisdiction, written)));
  const letters = names.map((name) =>
    Array.from(foldName(name ?? '').replaceAll(' ', ''))
      .sort()
      .join(''),
  );
  return new Set([...numbers.map(({ compact }) => `# ${compact}`), ...letters.filter((name) => name !== '')]);
}
