import type { AccountId, EntryId, KeyId } from '@entity-registry/accounts';
import { disclosureOf, entityKey, levelMask, micro, ownKey } from '@entity-registry/domain';
import type { Fact, RecordLevel } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, responseOf } from '../../test/admin-fixture.js';

let admin: AdminFixture;
let one: AccountId;
let other: AccountId;
let key: number;
let serial = 0;
const entries: EntryId[] = [];

const told = (pk: bigint, ...levels: RecordLevel[]): Fact => ({ entity: ownKey('pa', pk), levels: levelMask(levels) });

async function received(accountId: AccountId, at: string, facts: readonly Fact[], userId: string | null = null) {
  serial += 1;
  const keyId = accountId === one ? (BigInt(key) as KeyId) : null;
  const outcome = await admin.billing.charge({
    ...{ accountId, keyId, idempotencyKey: `request:${String(serial)}`, amount: micro('0.01'), lines: [], quota: null },
    ...{ requestId: `r-${String(serial)}`, route: '/v5/entities/:id', clientReference: null, record: null, userId },
    ...{ disclosure: disclosureOf('network', facts), now: new Date(at) },
  });
  if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
  entries.push(outcome.entryId);
}

beforeAll(async () => {
  admin = await AdminFixture.open();
  [one, other] = [await admin.account('Banco Prueba'), await admin.account('Bufete Prueba')];
  ({ id: key } = await admin.key(one));
  for (const account of [one, other]) {
    await admin.send('post', `/admin/accounts/${account}/credits`, { amount: '5', kind: 'purchase' });
  }
  await admin.db.query(
    `insert into auth_user (id, name, email, email_verified, created_at, updated_at)
     values ('user-1', 'Ana', 'ana@example.test', true, now(), now())`,
  );
  await received(one, '2026-11-01T10:00:00Z', [told(42n, 'core_registro', 'sanciones'), told(43n, 'core_registro')]);
  await received(other, '2026-11-02T10:00:00Z', [{ ...told(42n, 'core_registro'), signals: levelMask(['sanciones']) }]);
  await received(one, '2026-11-03T10:00:00Z', [told(43n, 'marcas')], 'user-1');
  await received(other, '2026-11-04T10:00:00Z', [told(42n, 'directores')]);
  await admin.billing.reverse(other, entries[3] as EntryId);
  const imped = entityKey({ jurisdiction: 'pa', type: 'imped', pk: 9n });
  await received(other, '2026-11-05T10:00:00Z', [{ entity: imped, levels: levelMask(['impedimentos']) }]);
});
afterAll(() => admin.close());

const log = (query: string) => admin.send('get', `/admin/disclosures?reason=correction%2017&${query}`);
const idsOf = async (query: string) =>
  ((await log(query)).body as { items: { id: number }[] }).items.map(({ id }) =>
    entries.indexOf(BigInt(id) as EntryId),
  );

