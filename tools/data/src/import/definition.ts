import type { Jurisdiction, SourceId } from '@entity-registry/domain';
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

/**
 * One dataset: the shape of its file, and a pure function from a row to what is stored. To add a dataset, add a
 * definition. The framework handles streaming, batching, checkpoints, rejects and progress.
 */
export interface ImporterDefinition {
  /** Name on the command line; also ingest_run.dataset. */
  readonly dataset: string;
  /** Raised whenever `map` would give a different result for the same row, so that an imported file is imported again. */
  readonly version: number;
  readonly title: string;
  /** Source of the catalog; provenance of every row. */
  readonly source: SourceId;
  /** Levels and surfaces that it feeds, as shown to users. */
  readonly feeds: string;
  /** Attribution and notices of the publisher, printed with every import. */
  readonly notice?: string;
  readonly format: 'csv' | 'jsonl';
  /** Columns (or keys) required in a file of this dataset. */
  readonly columns: readonly string[];
  /** Where the dataset is in a data folder: the sub-folder and its file names. */
  readonly location: { readonly folder: string; readonly file: RegExp };
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
