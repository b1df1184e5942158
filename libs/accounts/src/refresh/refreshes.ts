import type { ApiVersion, Code, Jurisdiction, MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type pg from 'pg';
import { lockAccount } from '../accounts/account-rows.js';
import { findUpdateRequest, listUpdateRequests } from '../operations/run-rows.js';
import { readAcceptedRefreshFunds, readAvailableRefreshFunds } from './refresh-fund-rows.js';
import {
  storeRecordResponse,
  beginUpdateRequest,
  failUpdateRequest,
  insertUpdateRequest,
  listPendingIds,
  listRequestReadings,
} from './update-request-state-rows.js';
import type { AccountId, KeyId, IdempotencyRecordId } from '../ids.js';
import type { UpdateRequestRow } from '../operations/run-rows.js';
import type { Page } from '../page.js';
import type { AvailableRefreshFunds } from './refresh-fund-rows.js';
import type { PendingUpdateRequestRow, RequestReadingRow } from './update-request-state-rows.js';
import { mapLedgerErrors } from '../errors.js';
import { nextUtcMonth } from '../calendar/utc.js';
import { completeRefresh } from './completion.js';
import type { CompletionOutcome, ProduceResult } from './completion.js';
import { REFRESH_FAILURES } from './failures.js';
import { auditRequestedRefresh } from './refresh-audit.js';

/** A refresh that an account requests. It is charged when it completes. */
export interface NewRefresh {
  accountId: AccountId;
  keyId: KeyId;
  jurisdiction: Jurisdiction;
  entityPk: bigint;
  codes: readonly Code[];
  /** The API version of the request. Default: v4. */
  apiVersion?: ApiVersion;
  /** The charge at completion, in exact micro-USD (ADR 0003). */
  price: MicroUsd;
  clientReference: string | null;
  /** X-Request-Id of the API request, stored with its charge. */
  requestId?: string | null;
  /** The dashboard user who requested it, and the request, for the audit log; null: a program. */
  member: { userId: string; requestId: string } | null;
  /** The claimed record of an Idempotency-Key, and the response to store in it. */
  record?: { id: IdempotencyRecordId; response: (refresh: CreatedRefresh) => string };
}

export interface CreatedRefresh {
  id: bigint;
  /** The account's webhook URL at that moment; null: none. */
  webhookUrl: string | null;
}

/** Maximum open refreshes per account (ADR 0008). */
export const MAX_OPEN_REFRESHES = 100;

/**
 * Result of requesting a refresh.
 * - created: it is pending. - record_gone: its Idempotency-Key belongs to another request by now.
 * - backlog: the account has `MAX_OPEN_REFRESHES` open.
 * - insufficient, capped: it doesn't fit with what open refreshes have reserved (`reserved`).
 * Unless the outcome is `created`, nothing was accepted.
 */
export type CreateRefreshOutcome =
  | ({ outcome: 'created' } & CreatedRefresh)
  | { outcome: 'record_gone' }
  | { outcome: 'backlog'; open: number }
  | { outcome: 'insufficient'; spendable: MicroUsd; reserved: MicroUsd }
  | { outcome: 'capped'; by: 'account' | 'key'; cap: MicroUsd; spent: MicroUsd; reserved: MicroUsd; resetsAt: Date };

/** Whether a refresh can be paid now; the charge at its completion decides. */
export type Affordability = 'affordable' | 'insufficient' | 'capped' | 'settled';

/** Refreshes, from the request that creates one until it is permanently `completed` or `failed`. */
export class Refreshes {
  constructor(
    private readonly pool: pg.Pool,
    private readonly now: () => Date,
  ) {}

  /**
   * Accepts a refresh if it fits: its price is reserved against balance and spending limits until it ends (ADR 0008). With
   * `record` the response is stored in the same transaction. Throws LedgerUnavailable.
   */
  create({
    record,
    member,
    requestId = null,
    apiVersion = 'v4',
    ...request
  }: NewRefresh): Promise<CreateRefreshOutcome> {
    const now = this.now();
    return mapLedgerErrors(async () => {
      try {
        return await inTransaction<CreateRefreshOutcome>(this.pool, async (tx) => {
          await lockAccount(tx, request.accountId);
          const means = await readAvailableRefreshFunds(tx, { ...request, now });
          const error = checkFunds(request.price, means, now);
          if (error) return error;
          const accepted = { acceptedCap: means.cap, acceptedKeyCap: means.keyCap };
          const requested = { ...request, apiVersion, requestId, userId: member?.userId ?? null };
          const created = await insertUpdateRequest(tx, { ...requested, ...accepted, now });
          if (member) await auditRequestedRefresh(tx, { ...request, ...member, id: created.id, now });
          if (record) {
            const stored = { id: record.id, accountId: request.accountId, response: record.response(created) };
            if (!(await storeRecordResponse(tx, stored))) throw new IdempotencyRecordGone();
          }
          return { outcome: 'created', ...created };
        });
      } catch (error) {
        if (error instanceof IdempotencyRecordGone) return { outcome: 'record_gone' };
        throw error;
      }
    });
  }

  /** Counts a run and stores when the first started; null: it has ended, or doesn't exist. */
  begin(id: bigint): Promise<PendingUpdateRequestRow | null> {
    return beginUpdateRequest(this.pool, id, this.now());
  }

  /** Checked before any source is read (ADR 0008). `settled`: it is not pending. */
  async checkAffordability(id: bigint): Promise<Affordability> {
    const means = await readAcceptedRefreshFunds(this.pool, id, this.now());
    if (means === null) return 'settled';
    const { price, spendable, capLeft, keyCapLeft } = means;
    if (spendable < price) return 'insufficient';
    const capped = [capLeft, keyCapLeft].some((left) => left !== null && price > left);
    return capped ? 'capped' : 'affordable';
  }

  /**
   * Stores the readings, charges, and adds the webhook, or fails the request, all in one transaction; see `completeRefresh`.
   */
  complete(id: bigint, produceResult: ProduceResult): Promise<CompletionOutcome> {
    return completeRefresh(this.pool, id, produceResult, this.now);
  }

  /** Ends a pending request as failed, uncharged; false: it had ended. `message` is shown to its owner. */
  fail(id: bigint, message: string): Promise<boolean> {
    return failUpdateRequest(this.pool, { id, message: message.slice(0, MAX_MESSAGE), now: this.now() });
  }

  /** Fails a request that could not be finished in any attempt; the cause is in the log, not here. */
  abandon(id: bigint): Promise<boolean> {
    return this.fail(id, REFRESH_FAILURES.unfinished);
  }

  /** Pending requests that were handed to the queue more than `ageMs` ago, the oldest first, `limit` at most. */
  listDispatchedBefore(ageMs: number, limit: number): Promise<bigint[]> {
    return listPendingIds(this.pool, { before: new Date(this.now().getTime() - ageMs), limit });
  }

  /** Newest first, without their results. */
  list(
    filter: { accountId: AccountId | null; status: UpdateRequestRow['status'] | null },
    page: Page,
  ): Promise<UpdateRequestRow[]> {
    return listUpdateRequests(this.pool, filter, page);
  }

  /** One request and the readings of its sources; null: unknown. */
  async show(id: bigint): Promise<{ request: UpdateRequestRow; readings: RequestReadingRow[] } | null> {
    const request = await findUpdateRequest(this.pool, id);
    return request && { request, readings: await listRequestReadings(this.pool, id) };
  }
}

/** Maximum length of a failure message, which the owner reads in a poll. */
const MAX_MESSAGE = 2_000;

class IdempotencyRecordGone extends Error {}

/** Why another refresh of this price doesn't fit; null if it does. */
function checkFunds(
  price: MicroUsd,
  means: AvailableRefreshFunds,
  now: Date,
): Exclude<CreateRefreshOutcome, { outcome: 'created' }> | null {
  const { open, spendable, reserved, reservedByKey } = means;
  if (open >= MAX_OPEN_REFRESHES) return { outcome: 'backlog', open };
  if (spendable < reserved + price) return { outcome: 'insufficient', spendable, reserved };
  const resetsAt = nextUtcMonth(now);
  const { cap, monthSpent, keyCap, keyMonthSpent } = means;
  if (cap !== null && monthSpent + reserved + price > cap) {
    return { outcome: 'capped', by: 'account', cap, spent: monthSpent, reserved, resetsAt };
  }
  if (keyCap !== null && keyMonthSpent + reservedByKey + price > keyCap) {
    return { outcome: 'capped', by: 'key', cap: keyCap, spent: keyMonthSpent, reserved: reservedByKey, resetsAt };
  }
  return null;
}
