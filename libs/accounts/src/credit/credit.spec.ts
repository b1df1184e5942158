import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId, EntryId } from '../ids.js';
import { expireTrials } from '../trials/trial-expiry.js';

describe('credit', () => {
  let ledger: LedgerFixture;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
  });
  afterAll(() => ledger.close());

  const expire = () => expireTrials(ledger.database.pool, ledger.time);
  const adjust = (accountId: AccountId, amount: string) =>
    ledger.billing.adjust({ accountId, amount: micro(amount), idempotencyKey: ledger.unique('adjustment') });

  describe('purchases', () => {
    it('adds to the balance, against cash, with the note in the ledger', async () => {
      const accountId = await ledger.account();
      const request = { accountId, amount: micro('25.00'), idempotencyKey: 'order-1', note: 'transfer 118' };
      const booking = await ledger.billing.grantPurchase(request);
      expect(booking).toMatchObject({ replayed: false, balance: micro('25.00') });
      expect(await ledger.billing.ledger(accountId)).toMatchObject([
        {
          kind: 'purchase',
          lines: [{ note: 'transfer 118' }],
          postings: [
            { ledger: 'wallet', amount: micro('25.00') },
            { ledger: 'cash', amount: micro('-25.00') },
          ],
        },
      ]);
    });

    it('books an idempotency key once, also under ten concurrent requests', async () => {
      const accountId = await ledger.account();
      const request = { accountId, amount: micro('25.00'), idempotencyKey: 'order-1' };
      const bookings = await Promise.all(Array.from({ length: 10 }, () => ledger.billing.grantPurchase(request)));
      expect(bookings.filter(({ replayed }) => !replayed)).toHaveLength(1);
      expect(await ledger.spendable(accountId)).toBe(micro('25.00'));
    });

    it('refuses an idempotency key that was used for another amount, kind or note', async () => {
      const accountId = await ledger.account();
      const request = { accountId, amount: micro('25.00'), idempotencyKey: 'order-1' };
      await ledger.billing.grantPurchase(request);
      const error = {
        detail: { code: 'idempotency_key_reused', kind: 'purchase', amount: micro('25.00'), note: null },
      };
      await expect(ledger.billing.grantPurchase({ ...request, amount: micro('26.00') })).rejects.toMatchObject(error);
      await expect(ledger.billing.grantTrial(request)).rejects.toMatchObject(error);
      await expect(ledger.billing.grantPurchase({ ...request, note: 'transfer 118' })).rejects.toMatchObject(error);
      const noted = { ...request, idempotencyKey: 'order-2', note: 'transfer 118' };
      await ledger.billing.grantPurchase(noted);
      expect(await ledger.billing.grantPurchase(noted)).toMatchObject({ replayed: true });
      for (const note of [undefined, 'transfer 119']) {
        await expect(ledger.billing.grantPurchase({ ...noted, note })).rejects.toMatchObject({
          detail: { ...error.detail, note: 'transfer 118' },
        });
      }
      expect(await ledger.spendable(accountId)).toBe(micro('50.00'));
    });

    it('makes active keys permanent and leaves expired ones expired', async () => {
      const accountId = await ledger.account();
      const soon = new Date(ledger.time.getTime() + 1);
      await ledger.billing.createKey({ accountId, name: 'expired', expiresAt: ledger.time });
      await ledger.billing.createKey({ accountId, name: 'living', expiresAt: soon });
      await ledger.buy(accountId, '1.00');
      const later = await ledger.billing.createKey({ accountId, name: 'after' });
      expect(later.expiresAt).toBeNull();
      expect(await ledger.billing.listKeys(accountId)).toMatchObject([
        { name: 'expired', expiresAt: ledger.time },
        { name: 'living', expiresAt: null },
        { name: 'after' },
      ]);
      expect((await ledger.billing.account(accountId)).firstPurchaseAt).toEqual(ledger.time);
    });
  });

  describe('trial credit', () => {
    it('is spendable for 30 days, and is not a purchase', async () => {
      const accountId = await ledger.account();
      const booking = await ledger.billing.grantTrial({ accountId, amount: micro('10.00'), idempotencyKey: 'trial' });
      expect(booking.balance).toBe(micro('10.00'));
      const account = await ledger.billing.account(accountId);
      expect(account).toMatchObject({ balance: 0n, trial: micro('10.00'), firstPurchaseAt: null });
      const key = await ledger.billing.createKey({ accountId, name: 'free' });
      expect(key.expiresAt).toEqual(new Date('2026-06-08T12:00:00Z')); // 90 days after 10 March
      const { expires_at } = (
        await ledger.database.pool.query<{ expires_at: Date }>(
          'select expires_at from credit_lot where account_id = $1',
          [accountId],
        )
      ).rows[0] as { expires_at: Date };
      expect(expires_at).toEqual(new Date('2026-04-09T12:00:00Z'));
    });

    it('is written off again, even in the same millisecond, when a reversal restores some of it', async () => {
      const accountId = await ledger.account({});
      await ledger.trial(accountId, '5.00', '2026-03-12T00:00:00Z');
      const charged = await ledger.charge(accountId, '2.00');
      const entryId = 'entryId' in charged ? charged.entryId : undefined;
      const start = ledger.time;
      ledger.time = new Date('2026-03-12T00:00:00Z');
      try {
        expect(await expire()).toEqual({ lots: 1, amount: micro('3.00') });
        await ledger.billing.reverse(accountId, entryId as NonNullable<typeof entryId>);
        expect(await expire()).toEqual({ lots: 1, amount: micro('2.00') });
        expect(await ledger.spendable(accountId)).toBe(micro('0.00'));
      } finally {
        ledger.time = start;
      }
    });

    it('is written off once when it has expired, and only the remaining amount', async () => {
      const accountId = await ledger.account({ balance: '1.00' });
      await ledger.trial(accountId, '5.00', '2026-03-12T00:00:00Z');
      await ledger.trial(accountId, '7.00', '2026-03-20T00:00:00Z');
      await ledger.charge(accountId, '2.00');
      const start = ledger.time;
      ledger.time = new Date('2026-03-12T00:00:00Z');
      try {
        expect(await expire()).toEqual({ lots: 1, amount: micro('3.00') });
        expect(await expire()).toEqual({ lots: 0, amount: 0n });
        expect(await ledger.spendable(accountId)).toBe(micro('8.00')); // 1 + 7
        expect(await ledger.billing.ledger(accountId, { limit: 1 })).toMatchObject([
          {
            kind: 'expiry',
            amount: micro('-3.00'),
            postings: [
              { ledger: 'trial', amount: micro('-3.00') },
              { ledger: 'promotion', amount: micro('3.00') },
            ],
          },
        ]);
      } finally {
        ledger.time = start;
      }
    });
  });

  describe('adjustments', () => {
    it('take trial credit first, then the balance', async () => {
      const accountId = await ledger.account({ balance: '1.00' });
      await ledger.trial(accountId, '0.50', '2026-03-20T00:00:00Z');
      await adjust(accountId, '-0.30');
      expect(await ledger.billing.account(accountId)).toMatchObject({ trial: micro('0.20'), balance: micro('1.00') });
      await adjust(accountId, '-0.90');
      expect(await ledger.billing.account(accountId)).toMatchObject({ trial: 0n, balance: micro('0.30') });
    });

    it('add to the balance when positive, without being a purchase', async () => {
      const accountId = await ledger.account();
      expect(await adjust(accountId, '0.40')).toMatchObject({ balance: micro('0.40') });
      expect(await ledger.billing.account(accountId)).toMatchObject({ balance: micro('0.40'), firstPurchaseAt: null });
    });

    it('are refused entirely if they would go below zero, and the error holds the spendable amount', async () => {
      const accountId = await ledger.account({ balance: '1.00' });
      await ledger.trial(accountId, '0.50', '2026-03-20T00:00:00Z');
      await expect(adjust(accountId, '-1.500001')).rejects.toMatchObject({
        detail: { code: 'below_zero', spendable: micro('1.50'), amount: micro('-1.500001') },
      });
      expect(await ledger.spendable(accountId)).toBe(micro('1.50'));
      expect(await adjust(accountId, '-1.50')).toMatchObject({ balance: 0n });
    });
  });

  describe('reversals', () => {
    const lastEntry = async (accountId: AccountId): Promise<EntryId> => {
      const [entry] = await ledger.billing.ledger(accountId, { limit: 1 });
      if (entry === undefined) throw new Error('the ledger is empty');
      return entry.id;
    };

    it('return a charge to where it was taken from, once, and lower the spend of its month', async () => {
      const accountId = await ledger.account({ balance: '1.00', cap: '0.80' });
      await ledger.trial(accountId, '0.50', '2026-03-20T00:00:00Z');
      await ledger.charge(accountId, '0.80');
      const charge = await lastEntry(accountId);
      expect(await ledger.billing.reverse(accountId, charge)).toMatchObject({
        replayed: false,
        balance: micro('1.50'),
      });
      expect(await ledger.billing.reverse(accountId, charge)).toMatchObject({ replayed: true, balance: micro('1.50') });
      expect(await ledger.billing.account(accountId)).toMatchObject({ trial: micro('0.50'), monthSpent: 0n });
      expect(await ledger.charge(accountId, '0.80')).toMatchObject({ outcome: 'charged' });
    });

    it('leave the spend of the next month alone', async () => {
      const accountId = await ledger.account({ balance: '1.00' });
      await ledger.charge(accountId, '0.30', { now: new Date('2026-02-28T23:59:59Z') });
      const charge = await lastEntry(accountId);
      await ledger.charge(accountId, '0.20', { now: new Date('2026-03-01T00:00:00Z') });
      await ledger.billing.reverse(accountId, charge);
      expect(await ledger.billing.account(accountId)).toMatchObject({
        balance: micro('0.80'),
        monthSpent: micro('0.20'),
      });
    });

    it('refuse entries that are not charges, and entries of another account', async () => {
      const [accountId, other] = [await ledger.account({ balance: '1.00' }), await ledger.account()];
      const purchase = await lastEntry(accountId);
      await expect(ledger.billing.reverse(accountId, purchase)).rejects.toMatchObject({
        detail: { code: 'not_a_charge', kind: 'purchase' },
      });
      await expect(ledger.billing.reverse(other, purchase)).rejects.toMatchObject({
        detail: { code: 'unknown_entry' },
      });
    });

    it('fail when another kind of entry has their idempotency key', async () => {
      const accountId = await ledger.account({ balance: '1.00' });
      await ledger.charge(accountId, '0.30');
      const charge = await lastEntry(accountId);
      const idempotencyKey = `reversal:${charge}`;
      await ledger.billing.adjust({ accountId, amount: micro('0.10'), idempotencyKey });
      await expect(ledger.billing.reverse(accountId, charge)).rejects.toMatchObject({
        detail: { code: 'idempotency_key_reused', kind: 'adjustment', amount: micro('0.10') },
      });
      expect(await ledger.spendable(accountId)).toBe(micro('0.80'));
    });
  });

  it.each([
    ['purchase of nothing', 'grantPurchase', '0.00', 'amount_not_positive'],
    ['negative purchase', 'grantPurchase', '-1.00', 'amount_not_positive'],
    ['trial of nothing', 'grantTrial', '0.00', 'amount_not_positive'],
    ['adjustment by nothing', 'adjust', '0.00', 'amount_zero'],
    ['purchase above a million', 'grantPurchase', '1000000.01', 'amount_too_large'],
    ['adjustment below minus a million', 'adjust', '-1000000.01', 'amount_too_large'],
  ] as const)('refuses a %s', async (_, method, amount, code) => {
    const accountId = await ledger.account();
    const request = { accountId, amount: micro(amount), idempotencyKey: 'x' };
    await expect(ledger.billing[method](request)).rejects.toMatchObject({ detail: { code } });
  });

  it.each(['grantPurchase', 'grantTrial', 'adjust'] as const)(
    '%s fails for an account that does not exist',
    async (method) => {
      const request = { accountId: 999_999n as AccountId, amount: micro('1.00'), idempotencyKey: 'x' };
      await expect(ledger.billing[method](request)).rejects.toMatchObject({ detail: { code: 'unknown_account' } });
    },
  );
});
