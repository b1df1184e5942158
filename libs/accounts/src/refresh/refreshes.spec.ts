import { randomUUID } from 'node:crypto';
import { CHANNEL_NUMBERS, levelMask, micro, ownKey } from '@entity-registry/domain';
import type { Channel, Code } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Library } from '../library/library.js';
import { WorkDispatch } from '../work/work-dispatch.js';
import { Refreshes } from './refreshes.js';
import type { AccountId, KeyId } from '../ids.js';
import type { NewRefresh } from './refreshes.js';

const RESULT = '{"id":1}';
const FACT = { entity: ownKey('pa', 1n), levels: levelMask(['core_registro', 'contacto']) };
const WEBHOOK = 'https://hooks.example.test/refreshes';

describe('a refresh request', () => {
  let ledger: LedgerFixture;
  let requests: Refreshes;
  beforeAll(async () => {
    ledger = await LedgerFixture.open();
    requests = new Refreshes(ledger.database.pool, () => ledger.time);
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
    const created = await requests.create({ ...request, clientReference: null, member: null, ...rest, keyId });
    if (created.outcome !== 'created') throw new Error(created.outcome);
    return created.id;
  };
  const complete = (id: bigint, result: string | null = RESULT) =>
    requests.complete(id, () => Promise.resolve(result === null ? null : { text: result, fact: FACT }));
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

  it('is charged and gets its result and webhook in one step, once', async () => {
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

  it('stores its result in the Library once if a member ordered it, but not if a program did', async () => {
    const account = await ledger.account({ balance: '1' });
    const library = new Library(ledger.database.pool, { now: () => ledger.time });
    const entity = '{"id":"pa_own_1","nombre":"EMPRESA INVENTADA, S.A.","sections":{}}';
    const finish = (id: bigint) =>
      requests.complete(id, () =>
        Promise.resolve({ text: RESULT, typed: `{"entity":${entity},"next":{}}`, fact: FACT }),
      );
    await finish(await take(account));
    expect(await library.responses(account, 'pa_own_1')).toEqual([]);
    const id = await take(account, { member: { userId: 'user-ana', requestId: 'r1' } });
    await Promise.all([finish(id), finish(id)]);
    expect(await library.responses(account, 'pa_own_1')).toMatchObject([
      { operation: 'refresh', asked: `update_request ${String(id)}`, charged: 150_000n, body: entity },
    ]);
    const unpaid = await ledger.account({ balance: '0.15' });
    const short = await take(unpaid, { member: { userId: 'user-ana', requestId: 'r2' } });
    await ledger.charge(unpaid, '0.10');
    expect(await finish(short)).toEqual({ outcome: 'insufficient' });
    expect(await library.responses(unpaid, 'pa_own_1')).toEqual([]);
  });

  it('is completed once by concurrent completions: one charge, one webhook', async () => {
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

  it('fails without a charge, a result or a webhook if the balance was spent meanwhile', async () => {
    const account = await ledger.account({ balance: '0.20' });
    await ledger.database.pool.query('update account set webhook_url = $2 where id = $1', [account, WEBHOOK]);
    const id = await take(account);
    expect(await requests.checkAffordability(id)).toBe('affordable');
    await ledger.charge(account, '0.06');
    expect(await requests.checkAffordability(id)).toBe('insufficient');
    expect(await complete(id)).toEqual({ outcome: 'insufficient' });
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      result: null,
      error_message: 'insufficient credits',
      entry_id: null,
    });
    expect(await deliveries(id)).toEqual([]);
    expect(await spent(account)).toEqual([-60_000n]);
    expect(await requests.checkAffordability(id)).toBe('settled');
  });

  it('fails if it would exceed the spending limit of the account or of its key', async () => {
    const capped = await ledger.account({ balance: '1', cap: '0.20' });
    const rich = await ledger.account({ balance: '1' });
    const keyId = await keyOf(rich, '0.20');
    const ids = [await take(capped), await take(rich, { keyId })];
    // Other calls use up the rest of the limit.
    await ledger.charge(capped, '0.10');
    await ledger.charge(rich, '0.10', { keyId });
    for (const id of ids) {
      expect(await requests.checkAffordability(id)).toBe('capped');
      expect(await complete(id)).toEqual({ outcome: 'capped' });
      expect(await rowOf(id)).toMatchObject({ status: 'failed', error_message: 'spending limit exceeded' });
    }
    expect(await spent(capped)).toEqual([-100_000n]);
  });

  it('counts against the limit of a month, which restarts', async () => {
    const account = await ledger.account({ balance: '1', cap: '0.20' });
    const id = await take(account);
    await ledger.charge(account, '0.10');
    expect(await requests.checkAffordability(id)).toBe('capped');
    const before = ledger.time;
    ledger.time = new Date('2026-04-01T00:00:00Z');
    expect(await requests.checkAffordability(id)).toBe('affordable');
    expect(await complete(id)).toMatchObject({ outcome: 'completed' });
    ledger.time = before;
  });

  it('is still charged to its account if its key was revoked meanwhile', async () => {
    const account = await ledger.account({ balance: '1' });
    const keyId = await keyOf(account, '0.20');
    const id = await take(account, { keyId });
    await ledger.charge(account, '0.10', { keyId });
    await ledger.billing.revokeKey(account, keyId);
    expect(await requests.checkAffordability(id)).toBe('affordable');
    expect(await complete(id)).toMatchObject({ outcome: 'completed' });
    expect(await spent(account)).toEqual([-150_000n, -100_000n]);
  });

  it('fails uncharged if its entity no longer exists', async () => {
    const account = await ledger.account({ balance: '1' });
    const id = await take(account);
    expect(await complete(id, null)).toEqual({ outcome: 'gone' });
    expect(await rowOf(id)).toMatchObject({ status: 'failed', error_message: 'entity not found' });
    expect(await spent(account)).toEqual([]);
  });

  it.each([
    ['refresh', null],
    ['webhook', WEBHOOK],
  ])('stores the %s disclosure and who ordered it with its charge', async (channel, url) => {
    const account = await ledger.account({ balance: '1' });
    await ledger.database.pool.query('update account set webhook_url = $2 where id = $1', [account, url]);
    const id = await take(account, { member: { userId: 'user-7', requestId: 'r-7' }, requestId: 'r-7' });
    expect(await complete(id)).toMatchObject({ outcome: 'completed' });
    // Usage shows the call under this request id.
    const [entry] = await ledger.billing.ledger(account);
    expect(entry).toMatchObject({ kind: 'charge', requestId: 'r-7' });
    const { rows } = await ledger.database.pool.query<{ entry_id: bigint; channel: number }>(
      'select * from disclosure where account_id = $1',
      [account],
    );
    expect(rows).toEqual([
      expect.objectContaining({
        ...{
          entry_id: (await rowOf(id))?.['entry_id'],
          channel: CHANNEL_NUMBERS[channel as Channel],
          user_id: 'user-7',
        },
        ...{ entities: [FACT.entity], levels: [FACT.levels], signals: null },
      }),
    ]);
  });

  it('is in the audit log with its details if a member ordered it and it was accepted', async () => {
    const account = await ledger.account({ balance: '0.20' });
    const id = await take(account, { member: { userId: 'user-7', requestId: 'r-7' } });
    await expect(take(account, { member: { userId: 'user-7', requestId: 'r-8' } })).rejects.toThrow('insufficient');
    await ledger.buy(account, '1');
    await take(account);
    const { rows } = await ledger.database.pool.query('select * from audit_entry where account_id = $1', [account]);
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ action: 'refresh.request', actor: 'user-7', user_id: 'user-7', operator_id: null, request_id: 'r-7' },
        ...{ target: `update_request:${String(id)}`, at: ledger.time },
        detail: { after: { entity: 'pa_own_1', codes: ['DAT-CORE', 'CHK-BIN'], price: '0.15' } },
      }),
    ]);
  });

  it('stays pending and uncharged if its result cannot be read', async () => {
    const account = await ledger.account({ balance: '1' });
    const id = await take(account);
    const broken = requests.complete(id, () => Promise.reject(new Error('an invented error')));
    await expect(broken).rejects.toThrow('an invented error');
    expect(await rowOf(id)).toMatchObject({ status: 'pending', completed_at: null });
    expect(await spent(account)).toEqual([]);
  });

  it('is charged the price it was accepted at, even if prices have changed since', async () => {
    const account = await ledger.account({ balance: '1' });
    const id = await take(account, { price: micro('0.12') });
    await complete(id);
    const [entry] = await ledger.billing.ledger(account);
    expect(entry).toMatchObject({ amount: -120_000n, lines: [{ code: 'DAT-CORE,CHK-BIN', price: '0.12' }] });
  });

  it('counts its runs and stores when the first started, and cannot start after it ended', async () => {
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
    expect(await requests.abandon(id)).toBe(false);
    ledger.time = first;
  });

  it('is found if it was handed to the queue long ago, oldest first', async () => {
    const account = await ledger.account({ balance: '1' });
    const before = ledger.time;
    const work = new WorkDispatch(ledger.database.pool, () => ledger.time);
    await work.announceSlots('refresh', randomUUID(), 9);
    const [old, other] = [await take(account), await take(account)];
    expect(await work.dispatch('refresh')).toEqual(expect.arrayContaining([old, other]));
    ledger.time = new Date(before.getTime() + 10_001);
    await take(account);
    expect((await requests.listDispatchedBefore(10_000, 1_000)).slice(-2)).toEqual([old, other]);
    expect(await requests.listDispatchedBefore(10_000, 1)).toHaveLength(1);
    expect(await requests.listDispatchedBefore(60_000, 1_000)).toEqual([]);
    ledger.time = before;
  });

  it('is listed and shown without its result, with the readings of its sources', async () => {
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
