import type { EntityKind, Jurisdiction, PublicSourceId, Tag } from '@entity-registry/domain';
import type { CoreFields } from '../ingest/batch.js';

/*
 * What the original sources said, as the refresh is given it. The readers of sources speak these shapes too, but neither
 * library imports the other.
 */

/** Another entity that an item names, as the source names it. */
export interface NamedEntity {
  readonly kind: EntityKind;
  readonly nombre: string | null;
  readonly identifier: string | null;
}

/** One row of a tag; a field that is left out says nothing, one that is null says that the source leaves it blank. */
export interface RefreshItem {
  readonly tag: Tag;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 'YYYY-MM-DD'. */
  readonly itemDate: string | null;
  /** ISO 8601. */
  readonly sourceUpdatedAt?: string | null;
  /** Payload fields that hold the id of another entity, by how the source names it. */
  readonly ties?: Readonly<Record<string, NamedEntity>>;
}

/** Base fields as a source writes them. */
export type RefreshCore = Partial<CoreFields> & {
  readonly nombre?: string | null;
  readonly ruc?: string | null;
  readonly cedula?: string | null;
};

export interface RefreshFindings {
  readonly core?: RefreshCore;
  /** Tags that were read whole: what `items` does not hold of them is no longer published. */
  readonly tags: readonly Tag[];
  readonly items: readonly RefreshItem[];
}

/** One source that answered; `empty`: that it has nothing of these tags. */
export interface RefreshReading {
  readonly source: PublicSourceId;
  /** When the source began to be asked. */
  readonly readAt: Date;
  readonly reading:
    | { readonly state: 'ok'; readonly findings: RefreshFindings }
    | { readonly state: 'empty'; readonly tags: readonly Tag[] };
}

/** One source that did not answer when it was asked for these tags. */
export interface DownReading {
  readonly source: PublicSourceId;
  readonly readAt: Date;
  readonly tags: readonly Tag[];
}

/** The entity that is refreshed, and what its rows are to say of this refresh. */
export interface RefreshTarget {
  readonly jurisdiction: Jurisdiction;
  /** The v4 id. */
  readonly entityPk: bigint;
  readonly updateRequestId: bigint;
  /** When the first of its sources began to be asked: what is shown is as fresh as that, or fresher. */
  readonly fetchedAt: Date;
  /** Whether the sources are a stub: what it serves is invented. */
  readonly synthetic: boolean;
}

/** Rows of entity, record and link taken together. */
export interface RefreshCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
}
