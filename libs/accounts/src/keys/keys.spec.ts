import { isApiKeyShape, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId, KeyId } from '../ids.js';
import type { KeyChange } from './keys.js';
import { createKeyHasher } from './key-hash.js';

describe('keys', () => {
  let ledger: LedgerFixture;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
  });
  afterAll(() => ledger.close());

  const state = (key: string) => ledger.billing.keyState(ledger.billing.hashKey(key));
  const passes = (milliseconds: number): void => {
    ledger.time = new Date(ledger.time.getTime() + milliseconds);
  };

  it('returns a key once, and stores only its keyed hash', async () => {
    const accountId = await ledger.account();
    const created = await ledger.billing.createKey({ accountId, name: 'first', scopes: ['read'] });
    expect(isApiKeyShape(created.key)).toBe(true);
    expect(created.key.startsWith(created.prefix)).toBe(true);
    const { rows } = await ledger.database.pool.query<{ row: string; key_hash: Buffer }>(
      'select k::text as row, key_hash from api_key k where id = $1',
      [created.id],
    );
    expect(rows[0]?.key_hash).toEqual(createKeyHasher(Buffer.alloc(32, 7))(created.key));
    expect(rows[0]?.key_hash).not.toEqual(createKeyHasher(Buffer.alloc(32, 8))(created.key));
    expect(rows[0]?.row).not.toContain(created.key);
    expect(await ledger.billing.listKeys(accountId)).toEqual([expect.not.objectContaining({ key: created.key })]);
  });

  it('refuses a pepper of less than 32 bytes', () => {
    expect(() => createKeyHasher(Buffer.alloc(31))).toThrow(RangeError);
  });

  it("returns a key's account, money and counters in one read", async () => {
    const accountId = await ledger.account({ balance: '1.00', cap: '5.00' });
    await ledger.trial(accountId, '0.50', '2026-04-01T00:00:00Z');
    const { key, id } = await ledger.billing.createKey({ accountId, name: 'busy', scopes: ['read'] });
    await ledger.charge(accountId, '0.16', { quota: { units: 2, dayLimit: 30, monthLimit: 500 } });
    expect(await state(key)).toMatchObject({
      ...{ keyId: id, accountId, scopes: ['read'], expiresAt: null, revokedAt: null, jurisdictions: ['pa', 'ec'] },
      ...{ spendable: micro('1.34'), cap: micro('5.00'), monthSpent: micro('0.16') },
      ...{ quotaDayUsed: 2, quotaMonthUsed: 2, email: 'prueba@example.test' },
    });
  });

  it('reads counters of an earlier day and month as zero', async () => {
    const accountId = await ledger.account({ balance: '1.00' });
    const { key } = await ledger.billing.createKey({ accountId, name: 'old' });
    const quota = { units: 2, dayLimit: 30, monthLimit: 500 };
    await ledger.charge(accountId, '0.16', { quota, now: new Date('2026-03-09T23:59:59Z') });
    expect(await state(key)).toMatchObject({ quotaDayUsed: 0, quotaMonthUsed: 2 });
    const start = ledger.time;
    ledger.time = new Date('2026-04-01T00:00:00Z');
    expect(await state(key)).toMatchObject({
      ...{ asOf: ledger.time, monthSpent: 0n, quotaDayUsed: 0, quotaMonthUsed: 0 },
    });
    ledger.time = start;
  });

  it('returns the limits of a key: its own cap, its addresses, and whether its account counts as corporate', async () => {
    const email = 'ana@sub@Empresa.example';
    const { id: accountId } = await ledger.billing.createAccount({ name: 'Empresa', email });
    const limits = { monthlyCap: micro('2.00'), allowedAddresses: ['2001:db8::/32'] };
    const { key, id } = await ledger.billing.createKey({ accountId, name: 'limited', ...limits });
    expect(await state(key)).toMatchObject({
      ...{ keyCap: { cap: micro('2.00'), monthSpent: 0n }, allowedAddresses: ['2001:db8::/32'] },
      ...{ corporate: false, estimatorUsed: 0, confirmedAt: null, plan: 'standard' },
    });
    await ledger.database.pool.query(`insert into corporate_domain values ('empresa.example', $1)`, [ledger.time]);
    const quota = { units: 0, dayLimit: 30, monthLimit: 500, estimator: { rows: 7, limit: 5_000 } };
    await ledger.charge(accountId, '0.00', { quota, keyId: id });
    expect(await state(key)).toMatchObject({ corporate: true, estimatorUsed: 7 });
    const start = ledger.time;
    ledger.time = new Date('2026-04-01T00:00:00Z');
    expect(await state(key)).toMatchObject({ keyCap: { monthSpent: 0n }, estimatorUsed: 0 });
    ledger.time = start;
  });

  it("changes only the given fields of a key, and only of the account's own keys", async () => {
    const [accountId, other] = [await ledger.account(), await ledger.account()];
    const made = { accountId, name: 'before', scopes: ['CHK-BIN'], allowedAddresses: ['192.0.2.1'] };
    const { key, ...before } = await ledger.billing.createKey({ ...made, monthlyCap: micro('1.00') });
    const update = (change: KeyChange) => ledger.billing.updateKey(accountId, before.id, change);
    expect(await update({})).toEqual(before);
    expect(await update({ name: 'after' })).toEqual({ ...before, name: 'after' });
    expect(await update({ scopes: [], allowedAddresses: ['192.0.2.2'], monthlyCap: null })).toEqual({
      ...before,
      ...{ name: 'after', scopes: [], allowedAddresses: ['192.0.2.2'], monthlyCap: null },
    });
    expect(await state(key)).toMatchObject({ scopes: [], allowedAddresses: ['192.0.2.2'], keyCap: null });
    const foreign = ledger.billing.updateKey(other, before.id, { name: 'stolen' });
    await expect(foreign).rejects.toMatchObject({ detail: { code: 'unknown_key' } });
  });

  it('records when keys were last used, many at once, and never moves a time back', async () => {
    const accountId = await ledger.account();
    const [one, two] = [
      await ledger.billing.createKey({ accountId, name: 'one' }),
      await ledger.billing.createKey({ accountId, name: 'two' }),
    ];
    expect(await ledger.billing.findKey(one.id)).toMatchObject({ lastUsedAt: null });
    const [early, late] = [new Date('2026-03-10T12:00:00Z'), new Date('2026-03-10T12:01:00Z')];
    await ledger.billing.recordKeyUse(
      new Map([
        [one.id, late],
        [two.id, early],
      ]),
    );
    await ledger.billing.recordKeyUse(
      new Map([
        [one.id, early],
        [two.id, late],
      ]),
    );
    await ledger.billing.recordKeyUse(new Map());
    expect(await ledger.billing.listKeys(accountId)).toMatchObject([{ lastUsedAt: late }, { lastUsedAt: late }]);
  });

  it('returns null for an unknown key, and finds a key as soon as it is created', async () => {
    const accountId = await ledger.account();
    const { key } = await ledger.billing.createKey({ accountId, name: 'known' });
    expect(await state('pk_unknown')).toBeNull();
    const hashes = [key, 'pk_unknown', key].map((text) => ledger.billing.hashKey(text));
    const [first, unknown, again] = await ledger.billing.readKeyStates(hashes);
    expect([first?.accountId, unknown, again?.accountId]).toEqual([accountId, null, accountId]);
  });

  it("revokes a key once and permanently, and only the account's own keys", async () => {
    const [accountId, other] = [await ledger.account(), await ledger.account()];
    const { id, key } = await ledger.billing.createKey({ accountId, name: 'gone' });
    const revoked = await ledger.billing.revokeKey(accountId, id);
    passes(60_000);
    expect(await ledger.billing.revokeKey(accountId, id)).toEqual(revoked);
    expect(await state(key)).toMatchObject({ keyId: id, revokedAt: revoked.revokedAt });
    const unknown = { detail: { code: 'unknown_key' } };
    await expect(ledger.billing.revokeKey(other, id)).rejects.toMatchObject(unknown);
    await expect(ledger.billing.revokeKey(accountId, 999_999n as KeyId)).rejects.toMatchObject(unknown);
  });

  it('creates no key for an account that does not exist', async () => {
    const request = { accountId: 999_999n as AccountId, name: 'nobody' };
    await expect(ledger.billing.createKey(request)).rejects.toMatchObject({ detail: { code: 'unknown_account' } });
  });
});
