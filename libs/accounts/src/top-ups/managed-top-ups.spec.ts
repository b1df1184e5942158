import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPERATOR, PaymentsFixture } from '../../test/payments-fixture.js';
import type { AccountId } from '../ids.js';
import type { TopUpRow } from './top-up-rows.js';

describe('top-ups by bank transfer', () => {
  let payments: PaymentsFixture;
  let accountId: AccountId;
  let topUp: TopUpRow;

  beforeAll(async () => {
    payments = await PaymentsFixture.open();
  });
  afterAll(() => payments.close());
  beforeEach(async () => {
    accountId = await payments.ledger.account();
    topUp = await payments.order(accountId, '100.00', 'bank_transfer');
  });

  const error = (code: string) => expect.objectContaining({ detail: expect.objectContaining({ code }) });

  it('are credited with the amount received, once when approved concurrently', async () => {
    const amounts = ['99.00', '100.00', '99.00', '100.00'];
    const results = await Promise.allSettled(
      amounts.map((amount) => payments.managed.approve(topUp.id, micro(amount), OPERATOR)),
    );
    const [approved] = results.filter((result) => result.status === 'fulfilled');
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected.map(({ reason }) => reason as unknown)).toEqual(Array(3).fill(error('top_up_closed')));
    expect(await payments.ledger.spendable(accountId)).toBe(approved?.value.received);
    expect((await payments.topUps.find(accountId, topUp.id)).receipts).toMatchObject([
      { kind: 'receipt', amount: approved?.value.received },
    ]);
  });

  it.each(['0.00', '-1.00', '100.001', '200000.00'])('cannot be approved or refunded with %s', async (text) => {
    const of = (field: string) => expect.objectContaining({ detail: expect.objectContaining({ field }) });
    await expect(payments.managed.approve(topUp.id, micro(text), OPERATOR)).rejects.toEqual(of('received'));
    await payments.managed.approve(topUp.id, micro('100.00'), OPERATOR);
    if (text === '0.00') return;
    await expect(payments.managed.refund(topUp.id, micro(text), OPERATOR)).rejects.toEqual(of('total'));
  });

  it('are rejected with a reason for the customer, or withdrawn by them, and then not approved', async () => {
    await payments.managed.reject(topUp.id, 'nothing arrived in 30 days', OPERATOR);
    expect(await payments.find(topUp)).toMatchObject({ status: 'rejected', reason: 'nothing arrived in 30 days' });
    const other = await payments.order(accountId, '100.00', 'bank_transfer');
    await payments.topUps.cancel(accountId, other.id, OPERATOR);
    for (const { id } of [topUp, other]) {
      await expect(payments.managed.approve(id, micro('100.00'), OPERATOR)).rejects.toEqual(error('top_up_closed'));
    }
    expect(await payments.ledger.spendable(accountId)).toBe(0n);
  });

  it('are refunded in parts, recorded as the total so far, and never more than arrived', async () => {
    await expect(payments.managed.refund(topUp.id, micro('1.00'), OPERATOR)).rejects.toEqual(error('top_up_not_paid'));
    await payments.managed.approve(topUp.id, micro('100.00'), OPERATOR);
    for (const total of ['40.00', '40.00', '70.00']) await payments.managed.refund(topUp.id, micro(total), OPERATOR);
    expect(await payments.ledger.spendable(accountId)).toBe(micro('30.00'));
    for (const total of ['69.99', '100.01']) {
      await expect(payments.managed.refund(topUp.id, micro(total), OPERATOR)).rejects.toEqual(error('refund_amount'));
    }
  });

  it('are the only top-ups that operators approve: cards are paid at the provider', async () => {
    const card = await payments.order(accountId, '100.00');
    for (const change of [
      () => payments.managed.approve(card.id, micro('100.00'), OPERATOR),
      () => payments.managed.reject(card.id, 'no', OPERATOR),
      () => payments.managed.refund(card.id, micro('1.00'), OPERATOR),
    ]) {
      await expect(change()).rejects.toEqual(error('not_a_bank_transfer'));
    }
  });

  it('are limited to twenty unpaid ones at a time', async () => {
    for (let nr = 1; nr < 20; nr += 1) await payments.order(accountId, '5.00', 'bank_transfer');
    await expect(payments.order(accountId, '5.00')).rejects.toEqual(error('too_many_top_ups'));
  });
});

/** Disables all guards first, to test for damage that they didn't prevent. */
describe('reconcile', () => {
  let payments: PaymentsFixture;

  beforeAll(async () => {
    payments = await PaymentsFixture.open();
    const accountId = await payments.ledger.account();
    for (const amount of ['10.00', '20.00', '30.00']) {
      const topUp = await payments.order(accountId, amount);
      await payments.deliver(payments.paid(topUp));
      await payments.deliver(payments.refunded(`pay_${topUp.id}`, '5.00'));
    }
  });
  afterAll(() => payments.ledger.database.drop());

  it.each([
    ['a paid top-up with another purchase', 'update top_up set entry_id = null where id = 1', 'purchase of top-up 1'],
    ['a purchase without its top-up', `update top_up set status = 'expired' where id = 1`, 'paid top-up of purchase'],
    ['an amount that was not booked', 'update top_up set received_micro = 9 where id = 2', 'purchase of top-up 2'],
    ['a refund that was not taken', 'update top_up set taken_back_micro = 0 where id = 3', 'taken back of top-up 3'],
    ['a gap in the receipts', `delete from receipt where kind = 'receipt' and number = 2`, 'receipt numbers of 2026'],
    [
      'a note that is gone',
      `delete from receipt where kind = 'refund_note' and number = 3`,
      'refund notes of top-up 3',
    ],
  ])('reports %s (I7)', async (_, damage, subject) => {
    const client = await payments.ledger.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local session_replication_role = replica;
        do $$ declare c record; begin
          for c in select conname from pg_constraint where conrelid = 'top_up'::regclass and contype = 'c' loop
            execute format('alter table top_up drop constraint %I', c.conname);
          end loop;
        end $$; ${damage}`);
      await client.query('commit');
      const { drift } = await payments.ledger.billing.reconcile();
      expect(drift.every(({ invariant }) => invariant === 'I7')).toBe(true);
      expect(drift.map((error) => error.subject).join()).toContain(subject);
    } finally {
      client.release(true);
    }
  });
});
