import { SEARCH_WORDS_VERSION, searchWords } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { countWords } from '../name-index/count-words.js';
import { rowsFor } from '../name-index/index-names.js';
import { COMMON_DF, nameKeys } from '../name-index/name-keys.js';
import { LISTS_SCOPE } from '../name-index/name-scope.js';
import { beginPromotion, finishPromotion, recountTokens } from '../name-index/statistics-rows.js';
import {
  deleteAllIndexRows,
  deleteIndexRows,
  insertNameRows,
  insertNumberRows,
  lockListingIndex,
  markBuilt,
  namesOfListing,
  readCurrent,
  readCurrentPage,
  readHoldersOf,
  readIndexBuild,
  readReindexed,
} from './listing-index-rows.js';
import type { IndexedListing, ListingName } from './listing-index-rows.js';

/** Listings per statement; bounds memory and the size of parameters. */
const PAGE = 2_000;
/** A version that changes a larger share of all listings rebuilds the index, so that weights are from the new frequencies. */
const MOST_CHANGED = 0.1;

/**
 * Brings the index of listings' names and numbers up to a version that was just applied, in the transaction of its import: the rows of
 * entries that it added, removed, or changed in what is indexed. A large version, or an index that is stale or was built by older code,
 * rebuilds all of it. Writers of the index wait for each other; searches see the index before or after the import.
 */
export async function updateListingIndex(tx: Queryable, version: bigint, now: Date): Promise<void> {
  await lockListingIndex(tx);
  const build = await readIndexBuild(tx);
  const changed = await readReindexed(tx, version);
  const isCurrent = build.state === 'ready' && build.version === SEARCH_WORDS_VERSION;
  if (!isCurrent || changed.length > build.listings * MOST_CHANGED) {
    await rebuild(tx, now);
    return;
  }
  if (changed.length === 0) return;
  await reindex(tx, changed);
  await recountTokens(tx, LISTS_SCOPE, now);
  const promoted = await beginPromotion(tx, LISTS_SCOPE, COMMON_DF);
  if (promoted.length === 0) return;
  await reindex(tx, await readHoldersOf(tx, promoted));
  await finishPromotion(tx, promoted);
}

/** Rebuilds the index from all current listings, in one transaction; searches use the old one until it commits. */
export function rebuildListingIndex(pool: pg.Pool, now: Date): Promise<void> {
  return inTransaction(pool, async (tx) => {
    await lockListingIndex(tx);
    await rebuild(tx, now);
  });
}

async function reindex(tx: Queryable, ids: readonly bigint[]): Promise<void> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    await deleteIndexRows(tx, page);
    const listings = await readCurrent(tx, page);
    await insertNameRows(tx, await rowsFor(tx, LISTS_SCOPE, listings.flatMap(namesOfListing)));
    await insertNumberRows(tx, listings);
  }
}

async function rebuild(tx: Queryable, now: Date): Promise<void> {
  const { vocabulary, names } = await countWords(tx, LISTS_SCOPE, namePages(tx), () => undefined);
  await deleteAllIndexRows(tx);
  for await (const listings of pages(tx)) {
    const rows = listings.flatMap(namesOfListing).flatMap((name) => {
      const words = searchWords(name.nombre, name.kind);
      return words.words.length === 0 ? [] : [{ name, row: nameKeys(name.pk, words, vocabulary, names) }];
    });
    await insertNameRows(tx, rows);
    await insertNumberRows(tx, listings);
  }
  await markBuilt(tx, { version: SEARCH_WORDS_VERSION, common: COMMON_DF });
  await recountTokens(tx, LISTS_SCOPE, now);
}

async function* pages(db: Queryable): AsyncGenerator<IndexedListing[]> {
  let after = 0n;
  for (;;) {
    const page = await readCurrentPage(db, after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.id;
  }
}

async function* namePages(db: Queryable): AsyncGenerator<ListingName[]> {
  for await (const page of pages(db)) yield page.flatMap(namesOfListing);
}
