import { TRIAL_CREDIT, microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import {
  addToBalance,
  addToLot,
  clearKeyExpiry,
  findEntryByKey,
  inTransaction,
  insertEntry,
  insertLot,
  lockAccount,
  markPurchased,
  openLots,
} from '@entity-registry/persistence';
import type {
  AccountId,
  Database,
  EntryId,
  EntryKind,
  EntryRow,
  Posting,
  Queryable,
} from '@entity-registry/persistence';
import { readAccount } from './accounts.js';
import { BillingError } from './errors.js';
import { house, lotPosting, opposite, wallet } from './postings.js';
import { addDays } from './utc.js';

/** A million dollars: beyond it an operator has mistyped, and sums stay far from what bigint columns hold. */
const MAX_CREDIT: MicroUsd = microUsd(1_000_000_000_000n);

export interface CreditRequest {
  accountId: AccountId;
  amount: MicroUsd;
  /** The same key again, with the same amount and note, changes nothing and answers `replayed`. */
  idempotencyKey: string;
  /** Kept with the entry; shown in the ledger. */
  note?: string;
}

export interface Booking {
  entryId: EntryId;
  /** Booked before under this idempotency key; nothing happened now. */
  replayed: boolean;
  /** Spendable afterwards. */
  balance: MicroUsd;
}

/**
 * Books a purchase. The account's living keys become permanent; expired ones stay expired (specification, "Free key
 * lifecycle"). Throws `unknown_account`, `amount_not_positive`, `amount_too_large`, `idempotency_key_reused`.
 */
export function purchase(db: Database, request: CreditRequest, now: Date): Promise<Booking> {
  requirePositive(request.amount);
  return book(db, 'purchase', request, now, async (tx) => {
    await addToBalance(tx, request.accountId, request.amount);
    await markPurchased(tx, request.accountId, now);
    await clearKeyExpiry(tx, request.accountId, now);
    return [wallet(request.amount), house('cash', opposite(request.amount))];
  });
}

/** Grants trial credit until `expiresAt` (`TRIAL_CREDIT.days` from now when absent). Not a purchase (ruling 6). Throws as `purchase`. */
export function grantTrial(db: Database, request: CreditRequest & { expiresAt?: Date }, now: Date): Promise<Booking> {
  return inTransaction(db, (tx) => bookTrial(tx, request, now));
}

/** The same in a transaction that the caller has open. */
export async function bookTrial(
  tx: Queryable,
  request: CreditRequest & { expiresAt?: Date },
  now: Date,
): Promise<Booking> {
  requirePositive(request.amount);
  const { accountId, amount, expiresAt = addDays(now, TRIAL_CREDIT.days) } = request;
  return bookIn(tx, 'trial', request, now, async () => {
    const lotId = await insertLot(tx, { accountId, amount, expiresAt, now });
    return [lotPosting(lotId, amount), house('promotion', opposite(amount))];
  });
}

/**
 * Corrects an account by hand. A positive amount goes to the purchased balance; a negative one takes trial credit
 * first (ruling 6), then the balance, and never more than there is: `below_zero`. Else throws as `purchase`.
 */
export function adjust(db: Database, request: CreditRequest, now: Date): Promise<Booking> {
  if (request.amount === 0n) throw new BillingError({ code: 'amount_zero' });
  return book(db, 'adjustment', request, now, async (tx) => {
    const { accountId, amount } = request;
    if (amount > 0n) {
      await addToBalance(tx, accountId, amount);
      return [wallet(amount), house('adjustment', opposite(amount))];
    }
    return [...(await takeBack(tx, accountId, amount, now)), house('adjustment', opposite(amount))];
  });
}

/** Takes a negative amount from trial credit, earliest expiry first, then from the balance. */
async function takeBack(tx: Queryable, accountId: AccountId, amount: MicroUsd, now: Date): Promise<Posting[]> {
  const { balance, trial } = await readAccount(tx, accountId, now);
  const spendable = microUsd(balance + trial);
  if (spendable + amount < 0n) throw new BillingError({ code: 'below_zero', spendable, amount });
  const postings: Posting[] = [];
  let rest = opposite(amount);
  for (const lot of await openLots(tx, accountId, now)) {
    const taken: bigint = rest < lot.remaining ? rest : lot.remaining;
    if (taken === 0n) break;
    await addToLot(tx, lot.id, -taken);
    postings.push(lotPosting(lot.id, -taken));
    rest -= taken;
  }
  if (rest > 0n) {
    await addToBalance(tx, accountId, -rest);
    postings.push(wallet(-rest));
  }
  return postings;
}

function requirePositive(amount: MicroUsd): void {
  if (amount <= 0n) throw new BillingError({ code: 'amount_not_positive', amount });
}

function book(
  db: Database,
  kind: EntryKind,
  request: CreditRequest,
  now: Date,
  move: (tx: Queryable) => Promise<Posting[]>,
): Promise<Booking> {
  return inTransaction(db, (tx) => bookIn(tx, kind, request, now, () => move(tx)));
}

/** One entry under the account's lock: replays an idempotency key, else lets `move` change the rows and books it. */
async function bookIn(
  tx: Queryable,
  kind: EntryKind,
  request: CreditRequest,
  now: Date,
  move: () => Promise<Posting[]>,
): Promise<Booking> {
  const { accountId, amount, idempotencyKey, note } = request;
  if (amount > MAX_CREDIT || opposite(amount) > MAX_CREDIT)
    throw new BillingError({ code: 'amount_too_large', amount });
  if (!(await lockAccount(tx, accountId))) throw new BillingError({ code: 'unknown_account' });
  const seen = await findEntryByKey(tx, accountId, idempotencyKey);
  if (seen !== null && (seen.kind !== kind || seen.amount !== amount || noteOf(seen) !== (note ?? null))) {
    throw keyReused(seen);
  }
  const lines = note === undefined ? [] : [{ note }];
  const entryId =
    seen?.id ??
    (await insertEntry(tx, {
      ...{ accountId, kind, idempotencyKey, amount, lines, now, requestId: null, month: null },
      postings: await move(),
    }));
  const { balance, trial } = await readAccount(tx, accountId, now);
  return { entryId, replayed: seen !== null, balance: microUsd(balance + trial) };
}

/** The note of a booking by hand; null: it has none. */
function noteOf({ lines }: EntryRow): string | null {
  const [line] = Array.isArray(lines) ? (lines as { note?: unknown }[]) : [];
  return typeof line?.note === 'string' ? line.note : null;
}

/** An idempotency key stands for `entry`, and is given with something else. */
export function keyReused(entry: EntryRow): BillingError {
  const { kind, amount } = entry;
  return new BillingError({ code: 'idempotency_key_reused', kind, amount, note: noteOf(entry) });
}
