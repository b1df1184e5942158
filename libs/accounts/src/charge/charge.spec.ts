import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { setSpendingLimit } from '../accounts/accounts.js';

const FREE = { units: 1, dayLimit: 3, monthLimit: 5 };

describe('charge', () => {
  let ledger: LedgerFixture;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
  });
  afterAll(() => ledger.close());

  const at = (time: string): { now: Date } => ({ now: new Date(time) });

  describe('money', () => {
    it('books a charge against revenue and returns what is left', async () => {
      const account = await ledger.account({ balance: '1.00' });
      const outcome = await ledger.charge(account, '0.16', {
        lines: [{ code: 'CHK-BIN', price: '0.15' }],
        requestId: 'req-1',
      });
      expect(outcome).toEqual({ outcome: 'charged', entryId: expect.any(BigInt), balance: micro('0.84'), quota: null });
      const [entry] = await ledger.billing.ledger(account);
      expect(entry).toMatchObject({
        kind: 'charge',
        amount: micro('-0.16'),
        requestId: 'req-1',
        lines: [{ code: 'CHK-BIN', price: '0.15' }],
        postings: [
          { ledger: 'wallet', lotId: null, amount: micro('-0.16') },
          { ledger: 'revenue', lotId: null, amount: micro('0.16') },
        ],
      });
    });

    it('spends the last micro-dollar, but not one more', async () => {
      const account = await ledger.account({ balance: '0.16' });
      expect(await ledger.charge(account, '0.160001')).toEqual({
        outcome: 'insufficient',
        balance: micro('0.16'),
        shortfall: micro('0.000001'),
      });
      expect(await ledger.charge(account, '0.16')).toMatchObject({ outcome: 'charged', balance: 0n });
    });

    it('writes nothing when it refuses', async () => {
      const account = await ledger.account();
      await ledger.charge(account, '0.16');
      expect(await ledger.billing.ledger(account)).toEqual([]);
    });

    it('takes the trial credit that expires first, then later credit, then the balance', async () => {
      const account = await ledger.account({ balance: '1.00' });
      await ledger.trial(account, '0.30', '2026-04-09T00:00:00Z');
      await ledger.trial(account, '0.20', '2026-03-20T00:00:00Z');
      expect(await ledger.charge(account, '0.60')).toMatchObject({ outcome: 'charged', balance: micro('0.90') });
      const [entry] = await ledger.billing.ledger(account);
      expect(entry?.postings?.map(({ ledger: name, amount }) => [name, amount])).toEqual([
        ['trial', micro('-0.20')],
        ['trial', micro('-0.30')],
        ['wallet', micro('-0.10')],
        ['revenue', micro('0.60')],
      ]);
      expect((await ledger.billing.account(account)).balance).toBe(micro('0.90'));
    });

    it('counts trial credit until the moment it expires, and not at that moment', async () => {
      const account = await ledger.account();
      await ledger.trial(account, '1.00', '2026-03-20T00:00:00Z');
      const late = await ledger.charge(account, '0.10', at('2026-03-20T00:00:00Z'));
      expect(late).toEqual({ outcome: 'insufficient', balance: 0n, shortfall: micro('0.10') });
      const intime = await ledger.charge(account, '0.10', at('2026-03-19T23:59:59.999Z'));
      expect(intime).toMatchObject({ outcome: 'charged', balance: micro('0.90') });
    });

    it('replays an idempotency key without a second debit, even when the money is gone', async () => {
      const account = await ledger.account({ balance: '0.16' });
      const first = await ledger.charge(account, '0.16', { idempotencyKey: 'event' });
      const again = await ledger.charge(account, '0.16', { idempotencyKey: 'event' });
      expect(first).toMatchObject({ outcome: 'charged' });
      expect(again).toEqual({ ...first, outcome: 'replayed' });
      expect(await ledger.billing.ledger(account)).toHaveLength(2);
    });

    it('keeps the idempotency keys of two accounts apart', async () => {
      const [one, other] = [await ledger.account({ balance: '1.00' }), await ledger.account({ balance: '1.00' })];
      expect(await ledger.charge(one, '0.16', { idempotencyKey: 'event' })).toMatchObject({ outcome: 'charged' });
      expect(await ledger.charge(other, '0.16', { idempotencyKey: 'event' })).toMatchObject({ outcome: 'charged' });
    });

    it('frees the idempotency key of a refusal', async () => {
      const account = await ledger.account();
      expect(await ledger.charge(account, '0.16', { idempotencyKey: 'event' })).toMatchObject({
        outcome: 'insufficient',
      });
      await ledger.buy(account, '1.00');
      expect(await ledger.charge(account, '0.16', { idempotencyKey: 'event' })).toMatchObject({ outcome: 'charged' });
    });

    it.each([
      ['a negative amount', { amount: micro('-0.01') }],
      ['an empty idempotency key', { idempotencyKey: '' }],
      ['an account that does not exist', { accountId: 999_999n as never }],
    ])('fails on %s', async (_, wrong) => {
      const account = await ledger.account({ balance: '1.00' });
      await expect(ledger.charge(account, '0.16', wrong)).rejects.toMatchObject({ severity: 'ERROR' });
    });
  });

  describe('the monthly cap', () => {
    it('lets the month reach the cap exactly and refuses charges beyond it', async () => {
      const account = await ledger.account({ balance: '10.00', cap: '0.32' });
      expect(await ledger.charge(account, '0.16')).toMatchObject({ outcome: 'charged' });
      expect(await ledger.charge(account, '0.160001')).toEqual({
        outcome: 'capped',
        by: 'account',
        balance: micro('9.84'),
        spent: micro('0.16'),
        cap: micro('0.32'),
        resetsAt: new Date('2026-04-01T00:00:00Z'),
      });
      expect(await ledger.charge(account, '0.16')).toMatchObject({ outcome: 'charged' });
    });

    it.each([
      ['the month ends', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00Z'],
      ['a leap February ends', '2028-02-29T23:59:59.999Z', '2028-03-01T00:00:00Z'],
      ['the year ends', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00Z'],
    ])('restarts in UTC when %s, once', async (_, last, first) => {
      const account = await ledger.account({ balance: '10.00', cap: '0.16' });
      expect(await ledger.charge(account, '0.16', at(last))).toMatchObject({ outcome: 'charged' });
      const capped = await ledger.charge(account, '0.16', at(last));
      expect(capped).toMatchObject({ outcome: 'capped', resetsAt: new Date(first) });
      expect(await ledger.charge(account, '0.16', at(first))).toMatchObject({ outcome: 'charged' });
      expect(await ledger.charge(account, '0.16', at(first))).toMatchObject({ outcome: 'capped' });
    });

    it('does not restart the old month for a clock that is behind', async () => {
      const account = await ledger.account({ balance: '10.00', cap: '0.16' });
      await ledger.charge(account, '0.16', at('2026-04-01T00:00:00Z'));
      expect(await ledger.charge(account, '0.16', at('2026-03-31T23:59:59Z'))).toMatchObject({ outcome: 'capped' });
    });

    it('refuses charges and lets free calls through when it is lowered below the current spend', async () => {
      const account = await ledger.account({ balance: '10.00' });
      await ledger.charge(account, '1.00');
      await setSpendingLimit(ledger.database.pool, account, micro('0.50'));
      expect(await ledger.charge(account, '0.01')).toMatchObject({ outcome: 'capped', spent: micro('1.00') });
      expect(await ledger.charge(account, '0.00')).toMatchObject({ outcome: 'charged' });
    });

    it('reports missing funds before a reached cap', async () => {
      const account = await ledger.account({ balance: '0.10', cap: '0.05' });
      expect(await ledger.charge(account, '0.16')).toMatchObject({ outcome: 'insufficient' });
    });
  });

  describe('free quotas', () => {
    it('counts a free call without a posting', async () => {
      const account = await ledger.account();
      expect(await ledger.charge(account, '0.00', { quota: FREE })).toMatchObject({
        outcome: 'charged',
        balance: 0n,
        quota: {
          day: { limit: 3, used: 1, remaining: 2, resetAt: new Date('2026-03-11T00:00:00Z') },
          month: { limit: 5, used: 1, remaining: 4, resetAt: new Date('2026-04-01T00:00:00Z') },
        },
      });
      expect(await ledger.billing.ledger(account)).toMatchObject([{ kind: 'charge', amount: 0n, postings: [] }]);
    });

    it('refuses only when used + requested is above the limit, and then counts nothing', async () => {
      const account = await ledger.account();
      const take = (units: number) => ledger.charge(account, '0.00', { quota: { ...FREE, units } });
      await take(1);
      expect(await take(3)).toMatchObject({
        outcome: 'quota',
        period: 'day',
        requested: 3,
        quota: { day: { used: 1 } },
      });
      expect(await take(2)).toMatchObject({ outcome: 'charged', quota: { day: { used: 3, remaining: 0 } } });
      expect(await take(1)).toMatchObject({ outcome: 'quota', period: 'day' });
    });

    it('counts a replayed call once', async () => {
      const account = await ledger.account();
      await ledger.charge(account, '0.00', { quota: FREE, idempotencyKey: 'card' });
      expect(await ledger.charge(account, '0.00', { quota: FREE, idempotencyKey: 'card' })).toMatchObject({
        outcome: 'replayed',
        quota: { day: { used: 1 } },
      });
    });

    it('resets the day at midnight UTC while the month continues, and reports the month when both are used up', async () => {
      const account = await ledger.account();
      const take = (time: string, units: number) =>
        ledger.charge(account, '0.00', { quota: { ...FREE, units }, ...at(time) });
      await take('2026-03-30T23:59:59.999Z', 3);
      expect(await take('2026-03-30T23:59:59.999Z', 1)).toMatchObject({ outcome: 'quota', period: 'day' });
      expect(await take('2026-03-31T00:00:00Z', 2)).toMatchObject({ quota: { day: { used: 2 }, month: { used: 5 } } });
      expect(await take('2026-03-31T04:00:00Z', 2)).toMatchObject({
        outcome: 'quota',
        period: 'month', // the day is used up too, but waiting for the next one would not help
        quota: { month: { remaining: 0, resetAt: new Date('2026-04-01T00:00:00Z') } },
      });
      expect(await take('2026-04-01T00:00:00Z', 3)).toMatchObject({ quota: { day: { used: 3 }, month: { used: 3 } } });
    });
  });

  describe("the key's state", () => {
    it('charges an active key and stores it in the entry', async () => {
      const accountId = await ledger.account({ balance: '1.00' });
      const key = await ledger.billing.createKey({ accountId, name: 'live' });
      expect(await ledger.charge(accountId, '0.16', { keyId: key.id })).toMatchObject({ outcome: 'charged' });
      expect(await ledger.billing.ledger(accountId)).toMatchObject([{ keyId: key.id }, { kind: 'purchase' }]);
    });

    it('refuses a revoked key immediately, also for replays', async () => {
      const accountId = await ledger.account({ balance: '1.00' });
      const key = await ledger.billing.createKey({ accountId, name: 'leaked' });
      await ledger.charge(accountId, '0.16', { keyId: key.id, idempotencyKey: 'event' });
      await ledger.billing.revokeKey(accountId, key.id);
      expect(await ledger.charge(accountId, '0.16', { keyId: key.id })).toEqual({ outcome: 'revoked' });
      expect(await ledger.charge(accountId, '0.16', { keyId: key.id, idempotencyKey: 'event' })).toEqual({
        outcome: 'revoked',
      });
    });

    it("refuses an expired key and another account's", async () => {
      const [accountId, other] = [await ledger.account({ balance: '1.00' }), await ledger.account()];
      const expiring = await ledger.billing.createKey({
        accountId,
        name: 'short',
        expiresAt: new Date('2026-03-11T00:00:00Z'),
      });
      const foreign = await ledger.billing.createKey({ accountId: other, name: 'foreign' });
      const late = { keyId: expiring.id, ...at('2026-03-11T00:00:00Z') };
      expect(await ledger.charge(accountId, '0.16', late)).toEqual({ outcome: 'revoked' });
      expect(await ledger.charge(accountId, '0.16', { keyId: foreign.id })).toEqual({ outcome: 'revoked' });
    });
  });
});
