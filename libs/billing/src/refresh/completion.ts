import { formatMoney, quote } from '@entity-registry/domain';
import {
  completeUpdateRequest,
  failUpdateRequest,
  inTransaction,
  insertWebhookDelivery,
  lockPendingRequest,
} from '@entity-registry/persistence';
import type { EntryId, PendingRequestRow, Queryable } from '@entity-registry/persistence';
import type pg from 'pg';
import { chargeOnce } from '../charge.js';
import type { ChargeLine, ChargeOutcome } from '../charge.js';
import { REFRESH_FAILURES } from './failures.js';

export interface Completion {
  /**
   * The entity's detail as JSON text, read in the completing transaction; references to documents are not addresses yet.
   * Null: there is no such entity any more.
   */
  readResult: (tx: pg.PoolClient) => Promise<string | null>;
  now: Date;
}

/**
 * What became of a completion.
 * - completed: charged, stored. `deliveryId`: the webhook to send; null: its account had no address at the request.
 * - insufficient, capped, gone: the request has failed for that, uncharged (ruling 8).
 * - settled: it had ended before, or there is none; nothing happened.
 */
export type CompletionOutcome =
  | { outcome: 'completed'; deliveryId: bigint | null; entryId: EntryId }
  | { outcome: 'insufficient' | 'capped' | 'gone' | 'settled' };

/** Route that usage reports name a refresh by. */
const ROUTE = '/v4/panama/entidades/:id/update';

/**
 * Ends a request: its charge, its result and its webhook are written together or not at all, and of any number that come
 * at once one does it. Whatever it throws has changed nothing, except that after a lost connection the commit may have
 * happened: a second try then answers `settled`. Throws LedgerUnavailable, and what `pg` and `readResult` throw.
 */
export function completeRefresh(
  pool: pg.Pool,
  id: bigint,
  { readResult, now }: Completion,
): Promise<CompletionOutcome> {
  return inTransaction(pool, async (tx) => {
    const row = await lockPendingRequest(tx, id);
    if (row === null) return { outcome: 'settled' };
    // Before the charge, so that the account's row is locked for the shortest time.
    const result = await readResult(tx);
    if (result === null) return fail(tx, row, 'gone', now);
    const charged = await chargeRefresh(tx, row, now);
    if (typeof charged === 'string') return fail(tx, row, charged, now);
    await completeUpdateRequest(tx, { id, entryId: charged.entryId, result, now });
    return { outcome: 'completed', entryId: charged.entryId, deliveryId: await putDown(tx, row, now) };
  });
}

/** A key that has been revoked or has expired meanwhile does not spare its account the refresh; its own limit is over. */
async function chargeRefresh(
  tx: Queryable,
  row: PendingRequestRow,
  now: Date,
): Promise<{ entryId: EntryId } | 'insufficient' | 'capped'> {
  const charge = (keyId: PendingRequestRow['keyId']): Promise<ChargeOutcome> =>
    chargeOnce(tx, {
      accountId: row.accountId,
      keyId,
      idempotencyKey: `update_request:${String(row.id)}`,
      amount: row.price,
      lines: linesOf(row),
      quota: null,
      requestId: null,
      route: ROUTE,
      clientReference: row.clientReference,
      record: null,
      now,
    });
  const first = await charge(row.keyId);
  const outcome = first.outcome === 'revoked' ? await charge(null) : first;
  switch (outcome.outcome) {
    case 'charged':
    case 'replayed':
      return { entryId: outcome.entryId };
    case 'insufficient':
    case 'capped':
      return outcome.outcome;
    default:
      throw new Error(`a refresh was not charged: ${outcome.outcome}`);
  }
}

/** The codes that smart resolution charges; prices that have changed since the request do not change what it costs. */
function linesOf({ jurisdiction, codes, price }: PendingRequestRow): ChargeLine[] {
  const priced = quote(jurisdiction, codes, { base: false });
  if (priced.total !== price) return [{ code: codes.join(','), price: formatMoney(price) }];
  return priced.codes.map((line) => ({ code: line.code, price: formatMoney(line.price) }));
}

async function putDown(tx: Queryable, row: PendingRequestRow, now: Date): Promise<bigint | null> {
  if (row.webhookUrl === null) return null;
  return insertWebhookDelivery(tx, {
    accountId: row.accountId,
    updateRequestId: row.id,
    kind: 'completed',
    url: row.webhookUrl,
    now,
  });
}

async function fail(
  tx: Queryable,
  { id }: PendingRequestRow,
  outcome: 'insufficient' | 'capped' | 'gone',
  now: Date,
): Promise<CompletionOutcome> {
  const message = outcome === 'gone' ? REFRESH_FAILURES.entityGone : REFRESH_FAILURES[outcome];
  await failUpdateRequest(tx, { id, message, now });
  return { outcome };
}
