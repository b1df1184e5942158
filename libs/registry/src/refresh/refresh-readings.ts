import type { EntityKind, Jurisdiction, PublicSourceId, Tag } from '@entity-registry/domain';
import type { CoreFields } from '../sections/core-fields.js';

/*
 * The readings of the original sources, as input of a refresh. Source readers use the same shapes, but neither library
 * imports the other.
 */

/** Another entity that an item names, as the source names it. */
export interface NamedEntity {
  readonly kind: EntityKind;
  readonly nombre: string | null;
  readonly identifier: string | null;
}

/** One row of a tag. A missing field is unknown; null means that the source leaves it blank. */
export interface RefreshItem {
  readonly tag: Tag;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 'YYYY-MM-DD'. */
  readonly itemDate: string | null;
  /** ISO 8601. */
  readonly sourceUpdatedAt?: string | null;
  /** The entities whose ids belong in the payload, as the source names them, by payload field. */
  readonly namedEntities?: Readonly<Record<string, NamedEntity>>;
}

/** Base fields as a source writes them. */
export type RefreshCore = Partial<CoreFields> & {
  readonly nombre?: string | null;
  readonly ruc?: string | null;
  readonly cedula?: string | null;
};

export interface ReadingData {
  readonly core?: RefreshCore;
  /** Tags that were read completely: rows missing from `items` are no longer published. */
  readonly tags: readonly Tag[];
  readonly items: readonly RefreshItem[];
  /** The date of a tag's data according to the source, ISO 8601. An item can have its own date. */
  readonly sourceUpdatedAt?: Readonly<Partial<Record<Tag, string>>>;
}

/** The reading of one source that responded. `empty`: the source has no data for these tags. */
export interface RefreshReading {
  readonly source: PublicSourceId;
  /** When reading the source began. */
  readonly readAt: Date;
  readonly reading:
    | { readonly state: 'ok'; readonly findings: ReadingData }
    | {
        readonly state: 'empty';
        readonly tags: readonly Tag[];
        readonly sourceUpdatedAt?: Readonly<Partial<Record<Tag, string>>>;
      };
}

/** One source that did not respond when these tags were read. */
export interface FailedReading {
  readonly source: PublicSourceId;
  readonly readAt: Date;
  readonly tags: readonly Tag[];
}

/** The refreshed entity, and the details of this refresh that its rows record. */
export interface Refresh {
  readonly jurisdiction: Jurisdiction;
  /** The v4 id. */
  readonly entityPk: bigint;
  readonly updateRequestId: bigint;
  /** When reading the first source began: the data shown is at least that fresh. */
  readonly fetchedAt: Date;
  /** Whether the sources are a stub, which serves synthetic data. */
  readonly synthetic: boolean;
}

/** Changed rows of `entity`, `record` and `link`, counted together. */
export interface RefreshCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
}
