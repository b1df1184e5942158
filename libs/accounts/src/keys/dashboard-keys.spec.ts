import { isApiKeyShape } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAudit } from '../audit/audit-rows.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import type { AccountId } from '../ids.js';
import { DashboardKeys } from './dashboard-keys.js';
import { secretBox } from '../sealing/sealing.js';

const actor = { operatorId: null, name: 'ana@example.test', requestId: 'r1' };
let ledger: LedgerFixture;
let keys: DashboardKeys;

beforeAll(async () => {
  ledger = await LedgerFixture.open();
  keys = keysUnder('a secret of at least 32 characters');
});
afterAll(() => ledger.close());

function keysUnder(secret: string): DashboardKeys {
  const { hashKey } = ledger.billing;
  return new DashboardKeys(ledger.database.pool, { hashKey, box: secretBox(secret), now: () => ledger.time });
}

const listed = async (accountId: AccountId) =>
  (await ledger.billing.listKeys(accountId)).map(({ name, prefix }) => [name, prefix]);

async function revokeAll(accountId: AccountId): Promise<void> {
  for (const { id } of await ledger.billing.listKeys(accountId)) await ledger.billing.revokeKey(accountId, id);
}

describe('the key of an account’s explorer', () => {
  it('is created on first use, once even under concurrent calls, and recorded in the audit log', async () => {
    const accountId = await ledger.account();
    expect(await keys.read(accountId)).toBeNull();
    const texts = await Promise.all([1, 2, 3].map(() => keys.readOrCreate(accountId, actor)));
    expect(new Set([...texts, await keys.readOrCreate(accountId, actor)]).size).toBe(1);
    const [text = ''] = texts;
    expect(isApiKeyShape(text)).toBe(true);
    expect((await ledger.billing.keyState(ledger.billing.hashKey(text)))?.accountId).toBe(accountId);
    const prefix = text.slice(0, (await keys.read(accountId))?.prefix.length);
    expect(await keys.read(accountId)).toEqual({ prefix, createdAt: ledger.time, state: 'working' });
    expect(await listed(accountId)).toEqual([['Dashboard', prefix]]);
    const { rows } = await ledger.database.pool.query<{ all: string }>(
      `select (select string_agg(a::text, '') from audit_entry a) || (select string_agg(d::text, '') from dashboard_key d) as all`,
    );
    expect(rows[0]?.all).toContain(prefix);
    expect(rows[0]?.all).not.toContain(text);
    expect(await listAudit(ledger.database.pool, { accountId }, { limit: 10, before: null })).toMatchObject([
      { action: 'key.create', actor: actor.name, detail: { after: { name: 'Dashboard', replaces: null } } },
    ]);
  });

  it('stays revoked until someone asks for another', async () => {
    const accountId = await ledger.account();
    const first = await keys.readOrCreate(accountId, actor);
    await revokeAll(accountId);
    await expect(keys.readOrCreate(accountId, actor)).rejects.toMatchObject({ detail: { code: 'key_revoked' } });
    expect(await keys.read(accountId)).toMatchObject({ state: 'revoked' });
    expect(await keys.renew(accountId, actor)).toMatchObject({ state: 'working' });
    const second = await keys.readOrCreate(accountId, actor);
    expect(second).not.toBe(first);
    expect(await keys.renew(accountId, actor)).toMatchObject({ state: 'working' });
    expect(await keys.readOrCreate(accountId, actor)).toBe(second);
    expect(await listed(accountId)).toHaveLength(2);
  });

  it('expires after 90 days in the free tier', async () => {
    const accountId = await ledger.account();
    await keys.readOrCreate(accountId, actor);
    const start = ledger.time;
    ledger.time = new Date(start.getTime() + 91 * 86_400_000);
    await expect(keys.readOrCreate(accountId, actor)).rejects.toMatchObject({ detail: { code: 'key_expired' } });
    expect(await keys.renew(accountId, actor)).toMatchObject({ state: 'working' });
    ledger.time = start;
  });

  it('is unusable under another secret or for another account, and is created again', async () => {
    const [accountId, other] = [await ledger.account(), await ledger.account()];
    await keys.readOrCreate(accountId, actor);
    await keys.readOrCreate(other, actor);
    const later = keysUnder('another secret of 32 characters!!');
    await expect(later.readOrCreate(accountId, actor)).rejects.toMatchObject({ detail: { code: 'key_revoked' } });
    await later.renew(accountId, actor);
    const [old] = await ledger.billing.listKeys(accountId);
    expect(old?.revokedAt).toEqual(ledger.time);
    await ledger.database.pool.query(
      'update dashboard_key set sealed = (select sealed from dashboard_key where account_id = $1) where account_id = $2',
      [accountId, other],
    );
    await expect(later.readOrCreate(other, actor)).rejects.toMatchObject({ detail: { code: 'key_revoked' } });
  });
});
