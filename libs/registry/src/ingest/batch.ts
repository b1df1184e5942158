import type { Jurisdiction, OtherNameKind, RecordTag, SourceId } from '@entity-registry/domain';
import type { CoreFields } from '../sections/core-fields.js';

/**
 * One organization or person as a source describes it. `sid` is its stable key: `ruc:<key>`, `cedula:<key>`, `nit:<key>`, or
 * else `<dataset>:<source key>`; `syn:...` if generated. `ruc` may include a DV. The writer derives `ruc_no_dv`, the search
 * keys and the folded name.
 */
export interface EntityInput {
  jurisdiction: Jurisdiction;
  sid: string;
  kind: 'Organization' | 'NaturalPerson';
  nombre: string | null;
  ruc?: string | null;
  cedula?: string | null;
  core?: Partial<CoreFields>;
  /** ISO 8601 timestamp of the source's own change. */
  sourceUpdatedAt?: string | null;
}

/**
 * One row of a level. `payload` has the fields of the tag's item schema, without `id` for tags whose id is an integer.
 * `itemDate` ('YYYY-MM-DD') orders items within a section, newest first.
 */
export interface RecordInput {
  jurisdiction: Jurisdiction;
  /** Not `real_estate_deeds`: the database derives those from the properties. */
  tag: RecordTag;
  /** The row's own key in its source; unique within (level, jurisdiction, source). */
  sourceKey: string;
  /** The entity whose section shows it, in this batch or already stored. Null: not linked to an entity yet. */
  entitySid: string | null;
  payload: Record<string, unknown>;
  itemDate?: string | null;
  sourceUpdatedAt?: string | null;
  /**
   * The sids of other entities in the same jurisdiction, by the payload field that holds the entity's integer id, such as
   * `{ organization_id: 'ruc:8-1-2' }`. Sources know their own keys; only the writer knows the ids.
   */
  refs?: Readonly<Record<string, string>>;
}

/** An edge between two entities of one jurisdiction, both in this batch or already stored. `score` is 0 to 1. */
export interface LinkInput {
  jurisdiction: Jurisdiction;
  fromSid: string;
  toSid: string;
  role: string;
  /** The edge's own key in its source. */
  sourceKey: string;
  cargo?: string | null;
  active?: boolean | null;
  /** 'YYYY-MM-DD'. */
  since?: string | null;
  /** 'YYYY-MM-DD'. */
  until?: string | null;
  method: 'id' | 'name';
  score: number;
}

/** Another name than the current one of an entity, which is in this batch or already stored. */
export interface NameInput {
  jurisdiction: Jurisdiction;
  sid: string;
  kind: OtherNameKind;
  name: string;
  /** 'YYYY-MM-DD'. */
  since?: string | null;
  /** 'YYYY-MM-DD'. */
  until?: string | null;
}

/** One committed step of an importer. `source` is the provenance of every row of the batch. */
export interface IngestBatch {
  source: SourceId;
  entities: EntityInput[];
  records: RecordInput[];
  links: LinkInput[];
  /** Former, trade and alias names that the source states. */
  names?: NameInput[];
}

/** The ingest_run a batch belongs to. */
export interface IngestRun {
  /** ingest_run.id */
  id: bigint | number;
  source: SourceId;
  /** When the source was read. */
  fetchedAt: Date;
  synthetic: boolean;
  /** Whether the dataset was fully loaded before, so that differences are changes (`section_change`). */
  isReimport?: boolean;
}

/** Rows of `entity`, `record` and `link`, counted together. */
export interface IngestCounts {
  inserted: number;
  updated: number;
  unchanged: number;
}
