import type { Jurisdiction, SourceId } from '@entity-registry/domain';
import type { EntityInput, LinkInput, RecordInput } from '@entity-registry/registry';

/** One row of an input file by column (CSV: text as written) or key (JSON lines: any value). */
export type SourceRow = Readonly<Record<string, unknown>>;

/** What one row of a source says about our registry. A row that says nothing of use gives the reason in `skipped`. */
export interface Mapping {
  entities?: EntityInput[];
  records?: RecordInput[];
  links?: LinkInput[];
  /** Why the row, though sound, adds nothing (counted by reason in the summary). */
  skipped?: string;
}

/** An entity that an earlier import stored, as far as a mapper may need it. */
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
 * One dataset: the shape of its file, and a pure function from a row to what is stored. A dataset is added by adding
 * one definition; streaming, batching, checkpoints, rejects and progress are the framework's.
 */
export interface ImporterDefinition {
  /** Name on the command line; also ingest_run.dataset. */
  readonly dataset: string;
  /** Raised whenever `map` would give another answer for the same row, so that an imported file is imported anew. */
  readonly version: number;
  readonly title: string;
  /** Source of the catalog; provenance of every row. */
  readonly source: SourceId;
  /** Levels and surfaces it feeds, for people. */
  readonly feeds: string;
  /** Attribution and notices of the publisher, printed with every import. */
  readonly notice?: string;
  readonly format: 'csv' | 'jsonl';
  /** Columns (or keys) without which the file is not this dataset. */
  readonly columns: readonly string[];
  /** Where the dataset lies in a data folder: the sub-folder and its file names. */
  readonly location: { readonly folder: string; readonly file: RegExp };
  /** Adjacent rows with the same value in `by` tell one story: `merge` makes them one row. */
  readonly group?: { readonly by: string; merge: (rows: readonly SourceRow[]) => SourceRow };
  /**
   * The rows mention the same entities again and again, spelt one way or another: the first mention counts, so that
   * importing the file twice ends where importing it once does.
   */
  readonly firstMentionCounts?: true;
  /** Stored entities that `map` needs to see. */
  references?(row: SourceRow): EntityReference[];
  /** Pure. Throws RowRejected for a row that cannot be right. */
  map(row: SourceRow, known: ReadonlyMap<string, KnownEntity>): Mapping;
}

/** A row that cannot be imported; the message is the reason written to the rejects file. */
export class RowRejected extends Error {
  override readonly name = 'RowRejected';
}

/** A fault that ends the import with one clear line: wrong file, damaged file, another import under way. */
export class ImportFailed extends Error {
  override readonly name = 'ImportFailed';
}

/** Key of a referenced entity in the map given to `map`. */
export function referenceKey({ jurisdiction, sid }: EntityReference): string {
  return `${jurisdiction}/${sid}`;
}
