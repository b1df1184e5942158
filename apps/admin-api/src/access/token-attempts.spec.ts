import { Operators } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { AdminFixture } from '../../test/admin-fixture.js';

const ADDRESS_LIMIT = 20;

describe('rejected tokens', () => {
  let admin: AdminFixture;
  beforeAll(async () => {
    // The test itself is the proxy.
    admin = await AdminFixture.open({
      environment: { TRUSTED_PROXIES: '127.0.0.1', ADMIN_URL: 'https://operators.example.test' },
    });
  });
  afterAll(() => admin.close());

  const invented = (): string => `op_${randomBytes(32).toString('base64url')}`;
  const call = (credential: Record<string, string>, address: string) =>
    request(admin.server)
      .get('/admin/me')
      .set({ ...credential, 'X-Forwarded-For': address });
  const token = (text: string) => ({ Authorization: `Bearer ${text}` });
  const session = () => ({ Cookie: `__Host-operator=${randomBytes(32).toString('base64url')}` });

  it.each([
    ['tokens', 403, '203.0.113.1', () => token(invented())],
    ['malformed tokens', 403, '203.0.114.1', () => token('op_nobody')],
    ['sessions', 401, '203.0.115.1', session],
  ])(
    'return their normal error until their address has made too many attempts, then 429: %s',
    async (_what, status, address, credential) => {
      const responses = await Promise.all(Array.from({ length: 100 }, () => call(credential(), address)));
      const rejected = responses.filter((response) => response.status === status);
      const limited = responses.filter((response) => response.status === 429);
      // A second restores one attempt, however long this takes.
      expect(rejected.length).toBeGreaterThanOrEqual(ADDRESS_LIMIT);
      expect([rejected.length + limited.length, limited.length > 0]).toEqual([100, true]);
      expect(limited[0]?.body).toMatchObject({ code: 'too_many_attempts' });
      expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it('do not affect an operator at the same address whose token has worked before', async () => {
    const address = '203.0.116.1';
    const operator = token(admin.operators.viewer.token);
    await call(operator, address).expect(200);
    const flood = await Promise.all(Array.from({ length: 60 }, () => call(token(invented()), address)));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    await call(operator, address).expect(200);
    await admin.api.app.get(Operators).revoke(admin.operators.viewer.id, {
      operatorId: null,
      name: 'the tests',
      requestId: null,
    });
    const after = await Promise.all(Array.from({ length: 60 }, () => call(operator, address)));
    expect(new Set(after.map(({ status }) => status)).has(200)).toBe(false);
    expect(after.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    await call(operator, '203.0.117.1').expect(403);
  });

  it('are logged only up to a limit', async () => {
    const before = admin.log.length;
    await Promise.all(Array.from({ length: 300 }, () => call(token(invented()), '203.0.118.1')));
    expect(admin.log.slice(before).filter((line) => /"status":4/.test(line)).length).toBeLessThan(60);
  });
});
