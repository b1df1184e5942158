import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

describe('where a purpose is required', () => {
  it('is nowhere at first, and changed by jurisdiction', async () => {
    const off = (jurisdiction: string) => ({ jurisdiction, required: false, required_at: null });
    expect(await admin.send('get', '/admin/purposes')).toEqual({
      status: 200,
      body: { items: [off('pa'), off('ec'), off('co')] },
    });
    expect(await admin.send('put', '/admin/purposes/ec', { required: true })).toMatchObject({
      status: 200,
      body: { items: [off('pa'), { jurisdiction: 'ec', required: true, required_at: expect.any(String) }, off('co')] },
    });
    expect(await admin.send('put', '/admin/purposes/ec', { required: false })).toMatchObject({
      body: { items: [off('pa'), off('ec'), off('co')] },
    });
  });

  it.each([
    ['pa', {}, 'required must be true or false'],
    ['pa', { required: 'yes' }, 'required must be true or false'],
    ['panama', { required: true }, 'jurisdiction must be one of pa, ec, co'],
  ])('refuses %s with %j', async (jurisdiction, body, error) => {
    expect(await admin.send('put', `/admin/purposes/${jurisdiction}`, body)).toMatchObject({
      status: 400,
      body: { error },
    });
  });
});
