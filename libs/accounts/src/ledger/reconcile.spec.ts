import { micro } from '@entity-registry/domain';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId } from '../ids.js';

/** Disables all guards first, to test for damage that they didn't prevent. */
const WITHOUT_GUARDS = `
  set session_replication_role = replica;
  alter table account drop constraint if exists account_balance_micro_check;
  alter table journal_entry drop constraint if exists journal_entry_cap_check;
  alter table journal_entry drop constraint if exists journal_entry_account_id_idempotency_key_key;`;

describe('reconcile', () => {
  let ledger: LedgerFixture;
  let accountId: AccountId;

  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    accountId = await ledger.account({ balance: '1.00', cap: '0.50' });
    await ledger.trial(accountId, '0.10', '2026-04-01T00:00:00Z');
    await ledger.charge(accountId, '0.30');
  });
  afterEach(() => ledger.database.drop());

  it('counts what it checked and finds nothing in a sound ledger', async () => {
    expect(await ledger.billing.reconcile()).toEqual({
      drift: [],
      waiting: null,
      awaitingOperator: null,
      accounts: 1n,
      entries: 3n,
      postings: 7n,
    });
  });

  it.each([
    [
      'a balance without an entry',
      'update account set balance_micro = balance_micro + 5',
      [['I1', 'balance of account 1', micro('0.80'), 800_005n]],
    ],
    [
      'a lot that changed without an entry',
      'update credit_lot set remaining_micro = 7',
      [['I1', 'remainder of lot 1', 0n, 7n]],
    ],
    [
      'a posting that was changed',
      "update posting set amount_micro = amount_micro + 5 where ledger = 'revenue'",
      [['I1', 'postings of entry 3', 0n, 5n]],
    ],
    [
      'an entry whose postings are gone',
      'delete from posting where entry_id = 1',
      [
        ['I1', 'balance of account 1', micro('-0.20'), micro('0.80')],
        ['I1', 'customer postings of entry 1', micro('1.00'), 0n],
      ],
    ],
    [
      'a balance below zero',
      'update account set balance_micro = -5',
      [
        ['I1', 'balance of account 1', micro('0.80'), -5n],
        ['I2', 'balance of account 1', 0n, -5n],
      ],
    ],
    [
      'a month spend above the cap',
      'update journal_entry set cap_micro = 100000 where id = 3',
      [['I4', 'month spend after entry 3 above its cap', micro('0.10'), micro('0.30')]],
    ],
    [
      'a monthly spend that differs from its charges',
      'update account set month_spent_micro = 0',
      [['I4', 'month spend of account 1', micro('0.30'), 0n]],
    ],
    [
      'two entries under one idempotency key',
      "update journal_entry set idempotency_key = 'twice' where id in (1, 3)",
      [['I5', 'entries under idempotency key twice', 1n, 2n]],
    ],
  ])('reports %s', async (_, damage, expected) => {
    const client = await ledger.database.pool.connect();
    await client.query(WITHOUT_GUARDS + damage);
    client.release(true);
    const { drift } = await ledger.billing.reconcile();
    expect(drift.map((error) => [error.invariant, error.subject, error.expected, error.actual])).toEqual(expected);
    expect(drift.every((error) => error.accountId === accountId)).toBe(true);
  });
});
