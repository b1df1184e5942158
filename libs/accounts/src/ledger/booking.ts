import { TRIAL_CREDIT, microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { lockAccount } from '../accounts/account-rows.js';
import { insertLot } from '../credit/lot-rows.js';
import { findEntryByKey, insertEntry } from './entry-rows.js';
import type { AccountId, EntryId } from '../ids.js';
import type { EntryKind, EntryRow, Posting } from './entry-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { BillingError } from '../errors.js';
import { housePosting, lotPosting, negate } from './postings.js';
import { addDays } from '../calendar/utc.js';

/** A million dollars. A larger amount is a typo, and sums stay far below the limit of bigint columns. */
const MAX_CREDIT: MicroUsd = microUsd(1_000_000_000_000n);

export interface CreditRequest {
  accountId: AccountId;
  amount: MicroUsd;
  /** Repeating the key with the same amount and note changes nothing and returns `replayed`. */
  idempotencyKey: string;
  /** Kept with the entry; shown in the ledger. */
  note?: string;
}

export interface Booking {
  entryId: EntryId;
  /** Booked before under this idempotency key; nothing happened now. */
  replayed: boolean;
  /** Spendable amount afterwards. */
  balance: MicroUsd;
}

/** Like `grantTrial`, in a transaction that the caller has opened. */
export async function bookTrial(
  tx: Queryable,
  request: CreditRequest & { expiresAt?: Date },
  now: Date,
): Promise<Booking> {
  requirePositive(request.amount);
  const { accountId, amount, expiresAt = addDays(now, TRIAL_CREDIT.days) } = request;
  return bookEntry(tx, 'trial', request, now, async () => {
    const lotId = await insertLot(tx, { accountId, amount, expiresAt, now });
    return [lotPosting(lotId, amount), housePosting('promotion', negate(amount))];
  });
}

/** Throws `amount_not_positive`. */
export function requirePositive(amount: MicroUsd): void {
  if (amount <= 0n) throw new BillingError({ code: 'amount_not_positive', amount });
}

/** One entry under the account's lock: replays an idempotency key, else lets `move` change the rows and books it. */
export async function bookEntry(
  tx: Queryable,
  kind: EntryKind,
  request: CreditRequest,
  now: Date,
  move: () => Promise<Posting[]>,
): Promise<Booking> {
  const { accountId, amount, idempotencyKey, note } = request;
  if (amount > MAX_CREDIT || negate(amount) > MAX_CREDIT) throw new BillingError({ code: 'amount_too_large', amount });
  if (!(await lockAccount(tx, accountId))) throw new BillingError({ code: 'unknown_account' });
  const existing = await findEntryByKey(tx, accountId, idempotencyKey);
  if (
    existing !== null &&
    (existing.kind !== kind || existing.amount !== amount || noteOf(existing) !== (note ?? null))
  ) {
    throw keyReused(existing);
  }
  const lines = note === undefined ? [] : [{ note }];
  const entryId =
    existing?.id ??
    (await insertEntry(tx, {
      ...{ accountId, kind, idempotencyKey, amount, lines, now, requestId: null, month: null },
      postings: await move(),
    }));
  const { balance, trial } = await readAccount(tx, accountId, now);
  return { entryId, replayed: existing !== null, balance: microUsd(balance + trial) };
}

/** The note of a manual booking; null: it has none. */
function noteOf({ lines }: EntryRow): string | null {
  const [line] = Array.isArray(lines) ? (lines as { note?: unknown }[]) : [];
  return typeof line?.note === 'string' ? line.note : null;
}

/** The idempotency key of `entry` was reused with different parameters. */
export function keyReused(entry: EntryRow): BillingError {
  const { kind, amount } = entry;
  return new BillingError({ code: 'idempotency_key_reused', kind, amount, note: noteOf(entry) });
}
