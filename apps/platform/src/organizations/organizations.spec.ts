import { ManagedAccounts } from '@entity-registry/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD, tokenFor } from '../../test/identity.js';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
beforeEach(() => {
  platform.time = new Date(platform.time.getTime() + 3_600_000);
});
afterAll(() => platform.close());

const invite = async (owner: SignedIn, email: string, role = 'member'): Promise<string> => {
  const response = await owner.post('/api/organization/invitations', { email, role });
  expect(response).toMatchObject({ status: 201, body: { email, role } });
  return tokenFor(platform, email, 'invitation');
};

const newUser = (token: string, changes: object = {}) => ({
  ...{ token, name: 'Beto Prueba', password: PASSWORD, language: 'es' },
  ...changes,
});

interface Members {
  members: { user_id: string; email: string; role: string; you: boolean }[];
  invitations: { id: string; email: string }[];
}
const membersOf = async (browser: SignedIn) => (await browser.get('/api/organization')).body as Members;

describe('an invitation', () => {
  it('creates a user for an address that has none, and signs them in as a member', async () => {
    const owner = await platform.signUp({ name: 'Ana Dueña' });
    const token = await invite(owner, 'beto@example.test', 'read_only');
    const guest = platform.stranger();
    expect((await guest.post('/api/auth/invitation', { token })).body).toEqual({
      organization: 'Comercial Prueba, S.A.',
      role: 'read_only',
      email: 'beto@example.test',
      invited_by: 'Ana Dueña',
    });
    expect((await guest.post('/api/auth/invitation/accept', { token })).body).toMatchObject({ field: 'name' });
    expect((await guest.post('/api/auth/invitation/accept', newUser(token))).body).toEqual({ signed_in: true });
    expect((await guest.get('/api/me')).body).toMatchObject({
      user: { email: 'beto@example.test', language: 'es' },
      organization: { id: owner.organizationId, role: 'read_only' },
    });
    expect((await platform.stranger().post('/api/auth/invitation/accept', newUser(token))).status).toBe(410);
    expect((await guest.get('/api/audit')).body).toMatchObject({ code: 'role_insufficient' });
    expect((await owner.get('/api/audit')).body).toMatchObject({
      items: [
        { action: 'user.sign_in', by: 'user', actor: 'Beto Prueba' },
        { action: 'member.join', by: 'user', actor: 'Beto Prueba' },
        { action: 'member.invite', by: 'user', actor: 'Ana Dueña' },
        { action: 'account.confirm' },
        { action: 'account.create' },
      ],
      next: null,
    });
  });

  it('lets only a signed-in user of its address join', async () => {
    const owner = await platform.signUp();
    const beto = await platform.signUp({ email: 'beto2@example.test' });
    platform.time = new Date(platform.time.getTime() + 1_000);
    const other = await platform.signUp();
    const token = await invite(owner, 'beto2@example.test');
    const accept = (who: { post: SignedIn['post'] }) => who.post('/api/auth/invitation/accept', { token });
    expect((await accept(platform.stranger())).body).toMatchObject({ code: 'sign_in_first' });
    expect((await accept(other)).body).toMatchObject({ code: 'invitation_for_another' });
    const former = [...beto.cookies.values()];
    expect((await accept(beto)).status).toBe(200);
    expect([...beto.cookies.values()]).not.toEqual(former);
    expect((await beto.get('/api/me')).body).toMatchObject({ organization: { id: owner.organizationId } });
    const turned = await beto.post('/api/me/organization', { id: beto.organizationId });
    expect(turned).toMatchObject({ status: 200, body: { id: beto.organizationId, role: 'owner' } });
    expect((await beto.get('/api/me')).body).toMatchObject({
      organization: { id: beto.organizationId },
      organizations: [{ id: beto.organizationId }, { id: owner.organizationId, role: 'member' }],
    });
    expect((await other.post('/api/me/organization', { id: owner.organizationId })).body).toMatchObject({
      code: 'unknown_organization',
    });
  });

  it('expires when it is revoked, sent again, or a week old', async () => {
    const owner = await platform.signUp();
    const first = await invite(owner, 'carla@example.test');
    const second = await invite(owner, 'carla@example.test');
    const look = async (token: string) => (await platform.stranger().post('/api/auth/invitation', { token })).status;
    expect([await look(first), await look(second)]).toEqual([410, 200]);
    const [invitation] = (await membersOf(owner)).invitations;
    const path = `/api/organization/invitations/${invitation?.id ?? ''}`;
    const other = await platform.signUp();
    expect((await other.delete(path)).body).toMatchObject({ code: 'unknown_invitation' });
    expect((await owner.delete(path)).body).toEqual({ removed: true });
    expect(await look(second)).toBe(410);
    const third = await invite(owner, 'dario@example.test');
    platform.time = new Date(platform.time.getTime() + 7 * 24 * 3_600_000);
    expect(await look(third)).toBe(410);
  });

  it.each(['removed', 'demoted', 'gone'])('of an owner who is %s is void, and those of others stay', async (how) => {
    const owner = await platform.signUp();
    const bad = await platform.join(owner, 'owner');
    const [theirs, mine] = [`second.${how}@example.test`, `other.${how}@example.test`];
    const token = await invite(bad, theirs, 'owner');
    const path = `/api/organization/members/${bad.userId}`;
    await invite(owner, mine);
    if (how === 'demoted') await owner.patch(path, { role: 'read_only' });
    else await (how === 'removed' ? owner : bad).delete(path);
    const accepted = await platform.stranger().post('/api/auth/invitation/accept', newUser(token));
    expect(accepted).toMatchObject({ status: 410, body: { code: 'token_invalid' } });
    expect((await membersOf(owner)).invitations.map(({ email }) => email)).toEqual([mine]);
    expect(await platform.audit(owner.accountId)).toContainEqual(
      expect.objectContaining({ action: 'member.revoke_invitation', detail: { before: { email: theirs } } }),
    );
  });

  it('is void when its sender is no longer an owner, for whatever reason', async () => {
    const owner = await platform.signUp();
    const other = await platform.join(owner, 'owner');
    const token = await invite(other, 'late.guest@example.test', 'owner');
    await platform.db.query(`update organization_member set role = 'member' where user_id = $1`, [other.userId]);
    const accepted = await platform.stranger().post('/api/auth/invitation/accept', newUser(token));
    expect(accepted).toMatchObject({ status: 410, body: { code: 'token_invalid' } });
    expect((await membersOf(owner)).invitations).toEqual([]);
  });

  it("can't be created by an owner who is removed at that moment", async () => {
    const owner = await platform.signUp();
    const bad = await platform.join(owner, 'owner');
    await Promise.all([
      owner.delete(`/api/organization/members/${bad.userId}`),
      bad.post('/api/organization/invitations', { email: 'late@example.test', role: 'owner' }),
    ]);
    expect((await membersOf(owner)).invitations).toEqual([]);
  });

  it('is accepted once by concurrent requests', async () => {
    const owner = await platform.signUp();
    const token = await invite(owner, 'elsa@example.test');
    const responses = await Promise.all(
      [1, 2, 3].map(() => platform.stranger().post('/api/auth/invitation/accept', newUser(token))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.any(Number), expect.any(Number)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await membersOf(owner)).members).toHaveLength(2);
  });

  it('can be created by owners, but not by members', async () => {
    const owner = await platform.signUp();
    const member = await platform.join(owner, 'member', { email: 'fede@example.test' });
    const rejected = await member.post('/api/organization/invitations', { email: 'x@example.test', role: 'owner' });
    expect(rejected).toMatchObject({ status: 403, body: { code: 'role_insufficient', required_role: 'owner' } });
    const again = await owner.post('/api/organization/invitations', { email: 'FEDE@example.test', role: 'member' });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_member' } });
  });
});

