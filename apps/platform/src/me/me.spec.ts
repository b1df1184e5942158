import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
afterAll(() => platform.close());

describe('the signed-in user', () => {
  it('gets their profile, organization and the available features', async () => {
    const owner = await platform.signUp({ email: 'ana@example.test', name: 'Ana Prueba' });
    expect(await owner.get('/api/me')).toMatchObject({
      status: 200,
      body: {
        user: { name: 'Ana Prueba', email: 'ana@example.test', language: 'en', two_factor: false, passkeys: 0 },
        organization: { id: owner.organizationId, role: 'owner', corporate_domain: false },
        organizations: [{ id: owner.organizationId, role: 'owner' }],
        account: { id: Number(owner.accountId), balance: '10.00' },
        capabilities: { outbox: false, docs_url: null },
      },
    });
  });

  it('does not exist without a session', async () => {
    expect(await platform.stranger().get('/api/me')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
