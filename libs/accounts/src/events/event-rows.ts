import type { EventType } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

/** A numbered event. */
export interface EventRow {
  readonly seq: bigint;
  /** `evt_` and 32 hexadecimal digits. */
  readonly eventId: string;
  readonly type: EventType;
  readonly at: Date;
  readonly watchlistId: bigint | null;
  readonly itemId: bigint | null;
  /** Null: the item is gone. */
  readonly reference: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

const COLUMNS = `e.seq, e.event_id as "eventId", e.type, e.at, e.watchlist_id as "watchlistId", e.item_id as "itemId",
  (select i.reference from watch_item i where i.id = e.item_id) as reference, e.data`;

/** Where a feed ends and begins. */
export interface FeedRow {
  readonly lastSeq: bigint;
  /** The id of the last event; null: there is none, or it was deleted. */
  readonly lastEvent: string | null;
  readonly purgedSeq: bigint;
  readonly purgedEvent: string | null;
}

/** The account's feed; null: it never had an event. */
export async function readFeed(db: Queryable, accountId: AccountId): Promise<FeedRow | null> {
  const { rows } = await db.query<FeedRow>({
    name: 'read_event_feed',
    text: `select f.last_seq as "lastSeq", e.event_id as "lastEvent", f.purged_seq as "purgedSeq", f.purged_event as "purgedEvent"
             from event_feed f left join account_event e on e.account_id = f.account_id and e.seq = f.last_seq
            where f.account_id = $1`,
    values: [accountId],
  });
  return rows[0] ?? null;
}

/** The id of the event with this number; null: it isn't stored. */
export async function readEventId(db: Queryable, accountId: AccountId, seq: bigint): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'select event_id as id from account_event where account_id = $1 and seq = $2',
    [accountId, seq],
  );
  return rows[0]?.id ?? null;
}

export interface EventRange {
  /** Only events after this number, up to and including `through`. */
  readonly after: bigint;
  readonly through: bigint;
  /** Null: all. */
  readonly types: readonly EventType[] | null;
  readonly watchlistId: bigint | null;
  readonly limit: number;
}

/** Events of a range, in order. */
export async function readEvents(
  db: Queryable,
  accountId: AccountId,
  { after, through, types, watchlistId, limit }: EventRange,
): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>({
    name: 'read_events',
    text: `select ${COLUMNS} from account_event e
            where e.account_id = $1 and e.seq > $2 and e.seq <= $3 and ($4::text[] is null or e.type = any ($4))
              and ($5::bigint is null or e.watchlist_id = $5) order by e.seq limit $6`,
    values: [accountId, after, through, types, watchlistId, limit],
  });
  return rows;
}

/** Those of the events of a range that go to the account's endpoint: of watchlists that opted in, and of the account itself. Correction notices go to it without any watchlist (ADR 0212). */
export async function readSentEvents(
  db: Queryable,
  accountId: AccountId,
  { after, through, limit }: Pick<EventRange, 'after' | 'through' | 'limit'>,
): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>({
    name: 'read_sent_events',
    text: `select ${COLUMNS} from account_event e
            where e.account_id = $1 and e.seq > $2 and e.seq <= $3
              and (e.type = 'correction.issued'
                   or exists (select from watchlist w where w.account_id = $1 and w.webhook
                                 and (w.id = e.watchlist_id or e.watchlist_id is null and w.deleted_at is null)))
            order by e.seq limit $4`,
    values: [accountId, after, through, limit],
  });
  return rows;
}

/** The account's latest events, newest first; `before`: only those with a lower number. */
export async function readLatestEvents(
  db: Queryable,
  accountId: AccountId,
  {
    before,
    types,
    watchlistId,
    limit,
  }: Pick<EventRange, 'types' | 'watchlistId' | 'limit'> & { readonly before: bigint | null },
): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>({
    name: 'read_latest_events',
    text: `select ${COLUMNS} from account_event e
            where e.account_id = $1 and e.seq is not null and ($2::bigint is null or e.seq < $2)
              and ($3::text[] is null or e.type = any ($3)) and ($4::bigint is null or e.watchlist_id = $4)
            order by e.seq desc limit $5`,
    values: [accountId, before, types, watchlistId, limit],
  });
  return rows;
}

/** Events by their numbers, in order. */
export async function readEventsByNumber(
  db: Queryable,
  accountId: AccountId,
  seqs: readonly bigint[],
): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>({
    name: 'read_events_by_number',
    text: `select ${COLUMNS} from account_event e where e.account_id = $1 and e.seq = any ($2::bigint[]) order by e.seq`,
    values: [accountId, seqs.map(String)],
  });
  return rows;
}

/**
 * Deletes an account's events from before `cutoff`, from the first on without a gap, so that a reader who continues after one of
 * them is told. Returns how many.
 */
export async function purgeFeed(tx: Queryable, accountId: AccountId, cutoff: Date): Promise<number> {
  await tx.query('select from event_feed where account_id = $1 for update', [accountId]);
  const { rows } = await tx.query<{ purged: number }>(
    `with kept as (
       select coalesce(min(seq), (select last_seq + 1 from event_feed where account_id = $1)) as seq
         from account_event where account_id = $1 and seq is not null and at >= $2
     ), purged as (
       delete from account_event e using kept where e.account_id = $1 and e.seq < kept.seq returning e.seq, e.event_id
     ), feed as (
       update event_feed f set purged_seq = p.seq, purged_event = p.event_id
         from (select seq, event_id from purged order by seq desc limit 1) p where f.account_id = $1
     ), unnumbered as (
       delete from account_event where account_id = $1 and seq is null and at < $2
     )
     select count(*)::int as purged from purged`,
    [accountId, cutoff],
  );
  return rows[0]?.purged ?? 0;
}

/** Accounts with events from before `cutoff`, by id. */
export async function findPurgeable(db: Queryable, cutoff: Date, after: AccountId | null): Promise<AccountId[]> {
  const { rows } = await db.query<{ id: AccountId }>(
    `select distinct account_id as id from account_event where at < $1 and account_id > coalesce($2, 0) order by 1 limit 100`,
    [cutoff, after],
  );
  return rows.map(({ id }) => id);
}
