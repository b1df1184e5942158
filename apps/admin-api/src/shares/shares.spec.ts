import { randomUUID } from 'node:crypto';
import { Reports, WorkDispatch } from '@entity-registry/accounts';
import type { KeyId } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

describe('fair shares, as operators see them', () => {
  it('show the slots of each queue, and the accounts that hold them or wait', async () => {
    const now = () => admin.time;
    const work = new WorkDispatch(admin.db, now);
    await work.announceSlots('webhooks', randomUUID(), 6);
    const [busy, other] = [await admin.account('Busy SA'), await admin.account('Other SA')];
    for (const account of [busy, busy, busy, other]) {
      await admin.db.query(
        `insert into webhook_delivery (account_id, kind, url, created_at) values ($1, 'test', 'https://example.test', $2)`,
        [account, admin.time],
      );
    }
    await work.dispatch('webhooks');
    const { body } = await admin.send('get', '/admin/shares');
    const waits = admin.time.toISOString();
    expect(body).toEqual({
      items: [
        { queue: 'refresh', slots: 0, share: 1, accounts: [] },
        {
          ...{ queue: 'webhooks', slots: 6, share: 2 },
          accounts: [
            { account_id: Number(busy), account_name: 'Busy SA', waiting: 1, held: 2, oldest_waiting_at: waits },
            { account_id: Number(other), account_name: 'Other SA', waiting: 0, held: 1, oldest_waiting_at: null },
          ],
        },
      ],
    });
  });

  it('list the limits that accounts reached, from a given day on', async () => {
    const account = await admin.account('Limited SA');
    const { id } = await admin.key(account);
    const day = admin.time.toISOString().slice(0, 10);
    const count = (code: string, status: number, requests: number, at = admin.time) => ({
      ...{ accountId: account, day, keyId: BigInt(id) as KeyId, route: '/v5/resolve', status, code, requests },
      ...{ totalMs: 1, lastAt: at, lastRequestId: 'r-1' },
    });
    await new Reports(admin.db, { now: () => admin.time }).countRequests([
      count('refresh_backlog', 429, 3),
      count('search_backend_error', 502, 7),
      count('entity_not_found', 404, 9),
      count('', 200, 100),
    ]);
    const { body } = await admin.send('get', `/admin/limits-met?from=${day}`);
    const listed = (body as { items: { account_id: number }[] }).items.filter(
      ({ account_id: owner }) => owner === Number(account),
    );
    const facts = { account_id: Number(account), account_name: 'Limited SA', last_at: admin.time.toISOString() };
    expect(listed).toEqual([
      { ...facts, limit: 'search_backend_error', requests: 7 },
      { ...facts, limit: 'refresh_backlog', requests: 3 },
    ]);
    expect((await admin.send('get', '/admin/limits-met?from=yesterday')).status).toBe(400);
  });
});
