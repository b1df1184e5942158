import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId } from '../ids.js';

describe('the database', () => {
  let ledger: LedgerFixture;
  let accountId: AccountId;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
    accountId = await ledger.account({ balance: '1.00', cap: '0.50' });
    await ledger.trial(accountId, '1.00', '2026-04-01T00:00:00Z');
    await ledger.charge(accountId, '0.20');
    await ledger.billing.createKey({ accountId, name: 'capped', monthlyCap: micro('0.10') });
  });
  afterAll(() => ledger.close());

  const RESTRICT = '23001';
  const CHECK = '23514';
  const UNIQUE = '23505';
  const entry = `insert into journal_entry (account_id, kind, idempotency_key, amount_micro, month, month_spent_micro,
    cap_micro, created_at) values ((select min(id) from account),`;

  it.each([
    ['a changed posting', RESTRICT, 'update posting set amount_micro = 1'],
    ['a deleted posting', RESTRICT, 'delete from posting'],
    ['an update of no posting at all', RESTRICT, 'update posting set amount_micro = 1 where false'],
    ['a changed entry', RESTRICT, "update journal_entry set kind = 'purchase'"],
    ['a deleted entry', RESTRICT, 'delete from journal_entry'],
    ['emptied ledgers', RESTRICT, 'truncate posting, journal_entry cascade'],
    ['emptied accounts, with everything that refers to them', RESTRICT, 'truncate account cascade'],
    [
      'an entry that does not sum to zero',
      CHECK,
      `insert into posting select max(id), 9, max(account_id), 'cash', null, 5 from journal_entry`,
    ],
    [
      'two unbalanced entries that cancel each other out',
      CHECK,
      `insert into posting select id, 9, account_id, 'cash', null, case id when 1 then 5 else -5 end
         from journal_entry where id in (1, 2)`,
    ],
    [
      'a posting without its entry',
      '23503',
      "insert into posting values (999, 1, 1, 'cash', null, 5), (999, 2, 1, 'cash', null, -5)",
    ],
    [
      'trial credit without its lot',
      CHECK,
      "insert into posting values (1, 8, 1, 'trial', null, 5), (1, 9, 1, 'cash', null, -5)",
    ],
    ['a posting of zero', CHECK, "insert into posting values (1, 9, 1, 'cash', null, 0)"],
    [
      'an unknown ledger',
      CHECK,
      "insert into posting values (1, 8, 1, 'petty', null, 5), (1, 9, 1, 'petty', null, -5)",
    ],
    ['a balance below zero', CHECK, 'update account set balance_micro = -1'],
    ['a key cap with negative spend', CHECK, 'update key_cap set month_spent_micro = -1'],
    ['a public budget below zero', CHECK, "insert into public_budget values ('2026-03-10', -1)"],
    ['a lot below zero', CHECK, 'update credit_lot set remaining_micro = -1'],
    ['a lot above what was granted', CHECK, 'update credit_lot set remaining_micro = granted_micro + 1'],
    ['a charge above its cap', CHECK, `${entry} 'charge', 'x', -1, '2026-03-01', 500001, 500000, now())`],
    ['a charge with a positive amount', CHECK, `${entry} 'charge', 'x', 1, '2026-03-01', 0, null, now())`],
    ['a purchase with a negative amount', CHECK, `${entry} 'purchase', 'x', -1, null, null, null, now())`],
    ['an unknown kind', CHECK, `${entry} 'gift', 'x', 1, null, null, null, now())`],
    [
      'a second entry under one idempotency key',
      UNIQUE,
      `${entry} 'purchase', 'purchase:1', 1, null, null, null, now())`,
    ],
    ['an unknown jurisdiction', CHECK, "update account set jurisdictions = '{pa,xx}'"],
    [
      'a key hash of another length',
      CHECK,
      "insert into api_key (account_id, name, key_hash, prefix, created_at) select id, 'k', '\\x00', 'pk_aaaaaa', now() from account",
    ],
  ])('refuses %s', async (_, code, sql) => {
    await expect(ledger.database.pool.query(sql)).rejects.toMatchObject({ code });
  });

  it('grants the public no access to the money tables or the charge function', async () => {
    const { rows } = await ledger.database.pool.query<{ grantee: string }>(
      `select relname as grantee from pg_class, aclexplode(relacl) a
        where relname in ('account', 'credit_lot', 'api_key', 'journal_entry', 'posting', 'key_cap', 'public_budget',
                          'idempotency_record', 'response_delivery', 'disclosure') and a.grantee = 0
       union all
       select proname from pg_proc p
         left join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a on true
        where proname in ('charge', 'book_charges', 'charge_batch', 'claim_idempotency_records', 'make_disclosure_partitions', 'drop_disclosure_partition')
          and pronamespace = 'public'::regnamespace and a.grantee = 0`,
    );
    expect(rows).toEqual([]);
  });
});
