import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentsFixture, USER } from '../../test/payments-fixture.js';
import { receiptNumber } from '../top-ups/receipt-number.js';
import { NO_FACTS, PaymentEventRejected } from './payment-provider.js';
import type { AccountId } from '../ids.js';
import type { TopUpRow } from '../top-ups/top-up-rows.js';
import type { PaymentFacts } from './payment-provider.js';

describe('payment events', () => {
  let payments: PaymentsFixture;
  let accountId: AccountId;
  let topUp: TopUpRow;

  beforeAll(async () => {
    payments = await PaymentsFixture.open({ poolSize: 20 });
  });
  afterAll(() => payments.close());
  beforeEach(async () => {
    accountId = await payments.ledger.account();
    topUp = await payments.order(accountId, '25.00');
  });

  const spendable = () => payments.ledger.spendable(accountId);
  const kinds = async () => (await payments.ledger.billing.ledger(accountId)).map(({ kind }) => kind).reverse();

  it('credit what was ordered when it is paid, with a receipt', async () => {
    expect(await payments.deliver(payments.paid(topUp))).toMatchObject({ outcome: 'applied', topUpId: topUp.id });
    expect(await spendable()).toBe(micro('25.00'));
    const { topUp: paid, receipts } = await payments.topUps.find(accountId, topUp.id);
    expect(paid).toMatchObject({ status: 'paid', received: micro('25.00'), paidAt: payments.ledger.time });
    expect(receipts).toMatchObject([{ kind: 'receipt', amount: micro('25.00'), billedEmail: 'prueba@example.test' }]);
    const [entry] = await payments.ledger.billing.ledger(accountId);
    expect(entry).toMatchObject({
      kind: 'purchase',
      idempotencyKey: `payment:${topUp.id}`,
      lines: [{ note: topUp.reference }],
    });
  });

  it('credit once, whether one event arrives 40 times at once or 40 events report the same payment', async () => {
    const same = Array.from({ length: 40 }, () => payments.deliver(payments.paid(topUp), `evt_of_${topUp.id}`));
    const others = Array.from({ length: 40 }, () => payments.deliver(payments.paid(topUp)));
    const outcomes = (await Promise.all([...same, ...others])).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'replayed')).toHaveLength(39);
    expect(await spendable()).toBe(micro('25.00'));
    expect(await kinds()).toEqual(['purchase']);
  });

  it('credit a page that was paid after it was reported as expired, and no expiry undoes a payment', async () => {
    await payments.deliver({ ...payments.page(topUp), ended: 'expired' });
    expect((await payments.find(topUp)).status).toBe('expired');
    await payments.deliver(payments.paid(topUp));
    expect(await payments.deliver({ ...payments.page(topUp), ended: 'expired' })).toMatchObject({ outcome: 'nothing' });
    expect(await payments.find(topUp)).toMatchObject({ status: 'paid', closedAt: null });
    expect(await spendable()).toBe(micro('25.00'));
  });

  it('hold a refund until its payment is known, and then take it', async () => {
    expect(await payments.deliver(payments.refunded('pay_early', '10.00'))).toMatchObject({ outcome: 'waiting' });
    expect(await payments.deliver(payments.refunded('pay_early', '4.00'))).toMatchObject({ outcome: 'waiting' });
    await payments.deliver(payments.paid(topUp, 'pay_early'));
    expect(await spendable()).toBe(micro('15.00'));
    expect(await kinds()).toEqual(['purchase', 'refund']);
    // The second refund event is outdated: the known total is higher.
    expect(await payments.deliver(payments.refunded('pay_early', '4.00'))).toMatchObject({ outcome: 'nothing' });
  });

  it('do not deadlock when orders of one account are paid and refunded at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 16 }, () => payments.order(accountId, '5.00')));
    const early = orders.slice(0, 8);
    for (const order of early) await payments.deliver(payments.paid(order));
    await Promise.all(
      orders.flatMap((order) => [
        payments.deliver(payments.refunded(`pay_${order.id}`, '1.00')),
        payments.deliver(payments.paid(order)),
        payments.deliver(payments.refunded(`pay_${order.id}`, '2.00')),
      ]),
    );
    expect(await spendable()).toBe(micro('48.00')); // 16 x (5.00 - 2.00)
  });

  it('take refunds up to their total, in any order of events', async () => {
    const payment = `pay_${topUp.id}`;
    await payments.deliver(payments.paid(topUp));
    for (const total of ['5.00', '12.50', '5.00', '7.00', '12.50']) {
      await payments.deliver(payments.refunded(payment, total));
    }
    expect(await spendable()).toBe(micro('12.50'));
    const { topUp: after, receipts } = await payments.topUps.find(accountId, topUp.id);
    expect(after).toMatchObject({ refunded: micro('12.50'), takenBack: micro('12.50') });
    expect(receipts.map((one) => [one.kind, one.amount])).toEqual([
      ['receipt', micro('25.00')],
      ['refund_note', micro('5.00')],
      ['refund_note', micro('7.50')],
    ]);
  });

  it('take a refund as far as the balance covers it, leave the trial credit, and keep the rest as owed until it is collected', async () => {
    await payments.deliver(payments.paid(topUp));
    await payments.ledger.charge(accountId, '20.00');
    await payments.ledger.trial(accountId, '3.00', '2026-04-01T00:00:00Z');
    await payments.deliver(payments.refunded(`pay_${topUp.id}`, '25.00'));
    expect(await spendable()).toBe(micro('3.00'));
    expect(await payments.managed.find(topUp.id)).toMatchObject({ takenBack: micro('5.00'), owed: micro('20.00') });
    await payments.ledger.buy(accountId, '15.00');
    expect(await payments.managed.collect(topUp.id, USER)).toMatchObject({ owed: micro('5.00') });
    expect(await payments.managed.collect(topUp.id, USER)).toMatchObject({ owed: micro('5.00') });
    expect(await spendable()).toBe(micro('3.00'));
  });

  it('take back what the payer’s bank won, and nothing for an open or won dispute', async () => {
    const payment = `pay_${topUp.id}`;
    await payments.deliver(payments.paid(topUp));
    const dispute = (facts: Partial<PaymentFacts>) =>
      payments.deliver({ paymentId: payment, currency: 'usd', ...facts });
    await dispute({ dispute: 'open' });
    expect(await spendable()).toBe(micro('25.00'));
    await dispute({ dispute: 'lost', lost: micro('25.00') });
    await dispute({ dispute: 'open' });
    expect(await payments.find(topUp)).toMatchObject({ dispute: 'lost', takenBack: micro('25.00') });
    expect(await spendable()).toBe(0n);
  });

  it.each<[string, (of: TopUpRow) => Partial<PaymentFacts>, string]>([
    ['another currency', () => ({ currency: 'eur' }), 'wrong_currency'],
    ['a cent less', () => ({ paid: micro('24.99') }), 'wrong_amount'],
    ['a hundred times as much', () => ({ paid: micro('2500.00') }), 'wrong_amount'],
    ['another account', (of) => ({ accountId: of.accountId + 1n }), 'other_account'],
    ['no account', () => ({ accountId: null }), 'other_account'],
    ['the reference of another order', () => ({ reference: 'ER-XXXXX-XXXXX' }), 'other_reference'],
    ['no reference', () => ({ reference: null }), 'other_reference'],
    ['an unknown order', () => ({ topUpId: 999_999n }), 'unknown_order'],
    ['no payment', () => ({ paymentId: null }), 'no_payment'],
  ])('credit nothing for %s, and alert an operator', async (_, wrong, reason) => {
    const event = { ...payments.paid(topUp), ...wrong(topUp) };
    expect(await payments.deliver(event)).toMatchObject({ outcome: 'attention', reason });
    expect(await payments.find(topUp)).toMatchObject({ status: 'pending' });
    expect(await spendable()).toBe(0n);
  });

  it('credit one of two pages of an order, and alert an operator about the other; its refund takes nothing', async () => {
    await payments.deliver({ ...payments.paid(topUp, 'pay_first'), sessionId: 'another page' });
    expect(await payments.deliver(payments.paid(topUp, 'pay_second'))).toMatchObject({
      outcome: 'attention',
      reason: 'paid_twice',
    });
    expect(await payments.deliver(payments.refunded('pay_second', '25.00'))).toMatchObject({ outcome: 'waiting' });
    expect(await spendable()).toBe(micro('25.00'));
    const [first] = await payments.managed.events({ open: true }, { limit: 1, before: null });
    await payments.managed.resolve(first?.id ?? 0n, 'refunded at the provider', USER);
    await expect(payments.managed.resolve(first?.id ?? 0n, 'again', USER)).rejects.toMatchObject({
      detail: { code: 'unknown_payment_event' },
    });
  });

  it('are not needed for a check to report a payment that matches no order', async () => {
    const facts = { ...NO_FACTS, ...payments.paid(topUp), currency: 'eur' };
    payments.provider.pages.set(topUp.sessionId ?? '', facts);
    const { ledger, checks, troubles } = payments;
    ledger.time = new Date(ledger.time.getTime() + 6 * 60_000);
    while ((await checks.tick()).checked > 0);
    expect(troubles).toContainEqual(new Error(`top-up ${topUp.id} needs attention: wrong_currency`));
    expect(await payments.find(topUp)).toMatchObject({ status: 'pending' });
  });

  it.each(['customer', 'loop'])('fail when the %s asks, and the provider does not know their page', async (who) => {
    payments.provider.pages.clear();
    const { ledger, checks, topUps } = payments;
    ledger.time = new Date(ledger.time.getTime() + 6 * 60_000);
    if (who === 'customer') await topUps.check(accountId, topUp.id);
    else while ((await checks.tick()).checked > 0);
    expect(await payments.find(topUp)).toMatchObject({
      status: 'failed',
      reason: 'unknown_page',
      closedAt: ledger.time,
    });
    // If it was paid after all, an event reports it.
    expect(await payments.deliver(payments.paid(topUp))).toMatchObject({ outcome: 'applied' });
    expect(await spendable()).toBe(micro('25.00'));
  });

  it('credit one order for one payment', async () => {
    const other = await payments.order(accountId, '25.00');
    await payments.deliver(payments.paid(topUp, 'pay_shared'));
    expect(await payments.deliver(payments.paid(other, 'pay_shared'))).toMatchObject({
      outcome: 'attention',
      reason: 'payment_of_another_order',
    });
    expect(await spendable()).toBe(micro('25.00'));
  });

  it('ignore events about something else', async () => {
    expect(await payments.deliver({}, undefined, 'customer.created')).toMatchObject({ outcome: 'ignored' });
    expect(await payments.deliver({ sessionId: 'of another product', paid: micro('9.00') })).toMatchObject({
      outcome: 'ignored',
    });
  });

  it('are refused without a valid signature', async () => {
    for (const signature of [null, '', 'bad']) {
      await expect(payments.events.process(Buffer.from('{}'), signature)).rejects.toThrow(PaymentEventRejected);
    }
  });

  it('number receipts without gaps, and restart each year', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => payments.order(accountId, '5.00')));
    await Promise.all(orders.map((order) => payments.deliver(payments.paid(order))));
    const before = payments.ledger.time;
    payments.ledger.time = new Date('2027-01-01T00:00:00Z');
    const next = await payments.order(accountId, '5.00');
    await payments.deliver(payments.paid(next));
    const { receipts } = await payments.topUps.find(accountId, next.id);
    payments.ledger.time = before;
    expect(receipts.map(receiptNumber)).toEqual(['R-2027-000001']);
  });
});
