import { SEARCH_WORDS_VERSION, numberKeys } from '@entity-registry/domain';
import type { EntityKind, ScreenedSubject } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { rowsFor } from '../name-index/index-names.js';
import { COMMON_DF } from '../name-index/name-keys.js';
import { WATCHED_SCOPE } from '../name-index/name-scope.js';
import { beginPromotion, finishPromotion, recountTokens } from '../name-index/statistics-rows.js';

/** A watched item with what is compared. */
export interface WatchedSubject {
  readonly id: bigint;
  readonly subject: ScreenedSubject;
}

interface WatchedName {
  readonly kind: EntityKind;
  readonly name: string;
}

const PAGE = 1_000;
/** Of the index of watched names: shared by those who add names, exclusive for a rebuild. */
const LOCK = 7_310_452_004;
/** The longest name that is indexed. */
const MAX_NAME = 500;

/** The names under which a subject is found. If its type isn't known, each is indexed as a person's and as an organization's. */
function namesOf({ name, aliases, type }: ScreenedSubject): WatchedName[] {
  const kinds: readonly EntityKind[] = type === null ? ['NaturalPerson', 'Organization'] : [type];
  const names = new Set([name, ...aliases].map((text) => text.normalize('NFC').toUpperCase().slice(0, MAX_NAME)));
  return kinds.flatMap((kind) => [...names].map((text) => ({ kind, name: text })));
}

const keyOf = ({ kind, name }: WatchedName): string => `${kind} ${name}`;

/**
 * Puts the names and numbers of items in the index, in the transaction that adds or changes them. A name is stored once, whoever
 * watches it, so a search by name never has too many watchers to find them all.
 */
export async function indexWatched(tx: Queryable, items: readonly WatchedSubject[]): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${String(LOCK)})`);
  for (let from = 0; from < items.length; from += PAGE) await indexPage(tx, items.slice(from, from + PAGE));
}

async function indexPage(tx: Queryable, items: readonly WatchedSubject[]): Promise<void> {
  const ids = items.map(({ id }) => id);
  await tx.query('delete from watched_by where item_id = any ($1::bigint[])', [ids]);
  await tx.query('delete from watched_number where item_id = any ($1::bigint[])', [ids]);
  const named = items.flatMap(({ id, subject }) => namesOf(subject).map((name) => ({ id, name })));
  const nameIds = await nameIdsOf(tx, named.map(({ name }) => name)); // prettier-ignore
  const pairs = named.map(({ id, name }) => ({ id, nameId: nameIds.get(keyOf(name)) as bigint }));
  await tx.query(
    `insert into watched_by (name_id, item_id) select * from unnest($1::bigint[], $2::bigint[]) on conflict do nothing`,
    [pairs.map(({ nameId }) => nameId), pairs.map(({ id }) => id)],
  );
  const numbers = items.flatMap(({ id, subject }) =>
    [...new Set(subject.identifiers.flatMap(numberKeys))].map((key) => ({ id, key })),
  );
  await tx.query(
    `insert into watched_number (item_id, number_key) select * from unnest($1::bigint[], $2::text[]) on conflict do nothing`,
    [numbers.map(({ id }) => id), numbers.map(({ key }) => key)],
  );
}

/** The ids of names. Adds those that nobody watched yet, with their keys. */
async function nameIdsOf(tx: Queryable, names: readonly WatchedName[]): Promise<Map<string, bigint>> {
  const distinct = [...new Map(names.map((name) => [keyOf(name), name])).values()];
  const columns = [distinct.map(({ kind }) => kind), distinct.map(({ name }) => name)];
  const { rows: added } = await tx.query<WatchedName & { id: bigint }>(
    `insert into watched_name (kind, name) select * from unnest($1::text[], $2::text[]) as n (kind, name) order by kind, name
     on conflict (kind, name) do nothing returning id, kind, name`,
    columns,
  );
  if (added.length > 0) await writeKeys(tx, added);
  const { rows } = await tx.query<WatchedName & { id: bigint }>(
    `select w.id, w.kind, w.name from unnest($1::text[], $2::text[]) as n (kind, name)
       join watched_name w on w.kind = n.kind and w.name = n.name for key share of w`,
    columns,
  );
  return new Map(rows.map(({ id, ...name }) => [keyOf(name), id]));
}

async function writeKeys(tx: Queryable, names: readonly (WatchedName & { readonly id: bigint })[]): Promise<void> {
  const indexed = await rowsFor(
    tx,
    WATCHED_SCOPE,
    names.map(({ id, kind, name }) => ({ jurisdiction: WATCHED_SCOPE, pk: id, nombre: name, kind })),
  );
  await tx.query(
    `update watched_name w set weight = r.weight, set_key = r.set_key, keys = r.keys::int[]
       from unnest($1::bigint[], $2::real[], $3::bigint[], $4::text[]) as r (id, weight, set_key, keys) where w.id = r.id`,
    [
      ...[indexed.map(({ name }) => name.pk), indexed.map(({ row }) => row.weight)],
      ...[indexed.map(({ row }) => row.setKey), indexed.map(({ row }) => `{${row.keys.join(',')}}`)],
    ],
  );
}

/**
 * Counts the words of watched names, and gives names with words that became common their pair keys. Writes all keys again if other
 * code wrote them. Nobody can add items meanwhile; with 100,000 names it takes seconds.
 */
export function maintainWatchedNames(pool: pg.Pool, now: Date): Promise<void> {
  return inTransaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${String(LOCK)})`);
    const { rows } = await tx.query<{ version: number }>(
      'select keys_version as version from name_index where jurisdiction = $1',
      [WATCHED_SCOPE],
    );
    if (rows[0]?.version !== SEARCH_WORDS_VERSION) await rewrite(tx, 'true', []);
    await recountTokens(tx, WATCHED_SCOPE, now);
    const promoted = await beginPromotion(tx, WATCHED_SCOPE, COMMON_DF);
    if (promoted.length > 0) {
      await rewrite(tx, 'keys && $2::int[]', [promoted]);
      await finishPromotion(tx, promoted);
    }
    await tx.query('update name_index set keys_version = $2 where jurisdiction = $1', [
      ...[WATCHED_SCOPE, SEARCH_WORDS_VERSION],
    ]);
  });
}

async function rewrite(tx: Queryable, condition: string, values: readonly unknown[]): Promise<void> {
  let after = 0n;
  for (;;) {
    const { rows } = await tx.query<WatchedName & { id: bigint }>(
      `select id, kind, name from watched_name where id > $1 and ${condition} order by id limit ${String(PAGE)}`,
      [after, ...values],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    await writeKeys(tx, rows);
    after = last.id;
  }
}
