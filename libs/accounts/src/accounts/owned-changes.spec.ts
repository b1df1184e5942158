import { NO_LEVELS, micro, ownKey } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAudit } from '../audit/audit-rows.js';
import { parseAccountId } from '../ids.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { MAX_WORKING_KEYS } from '../keys/keys.js';
import { ManagedKeys } from '../keys/managed-keys.js';
import { AccountRefreshes } from '../refresh/account-refreshes.js';
import { Refreshes } from '../refresh/refreshes.js';
import { secretBox } from '../sealing/sealing.js';
import { ManagedDeliveries } from '../webhooks/managed-deliveries.js';
import { WebhookSettings } from '../webhooks/webhook-settings.js';
import type { Actor } from '../audit/audit.js';
import type { AccountId, KeyId } from '../ids.js';

const HOUR_MS = 3_600_000;
const ACTOR: Actor = { operatorId: null, name: 'a member', requestId: null };
const HOOK = 'https://hooks.example.com/in';

let ledger: LedgerFixture;
let keys: ManagedKeys;
let deliveries: ManagedDeliveries;
let webhooks: WebhookSettings;
let refreshes: AccountRefreshes;
let requests: Refreshes;
beforeAll(async () => {
  ledger = await LedgerFixture.open();
  const now = () => ledger.time;
  const { pool } = ledger.database;
  keys = new ManagedKeys(pool, { hashKey: ledger.billing.hashKey, now });
  deliveries = new ManagedDeliveries(pool, { now });
  webhooks = new WebhookSettings(pool, { box: secretBox('a secret of the tests, long enough'), now });
  refreshes = new AccountRefreshes(pool);
  requests = new Refreshes(pool, now);
});
afterAll(() => ledger.close());

const rejected = (code: string) => ({ detail: { code } });
const told = async (accountId: AccountId): Promise<string[]> =>
  (await listAudit(ledger.database.pool, { accountId }, { limit: 200, before: null })).map(({ action }) => action);

/** An account with a webhook URL and a signing secret. */
async function receiving(): Promise<AccountId> {
  const account = await ledger.account();
  await webhooks.setUrl(account, HOOK, ACTOR);
  await webhooks.rotateSecret(account, ACTOR);
  return account;
}

/** A refresh of the account that has completed, with a webhook that failed. */
async function refreshed(account: AccountId): Promise<{ request: bigint; delivery: bigint }> {
  await ledger.buy(account, '1.00');
  const { id: keyId } = await ledger.billing.createKey({ accountId: account, name: 'of the refresh' });
  const created = await requests.create({
    ...{ accountId: account, keyId, jurisdiction: 'pa', entityPk: 77n, codes: ['CHK-BIN'] },
    ...{ price: micro('0.02'), clientReference: null, member: null },
  });
  if (created.outcome !== 'created') throw new Error(created.outcome);
  const request = created.id;
  const fact = { entity: ownKey('pa', 77n), levels: NO_LEVELS };
  const produceResult = () => Promise.resolve({ text: '{"id":77}', typed: '{"id":"pa_own_77"}', fact });
  const completed = await requests.complete(request, produceResult);
  const delivery = completed.outcome === 'completed' ? (completed.deliveryId ?? 0n) : 0n;
  await ledger.database.pool.query(
    `with ended as (
       update webhook_delivery set status = 'failed', finished_at = $2, error = 'refused', attempts = 3, sent_timestamp = 1,
                                   signature = 's', standard_signature = 's' where id = $1 returning update_request_id)
     update update_request set webhook_status = 'failed', webhook_attempts = 3 from ended where id = update_request_id`,
    [delivery, ledger.time],
  );
  return { request, delivery };
}

