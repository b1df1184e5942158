import { PERSONAL_DATA_STORES } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CliFixture } from '../../test/cli-fixture.js';

describe('npm run registry -- personal-data', () => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = await CliFixture.open();
    await cli.database.pool.query(`
      with a as (insert into account (name, email, jurisdictions, created_at)
                 values ('Acme', 'ana@example.test', '{pa}', now()) returning id),
           o as (insert into organization (id, name, account_id, created_at)
                 select '00000000-0000-4000-8000-000000000001', 'Acme', id, now() from a returning id),
           u as (insert into auth_user (id, name, email, email_verified, created_at, updated_at)
                 values ('u1', 'Ana', 'ana@example.test', true, now(), now()),
                        ('u2', 'Luis', 'luis@example.test', true, now(), now()) returning id)
      select 1`);
    await cli.database.pool.query(`
      insert into organization_member (organization_id, user_id, role, joined_at)
      select '00000000-0000-4000-8000-000000000001', id, case id when 'u1' then 'owner' else 'member' end, now() from auth_user`);
  });
  afterAll(() => cli.close());

  const erase = (email: string) =>
    cli.registry(['personal-data', 'erase-user', email, '--reason', 'asked for it on paper']);

  it('lists every store with its people, retention and erasure', async () => {
    const { out, code } = await cli.registry('personal-data list');
    expect(code).toBe(0);
    for (const { name } of PERSONAL_DATA_STORES) expect(out).toContain(name);
    expect(out).toMatch(/sandbox_call +user +which calls they made in the sandbox +90 days after the call +yes/);
    const stores = JSON.parse((await cli.registry('personal-data list --json')).out) as { store: string }[];
    expect(stores.map(({ store }) => store)).toEqual(PERSONAL_DATA_STORES.map(({ name }) => name));
  });

  it('refuses to erase an unknown user, and the last owner of an organization', async () => {
    expect(await erase('nobody@example.test')).toMatchObject({
      code: 1,
      err: 'error: no user signs in with this address.\n',
    });
    expect(await erase('ana@example.test')).toMatchObject({ code: 1, err: expect.stringContaining('last owner') });
    const { rows } = await cli.database.pool.query('select from auth_user');
    expect(rows).toHaveLength(2);
  });

  it('erases a user, and records it in the audit log without naming them', async () => {
    await cli.database.pool.query(`update organization_member set role = 'owner'`);
    expect(await erase('Ana@example.test')).toMatchObject({ code: 0, out: expect.stringContaining('erased') });
    const { rows } = await cli.database.pool.query<object>(
      `select u.id, a.email, e.action, e.target, e.detail from auth_user u, account a, audit_entry e`,
    );
    expect(rows).toEqual([
      {
        ...{ id: 'u2', email: 'luis@example.test', action: 'user.erase', target: 'user:u1' },
        detail: { after: { reason: 'asked for it on paper' } },
      },
    ]);
    expect(await erase('ana@example.test')).toMatchObject({ code: 1 });
  });

  it('erases what an account screened, with the reason in the audit log', async () => {
    const { out, code } = await cli.registry([
      'personal-data',
      'erase-screened',
      '1',
      '--reason',
      'the contract ended',
    ]);
    expect([code, out]).toEqual([0, expect.stringContaining('were erased')]);
    const { rows } = await cli.database.pool.query(`select detail from audit_entry where action = 'screened.erase'`);
    expect(rows).toEqual([{ detail: { after: { reason: 'the contract ended' } } }]);
    expect(await cli.registry(['personal-data', 'erase-screened', '99', '--reason', 'x'])).toMatchObject({ code: 1 });
  });

  it('lists the keys that sign screenings, and replaces the current one', async () => {
    const rotated = /fingerprint is ([\w-]{43})/.exec((await cli.registry('signing-keys rotate')).out)?.[1];
    const keys = JSON.parse((await cli.registry('signing-keys list --json')).out) as { fingerprint: string }[];
    expect(keys).toMatchObject([{ fingerprint: rotated, valid_until: null }]);
    expect((await cli.registry('signing-keys list')).out).toContain(rotated);
  });
});
