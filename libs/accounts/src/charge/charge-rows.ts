import type { Disclosure, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { disclosureColumns } from '../disclosures/columns.js';
import type { AccountId, EntryId, KeyId, IdempotencyRecordId } from '../ids.js';

export interface ChargeCall {
  accountId: AccountId;
  /** Its state is checked again by the function; null: a charge without a key. */
  keyId: KeyId | null;
  idempotencyKey: string;
  amount: MicroUsd;
  /** Breakdown of the amount, as JSON text. */
  lines: string;
  /** Free quotas that the request uses; null: none. */
  quota: ChargeQuota | null;
  now: Date;
  requestId: string | null;
  /** The route, and the caller's own reference for the request; stored with the entry. */
  route: string | null;
  clientReference: string | null;
  /** The idempotency record that gets this response together with the charge; null: none. */
  record: { id: IdempotencyRecordId; response: string } | null;
  /** What the response disclosed; booked with the charge. */
  disclosure: Disclosure;
  /** The dashboard user who made the request; null: a program. */
  userId: string | null;
}

/** Free quotas that a request uses. */
export interface ChargeQuota {
  units: number;
  dayLimit: number;
  monthLimit: number;
  /** Rows of the estimator, counted by the UTC month; absent: none. */
  estimator?: { rows: number; limit: number };
}

/** The free quotas after the charge; dates are the UTC day and month of the counters. */
export interface QuotaRow {
  units: number;
  day_limit: number;
  month_limit: number;
  day: string;
  day_used: number;
  month: string;
  month_used: number;
  estimator_rows?: number;
  estimator_limit?: number;
  estimator_month: string;
  estimator_used: number;
  exceeded: 'day' | 'month' | 'estimator' | null;
}

export interface ChargeRow {
  outcome: 'charged' | 'replayed' | 'insufficient' | 'capped' | 'quota' | 'revoked' | 'record_gone';
  entryId: EntryId | null;
  balance: MicroUsd;
  /** Monthly spend of the account, or of the key if the key's limit was reached. */
  spent: MicroUsd;
  cap: MicroUsd | null;
  quota: QuotaRow | null;
  cappedBy: 'account' | 'key' | null;
}

const chargeSql = `
  select outcome, entry_id as "entryId", balance_micro as balance, spent_micro as spent, cap_micro as cap, quota,
         capped_by as "cappedBy"
    from charge($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** Calls the SQL function `charge` (libs/database/sql/charge.sql): one statement, one transaction, one round trip. */
export async function callCharge(db: Queryable, call: ChargeCall): Promise<ChargeRow> {
  const { channel, entities, levels, signals } = disclosureColumns(call.disclosure);
  const { rows } = await db.query<ChargeRow>({
    name: 'charge',
    text: chargeSql,
    values: [
      call.accountId,
      call.keyId,
      call.idempotencyKey,
      call.amount,
      call.lines,
      call.quota && quotaText(call.quota),
      call.now,
      call.requestId,
      callText(call),
      channel,
      call.userId,
      entities,
      levels,
      signals,
    ],
  });
  return rows[0] as ChargeRow;
}

function quotaText({ units, dayLimit, monthLimit, estimator }: ChargeQuota): string {
  const quota = { units, day_limit: dayLimit, month_limit: monthLimit };
  return JSON.stringify(
    estimator ? { ...quota, estimator_rows: estimator.rows, estimator_limit: estimator.limit } : quota,
  );
}

function callText({ route, clientReference, record }: ChargeCall): string | null {
  if (route === null && clientReference === null && record === null) return null;
  const call = { route, client_reference: clientReference };
  return JSON.stringify(record ? { ...call, record: String(record.id), answer: record.response } : call);
}
