import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formOf } from '../../test/identity.js';
import { PlatformFixture } from '../../test/platform-fixture.js';
import { SignInGate } from './sign-in-gate.js';
import { AuthHousekeepingTask } from './auth-housekeeping.js';

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
afterAll(() => platform.close());

const TABLES = ['auth_session', 'auth_verification', 'auth_sign_up', 'auth_browser_link', 'auth_rate_limit'];

const counts = async (): Promise<number[]> => {
  const found: number[] = [];
  for (const table of TABLES) {
    const { rows } = await platform.db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    found.push(rows[0]?.count ?? 0);
  }
  return found;
};

describe('expired identity data', () => {
  it('is deleted, and nothing else', async () => {
    const housekeeping = new AuthHousekeepingTask(platform.db, () => platform.time);
    await platform.signUp();
    const past = await platform.signUp();
    await platform.stranger().post('/api/auth/passkey/options');
    await platform.stranger().post('/api/auth/sign-up', formOf('ana@example.test'));
    await platform.platform.app.get(SignInGate).links.send('ana@example.test');
    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThan(0);
    await housekeeping.run();
    expect(await counts()).toEqual(before);
    await platform.db.query(`update auth_session set expires_at = now() - interval '1 second' where user_id = $1`, [
      past.userId,
    ]);
    await platform.db.query(`update auth_verification set expires_at = now() - interval '1 second'`);
    platform.time = new Date(platform.time.getTime() + 25 * 3_600_000);
    await housekeeping.run();
    expect(await counts()).toEqual([1, 0, 0, 0, 0]);
  });
});
