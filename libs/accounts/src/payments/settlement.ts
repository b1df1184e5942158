import { isDeepStrictEqual } from 'node:util';
import type { MicroUsd } from '@entity-registry/domain';
import type pg from 'pg';
import { insertReceipt } from '../top-ups/receipt-rows.js';
import { lockPayment, lockTopUp, lockTopUpOfPayment, markTopUpEnded, markTopUpPaid } from '../top-ups/top-up-rows.js';
import { applyWaitingEvents, readPaymentReturns } from './payment-event-rows.js';
import type { TopUpRow } from '../top-ups/top-up-rows.js';
import type { PaymentEventOutcome } from './payment-event-rows.js';
import { purchase } from '../credit/credit.js';
import { addDays } from '../calendar/utc.js';
import { recordReturns } from './payment-returns.js';
import type { PaymentFacts } from './payment-provider.js';

const CURRENCY = 'usd';
/** A refund whose event got lost is found by a check; see PaymentChecks. */
const FIRST_CHECK_DAYS = 1;

/** Result of a provider's report; see PaymentEventOutcome. */
export interface PaymentFactsResult {
  outcome: PaymentEventOutcome;
  /** Why it was not applied; null: it was. */
  reason: string | null;
  topUp: TopUpRow | null;
}

/**
 * Applies the provider's report on a payment to its top-up, in the caller's transaction: the one path for events, for
 * customers who return from the page, and for the check for lost events. Credit is booked under `payment:<top-up>`, for the
 * ordered amount and only when it was paid. Amount, account and order never come from the browser, and the provider's copies
 * are compared with the order (ADR 0133).
 */
export async function applyPaymentFacts(
  tx: pg.PoolClient,
  facts: PaymentFacts,
  now: Date,
): Promise<PaymentFactsResult> {
  const { topUpId, sessionId, paymentId } = facts;
  if (paymentId !== null) await lockPayment(tx, paymentId);
  if (facts.error !== null) {
    const topUp = paymentId === null ? null : await lockTopUpOfPayment(tx, paymentId);
    return { outcome: 'attention', reason: facts.error, topUp };
  }
  // Pages without an order belong to another product of the same provider account.
  if (sessionId !== null) return topUpId === null ? ignored('no_order') : applyCheckout(tx, facts, topUpId, now);
  return paymentId === null ? ignored('no_payment') : applyPaymentReturns(tx, facts, paymentId, now);
}

async function applyCheckout(
  tx: pg.PoolClient,
  facts: PaymentFacts,
  topUpId: bigint,
  now: Date,
): Promise<PaymentFactsResult> {
  const topUp = await lockTopUp(tx, topUpId);
  const { paid } = facts;
  if (topUp === null) return paid === null ? ignored('unknown_order') : attention('unknown_order', null);
  if (topUp.accountId !== facts.accountId || topUp.method !== 'card') return attention('other_account', topUp);
  // Numbers can be guessed, and may belong to another database.
  if (topUp.reference !== facts.reference) return attention('other_reference', topUp);
  return paid === null ? applyCheckoutEnd(tx, facts, topUp, now) : applyPayment(tx, facts, topUp, paid, now);
}

/** A payment takes precedence over an end without payment, in any order. */
async function applyCheckoutEnd(
  tx: pg.PoolClient,
  facts: PaymentFacts,
  topUp: TopUpRow,
  now: Date,
): Promise<PaymentFactsResult> {
  const { ended: status, sessionId } = facts;
  const nothing: PaymentFactsResult = { outcome: 'nothing', reason: 'known', topUp };
  if (status === null || topUp.status === 'paid' || topUp.status === status) return nothing;
  // Another page of the same order may still be paid.
  if (topUp.sessionId !== null && topUp.sessionId !== sessionId) return { ...nothing, reason: 'other_page' };
  // A "processing" that comes after the end is outdated. A top-up that the customer canceled stays `cancelled`.
  const open = topUp.status === 'pending' || topUp.status === 'processing';
  if (!open) return nothing;
  await markTopUpEnded(tx, topUp.id, { status, reason: null, now });
  return applied({ ...topUp, status, closedAt: status === 'processing' ? null : now });
}

