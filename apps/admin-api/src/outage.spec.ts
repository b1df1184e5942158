import { describe, expect, it } from '@jest/globals';
import { AdminFixture, responseOf } from '../test/admin-fixture.js';

describe('while its database does not respond', () => {
  it('the admin API responds 503 with Retry-After, reports that it is alive, and recovers on its own', async () => {
    const admin = await AdminFixture.open();
    const lock = await admin.db.connect();
    try {
      await lock.query('begin');
      await lock.query('lock table account in access exclusive mode');
      const response = await admin.call('get', '/admin/accounts');
      expect(responseOf(response)).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
      expect(response.headers['retry-after']).toBe('2');
      expect((await admin.call('get', '/health', null)).status).toBe(200);
      expect((await admin.call('get', '/health/ready', null)).status).toBe(200);
      await lock.query('rollback');
      expect((await admin.call('get', '/admin/accounts')).status).toBe(200);
    } finally {
      lock.release();
      await admin.close();
    }
  });
});

describe('secrets', () => {
  it('that are pasted in the wrong place appear in no header, error or log line', async () => {
    const admin = await AdminFixture.open();
    try {
      const { token } = admin.operators.admin;
      const responses = [
        await admin.call('get', '/admin/me').set('X-Request-Id', token),
        await admin.call('get', `/admin/accounts/${token}`),
        await admin.call('get', `/admin/${token}`),
        await admin.call('get', `/admin/accounts?${token}=1`),
        await admin.call('post', '/admin/accounts').send({ [token]: 1 }),
        await admin.call('get', '/admin/me', null).set('Authorization', `Bearer ${token}x`),
      ];
      for (const { text, headers } of responses) expect(JSON.stringify([text, headers])).not.toContain(token);
      expect(admin.log.join('')).not.toContain(token);
    } finally {
      await admin.close();
    }
  });
});
