import type { KeyId } from '@entity-registry/accounts';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

let platform: PlatformFixture;
let serial = 0;

beforeAll(async () => {
  platform = await PlatformFixture.open();
});
afterAll(() => platform.close());

async function spend({ accountId }: SignedIn, amount: string, at: string, units = 0): Promise<void> {
  serial += 1;
  const [key] = await platform.billing.listKeys(accountId);
  const outcome = await platform.billing.charge({
    ...{ accountId, keyId: key?.id as KeyId, idempotencyKey: `request:${String(serial)}`, amount: micro(amount) },
    lines: [{ code: 'base', price: amount }],
    quota: units === 0 ? null : { units, dayLimit: 30, monthLimit: 500 },
    ...{ requestId: 'r', route: '/v5/resolve', clientReference: null, record: null, now: new Date(at) },
    ...{ disclosure: NO_FACTS, userId: null },
  });
  if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
}

describe('the overview', () => {
  it('of a new account shows the trial credit and the next steps', async () => {
    const owner = await platform.signUp();
    expect(await owner.get('/api/overview')).toMatchObject({
      status: 200,
      body: {
        tier: 'balance',
        balance: {
          ...{ spendable: '10.00', purchased: '0.00', lasts_days: null },
          trial: [{ remaining: '10.00', expires_at: '2026-12-21T12:00:00.000Z' }],
        },
        month: {
          month: '2026-11',
          spent: '0.00',
          cap: null,
          spent_before: '0.00',
          resets_at: '2026-12-01T00:00:00.000Z',
        },
        ...{ quotas: [], codes: [], failures: [], last_calls: [] },
        requests: { answered: 0, refused: 0, limited: 0, failed: 0, mean_ms: null },
        steps: { called: false, bought: false, webhook: false, capped: false },
      },
    });
  });

  it('of an active account shows the spend by day and code, the last requests, and how long the credit lasts', async () => {
    const owner = await platform.signUp();
    await spend(owner, '1.00', '2026-10-31T23:59:59Z');
    await spend(owner, '0.50', '2026-11-01T00:00:00Z');
    await spend(owner, '2.00', '2026-11-20T00:00:00Z');
    const { body } = await owner.get('/api/overview');
    expect(body).toMatchObject({
      // 6.50 left, 2.00 in the last 7 days: 22.75 days at that rate.
      balance: { spendable: '6.50', lasts_days: 22 },
      month: { spent: '2.50', spent_before: '1.00' },
      day_codes: [
        { day: '2026-10-31', code: 'base', calls: 1, amount: '1.00' },
        { day: '2026-11-01', code: 'base', calls: 1, amount: '0.50' },
        { day: '2026-11-20', code: 'base', calls: 1, amount: '2.00' },
      ],
      codes: [{ value: 'base', calls: 3, amount: '3.50' }],
      last_calls: [{ amount: '2.00', key_name: 'first key' }, { amount: '0.50' }, { amount: '1.00' }],
      steps: { called: true },
    });
    expect((body as { days: unknown[] }).days).toHaveLength(30);
  });

  it('of an account without a balance shows the remaining free quotas, by UTC day', async () => {
    const owner = await platform.signUp();
    await spend(owner, '10.00', '2026-11-20T00:00:00Z');
    await spend(owner, '0', '2026-11-21T11:00:00Z', 12);
    expect((await owner.get('/api/overview')).body).toMatchObject({
      tier: 'free',
      balance: { spendable: '0.00', lasts_days: 0 },
      quotas: [
        { period: 'day', limit: 30, used: 12, reset_at: '2026-11-22T00:00:00.000Z' },
        { period: 'month', limit: 500, used: 12, reset_at: '2026-12-01T00:00:00.000Z' },
        { period: 'estimator', limit: 5_000, used: 0, reset_at: '2026-12-01T00:00:00.000Z' },
      ],
    });
  });
});
