import type { Disclosure, MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { disclosureColumns } from '../disclosures/columns.js';
import type { AccountId, EntryId, IdempotencyRecordId, KeyId } from '../ids.js';

/** A charge without quota; see libs/database/sql/book_charges.sql. */
export interface BatchCharge {
  accountId: AccountId;
  keyId: KeyId | null;
  idempotencyKey: string;
  /** Above zero: a free charge is skipped. */
  amount: MicroUsd;
  /** Breakdown of the amount, as JSON text. */
  lines: string;
  requestId: string | null;
  route: string | null;
  clientReference: string | null;
  disclosure: Disclosure;
  userId: string | null;
  /** The idempotency record that gets this response together with the charge; null: none. */
  record: { id: IdempotencyRecordId; response: string } | null;
}

export interface BatchBooking {
  entryId: EntryId;
  /** Spendable amount afterwards. */
  balance: MicroUsd;
}

const chargeBatchSql = `
  select ordinal, entry_id as "entryId", balance_micro as balance
    from book_charges($1, $2, $3, $4, $5::jsonb[], $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

/**
 * Books as many of the charges as it can, in one statement and one transaction. Results are in the order of `charges`; null:
 * the charge was skipped and has to go through `callCharge`.
 */
export async function bookChargeBatch(
  db: Queryable,
  charges: readonly BatchCharge[],
  now: Date,
): Promise<(BatchBooking | null)[]> {
  const disclosed = charges.map(({ disclosure }) => disclosureColumns(disclosure));
  const { rows } = await db.query<BatchBooking & { ordinal: number }>({
    name: 'book_charges',
    text: chargeBatchSql,
    values: [
      charges.map((charge) => charge.accountId),
      charges.map((charge) => charge.keyId),
      charges.map((charge) => charge.idempotencyKey),
      charges.map((charge) => charge.amount),
      charges.map((charge) => charge.lines),
      charges.map((charge) => charge.requestId),
      charges.map((charge) => charge.route),
      charges.map((charge) => charge.clientReference),
      disclosed.map(({ channel }) => channel),
      charges.map((charge) => charge.userId),
      disclosed.map(({ entities }) => entities),
      disclosed.map(({ levels }) => levels),
      disclosed.map(({ signals }) => signals),
      charges.map((charge) => charge.record?.id ?? null),
      charges.map((charge) => charge.record?.response ?? null),
      now,
    ],
  });
  const bookings: (BatchBooking | null)[] = charges.map(() => null);
  for (const { ordinal, entryId, balance } of rows) bookings[ordinal - 1] = { entryId, balance };
  return bookings;
}
