import type { ListId, Listing, ListingField } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { compareKeys, fieldsOf } from './list-difference.js';
import type { DigestedListing, ListDifference } from './list-difference.js';
import { readDigests, readListings } from './list-rows.js';

/** Entries for one statement; bounds the size of its parameters. */
const PAGE = 1_000;

/** How the entries differ from those on the list now. */
export async function readDifference(
  tx: Queryable,
  list: ListId,
  next: readonly DigestedListing[],
): Promise<ListDifference> {
  const current = await readDigests(tx, list);
  const { added, changed, removed } = compareKeys(current, next);
  const ids = [...changed.map(({ listing }) => listing.entryId), ...removed].flatMap(
    (key) => current.get(key)?.id ?? [],
  );
  const stored = await readListings(tx, ids);
  const storedOf = (key: string) => {
    const known = current.get(key);
    const data = known === undefined ? undefined : stored.get(known.id);
    return known === undefined || data === undefined ? [] : [{ ...known, data }];
  };
  return {
    added,
    changed: changed.flatMap((entry) =>
      storedOf(entry.listing.entryId).map((before) => ({ ...entry, before, fields: fieldsOf(before, entry) })),
    ),
    removed: removed.flatMap(storedOf),
  };
}

/** Writes the entries of a version and what it changes. An entry that comes back to the list keeps its id. */
export async function applyDifference(
  tx: Queryable,
  list: ListId,
  version: bigint,
  { added, changed, removed }: ListDifference,
): Promise<void> {
  for (const page of pagesOf(added)) await add(tx, list, version, page);
  for (const page of pagesOf(changed)) {
    await change(
      tx,
      version,
      page.map(({ before, listing, digest, fields }) => ({ id: before.id, listing, digest, fields })),
    );
  }
  for (const page of pagesOf(removed)) {
    await remove(
      tx,
      version,
      page.map(({ id }) => id),
    );
  }
}

async function add(tx: Queryable, list: ListId, version: bigint, page: readonly DigestedListing[]): Promise<void> {
  await tx.query(
    `with written as (
       insert into listing as l (list, entry_id, data, digest, first_version)
       select $1, data->>'entryId', data, decode(digest, 'hex'), $2
         from jsonb_array_elements($3::jsonb) with ordinality as e (data, n)
         join unnest($4::text[]) with ordinality as d (digest, n) using (n)
        order by data->>'entryId'
       on conflict (list, entry_id) do update
         set data = excluded.data, digest = excluded.digest, removed_version = null
       returning id
     )
     insert into listing_change (version_id, listing_id, change) select $2, id, 'added' from written`,
    [
      list,
      version,
      JSON.stringify(page.map(({ listing }) => listing)),
      page.map(({ digest }) => digest.toString('hex')),
    ],
  );
}

interface ChangedListing {
  readonly id: bigint;
  readonly listing: Listing;
  readonly digest: Buffer;
  readonly fields: readonly ListingField[];
}

async function change(tx: Queryable, version: bigint, page: readonly ChangedListing[]): Promise<void> {
  const rows = page.map(({ id, listing, digest, fields }) => ({
    ...{ id: String(id), data: listing, digest: digest.toString('hex'), fields },
  }));
  // Both parts see the rows as they were.
  await tx.query(
    `with changed as (
       select (row->>'id')::bigint as id, row->'data' as data, decode(row->>'digest', 'hex') as digest,
              array(select jsonb_array_elements_text(row->'fields')) as fields
         from jsonb_array_elements($2::jsonb) as row
     ), written as (
       update listing l set data = c.data, digest = c.digest from changed c where l.id = c.id
     )
     insert into listing_change (version_id, listing_id, change, fields, before)
     select $1, l.id, 'changed', c.fields, l.data from changed c join listing l on l.id = c.id`,
    [version, JSON.stringify(rows)],
  );
}

async function remove(tx: Queryable, version: bigint, ids: readonly bigint[]): Promise<void> {
  await tx.query(
    `with written as (
       update listing set removed_version = $1 where id = any ($2::bigint[])
     )
     insert into listing_change (version_id, listing_id, change, before)
     select $1, id, 'removed', data from listing where id = any ($2::bigint[])`,
    [version, ids],
  );
}

function* pagesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += PAGE) yield items.slice(from, from + PAGE);
}
