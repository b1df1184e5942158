import type { ListElement, ListId, ListRow, Listing, SourceId } from '@entity-registry/domain';
import { lookup, withoutInvisible } from '@entity-registry/domain';

/** One row of an input file by column (CSV: text as written) or key (JSON lines: any value). */
export type SourceRow = Readonly<Record<string, unknown>>;

/** One dataset: the shape of its file, and where it is. To add a dataset, add a definition. */
export interface DatasetFile {
  /** Name on the command line; also ingest_run.dataset. */
  readonly dataset: string;
  /** Raised whenever the same row would give a different result, so that an imported file is imported again. */
  readonly version: number;
  readonly title: string;
  /** Source of the catalog; provenance of every row. Null: the catalog doesn't have its publisher. */
  readonly source: SourceId | null;
  /** Levels and surfaces that it feeds, as shown to users. */
  readonly feeds: string;
  /** Attribution and notices of the publisher, printed with every import. */
  readonly notice?: string;
  readonly format: 'csv' | 'jsonl' | 'json' | 'xml';
  /** Columns (or keys) required in a file of this dataset. */
  readonly columns: readonly string[];
  /** Where the dataset is in a data folder: the sub-folder and its file names. */
  readonly location: { readonly folder: string; readonly file: RegExp };
}

/** A sanctions, PEP or debarment list: its file is imported whole, as a version of the list (ADR 0199). */
export interface ListImporter extends DatasetFile {
  readonly dataset: ListId;
  /** With fewer entries the file is incomplete, and a missing name proves nothing. */
  readonly fewest: number;
  /** How the list writes an empty field, such as `-0-`. */
  readonly blanks?: readonly string[];
  readonly entries:
    | { readonly of: 'rows'; toListings(row: ListRow): Listing[] }
    | { readonly of: 'elements'; readonly names: readonly string[]; toListings(element: ListElement): Listing[] };
}

/** A row that can't be imported; the message is the reason written to the rejects file. */
export class RowRejectedError extends Error {
  override readonly name = 'RowRejectedError';
}

/** An error that ends the import with a one-line message: wrong file, damaged file, another import running. */
export class ImportFailedError extends Error {
  override readonly name = 'ImportFailedError';
}

/** A row that was not imported. */
export interface Reject {
  /** Last line of the row in the file, from 1. */
  line: number;
  reason: string;
  /** The row as written, cut at 10,000 characters. */
  raw: string;
}

/** Maximum length of the stored text of a rejected row, in characters. */
export const MAX_RAW_LENGTH = 10_000;

/** Longest value of a field, in characters: longer ones are a fault of the file, such as an unclosed quote. */
export const MAX_FIELD_LENGTH = 65_536;

/**
 * Text of a column, trimmed, inner whitespace runs as one space, its accents composed (NFC), without invisible characters, which
 * searches ignore too; null when empty.
 */
export function text(row: SourceRow, column: string): string | null {
  const value = lookup(row, column);
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw new RowRejectedError(`${column} is not text`);
  }
  const trimmed = withoutInvisible(String(value)).replace(/\s+/g, ' ').trim().normalize('NFC');
  return trimmed === '' ? null : trimmed;
}
