import { WITHOUT_COMMIT_WAIT } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { AccountId, EntryId } from '../ids.js';

/** The member of an account who searches. */
export interface SearchMember {
  accountId: AccountId;
  userId: string;
}

/** An open session: a paid search and what it still covers. */
export interface SearchSessionRow {
  entryId: EntryId;
  expiresAt: Date;
  /** Searches made in it, with the paid one. */
  searches: number;
}

const OPEN = 'account_id = $1 and user_id = $2 and expires_at > $3 and searches < $4';

/** Opens the session of a paid search. A search that cost nothing opens none, and repeating it changes nothing. */
export async function insertSearchSession(
  tx: Queryable,
  { accountId, userId }: SearchMember,
  { entryId, expiresAt }: Pick<SearchSessionRow, 'entryId' | 'expiresAt'>,
): Promise<void> {
  await tx.query(
    `insert into search_session (entry_id, account_id, user_id, searches, expires_at)
     select id, account_id, $3, 1, $4 from journal_entry where id = $1 and account_id = $2 and amount_micro < 0
         on conflict (entry_id) do nothing`,
    [entryId, accountId, userId, expiresAt],
  );
}

/**
 * Counts a search in the member's session that ends first; null: none is open. Concurrent searches are counted one by one. Not within a
 * transaction. If the server is lost with it, the member has one more search.
 */
export async function countSearch(
  pool: pg.Pool,
  { accountId, userId }: SearchMember,
  { now, limit }: { now: Date; limit: number },
): Promise<SearchSessionRow | null> {
  const { rows } = await pool.query<SearchSessionRow>({
    name: 'count_search',
    text: `update search_session s set searches = s.searches + 1
             from (select entry_id from search_session where ${OPEN} order by expires_at limit 1 for update) open
            where s.entry_id = open.entry_id and ${WITHOUT_COMMIT_WAIT}
        returning s.entry_id as "entryId", s.expires_at as "expiresAt", s.searches`,
    values: [accountId, userId, now, limit],
  });
  return rows[0] ?? null;
}

/** Takes back a search that had no response. Not within a transaction. */
export async function uncountSearch(pool: pg.Pool, entryId: EntryId): Promise<void> {
  await pool.query(
    `update search_session set searches = searches - 1 where entry_id = $1 and searches > 1 and ${WITHOUT_COMMIT_WAIT}`,
    [entryId],
  );
}

/** The member's open sessions, the one that ends first first. */
export async function listSearchSessions(
  db: Queryable,
  { accountId, userId }: SearchMember,
  { now, limit }: { now: Date; limit: number },
): Promise<SearchSessionRow[]> {
  const { rows } = await db.query<SearchSessionRow>(
    `select entry_id as "entryId", expires_at as "expiresAt", searches from search_session where ${OPEN} order by expires_at`,
    [accountId, userId, now, limit],
  );
  return rows;
}

/** Deletes sessions that ended before `now`; returns how many. */
export async function deleteEndedSearchSessions(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query('delete from search_session where expires_at <= $1', [now]);
  return rowCount ?? 0;
}
