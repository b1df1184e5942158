import { issueCorrectionNotices } from '@entity-registry/accounts';
import type { KeyId } from '@entity-registry/accounts';
import { inTransaction } from '@entity-registry/database';
import { disclosureOf, levelMask, micro, ownKey } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

const ROUTE = '/api/notices';
const ENTITY = ownKey('pa', 42n);

interface Page {
  items: { id: number; acknowledged_at: string | null; acknowledged_by: string | null }[];
  next: number | null;
  open: number;
}

describe('the correction notices of an account', () => {
  let platform: PlatformFixture;
  let corrections = 0;
  beforeAll(async () => {
    platform = await PlatformFixture.open();
  });
  afterAll(() => platform.close());

  /** The account buys the officers of the entity. */
  async function buy({ accountId }: SignedIn): Promise<void> {
    const [key] = await platform.billing.listKeys(accountId);
    const outcome = await platform.billing.charge({
      ...{
        accountId,
        keyId: key?.id as KeyId,
        idempotencyKey: 'bought',
        amount: micro('0.01'),
        lines: [],
        quota: null,
      },
      ...{ requestId: null, route: '/v5/entities/:id', clientReference: null, record: null, now: platform.time },
      ...{ userId: null, disclosure: disclosureOf('detail', [{ entity: ENTITY, levels: levelMask(['directores']) }]) },
    });
    expect(outcome.outcome).toBe('charged');
  }

  async function correct(times = 1): Promise<void> {
    for (let nr = 0; nr < times; nr += 1) {
      const correction = `correction ${String((corrections += 1))}`;
      const facts = [{ entity: ENTITY, level: 'directores' as const }];
      await inTransaction(platform.db, (tx) => issueCorrectionNotices(tx, { correction, facts, now: platform.time }));
    }
  }

  const read = async (by: SignedIn, query = ''): Promise<Page> => (await by.get(`${ROUTE}${query}`)).body as Page;

  it('are listed to every member, by state and page by page, and to no other account', async () => {
    const [owner, other] = [await platform.signUp(), await platform.signUp()];
    await buy(owner);
    await correct(3);
    const reader = await platform.join(owner, 'read_only');
    const first = await read(reader, '?limit=2&status=open');
    expect(first).toMatchObject({ open: 3, next: first.items[1]?.id });
    expect(first.items[0]).toEqual({
      ...{ id: expect.any(Number), entity_id: 'pa_own_42', level: 'directores', responses: 1 },
      ...{ first_disclosed_at: platform.time.toISOString(), last_disclosed_at: platform.time.toISOString() },
      ...{ issued_at: platform.time.toISOString(), acknowledged_at: null, acknowledged_by: null },
    });
    const rest = await read(reader, `?limit=2&status=open&before=${String(first.next)}`);
    expect(rest).toMatchObject({ items: [{ entity_id: 'pa_own_42' }], next: null, open: 3 });
    expect(await read(reader, '?status=acknowledged')).toEqual({ items: [], next: null, open: 3 });
    expect(await read(other)).toEqual({ items: [], next: null, open: 0 });
    expect(await reader.get(`${ROUTE}?status=closed`)).toMatchObject({ status: 400, body: { field: 'status' } });
  });

  const audited = async ({ accountId }: SignedIn): Promise<object[]> => {
    const { rows } = await platform.db.query<object>(
      `select action, target, detail, user_id = (select id from auth_user where id = a.user_id) as known, actor, request_id is not null as traced
         from audit_entry a where account_id = $1 and action like 'notice.%' order by id`,
      [accountId],
    );
    return rows;
  };

  it('are acknowledged by members, once, in their name', async () => {
    const owner = await platform.signUp();
    await buy(owner);
    await correct();
    const member = await platform.join(owner, 'member', { name: 'Beatriz Prueba' });
    const reader = await platform.join(owner, 'read_only');
    const [notice] = (await read(owner)).items;
    const path = `${ROUTE}/${String(notice?.id)}/acknowledgements`;
    expect(await reader.post(path)).toMatchObject({ status: 403, body: { code: 'role_insufficient' } });
    const thief = await platform.signUp();
    expect(await thief.post(path)).toMatchObject({ status: 404, body: { code: 'notice_not_found' } });
    const done = await member.post(path);
    const acknowledged = { acknowledged_at: platform.time.toISOString(), acknowledged_by: 'Beatriz Prueba' };
    expect(done).toMatchObject({ status: 200, body: acknowledged });
    expect((await owner.post(path)).body).toEqual(done.body);
    const [entry, ...others] = await audited(owner);
    const target = `notice:${String(notice?.id)}`;
    expect(entry).toMatchObject({ action: 'notice.acknowledge', target, detail: {}, known: true, traced: true });
    expect(JSON.stringify(entry)).not.toContain('Beatriz');
    expect([...others, ...(await audited(thief))]).toEqual([]);
    expect(await read(owner, '?status=acknowledged')).toMatchObject({ items: [acknowledged], open: 0 });
    expect(await read(owner, '?status=open')).toMatchObject({ items: [] });
  });

  it('are acknowledged together up to the newest that the member saw; later ones stay open', async () => {
    const [owner, other] = [await platform.signUp(), await platform.signUp()];
    await buy(owner);
    await buy(other);
    await correct(2);
    const [seen] = (await read(owner)).items;
    await correct();
    const reader = await platform.join(owner, 'read_only');
    const all = { through: seen?.id };
    expect((await reader.post(`${ROUTE}/acknowledgements`, all)).status).toBe(403);
    for (const body of [{}, { through: '3' }, { through: 0 }])
      expect(await owner.post(`${ROUTE}/acknowledgements`, body)).toMatchObject({
        status: 400,
        body: { field: 'through' },
      });
    expect(await owner.post(`${ROUTE}/acknowledgements`, all)).toMatchObject({
      status: 200,
      body: { acknowledged: 2 },
    });
    expect(await owner.post(`${ROUTE}/acknowledgements`, all)).toMatchObject({
      status: 200,
      body: { acknowledged: 0 },
    });
    const entries = await audited(owner);
    expect(entries).toMatchObject([{ action: 'notice.acknowledge_through', target: `notice:${String(seen?.id)}` }]);
    expect(entries).toMatchObject([{ detail: { after: { notices: [expect.any(Number), seen?.id] } }, known: true }]);
    expect(await read(owner)).toMatchObject({ open: 1 });
    expect(await read(other)).toMatchObject({ open: 3 });
  });

  it('are a file, with who acknowledged them', async () => {
    const owner = await platform.signUp();
    await buy(owner);
    await correct(2);
    const [newest] = (await read(owner)).items;
    await owner.post(`${ROUTE}/${String(newest?.id)}/acknowledgements`);
    const { status, text, headers } = await owner.get(`${ROUTE}/notices.csv`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('notices-2026-11-21.csv');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      'id,entity_id,level,responses,first_disclosed_at,last_disclosed_at,issued_at,acknowledged_at,acknowledged_by',
    );
    expect(lines[1]).toMatch(/^\d+,pa_own_42,directores,1,.*,2026-11-21T12:00:00.000Z,Ana Prueba$/);
    expect(lines[2]).toMatch(/,,$/);
  });
});