async function applyPayment(
  tx: pg.PoolClient,
  facts: PaymentFacts,
  topUp: TopUpRow,
  paid: MicroUsd,
  now: Date,
): Promise<PaymentFactsResult> {
  const { paymentId } = facts;
  if (facts.currency !== CURRENCY) return attention('wrong_currency', topUp);
  if (paid !== topUp.amount) return attention('wrong_amount', topUp);
  if (paymentId === null) return attention('no_payment', topUp);
  if (topUp.status === 'paid') {
    if (topUp.paymentId !== paymentId) return attention('paid_twice', topUp);
    const told = { refunded: facts.refunded, lost: facts.lost, dispute: facts.dispute };
    return changed(topUp, await recordReturns(tx, topUp, told, now));
  }
  // Under the payment's lock, so nobody else can book it for another order at the same time.
  if ((await lockTopUpOfPayment(tx, paymentId)) !== null) return attention('payment_of_another_order', topUp);
  const credited = await credit(tx, topUp, { received: paid, paymentId }, now);
  const told = await readPaymentReturns(tx, paymentId);
  await applyWaitingEvents(tx, paymentId, topUp.id);
  const first = await recordReturns(tx, credited, told, now);
  const { refunded, lost, dispute } = facts;
  return applied(await recordReturns(tx, first, { refunded, lost, dispute }, now));
}

/** Refunds and disputes name only the payment. Until it is known they wait, and are applied with the payment. */
async function applyPaymentReturns(
  tx: pg.PoolClient,
  facts: PaymentFacts,
  paymentId: string,
  now: Date,
): Promise<PaymentFactsResult> {
  const { refunded, lost, dispute } = facts;
  if (refunded === null && lost === null && dispute === null) return ignored('nothing_given_back');
  if (facts.currency !== CURRENCY) return attention('wrong_currency', await lockTopUpOfPayment(tx, paymentId));
  const topUp = await lockTopUpOfPayment(tx, paymentId);
  if (topUp === null) return { outcome: 'waiting', reason: 'unknown_payment', topUp };
  return changed(topUp, await recordReturns(tx, topUp, { refunded, lost, dispute }, now));
}

/** Books the credit and the receipt of a locked top-up and marks it as `paid`. */
export async function credit(
  tx: pg.PoolClient,
  topUp: TopUpRow,
  { received, paymentId }: { received: MicroUsd; paymentId: string | null },
  now: Date,
): Promise<TopUpRow> {
  const { id, accountId, reference } = topUp;
  const idempotencyKey = `payment:${String(id)}`;
  const { entryId } = await purchase(tx, { accountId, amount: received, idempotencyKey, note: reference }, now);
  const checkAt = paymentId === null ? null : addDays(now, FIRST_CHECK_DAYS);
  await markTopUpPaid(tx, id, { received, entryId, paymentId, checkAt, now });
  await insertReceipt(tx, { kind: 'receipt', accountId, topUpId: id, amount: received, now });
  return { ...topUp, status: 'paid', received, entryId, paymentId, paidAt: now, closedAt: null, reason: null };
}

const ignored = (reason: string): PaymentFactsResult => ({ outcome: 'ignored', reason, topUp: null });
const applied = (topUp: TopUpRow): PaymentFactsResult => ({ outcome: 'applied', reason: null, topUp });
const attention = (reason: string, topUp: TopUpRow | null): PaymentFactsResult => ({
  outcome: 'attention',
  reason,
  topUp,
});
const changed = (before: TopUpRow, topUp: TopUpRow): PaymentFactsResult =>
  isDeepStrictEqual(before, topUp) ? { outcome: 'nothing', reason: 'known', topUp } : applied(topUp);
