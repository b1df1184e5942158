import { TRIAL_CREDIT, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { TRIAL_IDEMPOTENCY_KEY } from '../trials/grant.js';
import type { AccountId } from '../ids.js';

describe('confirming an account', () => {
  let ledger: LedgerFixture;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
  });
  afterAll(() => ledger.close());

  it('gives it its first key, for 90 days, and trial credit of 10 for 30 days', async () => {
    const accountId = await ledger.account();
    expect(await ledger.billing.account(accountId)).toMatchObject({ confirmedAt: null });
    const { key, trial } = await ledger.billing.confirmAccount(accountId);
    expect(key).toMatchObject({ accountId, name: 'first key', expiresAt: new Date('2026-06-08T12:00:00Z') });
    expect(trial).toEqual({ entryId: expect.any(BigInt), replayed: false, balance: micro('10.00') });
    expect(await ledger.billing.account(accountId)).toMatchObject({ confirmedAt: ledger.time, balance: 0n });
    expect(await ledger.billing.keyState(ledger.billing.hashKey(key.key))).toMatchObject({
      confirmedAt: ledger.time,
      spendable: micro('10.00'),
    });
    const atTheEnd = await ledger.charge(accountId, '10.00', { now: new Date('2026-04-09T12:00:00Z') });
    expect(atTheEnd).toMatchObject({ outcome: 'insufficient', balance: 0n });
  });

  it('happens once, also under concurrent requests', async () => {
    const accountId = await ledger.account();
    const requested = await Promise.allSettled(
      Array.from({ length: 12 }, () => ledger.billing.confirmAccount(accountId)),
    );
    expect(requested.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const again = ledger.billing.confirmAccount(accountId);
    await expect(again).rejects.toMatchObject({ detail: { code: 'already_confirmed' } });
    expect(await ledger.billing.listKeys(accountId)).toHaveLength(1);
    expect(await ledger.spendable(accountId)).toBe(micro('10.00'));
  });

  it('does not grant trial credit twice to an account that got it manually', async () => {
    const accountId = await ledger.account();
    await ledger.billing.grantTrial({ accountId, ...TRIAL_CREDIT, idempotencyKey: TRIAL_IDEMPOTENCY_KEY });
    const { trial } = await ledger.billing.confirmAccount(accountId);
    expect(trial).toMatchObject({ replayed: true, balance: micro('10.00') });
  });

  it('leaves nothing behind when it fails halfway', async () => {
    const accountId = await ledger.account();
    // Another entry has the grant's idempotency key, so the last step fails.
    await ledger.billing.adjust({ accountId, amount: micro('1.00'), idempotencyKey: TRIAL_IDEMPOTENCY_KEY });
    const confirmed = ledger.billing.confirmAccount(accountId);
    await expect(confirmed).rejects.toMatchObject({ detail: { code: 'idempotency_key_reused' } });
    expect(await ledger.billing.account(accountId)).toMatchObject({ confirmedAt: null });
    expect(await ledger.billing.listKeys(accountId)).toEqual([]);
  });

  it('fails for an account that does not exist', async () => {
    const confirmed = ledger.billing.confirmAccount(999_999n as AccountId);
    await expect(confirmed).rejects.toMatchObject({ detail: { code: 'unknown_account' } });
  });
});