describe('the disclosure log', () => {
  it('shows who received an entity, newest first, with only its levels', async () => {
    expect(await log('entity=pa_own_42')).toEqual({
      status: 200,
      body: {
        items: [
          {
            ...{ id: Number(entries[1]), at: '2026-11-02T10:00:00.000Z', account_id: Number(other) },
            ...{
              account_name: 'Bufete Prueba',
              key_id: null,
              channel: 'network',
              member_name: null,
              member_email: null,
              purpose: null,
            },
            entities: [{ entity_id: 'pa_own_42', levels: ['core_registro'], signals: ['sanciones'] }],
          },
          {
            ...{ id: Number(entries[0]), at: '2026-11-01T10:00:00.000Z', account_id: Number(one) },
            ...{ account_name: 'Banco Prueba', key_id: key, channel: 'network', member_name: null, member_email: null },
            purpose: null,
            entities: [{ entity_id: 'pa_own_42', levels: ['core_registro', 'sanciones'], signals: [] }],
          },
        ],
        next: null,
      },
    });
  });

  it.each([
    ['entity=pa_own_42&level=sanciones', [1, 0]],
    ['entity=pa_own_42&level=core_registro&since=2026-11-02', [1]],
    // Its response was never sent.
    ['entity=pa_own_42&level=directores', []],
    ['entity=pa_imped_9&level=impedimentos', [4]],
    ['entity=ec_own_42', []],
  ])('of %s holds %j', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
  });

  it('shows what an account received, with the user who made the request, page by page', async () => {
    expect(await idsOf(`account=${String(other)}`)).toEqual([4, 1]);
    expect(await idsOf(`account=${String(one)}&entity=pa_own_43`)).toEqual([2, 0]);
    expect(await idsOf(`account=${String(one)}&since=2026-11-02`)).toEqual([2]);
    const first = (await log(`account=${String(one)}&limit=1`)).body as { items: object[]; next: number };
    expect(first.items).toEqual([
      expect.objectContaining({
        ...{ member_name: 'Ana', member_email: 'ana@example.test' },
        entities: [{ entity_id: 'pa_own_43', levels: ['marcas'], signals: [] }],
      }),
    ]);
    expect(await idsOf(`account=${String(one)}&limit=1&before=${String(first.next)}`)).toEqual([0]);
  });

  it('records each query with its reason, even one without results, but not a rejected one', async () => {
    const looks = async () => (await admin.audit()).filter(({ action }) => action === 'disclosures.read');
    const before = (await looks()).length;
    await log('entity=pa_own_77&level=marcas&since=2026-11-01');
    await log('entity=pa_own');
    expect((await looks()).length).toBe(before + 1);
    expect((await looks())[0]).toMatchObject({
      ...{ actor: 'the admin', accountId: null, target: 'entity:pa_own_77' },
      detail: { after: { reason: 'correction 17', level: 'marcas', since: '2026-11-01T00:00:00.000Z' } },
    });
    await log(`account=${String(one)}`);
    expect((await admin.audit(one))[0]).toMatchObject({ action: 'disclosures.read', accountId: one });
  });

  it.each([
    ['', 'entity', 'entity or account is required'],
    ['entity=pa_own', 'entity', 'entity must be a typed id such as pa_own_42'],
    ['entity=pa_own_0', 'entity', 'entity must be a typed id such as pa_own_42'],
    ['account=1&level=marcas', 'level', 'level needs an entity'],
    ['entity=pa_own_42&level=marca', 'level', expect.stringContaining('level must be one of core_registro')],
    ['entity=pa_own_42&since=yesterday', 'since', 'since must be a UTC day such as 2026-11-21'],
  ])('rejects ?%s', async (query, field, error) => {
    expect(await log(query)).toEqual({ status: 400, body: { error, code: 'invalid_parameter', field } });
  });

  it('requires a reason and a known account', async () => {
    expect(await admin.send('get', '/admin/disclosures?entity=pa_own_42')).toMatchObject({
      ...{ status: 400, body: { field: 'reason' } },
    });
    expect(await log('account=999999')).toMatchObject({ status: 404, body: { code: 'unknown_account' } });
  });

  it('is closed to viewers', async () => {
    const path = '/admin/disclosures?reason=x&entity=pa_own_42';
    expect(responseOf(await admin.call('get', path, 'viewer')).body).toMatchObject({ code: 'role_insufficient' });
    expect((await admin.call('get', path, 'support')).status).toBe(200);
  });
});

describe('the usage of an account', () => {
  const callsAs = async (role: 'viewer' | 'support') => {
    const { body } = responseOf(await admin.call('get', `/admin/accounts/${String(one)}/usage?from=2026-11-01`, role));
    return (
      body as { calls: { attribution: string; entity_id: string | null; member_email: string | null }[] }
    ).calls.map(({ attribution, entity_id: id, member_email: member }) => [attribution, id, member]);
  };

  it('shows support and higher roles which entities requests were about, and records this in the audit log', async () => {
    expect(await callsAs('support')).toEqual([
      ['entity', 'pa_own_43', 'ana@example.test'],
      ['entities', null, null],
    ]);
    expect((await admin.audit(one))[0]).toMatchObject({ action: 'usage.read', actor: 'the support' });
  });

  it('hides the entities from viewers', async () => {
    const before = (await admin.audit(one)).length;
    expect(await callsAs('viewer')).toEqual([
      ['withheld', null, null],
      ['withheld', null, null],
    ]);
    expect((await admin.audit(one)).length).toBe(before);
  });
});
