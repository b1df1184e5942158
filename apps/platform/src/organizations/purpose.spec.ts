import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
afterAll(() => platform.close());

describe('the purpose of an account', () => {
  it('is stated by an owner, and recorded', async () => {
    const owner = await platform.signUp();
    expect((await owner.get('/api/organization')).body).toMatchObject({
      purpose: { purpose: null, stated_at: null, required_in: [] },
    });
    const stated = await owner.put('/api/organization/purpose', { purpose: 'kyc_aml' });
    expect(stated).toMatchObject({
      status: 200,
      body: { purpose: { purpose: 'kyc_aml', stated_at: platform.time.toISOString() } },
    });
    // The same again changes nothing.
    platform.time = new Date(platform.time.getTime() + 60_000);
    await owner.put('/api/organization/purpose', { purpose: 'kyc_aml' });
    const changes = (await platform.audit(owner.accountId)).filter(({ action }) => action === 'account.state_purpose');
    expect(changes.map(({ detail }) => detail)).toEqual([{ before: { purpose: null }, after: { purpose: 'kyc_aml' } }]);
  });

  it.each([
    [{}, 'purpose must be one of'],
    [{ purpose: 'curiosity' }, 'purpose must be one of'],
  ])('refuses %j', async (body, error) => {
    const owner = await platform.signUp();
    expect(await owner.put('/api/organization/purpose', body)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(error) },
    });
  });

  it('is not stated by other members', async () => {
    const owner = await platform.signUp();
    const member = await platform.join(owner, 'member');
    expect(await member.put('/api/organization/purpose', { purpose: 'credit' })).toMatchObject({ status: 403 });
  });
});
