import { kindOfListed, numberKeys } from '@entity-registry/domain';
import type { ListId, Listing } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { EntityName, NameKeyRow } from '../name-index/name-key-rows.js';
import { LISTS_SCOPE } from '../name-index/name-scope.js';

/** A current listing, with what its index rows are made from. */
export interface IndexedListing {
  readonly id: bigint;
  readonly list: ListId;
  readonly data: Listing;
}

/** A name of a listing, as the name index takes it. */
export interface ListingName extends EntityName {
  readonly nr: number;
  readonly list: ListId;
}

export function namesOfListing({ id, list, data }: IndexedListing): ListingName[] {
  return data.names.map(({ name }, nr) => ({
    ...{ jurisdiction: LISTS_SCOPE, pk: id, nombre: name, kind: kindOfListed(data.type) },
    ...{ nr, list },
  }));
}

/** Lets one import or rebuild after the other write the index, until the transaction ends. Taken after the lock of the list. */
export async function lockListingIndex(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7310452003)');
}

/** Current listings after `afterId`, by id. */
export async function readCurrentPage(db: Queryable, afterId: bigint, limit: number): Promise<IndexedListing[]> {
  const { rows } = await db.query<IndexedListing>(
    'select id, list, data from listing where removed_version is null and id > $1 order by id limit $2',
    [afterId, limit],
  );
  return rows;
}

/** Those of the listings that are on their list now. */
export async function readCurrent(db: Queryable, ids: readonly bigint[]): Promise<IndexedListing[]> {
  const { rows } = await db.query<IndexedListing>(
    'select id, list, data from listing where removed_version is null and id = any ($1::bigint[]) order by id',
    [ids],
  );
  return rows;
}

/** The listings whose names or numbers a version changed, by id. */
export async function readReindexed(db: Queryable, version: bigint): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select listing_id as id from listing_change
      where version_id = $1 and (change <> 'changed' or fields && array['names', 'type', 'identifiers']) order by 1`,
    [version],
  );
  return rows.map(({ id }) => id);
}

export async function deleteIndexRows(tx: Queryable, ids: readonly bigint[]): Promise<void> {
  for (const table of ['listing_name_key', 'listing_number'])
    await tx.query(`delete from ${table} where listing_id = any ($1::bigint[])`, [ids]);
}

export async function deleteAllIndexRows(tx: Queryable): Promise<void> {
  // Not `truncate`, which would keep searches waiting until the import commits.
  await tx.query('delete from listing_name_key');
  await tx.query('delete from listing_number');
}

export async function insertNameRows(
  tx: Queryable,
  rows: readonly { readonly name: ListingName; readonly row: Omit<NameKeyRow, 'jurisdiction' | 'entityPk'> }[],
): Promise<void> {
  await tx.query(
    `insert into listing_name_key (listing_id, name_nr, list, weight, set_key, keys)
     select listing_id, name_nr, list, weight, set_key, keys::int[]
       from unnest($1::bigint[], $2::int[], $3::text[], $4::real[], $5::bigint[], $6::text[])
         as r (listing_id, name_nr, list, weight, set_key, keys)`,
    [
      ...[rows.map(({ name }) => name.pk), rows.map(({ name }) => name.nr), rows.map(({ name }) => name.list)],
      ...[rows.map(({ row }) => row.weight), rows.map(({ row }) => row.setKey)],
      rows.map(({ row }) => `{${row.keys.join(',')}}`),
    ],
  );
}

export async function insertNumberRows(tx: Queryable, listings: readonly IndexedListing[]): Promise<void> {
  const rows = listings.flatMap(({ id, list, data }) =>
    [...new Set(data.identifiers.flatMap(numberKeys))].map((key) => ({ id, list, key })),
  );
  await tx.query(
    `insert into listing_number (listing_id, list, number_key)
     select * from unnest($1::bigint[], $2::text[], $3::text[])`,
    [rows.map(({ id }) => id), rows.map(({ list }) => list), rows.map(({ key }) => key)],
  );
}

/** Listings with one of the words, by id. */
export async function readHoldersOf(db: Queryable, tokenIds: readonly number[]): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    'select distinct listing_id as id from listing_name_key where keys && $1::int[] order by 1',
    [tokenIds],
  );
  return rows.map(({ id }) => id);
}

/** Number of the listings that are indexed or ought to be, and whether this code built the index. */
export async function readIndexBuild(db: Queryable): Promise<{ version: number; state: string; listings: number }> {
  const { rows } = await db.query<{ version: number; state: string; listings: number }>(
    `select keys_version as version, state,
            (select count(*)::int from listing where removed_version is null) as listings
       from name_index where jurisdiction = $1`,
    [LISTS_SCOPE],
  );
  return rows[0] ?? { version: 0, state: 'stale', listings: 0 };
}

/** Marks the index as built by this code, from all listings, and those of its words as common that are in more names than `common`. */
export async function markBuilt(tx: Queryable, built: { version: number; common: number }): Promise<void> {
  await tx.query(
    `update name_token set frequency = case when df > $2 then 'common' else 'rare' end
      where jurisdiction = $1 and frequency <> case when df > $2 then 'common' else 'rare' end`,
    [LISTS_SCOPE, built.common],
  );
  await tx.query(
    `insert into name_index (jurisdiction, state, keys_version) values ($1, 'ready', $2)
     on conflict (jurisdiction) do update set state = 'ready', keys_version = excluded.keys_version`,
    [LISTS_SCOPE, built.version],
  );
}
