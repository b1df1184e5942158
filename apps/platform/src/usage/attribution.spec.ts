import type { KeyId } from '@entity-registry/accounts';
import { disclosureOf, levelMask, micro, ownKey } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
let owner: SignedIn;
let member: SignedIn;
let reader: SignedIn;
let serial = 0;

const CORE = levelMask(['core_registro']);

/** A call about an entity, by a member or by a program. */
async function call(by: SignedIn | null, pks: readonly bigint[]): Promise<bigint> {
  serial += 1;
  const [key] = await platform.billing.listKeys(owner.accountId);
  const outcome = await platform.billing.charge({
    ...{ accountId: owner.accountId, keyId: key?.id as KeyId, idempotencyKey: `request:${String(serial)}` },
    ...{ amount: micro('0.01'), lines: [], quota: null, requestId: `r-${String(serial)}`, route: '/v5/entities/:id' },
    ...{ clientReference: null, record: null, now: platform.time, userId: by?.userId ?? null },
    disclosure: disclosureOf(
      'batch',
      pks.map((pk) => ({ entity: ownKey('pa', pk), levels: CORE })),
    ),
  });
  if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
  return outcome.entryId;
}

beforeAll(async () => {
  platform = await PlatformFixture.open();
  owner = await platform.as('owner');
  [member, reader] = [await platform.as('member'), await platform.as('read_only')];
  const run = await platform.db.query<{ id: bigint }>(
    `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now()) returning id`,
  );
  await platform.db.query(
    `insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
     values ('pa', 41, 'a', 'NaturalPerson', 'Aurelia Inventada', '{}', 'registro_publico', $1, now()),
            ('pa', 42, 'b', 'Organization', '=Maderas Ficticias, S.A.', '{}', 'registro_publico', $1, now())`,
    [run.rows[0]?.id],
  );
  await call(null, [42n]);
  await call(owner, [41n]);
  await call(member, [42n]);
  await call(member, [41n, 42n, 43n]);
  await platform.db.query('delete from disclosure where entry_id = $1', [await call(member, [42n])]);
});
afterAll(() => platform.close());

interface Item {
  attribution: string;
  entities: number | null;
  entity_id: string | null;
  entity_name: string | null;
  member_name: string | null;
  member_email: string | null;
}
const WITHHELD = {
  ...{ attribution: 'withheld', entities: null, entity_id: null, entity_name: null },
  ...{ member_name: null, member_email: null },
};
const listed = async (by: SignedIn, path = '/api/usage/calls'): Promise<Partial<Item>[]> => {
  const { body } = await by.get(path);
  const { items = [], last_calls: last = [] } = body as { items?: Item[]; last_calls?: Item[] };
  return [...items, ...last].map((item) => ({
    ...{ attribution: item.attribution, entities: item.entities, entity_id: item.entity_id },
    ...{ entity_name: item.entity_name, member_name: item.member_name, member_email: item.member_email },
  }));
};
const MADERAS = { attribution: 'entity', entities: 1, entity_id: 'pa_own_42', entity_name: '=Maderas Ficticias, S.A.' };

describe('the entity of each call', () => {
  it('is shown to owners for every call, with the user who made it', async () => {
    const mine = { member_name: expect.any(String), member_email: member.email };
    for (const path of ['/api/usage/calls', '/api/overview']) {
      expect(await listed(owner, path)).toEqual([
        { ...WITHHELD, attribution: 'not_attributable' },
        { attribution: 'entities', entities: 3, entity_id: null, entity_name: null, ...mine },
        { ...MADERAS, ...mine },
        {
          ...{ attribution: 'entity', entities: 1, entity_id: 'pa_own_41', entity_name: 'Aurelia Inventada' },
          ...{ member_name: expect.any(String), member_email: owner.email },
        },
        { ...MADERAS, member_name: null, member_email: null },
      ]);
    }
  });

  it('is shown to members for their own calls only, and to read-only members for none', async () => {
    for (const path of ['/api/usage/calls', '/api/overview']) {
      expect((await listed(member, path)).map(({ attribution }) => attribution)).toEqual([
        ...['not_attributable', 'entities', 'entity', 'withheld', 'withheld'],
      ]);
      expect(await listed(reader, path)).toEqual([
        { ...WITHHELD, attribution: 'not_attributable' },
        ...Array<object>(4).fill(WITHHELD),
      ]);
    }
    const { text } = await reader.get('/api/usage/calls.csv');
    expect(text).not.toMatch(/pa_own_|Maderas|Aurelia|@/);
    expect(text.match(/,withheld,,,,,/g)).toHaveLength(4);
  });

  it("is in an owner's file, and no name is a formula", async () => {
    const { text } = await owner.get('/api/usage/calls.csv');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[1]).toMatch(/,not_attributable,,,,,$/);
    expect(lines[2]).toContain(`,entities,3,,,`);
    expect(lines[3]).toContain(`,entity,1,pa_own_42,"'=Maderas Ficticias, S.A.",`);
    expect(lines[3]).toContain(member.email);
  });
});
