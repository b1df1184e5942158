import { DEFAULT_JURISDICTION, JURISDICTIONS, disclosureOf, formatMoney, quote } from '@entity-registry/domain';
import type { ApiVersion, Fact } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import { insertWebhookDelivery } from '../webhooks/delivery-rows.js';
import { raiseToAcceptedSpendingLimits } from './refresh-fund-rows.js';
import { completeUpdateRequest, failUpdateRequest, lockPendingUpdateRequest } from './update-request-state-rows.js';
import type { EntryId } from '../ids.js';
import type { PendingUpdateRequestRow } from './update-request-state-rows.js';
import { chargeOnce } from '../charge/charge.js';
import type { ChargeLine, ChargeOutcome } from '../charge/charge.js';
import { saveRefreshToLibrary } from '../library/save-refresh.js';
import { REFRESH_FAILURES } from './failures.js';

/** The result of a refresh for its owner. */
export interface RefreshResult {
  /** The entity's detail as JSON text; document references aren't URLs yet. */
  text: string;
  /** The same in v5's format, as JSON text; absent if v5 does not serve the entity. */
  typed?: string | null;
  /** What it discloses about the entity. */
  fact: Fact;
}

/**
 * Stores the readings of the sources and reads the entity's detail, both in the completing transaction, so that a refresh
 * that can't be charged leaves nothing behind (ADR 0008). Null: the entity no longer exists.
 */
export type ProduceResult = (tx: pg.PoolClient) => Promise<RefreshResult | null>;

/**
 * Result of a completion.
 * - completed: charged, stored. `deliveryId`: the webhook to send; null: the account had no webhook URL at the request.
 * - insufficient, capped, gone: the request failed for this reason, uncharged (ADR 0008).
 * - settled: it had already ended, or doesn't exist; nothing happened.
 */
export type CompletionOutcome =
  | { outcome: 'completed'; deliveryId: bigint | null; entryId: EntryId }
  | { outcome: 'insufficient' | 'capped' | 'gone' | 'settled' };

/** Routes under which usage reports show a refresh. */
const ROUTES: Readonly<Record<ApiVersion, string>> = {
  v4: `/v4/${JURISDICTIONS[DEFAULT_JURISDICTION].v4Name}/entidades/:id/update`,
  v5: '/v5/entities/:id/update',
};

/**
 * Ends a request: its readings, charge, result and webhook are written together or not at all, and only one of several
 * concurrent completions does so. If it throws, nothing has changed, except that after a lost connection the commit may have
 * happened: a retry then returns `settled`. Throws LedgerUnavailable, and what `pg` and `produceResult` throw.
 */
export function completeRefresh(
  pool: pg.Pool,
  id: bigint,
  produceResult: ProduceResult,
  clock: () => Date,
): Promise<CompletionOutcome> {
  return inTransaction(pool, async (tx) => {
    const row = await lockPendingUpdateRequest(tx, id);
    if (row === null) return { outcome: 'settled' };
    await tx.query('savepoint readings');
    // Before the charge, so that the account's row is locked for the shortest time.
    const result = await produceResult(tx);
    // Not earlier: storing the readings may take a moment.
    const now = clock();
    const charged = result === null ? 'gone' : await chargeRefresh(tx, row, result, now);
    if (result === null || typeof charged === 'string') {
      await tx.query('rollback to savepoint readings');
      return fail(tx, row, charged === 'insufficient' || charged === 'capped' ? charged : 'gone', now);
    }
    await completeUpdateRequest(tx, {
      ...{ id, entryId: charged.entryId, now },
      ...{ result: result.text, typedResult: result.typed ?? null },
    });
    await saveRefreshToLibrary(tx, { request: row, entryId: charged.entryId, typed: result.typed ?? null, now });
    return { outcome: 'completed', entryId: charged.entryId, deliveryId: await insertCompletionWebhook(tx, row, now) };
  });
}

/** If the key was revoked or expired meanwhile, the account is still charged, without the key's limit. */
async function chargeRefresh(
  tx: Queryable,
  row: PendingUpdateRequestRow,
  { fact }: RefreshResult,
  now: Date,
): Promise<{ entryId: EntryId } | 'insufficient' | 'capped'> {
  const charge = (keyId: PendingUpdateRequestRow['keyId']): Promise<ChargeOutcome> =>
    chargeOnce(tx, {
      accountId: row.accountId,
      keyId,
      idempotencyKey: `update_request:${String(row.id)}`,
      amount: row.price,
      lines: linesOf(row),
      quota: null,
      requestId: row.requestId,
      route: ROUTES[row.apiVersion],
      clientReference: row.clientReference,
      record: null,
      // The poll and the webhook return the same result, so they count as one response.
      disclosure: disclosureOf(row.webhookUrl === null ? 'refresh' : 'webhook', [fact]),
      userId: row.userId,
      now,
    });
  const chargeKeyOrAccount = async (): Promise<ChargeOutcome> => {
    const first = await charge(row.keyId);
    return first.outcome === 'revoked' ? charge(null) : first;
  };
  let outcome = await chargeKeyOrAccount();
  if (outcome.outcome === 'capped') {
    // A spending limit that was lowered since doesn't stop the refresh (ADR 0008).
    const restore = await raiseToAcceptedSpendingLimits(tx, row.id);
    outcome = await chargeKeyOrAccount();
    await restore();
  }
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

/** The codes charged by smart resolution. Price changes since the request don't change its cost. */
function linesOf({ jurisdiction, codes, price }: PendingUpdateRequestRow): ChargeLine[] {
  const priced = quote(jurisdiction, codes, { base: false });
  if (priced.total !== price) return [{ code: codes.join(','), price: formatMoney(price) }];
  return priced.codes.map((line) => ({ code: line.code, price: formatMoney(line.price) }));
}

async function insertCompletionWebhook(tx: Queryable, row: PendingUpdateRequestRow, now: Date): Promise<bigint | null> {
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
  { id }: PendingUpdateRequestRow,
  outcome: 'insufficient' | 'capped' | 'gone',
  now: Date,
): Promise<CompletionOutcome> {
  const message = outcome === 'gone' ? REFRESH_FAILURES.entityGone : REFRESH_FAILURES[outcome];
  await failUpdateRequest(tx, { id, message, now });
  return { outcome };
}