describe('a member', () => {
  it('loses their sessions with their role, at once', async () => {
    const owner = await platform.signUp();
    const member = await platform.join(owner, 'member');
    const path = `/api/organization/members/${member.userId}`;
    expect((await owner.patch(path, { role: 'member' })).status).toBe(200);
    expect((await member.get('/api/organization')).status).toBe(200);
    expect((await owner.patch(path, { role: 'read_only' })).body).toMatchObject({ role: 'read_only', you: false });
    expect((await member.get('/api/me')).status).toBe(401);
    expect((await owner.get('/api/me')).status).toBe(200);
  });

  it('is removed by owners, or leaves', async () => {
    const owner = await platform.signUp();
    const [removed, leaving] = [await platform.join(owner, 'member'), await platform.join(owner, 'read_only')];
    expect((await leaving.delete(`/api/organization/members/${removed.userId}`)).status).toBe(403);
    expect((await owner.delete(`/api/organization/members/${removed.userId}`)).body).toEqual({ removed: true });
    expect((await removed.get('/api/me')).status).toBe(401);
    expect((await leaving.delete(`/api/organization/members/${leaving.userId}`)).body).toEqual({ removed: true });
    expect((await membersOf(owner)).members.map(({ you }) => you)).toEqual([true]);
    expect((await owner.delete(`/api/organization/members/${removed.userId}`)).body).toMatchObject({
      code: 'unknown_member',
    });
  });

  it('of another organization is not found', async () => {
    const owner = await platform.signUp();
    const other = await platform.signUp();
    const path = `/api/organization/members/${other.userId}`;
    expect((await owner.delete(path)).status).toBe(404);
    expect((await owner.patch(path, { role: 'read_only' })).status).toBe(404);
    expect((await other.get('/api/me')).status).toBe(200);
  });

  it('who is the last owner stays one, even when two owners step down at once', async () => {
    const first = await platform.signUp();
    const down = (owner: SignedIn) => owner.patch(`/api/organization/members/${owner.userId}`, { role: 'member' });
    expect((await down(first)).body).toMatchObject({ code: 'last_owner' });
    expect((await first.delete(`/api/organization/members/${first.userId}`)).body).toMatchObject({
      code: 'last_owner',
    });
    const second = await platform.join(first, 'owner');
    const responses = await Promise.all([down(first), down(second)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('who lost the role while they waited changes nothing', async () => {
    const first = await platform.signUp();
    const second = await platform.join(first, 'owner');
    const responses = await Promise.all([
      first.patch(`/api/organization/members/${second.userId}`, { role: 'read_only' }),
      second.patch(`/api/organization/members/${first.userId}`, { role: 'read_only' }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await platform.db.query(
      `select count(*)::int as owners from organization_member where organization_id = $1 and role = 'owner'`,
      [first.organizationId],
    );
    expect(rows).toEqual([{ owners: 1 }]);
  });
});

describe('an organization', () => {
  it('is renamed by its owners, and its account with it', async () => {
    const owner = await platform.signUp();
    const member = await platform.join(owner, 'member');
    expect((await member.patch('/api/organization', { name: 'Otra' })).status).toBe(403);
    expect((await owner.patch('/api/organization', { name: 'Otra, S.A.' })).body).toMatchObject({ name: 'Otra, S.A.' });
    const { rows } = await platform.db.query('select name from account where id = $1', [owner.accountId]);
    expect(rows).toEqual([{ name: 'Otra, S.A.' }]);
    expect(await platform.audit(owner.accountId)).toContainEqual(
      expect.objectContaining({
        ...{ action: 'organization.rename', userId: owner.userId },
        detail: { before: { name: 'Comercial Prueba, S.A.' }, after: { name: 'Otra, S.A.' } },
      }),
    );
  });

  it("sees only its own audit log, and operators' actions without their names", async () => {
    const owner = await platform.signUp();
    await platform.signUp();
    const operator = await platform.db.query<{ id: bigint }>(
      `insert into operator (name, role, token_hash, created_at) values ('Olga Operadora', 'admin', $1, now()) returning id`,
      [Buffer.alloc(32, 7)],
    );
    await platform.platform.app.get(ManagedAccounts).setSpendingLimit(owner.accountId, 5_000_000n as never, {
      ...{ operatorId: operator.rows[0]?.id as never, name: 'Olga Operadora', requestId: null },
    });
    const { items } = (await owner.get('/api/audit')).body as { items: { by: string; actor: string | null }[] };
    expect(items).toMatchObject([
      { by: 'operator', actor: null, action: 'account.set_cap' },
      { by: 'user', actor: 'Ana Prueba' },
      { by: 'user', actor: 'Ana Prueba' },
    ]);
    const page = (await owner.get('/api/audit?limit=2')).body as { items: unknown[]; next: number };
    expect(page.items).toHaveLength(2);
    expect(
      ((await owner.get(`/api/audit?before=${String(page.next)}`)).body as { items: unknown[] }).items,
    ).toHaveLength(1);
  });
});