describe('data of another account', () => {
  it('cannot be read or changed by members of this one, and nothing is recorded', async () => {
    const [mine, theirs] = [await receiving(), await receiving()];
    const key = await keys.create({ accountId: theirs, name: 'theirs' }, ACTOR);
    const { request, delivery } = await refreshed(theirs);
    const before = { key: await ledger.billing.findKey(key.id), told: await told(theirs) };
    const attempts: [string, () => Promise<unknown>][] = [
      ['unknown_key', () => keys.update(mine, key.id, { name: 'mine now', monthlyCap: micro('1') }, ACTOR)],
      ['unknown_key', () => keys.revoke(mine, key.id, ACTOR)],
      ['unknown_key', () => keys.roll(mine, key.id, 0, ACTOR)],
      ['unknown_delivery', () => deliveries.read(mine, delivery)],
      ['unknown_delivery', () => deliveries.replay(mine, delivery, ACTOR)],
      ['unknown_update_request', () => refreshes.read(mine, request)],
      ['unknown_update_request', () => refreshes.result(mine, request)],
    ];
    for (const [code, attempt] of attempts) await expect(attempt()).rejects.toMatchObject(rejected(code));
    expect(await keys.page(mine, 'all', { limit: 50, before: null })).toEqual([]);
    expect(
      await refreshes.list(mine, { status: null, webhookStatus: null, entityPk: null }, { limit: 50, before: null }),
    ).toEqual([]);
    expect(
      await deliveries.list(mine, { status: null, updateRequestId: request }, { limit: 50, before: null }),
    ).toEqual([]);
    expect({ key: await ledger.billing.findKey(key.id), told: await told(theirs) }).toEqual(before);
    expect((await told(mine)).filter((action) => action.startsWith('key.') || action === 'webhook.replay')).toEqual([]);
  });

  it('is found under its own account', async () => {
    const account = await receiving();
    const { request, delivery } = await refreshed(account);
    expect(await refreshes.read(account, request)).toMatchObject({
      ...{ request: { id: request, entityPk: 77n, entityName: null, webhookUrl: HOOK }, readings: [] },
    });
    expect(await refreshes.result(account, request)).toBe('{"id":"pa_own_77"}');
    expect(await deliveries.read(account, delivery)).toMatchObject({ id: delivery, updateRequestId: request });
  });
});

describe('the list of keys', () => {
  it('is paged, newest first, and separates working keys from ended ones', async () => {
    const account = await ledger.account();
    const make = async (name: string) => (await keys.create({ accountId: account, name }, ACTOR)).id;
    const [first, second, third] = [await make('first'), await make('second'), await make('third')];
    await keys.revoke(account, second, ACTOR);
    const { created } = await keys.roll(account, third, HOUR_MS, ACTOR);
    const list = async (standing: 'working' | 'ended' | 'all', limit = 50, before: KeyId | null = null) =>
      (await keys.page(account, standing, { limit, before })).map(({ id }) => id);
    expect(await list('all')).toEqual([created.id, third, second, first]);
    expect(await list('working')).toEqual([created.id, third, first]);
    expect(await list('ended')).toEqual([second]);
    expect(await list('all', 2)).toEqual([created.id, third]);
    expect(await list('all', 2, third)).toEqual([second, first]);
    const [, old] = await keys.page(account, 'all', { limit: 2, before: null });
    expect(old).toMatchObject({ replacedBy: created.id, capSpent: null });
  });

  it('shows what is spent of a monthly cap, for this month only', async () => {
    const account = await ledger.account({ balance: '5' });
    const { id } = await keys.create({ accountId: account, name: 'capped', monthlyCap: micro('2') }, ACTOR);
    await ledger.charge(account, '0.16', { keyId: id });
    const shown = async () => (await keys.page(account, 'all', { limit: 1, before: null }))[0];
    expect(await shown()).toMatchObject({ monthlyCap: micro('2'), capSpent: micro('0.16') });
    const start = ledger.time;
    ledger.time = new Date('2026-04-01T00:00:00Z');
    expect(await shown()).toMatchObject({ monthlyCap: micro('2'), capSpent: 0n });
    ledger.time = start;
  });
});

describe('the number of keys', () => {
  it('is limited under any concurrency, and revoked keys do not count', async () => {
    const account = await ledger.account();
    const create = () => keys.create({ accountId: account, name: 'one of many' }, ACTOR);
    const made = await Promise.allSettled(Array.from({ length: MAX_WORKING_KEYS + 5 }, create));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_WORKING_KEYS);
    await expect(create()).rejects.toMatchObject({ detail: { code: 'key_limit_reached', limit: MAX_WORKING_KEYS } });
    const [newest] = await keys.page(account, 'working', { limit: 1, before: null });
    await keys.revoke(account, newest?.id as KeyId, ACTOR);
    expect(await create()).toMatchObject({ name: 'one of many' });
  });

  it('does not block rolling a key, but limits chains of overlapping keys', async () => {
    const account = await ledger.account();
    let { id } = await keys.create({ accountId: account, name: 'chain' }, ACTOR);
    for (let more = 1; more < 2 * MAX_WORKING_KEYS; more += 1) {
      ({ id } = (await keys.roll(account, id, HOUR_MS, ACTOR)).created);
    }
    await expect(keys.roll(account, id, HOUR_MS, ACTOR)).rejects.toMatchObject(rejected('key_limit_reached'));
  });
});

