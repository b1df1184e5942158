import type { Queryable } from '@entity-registry/database';
import type { AccountId, EntryId } from '../ids.js';

/**
 * State of the response to a charge (ADR 0049).
 * - sent: its first byte was sent.
 * - unsent: the caller disconnected before that; the credit is due.
 * - awaiting_operator: the credit is over the account's daily limit; an operator decides.
 * - upheld: an operator upheld the charge.
 * - reversed: the charge was credited.
 */
export const RESPONSE_STATES = ['sent', 'unsent', 'awaiting_operator', 'upheld', 'reversed'] as const;
export type ResponseState = (typeof RESPONSE_STATES)[number];

/** What a process knows about one of its responses. */
export interface ResponseRecord {
  entryId: EntryId;
  state: 'sent' | 'unsent';
  /** When its first byte was sent, or when the caller was found to be gone. */
  at: Date;
}

/** Records the states of these responses, in one statement. */
export async function recordResponses(db: Queryable, records: readonly ResponseRecord[]): Promise<void> {
  await db.query({
    name: 'record_responses',
    // A charge that has a row keeps it, except that a response that is sent after all becomes `sent`. A reversed charge stays
    // reversed.
    text: `insert into response_delivery as d (entry_id, sent_at, state)
           select n.entry_id, min(n.at) filter (where n.state is null),
                  case when bool_or(n.state is null) then null else 'unsent' end
             from unnest($1::bigint[], $2::timestamptz[], $3::text[]) n (entry_id, at, state)
            group by n.entry_id order by n.entry_id
               on conflict (entry_id) do update set sent_at = excluded.sent_at, state = null
               where excluded.state is null and d.state in ('unsent', 'awaiting_operator', 'upheld')`,
    values: [
      records.map(({ entryId }) => entryId),
      records.map(({ at }) => at),
      records.map(({ state }) => (state === 'sent' ? null : state)),
    ],
  });
}

/** Records that a response is about to be sent. False: its charge was reversed. Waits for a reversal in progress. */
export async function markSent(db: Queryable, entryId: EntryId, at: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'mark_sent',
    // A `sent` row is rewritten unchanged, because `do nothing` couldn't distinguish it from a reversal.
    text: `insert into response_delivery as d (entry_id, sent_at) values ($1, $2)
               on conflict (entry_id) do update set sent_at = coalesce(d.sent_at, excluded.sent_at), state = null
               where d.state is distinct from 'reversed'`,
    values: [entryId, at],
  });
  return rowCount === 1;
}

/** The recorded state; null: none yet. */
export async function findResponseState(db: Queryable, entryId: EntryId): Promise<ResponseState | null> {
  const { rows } = await db.query<{ state: ResponseState }>(
    `select coalesce(state, 'sent') as state from response_delivery where entry_id = $1`,
    [entryId],
  );
  return rows[0]?.state ?? null;
}

/**
 * Gives the charge of an unsent response its next state. False: the response was sent, or an operator or another process
 * decided first. The primary key lets exactly one of two processes win.
 */
export async function markUnsent(
  tx: Queryable,
  entryId: EntryId,
  state: 'awaiting_operator' | 'upheld' | 'reversed',
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into response_delivery as d (entry_id, state) values ($1, $2)
         on conflict (entry_id) do update set state = excluded.state
         where d.state = 'unsent' or (d.state = 'awaiting_operator' and excluded.state <> 'awaiting_operator')`,
    [entryId, state],
  );
  return rowCount === 1;
}

/**
 * Counts a credit for an unsent response against the account's UTC day. False: the day already has `limit`, and nothing was
 * counted. Call it with the account locked. A clock that is behind never moves the day back.
 */
export async function countUnsentCredit(
  tx: Queryable,
  accountId: AccountId,
  now: Date,
  limit: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account a
        set unsent_credits = case when a.unsent_credit_day < t.day then 1 else a.unsent_credits + 1 end,
            unsent_credit_day = greatest(a.unsent_credit_day, t.day)
       from (select ($2::timestamptz at time zone 'UTC')::date as day) t
      where a.id = $1 and (a.unsent_credit_day < t.day or a.unsent_credits < $3)`,
    [accountId, now, limit],
  );
  return rowCount === 1;
}
