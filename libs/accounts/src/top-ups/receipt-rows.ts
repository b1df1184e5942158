import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import type { AccountId } from '../ids.js';
import type { TopUpId } from '../payments/ids.js';

export const RECEIPT_KINDS = ['receipt', 'refund_note'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** Kind, year and number together identify one; see `receiptNumber` of billing. */
export interface ReceiptName {
  kind: ReceiptKind;
  year: number;
  number: number;
}

export interface ReceiptRow extends ReceiptName {
  accountId: AccountId;
  topUpId: TopUpId;
  /** Paid, or refunded. */
  amount: MicroUsd;
  /** The account's name at the time. */
  billedName: string;
  billedEmail: string;
  issuedAt: Date;
}

const columns = `kind, year, number, account_id as "accountId", top_up_id as "topUpId", amount_micro as amount,
  billed_name as "billedName", billed_email as "billedEmail", issued_at as "issuedAt"`;

/**
 * Issues the next receipt of its series in the transaction that it documents, under the lock of the series, so that numbers
 * have no gaps.
 */
export async function insertReceipt(
  tx: Queryable,
  receipt: Pick<ReceiptRow, 'kind' | 'accountId' | 'topUpId' | 'amount'> & { now: Date },
): Promise<ReceiptName> {
  const { rows } = await tx.query<ReceiptName>(
    `with series as (
       insert into receipt_series as s (kind, year, last) values ($1, extract(year from $5::timestamptz at time zone 'UTC'), 1)
       on conflict (kind, year) do update set last = s.last + 1 returning kind, year, last
     )
     insert into receipt (kind, year, number, account_id, top_up_id, amount_micro, billed_name, billed_email, issued_at)
     select s.kind, s.year, s.last, a.id, $3, $4, a.name, a.email, $5 from series s, account a where a.id = $2
     returning kind, year, number`,
    [receipt.kind, receipt.accountId, receipt.topUpId, receipt.amount, receipt.now],
  );
  return rows[0] as ReceiptName;
}

/** One receipt of the account, with the top-up that it is about; null: unknown. */
export async function findReceipt(
  db: Queryable,
  accountId: AccountId,
  { kind, year, number }: ReceiptName,
): Promise<ReceiptRow | null> {
  const { rows } = await db.query<ReceiptRow>(
    `select ${columns} from receipt where account_id = $1 and kind = $2 and year = $3 and number = $4`,
    [accountId, kind, year, number],
  );
  return rows[0] ?? null;
}

/** The receipts and notes of these top-ups, oldest first. */
export async function listReceiptsOf(db: Queryable, topUpIds: readonly TopUpId[]): Promise<ReceiptRow[]> {
  if (topUpIds.length === 0) return [];
  const { rows } = await db.query<ReceiptRow>(
    `select ${columns} from receipt where top_up_id = any ($1) order by top_up_id, issued_at, kind, number`,
    [topUpIds],
  );
  return rows;
}
