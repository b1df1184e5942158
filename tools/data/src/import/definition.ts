import type { Jurisdiction, ListElement, ListId, ListRow, Listing, SourceId } from '@entity-registry/domain';
import type { EntityInput, LinkInput, NameInput, RecordInput } from '@entity-registry/registry';

/** One row of an input file by column (CSV: text as written) or key (JSON lines: any value). */
export type SourceRow = Readonly<Record<string, unknown>>;

/** The result of one source row for our registry. If the row is of no use, `skipped` has the reason. */
export interface Mapping {
  entities?: EntityInput[];
  records?: RecordInput[];
  links?: LinkInput[];
  /** Former, trade and alias names of these or of stored entities. */
  names?: NameInput[];
  /** Why the row, though valid, adds nothing (counted by reason in the summary). */
  skipped?: string;
}

/** An entity stored by an earlier import, with the fields that a mapper may need. */
export interface KnownEntity {
  sid: string;
  nombre: string | null;
  kind: 'Organization' | 'NaturalPerson';
}

/** Entities a row refers to by the keys of its source; the framework looks them up once per batch. */
export interface EntityReference {
  jurisdiction: Jurisdiction;
  sid: string;
}

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

/**
 * A dataset whose rows are stored one by one: `map` is a pure function from a row to what is stored. The framework handles
 * streaming, batching, checkpoints, rejects and progress.
 */
export interface ImporterDefinition extends DatasetFile {
  readonly source: SourceId;
  readonly format: 'csv' | 'jsonl';
  /** Adjacent rows with the same value in `by` describe one thing: `merge` merges them into one row. */
  readonly group?: { readonly by: string; merge: (rows: readonly SourceRow[]) => SourceRow };
  /**
   * The rows mention the same entities repeatedly, in different spellings. The first mention counts, so that importing
   * the file twice has the same result as once. Names with other words in later mentions become aliases.
   */
  readonly firstMentionCounts?: true;
  /** Stored entities that `map` needs to see. */
  references?(row: SourceRow): EntityReference[];
  /** Pure. Throws RowRejectedError for an invalid row. */
  map(row: SourceRow, known: ReadonlyMap<string, KnownEntity>): Mapping;
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

export type Dataset = ImporterDefinition | ListImporter;

export function isList(definition: Dataset): definition is ListImporter {
  return 'entries' in definition;
}

/** A row that can't be imported; the message is the reason written to the rejects file. */
export class RowRejectedError extends Error {
  override readonly name = 'RowRejectedError';
}

/** An error that ends the import with a one-line message: wrong file, damaged file, another import running. */
export class ImportFailedError extends Error {
  override readonly name = 'ImportFailedError';
}

/** Key of a referenced entity in the map given to `map`. */
export function referenceKey({ jurisdiction, sid }: EntityReference): string {
  return `${jurisdiction}/${sid}`;
}
