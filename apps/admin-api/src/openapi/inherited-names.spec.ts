import { inheritedNameRequests } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

type Method = Parameters<AdminFixture['call']>[0];

describe('names of inherited members', () => {
  let admin: AdminFixture;
  beforeAll(async () => {
    admin = await AdminFixture.open();
    await admin.key(await admin.account());
  });
  afterAll(() => admin.close());

  it('get a normal response or error wherever an operator sends them, never a 500', async () => {
    // The first account, key and operator.
    const requests = inheritedNameRequests(admin.api.document, (_, parameter) => (parameter === 'id' ? '1' : undefined));
    const errors: string[] = [];
    for (const { title, method, target, headers, body } of requests) {
      const call = admin.call(method.toLowerCase() as Method, target).set(headers);
      if (body !== undefined) call.set('Content-Type', 'application/json');
      const { status } = await call.send(body);
      if (status >= 500) errors.push(`${String(status)}: ${title}`);
    }
    expect(errors).toEqual([]);
    expect(requests.length).toBeGreaterThan(1_000);
  }, 120_000);
});
