import { DomainError, EVENT_DAYS } from '@entity-registry/domain';
import type { EventType } from '@entity-registry/domain';
import { inReadOnlySnapshot, inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { addDays } from '../calendar/utc.js';
import type { AccountId } from '../ids.js';
import type { Page } from '../page.js';
import { findPurgeable, purgeFeed, readEventId, readEvents, readFeed, readLatestEvents } from './event-rows.js';
import type { EventRow } from './event-rows.js';

/**
 * A position in a feed: after the event with this number. The id of that event proves that it is of the same feed: after a restore,
 * another event may have its number.
 */
export interface EventPosition {
  readonly seq: bigint;
  /** Null: before the first event. */
  readonly eventId: string | null;
}

export interface EventFilter {
  readonly types: readonly EventType[] | null;
  readonly watchlistId: bigint | null;
}

export interface EventPage {
  readonly events: readonly EventRow[];
  /** Where the next page begins, also if this one is empty. */
  readonly next: EventPosition;
}

const START: EventPosition = { seq: 0n, eventId: null };

/** The feed of an account's events: ordered, without a gap, kept 400 days (ADR 0207). */
export class EventFeed {
  constructor(private readonly pool: pg.Pool) {}

  /** Events after `after`; null: from the oldest that is stored. Throws `cursor_expired`. */
  read(
    accountId: AccountId,
    after: EventPosition | null,
    { types, watchlistId, limit }: EventFilter & { readonly limit: number },
  ): Promise<EventPage> {
    return inReadOnlySnapshot(this.pool, async (tx) => {
      const feed = await readFeed(tx, accountId);
      if (feed === null) {
        if (after !== null && after.seq > 0n) throw new DomainError('cursor_expired');
        return { events: [], next: START };
      }
      const oldest: EventPosition = { seq: feed.purgedSeq, eventId: feed.purgedEvent };
      if (after !== null) await assertStored(tx, accountId, after, oldest);
      const from = after ?? oldest;
      const range = { after: from.seq, through: feed.lastSeq, types, watchlistId, limit };
      const events = await readEvents(tx, accountId, range);
      const last = events.at(-1);
      if (last !== undefined && events.length === limit)
        return { events, next: { seq: last.seq, eventId: last.eventId } };
      const isEmpty = feed.lastSeq === feed.purgedSeq;
      return { events, next: isEmpty ? oldest : { seq: feed.lastSeq, eventId: feed.lastEvent } };
    });
  }

  /** The latest events, newest first; `before`: only those with a lower number. */
  latest(accountId: AccountId, filter: EventFilter, page: Page): Promise<EventRow[]> {
    return readLatestEvents(this.pool, accountId, { ...filter, ...page });
  }
}

async function assertStored(
  tx: Queryable,
  accountId: AccountId,
  after: EventPosition,
  oldest: EventPosition,
): Promise<void> {
  if (after.seq === oldest.seq && after.eventId === oldest.eventId) return;
  if (after.seq <= oldest.seq) throw new DomainError('cursor_expired');
  if ((await readEventId(tx, accountId, after.seq)) !== after.eventId) throw new DomainError('cursor_expired');
}

/** Deletes events whose time is over. Returns how many. */
export async function purgeEvents(pool: pg.Pool, now: Date): Promise<number> {
  const cutoff = addDays(now, -EVENT_DAYS);
  let purged = 0;
  let after: AccountId | null = null;
  for (;;) {
    const accounts = await findPurgeable(pool, cutoff, after);
    for (const account of accounts) purged += await inTransaction(pool, (tx) => purgeFeed(tx, account, cutoff));
    after = accounts.at(-1) ?? null;
    if (after === null) return purged;
  }
}
