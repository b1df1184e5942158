import { microUsd } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { addToBalance, lockAccount } from '../accounts/account-rows.js';
import { insertEntry } from '../ledger/entry-rows.js';
import { insertReceipt } from '../top-ups/receipt-rows.js';
import { setTopUpReturns } from '../top-ups/top-up-rows.js';
import type { DisputeState, TopUpRow } from '../top-ups/top-up-rows.js';
import { readAccount } from '../accounts/accounts.js';
import { housePosting, negate, walletPosting } from '../ledger/postings.js';

/** The amount of a paid top-up that the payer got back: at most the amount received. */
export function returnedAmount({
  received,
  refunded,
  lost,
}: Pick<TopUpRow, 'received' | 'refunded' | 'lost'>): MicroUsd {
  return smaller(received ?? microUsd(0n), microUsd(refunded + lost));
}

/** The part that couldn't be collected because the account had already spent it. */
export function amountOwed(topUp: TopUpRow): MicroUsd {
  return microUsd(returnedAmount(topUp) - topUp.takenBack);
}

export interface PaymentReturns {
  refunded: MicroUsd | null;
  lost: MicroUsd | null;
  dispute: DisputeState | null;
}

/**
 * Sets the total refunded of a paid top-up, which the caller has locked: records the difference and takes it from the
 * purchased balance, as far as that covers it; the rest is owed (ADR 0133). Trial credit is not taken. Totals only grow, so
 * late or repeated reports change nothing. A decided dispute stays decided.
 */
export async function recordReturns(
  tx: Queryable,
  topUp: TopUpRow,
  returns: PaymentReturns,
  now: Date,
): Promise<TopUpRow> {
  const refunded = larger(topUp.refunded, returns.refunded);
  const lost = larger(topUp.lost, returns.lost);
  const dispute = returns.dispute === 'open' ? (topUp.dispute ?? 'open') : (returns.dispute ?? topUp.dispute);
  const { id, accountId } = topUp;
  const after = { ...topUp, refunded, lost, dispute };
  const newlyReturned = microUsd(returnedAmount(after) - returnedAmount(topUp));
  // Locks the account before the series of notes, in the same order as credits, to avoid deadlocks.
  if (newlyReturned > 0n) await lockAccount(tx, accountId);
  if (newlyReturned > 0n)
    await insertReceipt(tx, { kind: 'refund_note', accountId, topUpId: id, amount: newlyReturned, now });
  await setTopUpReturns(tx, id, after);
  return newlyReturned > 0n ? collectOwed(tx, after, now) : after;
}

/** Collects what is owed for a top-up, which the caller has locked, as far as the balance covers it. */
export async function collectOwed(tx: Queryable, topUp: TopUpRow, now: Date): Promise<TopUpRow> {
  const deducted = await deductOwed(tx, topUp, now);
  const after = { ...topUp, takenBack: microUsd(topUp.takenBack + deducted) };
  await setTopUpReturns(tx, topUp.id, after);
  return after;
}

async function deductOwed(tx: Queryable, topUp: TopUpRow, now: Date): Promise<MicroUsd> {
  const { id, accountId, reference, takenBack } = topUp;
  const owed = amountOwed(topUp);
  if (owed <= 0n) return microUsd(0n);
  await lockAccount(tx, accountId);
  const { balance } = await readAccount(tx, accountId, now);
  const deducted = smaller(owed, balance);
  if (deducted <= 0n) return microUsd(0n);
  await addToBalance(tx, accountId, negate(deducted));
  await insertEntry(tx, {
    // The total afterwards, which only grows, distinguishes the collections.
    ...{ accountId, kind: 'refund', idempotencyKey: `refund:${String(id)}:${String(takenBack + deducted)}` },
    ...{ amount: negate(deducted), requestId: null, lines: [{ note: reference }], month: null, now },
    postings: [walletPosting(negate(deducted)), housePosting('cash', deducted)],
  });
  return deducted;
}

const smaller = (one: MicroUsd, other: MicroUsd): MicroUsd => (one < other ? one : other);
const larger = (one: MicroUsd, other: MicroUsd | null): MicroUsd => (other !== null && other > one ? other : one);
