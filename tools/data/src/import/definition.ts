import type { Jurisdiction, SourceId } from '@entity-registry/domain';
import type {
  DatasetFile,
  EntityInput,
  LinkInput,
  ListImporter,
  NameInput,
  RecordInput,
  SourceRow,
} from '@entity-registry/registry';

export { ImportFailedError, RowRejectedError } from '@entity-registry/registry';
export type { DatasetFile, ListImporter, SourceRow };

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

export type Dataset = ImporterDefinition | ListImporter;

export function isList(definition: Dataset): definition is ListImporter {
  return 'entries' in definition;
}

/** Key of a referenced entity in the map given to `map`. */
export function referenceKey({ jurisdiction, sid }: EntityReference): string {
  return `${jurisdiction}/${sid}`;
}