describe('concurrent roll and revoke', () => {
  it('revoke the old key and record each change once', async () => {
    const account = await ledger.account();
    const { id } = await keys.create({ accountId: account, name: 'leaked' }, ACTOR);
    const attempts = [
      ...Array.from({ length: 4 }, () => keys.revoke(account, id, ACTOR)),
      ...Array.from({ length: 4 }, () => keys.roll(account, id, HOUR_MS, ACTOR)),
    ];
    const ends = await Promise.allSettled(attempts);
    for (const end of ends.slice(0, 4)) expect(end.status).toBe('fulfilled');
    expect(await ledger.billing.findKey(id)).toMatchObject({ revokedAt: ledger.time });
    const rolled = ends.slice(4).filter(({ status }) => status === 'fulfilled').length;
    expect(rolled).toBeLessThanOrEqual(1);
    const log = await told(account);
    expect(log.filter((action) => action === 'key.revoke')).toHaveLength(1);
    expect(log.filter((action) => action === 'key.roll')).toHaveLength(rolled);
  });
});

describe('tests and replays', () => {
  it('are limited to ten per minute, even under concurrent requests', async () => {
    const account = await receiving();
    const start = ledger.time;
    const tests = await Promise.allSettled(Array.from({ length: 14 }, () => deliveries.test(account, ACTOR)));
    expect(tests.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    ledger.time = new Date(start.getTime() + 20_500);
    await expect(deliveries.test(account, ACTOR)).rejects.toMatchObject({
      detail: { code: 'too_many_deliveries', limit: 10, retryAfterSeconds: 40 },
    });
    ledger.time = new Date(start.getTime() + 60_000);
    expect(await deliveries.test(account, ACTOR)).toMatchObject({ kind: 'test', status: 'pending' });
    ledger.time = start;
  });

  it('accept only one of many concurrent replays of one refresh', async () => {
    const account = await receiving();
    const { delivery, request } = await refreshed(account);
    const replays = await Promise.allSettled(
      Array.from({ length: 6 }, () => deliveries.replay(account, delivery, ACTOR)),
    );
    expect(replays.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const others = replays.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    for (const other of others) expect(other).toMatchObject(rejected('delivery_under_way'));
    const list = await deliveries.list(
      account,
      { status: 'pending', updateRequestId: request },
      { limit: 9, before: null },
    );
    expect(list).toHaveLength(1);
  });
});

describe('the refreshes of an account', () => {
  it('are filtered by state, webhook and entity, and have no result while pending', async () => {
    const account = await receiving();
    const { request } = await refreshed(account);
    const { rows } = await ledger.database.pool.query<{ id: bigint }>(
      `insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, requested_at)
       values ($1, 'pa', 5, '{DAT-CORE}', 150000, $2) returning id`,
      [account, ledger.time],
    );
    const pending = rows[0]?.id ?? 0n;
    const none = { status: null, webhookStatus: null, entityPk: null };
    const list = async (filter: object) =>
      (await refreshes.list(account, { ...none, ...filter }, { limit: 9, before: null })).map(({ id }) => id);
    expect(await list({})).toEqual([pending, request]);
    expect(await list({ status: 'pending' })).toEqual([pending]);
    expect(await list({ webhookStatus: 'failed' })).toEqual([request]);
    expect(await list({ webhookStatus: 'delivered' })).toEqual([]);
    expect(await list({ entityPk: 77n })).toEqual([request]);
    await expect(refreshes.result(account, pending)).rejects.toMatchObject({
      detail: { code: 'refresh_without_result', status: 'pending' },
    });
    await expect(refreshes.read(parseAccountId('999999') as AccountId, pending)).rejects.toMatchObject(
      rejected('unknown_update_request'),
    );
  });
});
