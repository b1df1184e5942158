import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';

export interface EndpointRow {
  readonly url: string;
  readonly sealed: Buffer;
  readonly previousSealed: Buffer | null;
  readonly previousUntil: Date | null;
  /** When the current secret was created. */
  readonly secretAt: Date;
  /** False: nothing is sent. */
  readonly enabled: boolean;
  readonly createdAt: Date;
  readonly lastDeliveredAt: Date | null;
  readonly lastError: string | null;
  /** Failed attempts of the current batch. */
  readonly attempts: number;
  /** Batches that were given up after a day. */
  readonly givenUp: number;
}

/** The account's endpoint; null: none. */
export async function findEndpoint(db: Queryable, accountId: AccountId): Promise<EndpointRow | null> {
  const { rows } = await db.query<EndpointRow>(
    `select url, sealed, previous_sealed as "previousSealed", previous_until as "previousUntil", secret_at as "secretAt", enabled, created_at as "createdAt",
            last_delivered_at as "lastDeliveredAt", last_error as "lastError", attempts, given_up::int as "givenUp"
       from event_endpoint where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Adds the account's endpoint, which gets events from now on. */
export async function insertEndpoint(
  tx: Queryable,
  accountId: AccountId,
  { url, sealed }: Pick<EndpointRow, 'url' | 'sealed'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into event_endpoint (account_id, url, sealed, secret_at, created_at, done_seq, next_attempt_at)
     values ($1, $2, $3, $4, $4, coalesce((select last_seq from event_feed where account_id = $1), 0), $4)`,
    [accountId, url, sealed, now],
  );
}

/** Sends to another URL, which keeps its place in the feed. What waits is tried at once. */
export async function updateEndpointUrl(tx: Queryable, accountId: AccountId, url: string, now: Date): Promise<void> {
  await tx.query(
    `update event_endpoint set url = $2, attempts = 0, first_attempt_at = null, next_attempt_at = $3 where account_id = $1`,
    [accountId, url, now],
  );
}

export async function updateEndpointSecret(
  tx: Queryable,
  accountId: AccountId,
  { sealed, previousSealed, previousUntil }: Pick<EndpointRow, 'sealed' | 'previousSealed' | 'previousUntil'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `update event_endpoint set sealed = $2, previous_sealed = $3, previous_until = $4, secret_at = $5 where account_id = $1`,
    [accountId, sealed, previousSealed, previousUntil, now],
  );
}

/** Switches an endpoint on, from now on, or off. */
export async function switchEndpoint(tx: Queryable, accountId: AccountId, enabled: boolean, now: Date): Promise<void> {
  await tx.query(
    `update event_endpoint e
        set enabled = $2, batch_seq = null, attempts = 0, first_attempt_at = null, last_error = null, next_attempt_at = $3,
            done_seq = greatest(e.done_seq, coalesce((select last_seq from event_feed where account_id = $1), 0))
      where account_id = $1`,
    [accountId, enabled, now],
  );
}

/** False: there was none. */
export async function deleteEndpoint(tx: Queryable, accountId: AccountId): Promise<boolean> {
  return (await tx.query('delete from event_endpoint where account_id = $1', [accountId])).rowCount === 1;
}

/** A batch that a process sends, until its lease ends. */
export interface ClaimedEndpoint {
  readonly accountId: AccountId;
  readonly url: string;
  readonly doneSeq: bigint;
  /** The last event of the batch; null: it has not been composed yet. */
  readonly batchSeq: bigint | null;
  readonly lastSeq: bigint;
  readonly attempts: number;
  readonly firstAttemptAt: Date | null;
  /** Identifies the claim: every write checks it. */
  readonly leaseUntil: Date;
}

/** Claims up to `limit` endpoints with events to send, until `leaseUntil`. */
export async function claimEndpoints(
  db: Queryable,
  claim: {
    readonly now: Date;
    readonly leaseUntil: Date;
    /** Accounts to leave out. */
    readonly busy: readonly AccountId[];
    readonly limit: number;
  },
): Promise<ClaimedEndpoint[]> {
  const { rows } = await db.query<ClaimedEndpoint>({
    name: 'claim_event_endpoints',
    text: `with due as (
             select e.account_id, f.last_seq from event_endpoint e join event_feed f on f.account_id = e.account_id
              where e.enabled and e.next_attempt_at <= $1 and f.last_seq > e.done_seq and e.account_id <> all ($4::bigint[])
              order by e.next_attempt_at limit $3 for no key update of e skip locked
           )
           update event_endpoint e set next_attempt_at = $2 from due where e.account_id = due.account_id
           returning e.account_id as "accountId", e.url, e.done_seq as "doneSeq", e.batch_seq as "batchSeq", due.last_seq as "lastSeq",
                     e.attempts, e.first_attempt_at as "firstAttemptAt", e.next_attempt_at as "leaseUntil"`,
    values: [claim.now, claim.leaseUntil, claim.limit, claim.busy],
  });
  return rows;
}

/** Fixes the batch before it is first sent, so that every attempt sends the same. False: another process holds the endpoint by now. */
export async function startAttempt(
  db: Queryable,
  { accountId, leaseUntil }: ClaimedEndpoint,
  { batchSeq, now }: { readonly batchSeq: bigint; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update event_endpoint set batch_seq = $3, first_attempt_at = coalesce(first_attempt_at, $4), attempts = attempts + 1
      where account_id = $1 and next_attempt_at = $2`,
    [accountId, leaseUntil, batchSeq, now],
  );
  return rowCount === 1;
}

export interface AttemptEnd {
  /** Events up to this one are done; null: the batch is sent again. */
  readonly doneSeq: bigint | null;
  /** Null: it was delivered, or there was nothing to send. */
  readonly error: string | null;
  readonly isGivenUp: boolean;
  readonly deliveredAt: Date | null;
  readonly nextAttemptAt: Date;
}

export async function endAttempt(
  db: Queryable,
  { accountId, leaseUntil }: ClaimedEndpoint,
  { doneSeq, error, isGivenUp, deliveredAt, nextAttemptAt }: AttemptEnd,
): Promise<void> {
  await db.query(
    `update event_endpoint
        set done_seq = coalesce($3, done_seq), batch_seq = case when $3::bigint is null then batch_seq end,
            attempts = case when $3::bigint is null then attempts else 0 end,
            first_attempt_at = case when $3::bigint is null then first_attempt_at end,
            last_error = $4, given_up = given_up + $5, last_delivered_at = coalesce($6, last_delivered_at), next_attempt_at = $7
      where account_id = $1 and next_attempt_at = $2`,
    [accountId, leaseUntil, doneSeq, error, isGivenUp ? 1 : 0, deliveredAt, nextAttemptAt],
  );
}
