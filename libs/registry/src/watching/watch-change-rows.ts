import type { ListId, Listing, ListingField } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';

/** A version whose watchers are being looked up. */
export interface WaitingVersion {
  readonly changeId: bigint;
  readonly versionId: bigint;
  readonly list: ListId;
  readonly version: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Listings up to this id are done. */
  readonly doneThrough: bigint;
}

/** The oldest version that waits; null: none. */
export async function findWaitingVersion(db: Queryable): Promise<WaitingVersion | null> {
  const { rows } = await db.query<WaitingVersion>({
    name: 'find_waiting_version',
    text: `select c.id as "changeId", v.id as "versionId", v.list, v.version, v.added, v.changed, v.removed,
                  c.done_through as "doneThrough"
             from watch_change c join list_version v on v.id = c.version_id order by c.id limit 1`,
  });
  return rows[0] ?? null;
}

/** What a version changed about a listing, as the listing is now. */
export interface ChangedListing {
  readonly id: bigint;
  readonly list: ListId;
  readonly entryId: string;
  readonly change: 'added' | 'changed' | 'removed';
  readonly fields: readonly ListingField[];
  readonly data: Listing;
  /** A later version may have removed it. */
  readonly isListed: boolean;
}

/** The next listings that a version changed, by id. */
export async function readChangedListings(
  db: Queryable,
  { versionId, doneThrough }: WaitingVersion,
  limit: number,
): Promise<ChangedListing[]> {
  const { rows } = await db.query<ChangedListing>({
    name: 'read_changed_listings',
    text: `select l.id, l.list, l.entry_id as "entryId", c.change, c.fields, l.data, l.removed_version is null as "isListed"
             from listing_change c join listing l on l.id = c.listing_id
            where c.version_id = $1 and c.listing_id > $2 order by c.listing_id limit $3`,
    values: [versionId, doneThrough, limit],
  });
  return rows;
}

/** Notes how far a version is done. False: another process was there first, and nothing must be written. */
export async function advanceVersion(tx: Queryable, version: WaitingVersion, through: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('update watch_change set done_through = $3 where id = $1 and done_through = $2', [
    ...[version.changeId, version.doneThrough, through],
  ]);
  return rowCount === 1;
}

export async function deleteChanges(tx: Queryable, ids: readonly bigint[]): Promise<void> {
  await tx.query('delete from watch_change where id = any ($1::bigint[])', [ids]);
}

/** A new or renamed entity whose watchers are to be looked up. */
export interface WaitingName {
  readonly changeId: bigint;
  readonly jurisdiction: string;
  readonly pk: bigint;
  /** Null: it has no name, was merged, or is gone. */
  readonly nombre: string | null;
  readonly kind: 'Organization' | 'NaturalPerson';
  readonly rucNoDv: string | null;
}

/** The oldest new names, locked until the transaction ends. */
export async function lockWaitingNames(tx: Queryable, limit: number): Promise<WaitingName[]> {
  const { rows } = await tx.query<WaitingName>({
    name: 'lock_waiting_names',
    text: `select c.id as "changeId", c.jurisdiction, c.entity_pk as pk, e.nombre, e.kind, e.ruc_no_dv as "rucNoDv"
             from watch_change c
             left join entity e on e.jurisdiction = c.jurisdiction and e.pk = c.entity_pk and e.merged_into is null
            where c.entity_pk is not null order by c.id limit $1 for update of c skip locked`,
    values: [limit],
  });
  return rows;
}
