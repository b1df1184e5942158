import { micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { setSpendingLimit as setAccountCap } from '../accounts/accounts.js';
import type { ChargeOutcome } from '../charge/charge.js';
import type { AccountId, EntryId, KeyId } from '../ids.js';
import type { CreatedKey, NewKey } from './keys.js';

describe('the monthly cap of a key', () => {
  const CLIENTS = 40;
  let ledger: LedgerFixture;

  beforeAll(async () => {
    // The gate lets everything through, so only the database keeps the clients apart.
    ledger = await LedgerFixture.open({
      poolSize: CLIENTS,
      gate: { maxConcurrent: CLIENTS, maxPerAccount: CLIENTS, maxWaiting: 0 },
    });
  });
  afterAll(() => ledger.close());

  const keyOf = async (options: Partial<NewKey> = {}): Promise<{ accountId: AccountId; key: CreatedKey }> => {
    const accountId = options.accountId ?? (await ledger.account({ balance: '100.00' }));
    return { accountId, key: await ledger.billing.createKey({ accountId, name: 'capped', ...options }) };
  };
  const charge = (accountId: AccountId, keyId: KeyId | null, amount: string, time?: string): Promise<ChargeOutcome> =>
    ledger.charge(accountId, amount, { keyId, ...(time === undefined ? {} : { now: new Date(time) }) });
  const booked = async (outcome: Promise<ChargeOutcome>): Promise<EntryId> => {
    const charged = await outcome;
    if (charged.outcome !== 'charged') throw new Error(charged.outcome);
    return charged.entryId;
  };
  const capOf = async (key: CreatedKey) => (await ledger.billing.keyState(ledger.billing.hashKey(key.key)))?.keyCap;
  const setCap = (key: CreatedKey, cap: string | null) =>
    ledger.billing.updateKey(null, key.id, { monthlyCap: cap === null ? null : micro(cap) });

  it('can be reached exactly, but not exceeded', async () => {
    const { accountId, key } = await keyOf({ monthlyCap: micro('0.32') });
    expect(await charge(accountId, key.id, '0.16')).toMatchObject({ outcome: 'charged' });
    expect(await charge(accountId, key.id, '0.160001')).toEqual({
      outcome: 'capped',
      by: 'key',
      balance: micro('99.84'),
      spent: micro('0.16'),
      cap: micro('0.32'),
      resetsAt: new Date('2026-04-01T00:00:00Z'),
    });
    expect(await charge(accountId, key.id, '0.16')).toMatchObject({ outcome: 'charged' });
    expect(await capOf(key)).toEqual({ cap: micro('0.32'), monthSpent: micro('0.32') });
  });

  it('limits neither other keys nor charges without a key', async () => {
    const { accountId, key } = await keyOf({ monthlyCap: micro('0.00') });
    const { key: other } = await keyOf({ accountId });
    expect(await charge(accountId, key.id, '0.01')).toMatchObject({ outcome: 'capped', by: 'key', spent: 0n });
    expect(await charge(accountId, other.id, '0.01')).toMatchObject({ outcome: 'charged' });
    expect(await charge(accountId, null, '0.01')).toMatchObject({ outcome: 'charged' });
    expect(await charge(accountId, key.id, '0.00')).toMatchObject({ outcome: 'charged' });
  });

  it("is reported after the account's cap and after missing funds", async () => {
    const { accountId, key } = await keyOf({ monthlyCap: micro('0.10') });
    await setAccountCap(ledger.database.pool, accountId, micro('0.10'));
    expect(await charge(accountId, key.id, '0.11')).toMatchObject({ outcome: 'capped', by: 'account' });
    expect(await charge(accountId, key.id, '100.01')).toMatchObject({ outcome: 'insufficient' });
  });

  it('is checked before the free quotas', async () => {
    const { accountId, key } = await keyOf({ monthlyCap: micro('0.00') });
    const quota = { units: 2, dayLimit: 1, monthLimit: 1 };
    expect(await ledger.charge(accountId, '0.01', { keyId: key.id, quota })).toMatchObject({ outcome: 'capped' });
    expect(await ledger.charge(accountId, '0.00', { keyId: key.id, quota })).toMatchObject({ outcome: 'quota' });
  });

  it('restarts with the UTC month, once, and not again for a clock that is behind', async () => {
    const { accountId, key } = await keyOf({ monthlyCap: micro('0.16') });
    await booked(charge(accountId, key.id, '0.16', '2026-03-31T23:59:59.999Z'));
    expect(await charge(accountId, key.id, '0.16', '2026-03-31T23:59:59.999Z')).toMatchObject({ outcome: 'capped' });
    await booked(charge(accountId, key.id, '0.16', '2026-04-01T00:00:00Z'));
    expect(await charge(accountId, key.id, '0.16', '2026-04-01T00:00:00Z')).toMatchObject({ outcome: 'capped' });
    expect(await charge(accountId, key.id, '0.16', '2026-03-31T23:59:59.999Z')).toMatchObject({ outcome: 'capped' });
  });

  it('starts from what the key has spent this month, less reversals', async () => {
    const { accountId, key } = await keyOf();
    const { key: other } = await keyOf({ accountId });
    await booked(charge(accountId, key.id, '5.00', '2026-02-28T23:59:59Z'));
    await booked(charge(accountId, key.id, '0.30'));
    await booked(charge(accountId, other.id, '0.70'));
    await ledger.billing.reverse(accountId, await booked(charge(accountId, key.id, '0.50')));
    await ledger.billing.reverse(accountId, await booked(charge(accountId, other.id, '0.90')));
    expect(await setCap(key, '0.40')).toMatchObject({ id: key.id, monthlyCap: micro('0.40') });
    expect(await capOf(key)).toEqual({ cap: micro('0.40'), monthSpent: micro('0.30') });
    expect(await charge(accountId, key.id, '0.100001')).toMatchObject({ outcome: 'capped', spent: micro('0.30') });
    expect(await charge(accountId, key.id, '0.10')).toMatchObject({ outcome: 'charged' });
  });

  it('keeps its count when it is changed, and counts the month again when it is removed and set', async () => {
    const { accountId, key } = await keyOf({ monthlyCap: micro('1.00') });
    await booked(charge(accountId, key.id, '0.60'));
    await setCap(key, '0.50');
    expect(await charge(accountId, key.id, '0.01')).toMatchObject({ outcome: 'capped', spent: micro('0.60') });
    expect(await setCap(key, null)).toMatchObject({ monthlyCap: null });
    await booked(charge(accountId, key.id, '0.20'));
    await setCap(key, '1.00');
    expect(await capOf(key)).toEqual({ cap: micro('1.00'), monthSpent: micro('0.80') });
  });

  it('is freed by a reversal in its month, and not by one from an earlier month', async () => {
    const { accountId, key } = await keyOf({ monthlyCap: micro('0.50') });
    const march = await booked(charge(accountId, key.id, '0.50'));
    await ledger.billing.reverse(accountId, march);
    const again = await booked(charge(accountId, key.id, '0.40'));
    const april = '2026-04-02T00:00:00Z';
    await booked(charge(accountId, key.id, '0.45', april));
    await ledger.billing.reverse(accountId, again);
    expect(await charge(accountId, key.id, '0.06', april)).toMatchObject({ outcome: 'capped', spent: micro('0.45') });
  });

  it('is shared by a key and those rolled from it, whichever of them it is set on', async () => {
    const { accountId, key: first } = await keyOf();
    await booked(charge(accountId, first.id, '0.10'));
    const second = await ledger.billing.rollKey(first.id, { overlapMs: 3_600_000 });
    await booked(charge(accountId, second.id, '0.20'));
    await setCap(second, '0.50');
    const third = await ledger.billing.rollKey(second.id, { overlapMs: 3_600_000 });
    for (const key of [first, second, third]) {
      expect(await capOf(key)).toEqual({ cap: micro('0.50'), monthSpent: micro('0.30') });
    }
    await booked(charge(accountId, first.id, '0.10'));
    const last = await booked(charge(accountId, third.id, '0.10'));
    expect(await charge(accountId, second.id, '0.01')).toMatchObject({ outcome: 'capped', spent: micro('0.50') });
    await ledger.billing.reverse(accountId, last);
    expect(await charge(accountId, second.id, '0.10')).toMatchObject({ outcome: 'charged' });
    await setCap(first, null);
    expect([await capOf(first), await capOf(third)]).toEqual([null, null]);
  });

  it('lets exactly 100 of 2,000 racing charges of a key and its successor through', async () => {
    const { accountId, key } = await keyOf({ monthlyCap: micro('16.00') }); // 100 x 0.16
    const successor = await ledger.billing.rollKey(key.id, { overlapMs: 3_600_000 });
    const outcomes = await race(2_000, (nr) => charge(accountId, nr % 2 ? key.id : successor.id, '0.16'));
    expect(outcomes).toEqual({ charged: 100, capped: 1_900 });
    expect(await capOf(key)).toEqual({ cap: micro('16.00'), monthSpent: micro('16.00') });
    await ledger.expectBalancedLedger();
  });

  it('loses no charge while it is set and lifted concurrently', async () => {
    const { accountId, key } = await keyOf();
    const changes = async (): Promise<void> => {
      for (let round = 0; round < 10; round++) {
        await setCap(key, '1000.00');
        await setCap(key, round === 9 ? '1000.00' : null);
      }
    };
    const [outcomes] = await Promise.all([race(400, () => charge(accountId, key.id, '0.16')), changes()]);
    expect(outcomes).toEqual({ charged: 400 });
    expect(await capOf(key)).toMatchObject({ monthSpent: micro('64.00') }); // 400 x 0.16
    await ledger.expectBalancedLedger();
  });

  /** Runs `calls` calls from 40 clients at once; returns how many had each outcome. */
  async function race(calls: number, call: (nr: number) => Promise<ChargeOutcome>): Promise<Record<string, number>> {
    const outcomes: Record<string, number> = {};
    let next = 0;
    const client = async (): Promise<void> => {
      while (next < calls) {
        const { outcome } = await call(next++);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return outcomes;
  }
});
