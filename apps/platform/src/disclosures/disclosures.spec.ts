import type { KeyId } from '@entity-registry/accounts';
import { disclosureOf, levelMask, micro, ownKey } from '@entity-registry/domain';
import type { Fact, RecordLevel } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

const ROUTE = '/api/disclosures';

const told = (pk: bigint, levels: RecordLevel[], signals: RecordLevel[] = []): Fact => ({
  ...{ entity: ownKey('pa', pk), levels: levelMask(levels), signals: levelMask(signals) },
});

describe('what an account received about an entity', () => {
  let platform: PlatformFixture;
  let serial = 0;
  let owner: SignedIn;
  beforeAll(async () => {
    platform = await PlatformFixture.open();
    owner = await platform.signUp();
    const member = await platform.join(owner, 'member', { name: 'Beatriz Prueba' });
    await call(owner, null, [told(42n, ['directores'], ['naves'])]);
    await call(owner, member, [told(41n, ['core_registro']), told(42n, ['core_registro'])]);
    await call(owner, null, [told(41n, ['marcas'])]);
    const unsent = await call(owner, null, [told(42n, ['marcas'])]);
    await platform.db.query(`insert into response_delivery (entry_id, state) values ($1, 'reversed')`, [unsent]);
    await call(await platform.signUp(), null, [told(42n, ['sanciones'])]);
  });
  afterAll(() => platform.close());

  async function call({ accountId }: SignedIn, by: SignedIn | null, facts: Fact[]): Promise<bigint> {
    const [key] = await platform.billing.listKeys(accountId);
    const outcome = await platform.billing.charge({
      ...{
        accountId,
        keyId: key?.id as KeyId,
        idempotencyKey: `request:${String((serial += 1))}`,
        amount: micro('0.03'),
      },
      ...{ lines: [], quota: null, requestId: null, route: '/v5/entities/:id', clientReference: null, record: null },
      ...{ now: platform.time, userId: by?.userId ?? null, disclosure: disclosureOf('batch', facts) },
    });
    if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
    return outcome.entryId;
  }

  it('is shown with its levels, who requested it and what it cost, page by page', async () => {
    const { body } = await owner.get(`${ROUTE}?entity=pa_own_42`);
    const { items } = body as { items: { id: number }[] };
    const common = { channel: 'batch', at: platform.time.toISOString(), amount: '0.03', key_name: expect.any(String) };
    expect(body).toMatchObject({
      items: [
        { ...common, levels: ['core_registro'], signals: [], entities: 2, member_name: 'Beatriz Prueba' },
        { ...common, levels: ['directores'], signals: ['naves'], entities: 1, member_name: null, member_email: null },
      ],
      next: null,
    });
    const first = await owner.get(`${ROUTE}?entity=pa_own_42&limit=1`);
    expect(first.body).toMatchObject({ items: [{ id: items[0]?.id }], next: items[0]?.id });
    const second = await owner.get(`${ROUTE}?entity=pa_own_42&limit=1&before=${String(items[0]?.id)}`);
    expect(second.body).toMatchObject({ items: [{ id: items[1]?.id }], next: null });
    expect((await owner.get(`${ROUTE}?entity=pa_own_43`)).body).toEqual({ items: [], next: null });
  });

  it('is a file', async () => {
    const { status, text, headers } = await owner.get(`${ROUTE}/disclosures.csv?entity=pa_own_42`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('received-pa_own_42.csv');
    const [heading, ...lines] = text.trim().split('\r\n');
    expect(heading).toBe('id,at,channel,levels,signals,entities,key_name,member_name,member_email,purpose,amount');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/,batch,directores,naves,1,.*,,,,0\.03$/);
  });

  it('is for owners only, and needs the id of an entity', async () => {
    for (const role of ['member', 'read_only'] as const) {
      const other = await platform.join(owner, role);
      for (const path of [ROUTE, `${ROUTE}/disclosures.csv`])
        expect(await other.get(`${path}?entity=pa_own_42`)).toMatchObject({
          status: 403,
          body: { code: 'role_insufficient' },
        });
    }
    for (const query of ['', '?entity=42', '?entity=pa_own_99999999999999999999'])
      expect(await owner.get(`${ROUTE}${query}`)).toMatchObject({ status: 400, body: { field: 'entity' } });
  });
});
