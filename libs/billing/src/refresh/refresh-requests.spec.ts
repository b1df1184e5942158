import { micro } from '@entity-registry/domain';
import type { Code } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { RefreshRequests } from '../index.js';
import type { AccountId, KeyId, NewRefresh } from '../index.js';

const RESULT = '{"id":1}';
const WEBHOOK = 'https://hooks.example.test/refreshes';

describe('a refresh request', () => {
  let ledger: LedgerFixture;
  let requests: RefreshRequests;
  beforeAll(async () => {
    ledger = await LedgerFixture.open();
    requests = new RefreshRequests(ledger.database.pool, () => ledger.time);
  });
  afterAll(() => ledger.close());

  const keyOf = async (accountId: AccountId, monthlyCap?: string): Promise<KeyId> => {
    const cap = monthlyCap === undefined ? {} : { monthlyCap: micro(monthlyCap) };
    return (await ledger.billing.createKey({ accountId, name: 'prueba', ...cap })).id;
  };
  const take = async (accountId: AccountId, rest: Partial<NewRefresh> = {}): Promise<bigint> => {
    const keyId = rest.keyId ?? (await keyOf(accountId));
    const codes: Code[] = ['DAT-CORE', 'CHK-BIN'];
    const request = { accountId, jurisdiction: 'pa' as const, entityPk: 1n, codes, price: micro('0.15') };
    const taken = await requests.take({ ...request, clientReference: null, ...rest, keyId });
    return (taken as { id: bigint }).id;
  };
  const complete = (id: bigint, result: string | null = RESULT) =>
    requests.complete(id, { readResult: () => Promise.resolve(result), now: ledger.time });
  const rowOf = async (id: bigint) => {
    const { rows } = await ledger.database.pool.query<Record<string, unknown>>(
      'select status, result, error_message, entry_id, completed_at, runs, started_at from update_request where id = $1',
      [id],
    );
    return rows[0];
  };
  const deliveries = async (id: bigint) => {
    const { rows } = await ledger.database.pool.query<Record<string, unknown>>(
      'select id, kind, url, status, attempts from webhook_delivery where update_request_id = $1',
      [id],
    );
    return rows;
  };
  const spent = async (accountId: AccountId) =>
    (await ledger.billing.ledger(accountId)).filter(({ kind }) => kind === 'charge').map(({ amount }) => amount);

  it('is charged, gets its result and its webhook in one step, once', async () => {
    const account = await ledger.account({ balance: '1' });
    await ledger.database.pool.query('update account set webhook_url = $2 where id = $1', [account, WEBHOOK]);
    const id = await take(account, { clientReference: 'caso 17' });
    await requests.begin(id);
    const outcome = await complete(id);
    const [delivery] = await deliveries(id);
    expect(outcome).toMatchObject({ outcome: 'completed', deliveryId: delivery?.['id'] });
    expect(delivery).toMatchObject({ kind: 'completed', url: WEBHOOK, status: 'pending', attempts: 0 });
    expect(await rowOf(id)).toMatchObject({
      status: 'completed',
      result: RESULT,
      error_message: null,
      completed_at: ledger.time,
    });
    const [entry] = await ledger.billing.ledger(account);
    expect(entry).toMatchObject({
      idempotencyKey: `update_request:${String(id)}`,
      amount: -150_000n,
      lines: [{ code: 'DAT-CORE', price: '0.15' }],
    });
    expect(await complete(id)).toEqual({ outcome: 'settled' });
    expect(await requests.fail(id, 'too late')).toBe(false);
    expect(await spent(account)).toEqual([-150_000n]);
  });

  it('is completed by one of many that come at once: one charge, one webhook', async () => {
    const account = await ledger.account({ balance: '10' });
    await ledger.database.pool.query('update account set webhook_url = $2 where id = $1', [account, WEBHOOK]);
    const id = await take(account);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => complete(id)));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['completed', ...Array<string>(7).fill('settled')]);
    expect(await spent(account)).toEqual([-150_000n]);
    expect(await deliveries(id)).toHaveLength(1);
  });

  it('without an address has no webhook', async () => {
    const id = await take(await ledger.account({ balance: '1' }));
    expect(await complete(id)).toMatchObject({ outcome: 'completed', deliveryId: null });
    expect(await deliveries(id)).toEqual([]);
  });

  it('whose balance was spent meanwhile fails, without a charge, a result or a webhook', async () => {
    const account = await ledger.account({ balance: '0.20' });
    await ledger.database.pool.query('update account set webhook_url = $2 where id = $1', [account, WEBHOOK]);
    const id = await take(account);
    expect(await requests.affordable(id)).toBe('affordable');
    await ledger.charge(account, '0.06');
    expect(await requests.affordable(id)).toBe('insufficient');
    expect(await complete(id)).toEqual({ outcome: 'insufficient' });
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      result: null,
      error_message: 'insufficient credits',
      entry_id: null,
    });
    expect(await deliveries(id)).toEqual([]);
    expect(await spent(account)).toEqual([-60_000n]);
    expect(await requests.affordable(id)).toBe('settled');
  });

  it('past the spending limit of the account, or of its key, fails and says so', async () => {
    const capped = await ledger.account({ balance: '1', cap: '0.10' });
    const rich = await ledger.account({ balance: '1' });
    const ids = [await take(capped), await take(rich, { keyId: await keyOf(rich, '0.10') })];
    for (const id of ids) {
      expect(await requests.affordable(id)).toBe('capped');
      expect(await complete(id)).toEqual({ outcome: 'capped' });
      expect(await rowOf(id)).toMatchObject({ status: 'failed', error_message: 'spending limit exceeded' });
    }
    expect(await spent(capped)).toEqual([]);
  });

  it('counts against the limit of a month, which begins anew', async () => {
    const account = await ledger.account({ balance: '1', cap: '0.20' });
    await ledger.charge(account, '0.10');
    const id = await take(account);
    expect(await requests.affordable(id)).toBe('capped');
    const before = ledger.time;
    ledger.time = new Date('2026-04-01T00:00:00Z');
    expect(await requests.affordable(id)).toBe('affordable');
    expect(await complete(id)).toMatchObject({ outcome: 'completed' });
    ledger.time = before;
  });

  it('of a key that was revoked meanwhile is charged to its account all the same', async () => {
    const account = await ledger.account({ balance: '1' });
    const keyId = await keyOf(account, '0.10');
    const id = await take(account, { keyId });
    await ledger.billing.revokeKey(account, keyId);
    expect(await requests.affordable(id)).toBe('affordable');
    expect(await complete(id)).toMatchObject({ outcome: 'completed' });
    expect(await spent(account)).toEqual([-150_000n]);
  });

  it('of an entity that is gone fails, uncharged', async () => {
    const account = await ledger.account({ balance: '1' });
    const id = await take(account);
    expect(await complete(id, null)).toEqual({ outcome: 'gone' });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', error_message: 'entity not found' });
    expect(await spent(account)).toEqual([]);
  });

  it('whose result cannot be read stays pending, uncharged', async () => {
    const account = await ledger.account({ balance: '1' });
    const id = await take(account);
    const broken = requests.complete(id, { readResult: () => Promise.reject(new Error('a fault')), now: ledger.time });
    await expect(broken).rejects.toThrow('a fault');
    expect(await rowOf(id)).toMatchObject({ status: 'pending', completed_at: null });
    expect(await spent(account)).toEqual([]);
  });

  it('is charged what it said, though prices have changed since', async () => {
    const account = await ledger.account({ balance: '1' });
    const id = await take(account, { price: micro('0.12') });
    await complete(id);
    const [entry] = await ledger.billing.ledger(account);
    expect(entry).toMatchObject({ amount: -120_000n, lines: [{ code: 'DAT-CORE,CHK-BIN', price: '0.12' }] });
  });

  it('counts its runs and keeps when the first began; an ended one begins no more', async () => {
    const id = await take(await ledger.account({ balance: '1' }));
    const first = ledger.time;
    expect(await requests.begin(id)).toMatchObject({ id, runs: 1, startedAt: first });
    ledger.time = new Date(first.getTime() + 60_000);
    expect(await requests.begin(id)).toMatchObject({ runs: 2, startedAt: first });
    expect(await requests.fail(id, 'source down: Invented: it did not answer')).toBe(true);
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      error_message: 'source down: Invented: it did not answer',
    });
    expect(await requests.begin(id)).toBeNull();
    expect(await requests.begin(999_999_999n)).toBeNull();
    expect(await requests.giveUp(id)).toBe(false);
    ledger.time = first;
  });

  it('that has waited too long is found, the oldest first', async () => {
    const account = await ledger.account({ balance: '1' });
    const before = ledger.time;
    const old = [await take(account), await take(account)];
    ledger.time = new Date(before.getTime() + 10_001);
    await take(account);
    expect((await requests.pendingOlderThan(10_000, 1_000)).slice(-2)).toEqual(old);
    expect(await requests.pendingOlderThan(10_000, 1)).toHaveLength(1);
    expect(await requests.pendingOlderThan(60_000, 1_000)).toEqual([]);
    ledger.time = before;
  });

  it('is listed and shown without its result, with what its sources said', async () => {
    const account = await ledger.account({ balance: '1' });
    const id = await take(account);
    await ledger.database.pool.query(
      `insert into source_reading (update_request_id, source, state, reason, items, started_at, finished_at)
       values ($1, 'dgi', 'source_down', 'it did not answer', 0, $2, $2)`,
      [id, ledger.time],
    );
    const listed = await requests.list({ accountId: account, status: 'pending' }, { limit: 10, before: null });
    expect(listed.map((row) => row.id)).toEqual([id]);
    expect(await requests.show(id)).toMatchObject({
      request: { id, status: 'pending' },
      readings: [{ source: 'dgi', state: 'source_down', reason: 'it did not answer' }],
    });
    expect(await requests.show(999_999_999n)).toBeNull();
  });
});
