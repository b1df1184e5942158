import { InvalidListRowError } from '@entity-registry/domain';
import type { ListElement, ListRow, Listing } from '@entity-registry/domain';
import { ImportFailedError, RowRejectedError } from './dataset-file.js';
import type { ListImporter, SourceRow } from './dataset-file.js';
import { text } from './dataset-file.js';
import { readRows } from './rows.js';
import { REPLACEMENT, openText } from './source-file.js';
import type { SourceFile } from './source-file.js';
import type { Reject } from './dataset-file.js';
import { XmlElementReader, XmlError } from './xml-elements.js';

/** A whole list as its file has it. */
export interface ReadList {
  readonly listings: readonly Listing[];
  readonly rejects: readonly Reject[];
  /** Entries of the file, rejected ones included. */
  readonly rows: number;
  /** The publisher's date in the file, as 'YYYY-MM-DD'; null if it states none. */
  readonly published: string | null;
}

/** An entry of the file: a row, an element, or the reason why it can't be read. */
interface FileEntry {
  readonly line: number;
  readonly raw: string;
  readonly row?: SourceRow;
  readonly element?: ListElement;
  readonly reason?: string;
}

/**
 * Reads the file of a list completely. Throws ImportFailedError if it isn't one, ends early, has too few entries, or has so many
 * rejected ones that the list would be incomplete.
 */
export async function readListings(
  file: SourceFile,
  definition: ListImporter,
  onBytes: (bytes: number) => void,
): Promise<ReadList> {
  const { entries, published } = await readEntries(file, definition, onBytes);
  const listings: Listing[] = [];
  const rejects: Reject[] = [];
  for (const { line, raw, ...entry } of entries) {
    try {
      if (entry.reason !== undefined) throw new RowRejectedError(entry.reason);
      const read = toListings(definition, entry);
      for (const listing of read) requireStorable(listing);
      listings.push(...read);
    } catch (error) {
      if (!(error instanceof RowRejectedError || error instanceof InvalidListRowError)) throw error;
      rejects.push({ line, raw, reason: error.message });
    }
  }
  requireComplete(file.path, definition, { listings, rejects });
  return { listings, rejects, rows: entries.length, published };
}

/** The longest id that `listing` stores. */
const MAX_ENTRY_ID = 200;

/** Throws RowRejectedError for what the database would refuse, and with it the whole list. */
function requireStorable(listing: Listing): void {
  if (listing.entryId.length > MAX_ENTRY_ID)
    throw new RowRejectedError(`its id has more than ${String(MAX_ENTRY_ID)} characters`);
  if (JSON.stringify(listing).includes('\\u0000')) throw new RowRejectedError('contains a null byte');
}

/** Share of the entries that may be rejected: each rejected one is a party that no screening finds. */
const MOST_REJECTED = 0.01;

function requireComplete(
  path: string,
  { fewest }: ListImporter,
  { listings, rejects }: Pick<ReadList, 'listings' | 'rejects'>,
): void {
  if (listings.length < fewest)
    throw new ImportFailedError(
      `${path} has only ${listings.length} entries: the list has never had fewer than ${fewest}`,
    );
  if (rejects.length > Math.max(1, (listings.length + rejects.length) * MOST_REJECTED))
    throw new ImportFailedError(
      `${path}: ${rejects.length} entries can't be read; line ${rejects[0]?.line ?? 0}: ${rejects[0]?.reason ?? ''}`,
    );
}

function toListings(
  { entries, blanks = [] }: ListImporter,
  { row, element }: Omit<FileEntry, 'line' | 'raw'>,
): Listing[] {
  if (entries.of === 'elements') return element === undefined ? [] : entries.toListings(element);
  return row === undefined ? [] : entries.toListings(columnsOf(row, blanks));
}

function columnsOf(row: SourceRow, blanks: readonly string[]): ListRow {
  return {
    text(column) {
      const value = text(row, column);
      return value === null || blanks.includes(value) ? null : value;
    },
  };
}

async function readEntries(
  file: SourceFile,
  definition: ListImporter,
  onBytes: (bytes: number) => void,
): Promise<{ entries: FileEntry[]; published: string | null }> {
  if (definition.format === 'xml') return readXml(file, definition, onBytes);
  if (definition.format === 'json') return { entries: await readJson(file, definition, onBytes), published: null };
  const entries: FileEntry[] = [];
  for await (const row of readRows(file, definition, onBytes)) entries.push(row);
  return { entries, published: null };
}

async function readXml(
  file: SourceFile,
  { columns, entries }: ListImporter,
  onBytes: (bytes: number) => void,
): Promise<{ entries: FileEntry[]; published: string | null }> {
  const reader = new XmlElementReader(entries.of === 'elements' ? entries.names : []);
  try {
    for await (const part of openText(file, onBytes)) reader.write(String(part));
    reader.end();
  } catch (error) {
    throw error instanceof XmlError ? new ImportFailedError(`${file.path} is not valid XML: ${error.message}`) : error;
  }
  const { root, found } = reader;
  if (root === null || !columns.includes(root.name))
    throw new ImportFailedError(`${file.path} is not a file of this list: its root is ${root?.name ?? 'missing'}`);
  const stated = /^\d{4}-\d{2}-\d{2}/.exec(root.attributes['dateGenerated'] ?? '');
  return {
    // An element has no line; its position stands for it.
    entries: found.map((element, at) => ({ line: at + 1, raw: JSON.stringify(element), element })),
    published: stated === null ? null : stated[0],
  };
}

async function readJson(
  file: SourceFile,
  { columns }: ListImporter,
  onBytes: (bytes: number) => void,
): Promise<FileEntry[]> {
  let whole = '';
  for await (const part of openText(file, onBytes)) whole += String(part);
  const rows = rowsOf(whole);
  if (rows === null) throw new ImportFailedError(`${file.path} is not JSON with a list of objects`);
  const missing = columns.filter((column) => !rows.some((row) => Object.hasOwn(row, column)));
  if (missing.length > 0) throw new ImportFailedError(`${file.path} has no ${missing.join(', ')}`);
  return rows.map((row, at) => {
    const raw = JSON.stringify(row);
    return { line: at + 1, raw, row, ...(raw.includes(REPLACEMENT) && { reason: 'not valid UTF-8' }) };
  });
}

/** The list in a JSON document: the document itself, or the only list inside its objects. */
function rowsOf(whole: string): SourceRow[] | null {
  let value: unknown;
  try {
    value = JSON.parse(whole);
  } catch {
    return null;
  }
  for (let depth = 0; depth < 4 && typeof value === 'object' && value !== null && !Array.isArray(value); depth++) {
    value = Object.values(value).find((inner) => typeof inner === 'object' && inner !== null);
  }
  const isRow = (row: unknown): row is SourceRow => typeof row === 'object' && row !== null && !Array.isArray(row);
  return Array.isArray(value) && value.length > 0 && value.every(isRow) ? value : null;
}
