import { microUsd } from '@entity-registry/domain';
import type { Disclosure, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { callCharge } from './charge-rows.js';
import type { AccountId, EntryId, KeyId, IdempotencyRecordId } from '../ids.js';
import type { ChargeRow, QuotaRow } from './charge-rows.js';
import { mapLedgerErrors } from '../errors.js';
import { nextUtcDay, nextUtcMonth } from '../calendar/utc.js';

/** One line of an amount's breakdown; `price` is a decimal string, as on the wire. */
export interface ChargeLine {
  code: string;
  price: string;
  /** How often the code is in `price`; absent: once. */
  quantity?: number;
}

export interface FreeQuota {
  /** Units that the request uses: cards, rows or ids (ADR 0006). */
  units: number;
  dayLimit: number;
  monthLimit: number;
  /** Estimator rows, counted by UTC month and separately from `units`; absent: none. */
  estimator?: { rows: number; limit: number };
}

export interface ChargeRequest {
  accountId: AccountId;
  /** The key behind the request, whose state is checked again; null: none (a refresh that completes). */
  keyId: KeyId | null;
  /** Derived from the logical event (ADR 0005); at most 200 characters. */
  idempotencyKey: string;
  /** Zero for a free request. */
  amount: MicroUsd;
  lines: readonly ChargeLine[];
  /** Set for requests of the free tier; null otherwise. */
  quota: FreeQuota | null;
  requestId: string | null;
  /** The route, for usage reports; at most 200 characters. Null: not an API request. */
  route: string | null;
  /** The caller's own reference for the request (ADR 0004); at most 64 characters. */
  clientReference: string | null;
  /**
   * The claimed record of an Idempotency-Key: gets `response` in the transaction of the charge, so that neither exists without
   * the other. If the record is gone (another request took it over and freed it), the outcome is `record_gone` and nothing is
   * charged.
   */
  record: { id: IdempotencyRecordId; response: string } | null;
  /** Which entities and levels the response discloses, stored in the transaction of the charge (ADR 0158); NO_FACTS: none. */
  disclosure: Disclosure;
  /** The dashboard user who makes the request; at most 64 characters. Null: a program. */
  userId: string | null;
  /** What else is stored in the transaction of the charge, so that neither exists without the other; absent: nothing. */
  alongside?: (tx: Queryable, entryId: EntryId) => Promise<void>;
  now: Date;
}

export interface QuotaCount {
  limit: number;
  used: number;
  remaining: number;
  /** Start of the next UTC day or month. */
  resetAt: Date;
}

export interface QuotaUse {
  day: QuotaCount;
  month: QuotaCount;
  /** Rows of the estimator; set when the request counted them. */
  estimator?: QuotaCount;
}

/**
 * The outcome of a charge. `balance` is the spendable amount afterwards, trial credit included.
 * - charged: booked now. - replayed: booked before under this idempotency key; nothing happened now.
 * - insufficient, capped, quota, revoked (or expired): refused, nothing was taken, counted or written.
 * - record_gone: nothing was charged either. The Idempotency-Key's record is gone or belongs to another request now.
 * If several reasons apply, the outcome is the first of: revoked, (replayed,) insufficient, capped by the account, capped by
 * the key, quota of the month, of the day, of the estimator, record_gone.
 */
export type ChargeOutcome =
  | { outcome: 'charged' | 'replayed'; entryId: EntryId; balance: MicroUsd; quota: QuotaUse | null }
  | { outcome: 'insufficient'; balance: MicroUsd; shortfall: MicroUsd }
  /** `spent` and `cap` are those of the account or key named in `by`. */
  | { outcome: 'capped'; by: 'account' | 'key'; balance: MicroUsd; spent: MicroUsd; cap: MicroUsd; resetsAt: Date }
  | { outcome: 'quota'; period: 'day' | 'month' | 'estimator'; requested: number; quota: QuotaUse }
  | { outcome: 'revoked' }
  | { outcome: 'record_gone' };

/**
 * Charges once, in one statement or inside a transaction, without what is stored alongside. Throws LedgerUnavailable; after `connection`
 * it is unknown whether the charge was committed.
 */
export async function chargeOnce(db: Queryable, request: ChargeRequest): Promise<ChargeOutcome> {
  const row = await mapLedgerErrors(() => callCharge(db, { ...request, lines: JSON.stringify(request.lines) }));
  return toOutcome(row, request);
}

function toOutcome(row: ChargeRow, request: ChargeRequest): ChargeOutcome {
  const { balance, spent, cap } = row;
  switch (row.outcome) {
    case 'charged':
    case 'replayed':
      return {
        outcome: row.outcome,
        entryId: row.entryId as EntryId,
        balance,
        quota: row.quota && toQuotaUse(row.quota),
      };
    case 'insufficient':
      return { outcome: 'insufficient', balance, shortfall: microUsd(request.amount - balance) };
    case 'capped':
      return {
        outcome: 'capped',
        by: row.cappedBy as 'account' | 'key',
        balance,
        spent,
        cap: cap as MicroUsd,
        resetsAt: nextUtcMonth(request.now),
      };
    case 'quota': {
      const quota = row.quota as QuotaRow;
      const period = quota.exceeded as 'day' | 'month' | 'estimator';
      const requested = period === 'estimator' ? (quota.estimator_rows as number) : quota.units;
      return { outcome: 'quota', period, requested, quota: toQuotaUse(quota) };
    }
    case 'revoked':
    case 'record_gone':
      return { outcome: row.outcome };
  }
}

function toQuotaUse(row: QuotaRow): QuotaUse {
  const count = (limit: number, used: number, resetAt: Date): QuotaCount => ({
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetAt,
  });
  const use: QuotaUse = {
    day: count(row.day_limit, row.day_used, nextUtcDay(new Date(row.day))),
    month: count(row.month_limit, row.month_used, nextUtcMonth(new Date(row.month))),
  };
  if (row.estimator_limit !== undefined) {
    use.estimator = count(row.estimator_limit, row.estimator_used, nextUtcMonth(new Date(row.estimator_month)));
  }
  return use;
}
