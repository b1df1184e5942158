import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '../pool.js';
import type { AccountId, EntryId, KeyId } from './ids.js';

export interface ChargeCall {
  accountId: AccountId;
  /** Whose state the function checks again; null: no key behind the charge. */
  keyId: KeyId | null;
  idempotencyKey: string;
  amount: MicroUsd;
  /** What the amount is made of, as JSON text. */
  lines: string;
  /** Free quotas that the call uses; null: none. */
  quota: { units: number; dayLimit: number; monthLimit: number } | null;
  now: Date;
  requestId: string | null;
}

/** The free quotas after the call; dates are the UTC day and month that the counters stand for. */
export interface QuotaRow {
  units: number;
  day_limit: number;
  month_limit: number;
  day: string;
  day_used: number;
  month: string;
  month_used: number;
  exceeded: 'day' | 'month' | null;
}

export interface ChargeRow {
  outcome: 'charged' | 'replayed' | 'insufficient' | 'capped' | 'quota' | 'revoked';
  entryId: EntryId | null;
  balance: MicroUsd;
  spent: MicroUsd;
  cap: MicroUsd | null;
  quota: QuotaRow | null;
}

const chargeSql = `
  select outcome, entry_id as "entryId", balance_micro as balance, spent_micro as spent, cap_micro as cap, quota
    from charge($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Calls the SQL function `charge` (see its migration): one statement, one transaction, one round trip. */
export async function callCharge(db: Queryable, call: ChargeCall): Promise<ChargeRow> {
  const quota = call.quota && {
    units: call.quota.units,
    day_limit: call.quota.dayLimit,
    month_limit: call.quota.monthLimit,
  };
  const { rows } = await db.query<ChargeRow>({
    name: 'charge',
    text: chargeSql,
    values: [
      call.accountId,
      call.keyId,
      call.idempotencyKey,
      call.amount,
      call.lines,
      quota === null ? null : JSON.stringify(quota),
      call.now,
      call.requestId,
    ],
  });
  return rows[0] as ChargeRow;
}
