import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { inTransaction } from '@entity-registry/database';
import type { Database, Queryable } from '@entity-registry/database';
import { addToBalance, markPurchased } from '../accounts/account-rows.js';
import { clearKeyExpiry } from '../keys/key-rows.js';
import { addToLot, openLots } from './lot-rows.js';
import type { AccountId } from '../ids.js';
import type { EntryKind, Posting } from '../ledger/entry-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { bookEntry, bookTrial, requirePositive } from '../ledger/booking.js';
import type { Booking, CreditRequest } from '../ledger/booking.js';
import { BillingError } from '../errors.js';
import { housePosting, lotPosting, negate, walletPosting } from '../ledger/postings.js';
import { releaseByPayment } from '../trials/release.js';

/**
 * Books a purchase. The account's active keys become permanent; expired ones stay expired (specification, "Free key
 * lifecycle"). It can release a withheld trial (ADR 0006). Throws `unknown_account`, `amount_not_positive`,
 * `amount_too_large`, `idempotency_key_reused`.
 */
export function purchase(db: Database, request: CreditRequest, now: Date): Promise<Booking> {
  requirePositive(request.amount);
  const { accountId, amount } = request;
  return inTransaction(db, async (tx) => {
    const booking = await bookEntry(tx, 'purchase', request, now, async () => {
      await addToBalance(tx, accountId, amount);
      await markPurchased(tx, accountId, now);
      await clearKeyExpiry(tx, accountId, now);
      return [walletPosting(amount), housePosting('cash', negate(amount))];
    });
    const released = booking.replayed ? null : await releaseByPayment(tx, { accountId, paid: amount }, now);
    return released === null ? booking : { ...booking, balance: released.balance };
  });
}

/**
 * Grants trial credit until `expiresAt` (default: `TRIAL_CREDIT.days` from now). Not a purchase (ADR 0006). Throws the same
 * errors as `purchase`.
 */
export function grantTrial(db: Database, request: CreditRequest & { expiresAt?: Date }, now: Date): Promise<Booking> {
  return inTransaction(db, (tx) => bookTrial(tx, request, now));
}

/**
 * Corrects a balance manually. A positive amount goes to the purchased balance; a negative one takes trial credit first (ADR
 * 0006), then the balance. Throws `below_zero` if it is more than is left, and the same errors as `purchase`.
 */
export function adjust(db: Database, request: CreditRequest, now: Date): Promise<Booking> {
  if (request.amount === 0n) throw new BillingError({ code: 'amount_zero' });
  return book(db, 'adjustment', request, now, async (tx) => {
    const { accountId, amount } = request;
    if (amount > 0n) {
      await addToBalance(tx, accountId, amount);
      return [walletPosting(amount), housePosting('adjustment', negate(amount))];
    }
    return [...(await deduct(tx, accountId, amount, now)), housePosting('adjustment', negate(amount))];
  });
}

/** Takes a negative amount from trial credit, earliest expiry first, then from the balance. */
async function deduct(tx: Queryable, accountId: AccountId, amount: MicroUsd, now: Date): Promise<Posting[]> {
  const { balance, trial } = await readAccount(tx, accountId, now);
  const spendable = microUsd(balance + trial);
  if (spendable + amount < 0n) throw new BillingError({ code: 'below_zero', spendable, amount });
  const postings: Posting[] = [];
  let rest = negate(amount);
  for (const lot of await openLots(tx, accountId, now)) {
    const deducted: bigint = rest < lot.remaining ? rest : lot.remaining;
    if (deducted === 0n) break;
    await addToLot(tx, lot.id, -deducted);
    postings.push(lotPosting(lot.id, -deducted));
    rest -= deducted;
  }
  if (rest > 0n) {
    await addToBalance(tx, accountId, -rest);
    postings.push(walletPosting(-rest));
  }
  return postings;
}

function book(
  db: Database,
  kind: EntryKind,
  request: CreditRequest,
  now: Date,
  move: (tx: Queryable) => Promise<Posting[]>,
): Promise<Booking> {
  return inTransaction(db, (tx) => bookEntry(tx, kind, request, now, () => move(tx)));
}
