import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { KeyId } from '../ids.js';

const HOUR_MS = 3_600_000;

describe('rolling a key', () => {
  let ledger: LedgerFixture;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
  });
  afterAll(() => ledger.close());

  const after = (milliseconds: number): Date => new Date(ledger.time.getTime() + milliseconds);
  const rejected = (code: string) => ({ detail: { code } });

  it('creates a key with the same name, scopes, addresses, expiry and cap that refers to the one it replaces', async () => {
    const accountId = await ledger.account();
    const old = await ledger.billing.createKey({
      ...{ accountId, name: 'server', scopes: ['CHK-BIN'], monthlyCap: micro('5.00') },
      ...{ allowedAddresses: ['192.0.2.0/24'], expiresAt: after(48 * HOUR_MS) },
    });
    const { key, ...rolled } = await ledger.billing.rollKey(old.id, { overlapMs: 0 });
    expect(key).not.toBe(old.key);
    expect(rolled).toEqual({
      ...{ accountId, name: 'server', scopes: ['CHK-BIN'], monthlyCap: micro('5.00'), rolledFrom: old.id },
      ...{ allowedAddresses: ['192.0.2.0/24'], expiresAt: after(48 * HOUR_MS), revokedAt: null, lastUsedAt: null },
      ...{ id: expect.any(BigInt), prefix: key.slice(0, rolled.prefix.length), createdAt: ledger.time },
    });
    expect(await ledger.billing.findKey(rolled.id)).toEqual(rolled);
  });

  it('lets the old key work until the overlap ends, and not at that moment', async () => {
    const accountId = await ledger.account({ balance: '1.00' });
    const { id } = await ledger.billing.createKey({ accountId, name: 'old' });
    await ledger.billing.rollKey(id, { overlapMs: HOUR_MS });
    const charge = (now: Date) => ledger.charge(accountId, '0.16', { keyId: id, now });
    expect(await charge(after(HOUR_MS - 1))).toMatchObject({ outcome: 'charged' });
    expect(await charge(after(HOUR_MS))).toEqual({ outcome: 'revoked' });
    expect(await ledger.billing.findKey(id)).toMatchObject({ revokedAt: after(HOUR_MS) });
  });

  it('revokes the old key immediately without an overlap', async () => {
    const accountId = await ledger.account({ balance: '1.00' });
    const { id } = await ledger.billing.createKey({ accountId, name: 'old' });
    const rolled = await ledger.billing.rollKey(id, { overlapMs: 0 });
    expect(await ledger.charge(accountId, '0.16', { keyId: id })).toEqual({ outcome: 'revoked' });
    expect(await ledger.charge(accountId, '0.16', { keyId: rolled.id })).toMatchObject({ outcome: 'charged' });
  });

  it('lets the old key be revoked before its overlap ends', async () => {
    const accountId = await ledger.account();
    const { id } = await ledger.billing.createKey({ accountId, name: 'leaked' });
    await ledger.billing.rollKey(id, { overlapMs: HOUR_MS });
    expect(await ledger.billing.revokeKey(null, id)).toMatchObject({ revokedAt: ledger.time });
  });

  it('refuses a rolled, revoked, expired or unknown key, and a negative overlap', async () => {
    const accountId = await ledger.account();
    const make = async (expiresAt?: Date) =>
      (await ledger.billing.createKey({ accountId, name: 'dead', expiresAt })).id;
    const [rolled, revoked, expired] = [await make(), await make(), await make(after(0))];
    const roll = (id: KeyId, overlapMs = HOUR_MS) => ledger.billing.rollKey(id, { overlapMs });
    await roll(rolled);
    await ledger.billing.revokeKey(accountId, revoked);
    await expect(roll(rolled)).rejects.toMatchObject(rejected('key_rolled'));
    await expect(roll(revoked)).rejects.toMatchObject(rejected('key_revoked'));
    await expect(roll(expired)).rejects.toMatchObject(rejected('key_expired'));
    await expect(roll(999_999n as KeyId)).rejects.toMatchObject(rejected('unknown_key'));
    await expect(roll(rolled, -1)).rejects.toBeInstanceOf(RangeError);
    expect(await ledger.billing.listKeys(accountId)).toHaveLength(4);
  });

  it('replaces a key once when it is rolled many times at once', async () => {
    const accountId = await ledger.account();
    const { id } = await ledger.billing.createKey({ accountId, name: 'raced' });
    const rolls = await Promise.allSettled(
      Array.from({ length: 12 }, () => ledger.billing.rollKey(id, { overlapMs: 0 })),
    );
    expect(rolls.filter((roll) => roll.status === 'fulfilled')).toHaveLength(1);
    const errors = rolls.flatMap((roll) => (roll.status === 'rejected' ? [roll.reason as unknown] : []));
    for (const error of errors) expect(error).toMatchObject(rejected('key_rolled'));
    expect(await ledger.billing.listKeys(accountId)).toHaveLength(2);
  });

  it('makes the new key permanent, like the old one in its overlap, when the account purchases', async () => {
    const accountId = await ledger.account();
    const { id, expiresAt } = await ledger.billing.createKey({ accountId, name: 'free' });
    const rolled = await ledger.billing.rollKey(id, { overlapMs: HOUR_MS });
    expect(rolled.expiresAt).toEqual(expiresAt); // 90 days from the first: rolling does not extend them
    await ledger.buy(accountId, '1.00');
    expect(await ledger.billing.listKeys(accountId)).toMatchObject([{ expiresAt: null }, { expiresAt: null }]);
  });
});
