import { levelMask, micro, ownKey } from '@entity-registry/domain';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Refreshes } from './refreshes.js';
import type { AccountId, KeyId } from '../ids.js';
import type { NewRefresh, CreateRefreshOutcome } from './refreshes.js';

const FACT = { entity: ownKey('pa', 1n), levels: levelMask(['core_registro']) };

describe('an open refresh', () => {
  let ledger: LedgerFixture;
  let requests: Refreshes;
  let accountId: AccountId;
  let keyId: KeyId;

  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    requests = new Refreshes(ledger.database.pool, () => ledger.time);
    accountId = await ledger.account({ balance: '1.00' });
    keyId = (await ledger.billing.createKey({ accountId, name: 'prueba' })).id;
  });
  afterEach(() => ledger.close());

  const take = (price: string, rest: Partial<NewRefresh> = {}): Promise<CreateRefreshOutcome> =>
    requests.create({
      ...{ accountId, keyId, jurisdiction: 'pa', entityPk: 1n, codes: ['DAT-GOV'], price: micro(price) },
      ...{ clientReference: null, member: null, ...rest },
    });
  const taken = async (price: string, rest: Partial<NewRefresh> = {}): Promise<bigint> => {
    const outcome = await take(price, rest);
    if (outcome.outcome !== 'created') throw new Error(outcome.outcome);
    return outcome.id;
  };
  const complete = (id: bigint) => requests.complete(id, () => Promise.resolve({ text: '{"id":1}', fact: FACT }));

  it('reserves its price, so that requests that no longer fit are refused', async () => {
    await taken('0.60');
    const rejected = { outcome: 'insufficient', spendable: micro('1.00'), reserved: micro('0.60') };
    expect(await take('0.41')).toEqual(rejected);
    const second = await taken('0.40');
    expect(await take('0.01')).toMatchObject({ outcome: 'insufficient', reserved: micro('1.00') });
    // A refresh that has ended reserves nothing.
    await requests.fail(second, 'entity not found');
    await complete(await taken('0.40'));
    expect(await take('0.01')).toMatchObject({ outcome: 'insufficient', spendable: micro('0.60') });
  });

  it('is accepted only if it fits, even if many arrive at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => take('0.10')));
    expect(outcomes.filter(({ outcome }) => outcome === 'created')).toHaveLength(10);
    expect(outcomes.filter(({ outcome }) => outcome === 'insufficient')).toHaveLength(30);
  });

  it('leaves the balance to other calls, and fails if they spend what it needs', async () => {
    const id = await taken('0.60');
    expect(await ledger.charge(accountId, '0.50')).toMatchObject({ outcome: 'charged' });
    expect(await requests.checkAffordability(id)).toBe('insufficient');
    expect(await complete(id)).toEqual({ outcome: 'insufficient' });
  });

  it('is one of at most 100', async () => {
    await ledger.buy(accountId, '100.00');
    const ids: bigint[] = [];
    for (let nr = 0; nr < 100; nr += 1) ids.push(await taken('0.02'));
    expect(await take('0.02')).toEqual({ outcome: 'backlog', open: 100 });
    await requests.fail(ids[0] as bigint, 'entity not found');
    expect(await take('0.02')).toMatchObject({ outcome: 'created' });
  });

  it('counts towards the spending limit of its account', async () => {
    await ledger.billing.updateKey(accountId, keyId, { name: 'prueba' });
    await ledger.database.pool.query('update account set cap_micro = 500000 where id = $1', [accountId]);
    await ledger.charge(accountId, '0.10');
    await taken('0.20');
    expect(await take('0.21')).toEqual({
      ...{ outcome: 'capped', by: 'account', cap: micro('0.50'), spent: micro('0.10'), reserved: micro('0.20') },
      resetsAt: new Date('2026-04-01T00:00:00Z'),
    });
    await taken('0.20');
  });

  it('counts towards the spending limit of its key and of those rolled from it, not of others', async () => {
    const capped = (await ledger.billing.createKey({ accountId, name: 'limit', monthlyCap: micro('0.30') })).id;
    await taken('0.50');
    await taken('0.20', { keyId: capped });
    const rolled = (await ledger.billing.rollKey(capped, { overlapMs: 60_000 })).id;
    expect(await take('0.20', { keyId: rolled })).toMatchObject({
      ...{ outcome: 'capped', by: 'key', cap: micro('0.30'), spent: 0n, reserved: micro('0.20') },
    });
    await taken('0.10', { keyId: rolled });
  });

  it.each(['account', 'key'] as const)(
    'is not stopped by a spending limit of its %s that is lowered later',
    async (by) => {
      if (by === 'account') await setCap('0.60');
      const capped = by === 'key' ? { monthlyCap: micro('0.60') } : {};
      const own = (await ledger.billing.createKey({ accountId, name: 'limit', ...capped })).id;
      const id = await taken('0.50', { keyId: own });
      if (by === 'account') await setCap('0.05');
      else await ledger.billing.updateKey(accountId, own, { monthlyCap: micro('0.05') });
      expect(await requests.checkAffordability(id)).toBe('affordable');
      expect(await complete(id)).toMatchObject({ outcome: 'completed' });
      expect(await ledger.spendable(accountId)).toBe(micro('0.50'));
      // The lower limit still applies to everything else.
      const spent = { spent: micro('0.50'), cap: micro('0.05'), by };
      expect(await ledger.charge(accountId, '0.01', { keyId: own })).toMatchObject({ outcome: 'capped', ...spent });
      expect(await take('0.01', { keyId: own })).toMatchObject({ outcome: 'capped', ...spent });
    },
  );

  it('is not stopped by a spending limit set later, unless other calls have used it up', async () => {
    const [spared, late] = [await taken('0.30'), await taken('0.30')];
    await setCap('0.01');
    expect(await complete(spared)).toMatchObject({ outcome: 'completed' });
    await setCap('0.60');
    const accepted = await taken('0.00');
    await requests.fail(accepted, 'entity not found');
    expect(await complete(late)).toMatchObject({ outcome: 'completed' });
    await ledger.buy(accountId, '5.00');
    await setCap('1.00');
    const last = await taken('0.30');
    await ledger.charge(accountId, '0.40');
    expect(await complete(last)).toEqual({ outcome: 'capped' });
  });

  const setCap = async (cap: string): Promise<void> => {
    await ledger.database.pool.query('update account set cap_micro = $2 where id = $1', [accountId, micro(cap)]);
  };
});
