import type { ListId, Listing } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { StoredListing } from './list-difference.js';

/** First key of the advisory locks of lists; the second is the hash of the list's id. */
const LOCK_CLASS = 4_713_202;

/** Lets one version of a list after the other be imported or decided, until the transaction ends. */
export async function lockList(tx: Queryable, list: ListId): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK_CLASS, list]);
}

/** `held`: waits for an operator. `withdrawn`: was held when a newer import replaced it. */
export type ListVersionState = 'current' | 'superseded' | 'held' | 'rejected' | 'withdrawn';

/** A version of a list. Counts of entries; `added`, `changed` and `removed` are against the version before. */
export interface ListVersionRow {
  readonly id: bigint;
  readonly list: ListId;
  readonly version: string;
  readonly state: ListVersionState;
  readonly published: string | null;
  readonly fileName: string | null;
  readonly entries: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly importedAt: Date;
  readonly decidedAt: Date | null;
}

const COLUMNS = `id, list, version, state, published, file_name as "fileName", entries, added, changed, removed,
  imported_at as "importedAt", decided_at as "decidedAt"`;

/** Versions in some states, newest first. */
export async function readVersions(
  db: Queryable,
  states: readonly ListVersionState[],
  list: ListId | null = null,
): Promise<ListVersionRow[]> {
  const { rows } = await db.query<ListVersionRow>({
    name: 'read_list_versions',
    text: `select ${COLUMNS} from list_version
            where state = any ($1::text[]) and ($2::text is null or list = $2) order by id desc`,
    values: [states, list],
  });
  return rows;
}

export async function readVersion(db: Queryable, id: bigint): Promise<ListVersionRow | undefined> {
  const { rows } = await db.query<ListVersionRow>(`select ${COLUMNS} from list_version where id = $1`, [id]);
  return rows[0];
}

/** The newest of the versions with this content that still counts: it is current or held, or an operator rejected it. */
export async function readVersionOfDigest(
  db: Queryable,
  list: ListId,
  digest: Buffer,
): Promise<ListVersionRow | undefined> {
  const { rows } = await db.query<ListVersionRow>(
    `select ${COLUMNS} from list_version
      where list = $1 and digest = $2 and state in ('current', 'held', 'rejected') order by id desc limit 1`,
    [list, digest],
  );
  return rows[0];
}

/** A new version. Its name is `date`, with a number if there are others of that date. */
export interface NewVersion extends Pick<
  ListVersionRow,
  'list' | 'state' | 'published' | 'fileName' | 'entries' | 'added' | 'changed' | 'removed' | 'importedAt'
> {
  readonly digest: Buffer;
  readonly date: string;
}

export async function insertVersion(tx: Queryable, version: NewVersion): Promise<ListVersionRow> {
  const { rows } = await tx.query<ListVersionRow>(
    `insert into list_version (list, version, state, digest, published, file_name, entries, added, changed, removed, imported_at)
     select $1, $2 || case when n = 0 then '' else '.' || (n + 1) end, $3, $4, $5, $6, $7, $8, $9, $10, $11
       from (select count(*) as n from list_version where list = $1 and (version = $2 or starts_with(version, $2 || '.'))) same
     returning ${COLUMNS}`,
    [
      ...[version.list, version.date, version.state, version.digest, version.published, version.fileName],
      ...[version.entries, version.added, version.changed, version.removed, version.importedAt],
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('list_version: insert returned no row');
  return row;
}

/** Ends the current or held version of a list, if there is one. */
export async function endVersion(
  tx: Queryable,
  list: ListId,
  { from, to }: { from: 'current' | 'held'; to: ListVersionState },
): Promise<void> {
  const { rows } = await tx.query<{ id: bigint }>(
    'update list_version set state = $3 where list = $1 and state = $2 returning id',
    [list, from, to],
  );
  for (const { id } of rows) await deleteHeld(tx, id);
}

/** The decision of an operator; `counts` if the difference is another one by now. */
export async function decideVersion(
  tx: Queryable,
  id: bigint,
  decision: Pick<ListVersionRow, 'state' | 'added' | 'changed' | 'removed'> & { readonly at: Date },
): Promise<void> {
  await tx.query(
    'update list_version set state = $2, added = $3, changed = $4, removed = $5, decided_at = $6 where id = $1',
    [id, decision.state, decision.added, decision.changed, decision.removed, decision.at],
  );
}

/** Entries for one statement; bounds the size of its parameters. */
const PAGE = 1_000;

export async function insertHeld(tx: Queryable, id: bigint, listings: readonly Listing[]): Promise<void> {
  for (let from = 0; from < listings.length; from += PAGE) {
    await tx.query(
      `insert into held_listing (version_id, entry_id, data)
       select $1, data->>'entryId', data from jsonb_array_elements($2::jsonb) as data`,
      [id, JSON.stringify(listings.slice(from, from + PAGE))],
    );
  }
}

export async function readHeld(db: Queryable, id: bigint): Promise<Listing[]> {
  const sql = 'select data from held_listing where version_id = $1 order by entry_id';
  const { rows } = await db.query<{ data: Listing }>(sql, [id]);
  return rows.map(({ data }) => data);
}

export async function deleteHeld(tx: Queryable, id: bigint): Promise<void> {
  await tx.query('delete from held_listing where version_id = $1', [id]);
}

/** The entries that are on the list now, by their key. */
export async function readDigests(
  db: Queryable,
  list: ListId,
): Promise<Map<string, Pick<StoredListing, 'id' | 'digest'>>> {
  const { rows } = await db.query<{ id: bigint; entry_id: string; digest: Buffer }>(
    'select id, entry_id, digest from listing where list = $1 and removed_version is null',
    [list],
  );
  return new Map(rows.map(({ id, entry_id, digest }) => [entry_id, { id, digest }]));
}

/** The stored data of listings, by id. */
export async function readListings(db: Queryable, ids: readonly bigint[]): Promise<Map<bigint, Listing>> {
  const found = new Map<bigint, Listing>();
  for (let from = 0; from < ids.length; from += PAGE) {
    const { rows } = await db.query<{ id: bigint; data: Listing }>(
      'select id, data from listing where id = any ($1::bigint[])',
      [ids.slice(from, from + PAGE)],
    );
    for (const { id, data } of rows) found.set(id, data);
  }
  return found;
}
