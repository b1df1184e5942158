import type { AccountId, EntryId } from '@entity-registry/accounts';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

interface Page {
  items: { id: number; account_id: number; amount: string }[];
  next: number | null;
}

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

/** An account with this many charges over its daily limit of credits. */
async function withAwaiting(count: number): Promise<{ account: AccountId; entries: EntryId[] }> {
  const account = await admin.account();
  await admin.send('post', `/admin/accounts/${account}/credits`, { amount: '5', kind: 'purchase' });
  const entries: EntryId[] = [];
  for (let nr = 0; nr < 20 + count; nr += 1) {
    const charged = await admin.billing.charge({
      ...{ accountId: account, keyId: null, idempotencyKey: `request:${account}-${nr}`, amount: micro('0.02') },
      ...{ lines: [], quota: null, requestId: `r-${nr}`, route: '/v5/resolve', record: null, clientReference: null },
      ...{ disclosure: NO_FACTS, userId: null, now: admin.time },
    });
    if (charged.outcome !== 'charged') throw new Error(charged.outcome);
    const { outcome } = await admin.billing.creditUnsent(account, charged.entryId);
    if (outcome === 'awaiting_operator') entries.push(charged.entryId);
  }
  return { account, entries };
}

describe("credits that need an operator's decision", () => {
  it('are listed newest first, by account and in pages', async () => {
    const { account, entries } = await withAwaiting(3);
    await withAwaiting(1);
    const first = (await admin.send('get', `/admin/unsent-credits?account=${account}&limit=2`)).body as Page;
    expect(first.items.map(({ id }) => BigInt(id))).toEqual([entries[2], entries[1]]);
    expect(first.items[0]).toMatchObject({
      ...{ account_id: Number(account), account_name: 'Prueba', amount: '0.02' },
      ...{ route: '/v5/resolve', request_id: 'r-22', at: admin.time.toISOString() },
    });
    const path = `/admin/unsent-credits?account=${account}&limit=2&before=${String(first.next)}`;
    const second = (await admin.send('get', path)).body as Page;
    expect([second.items.map(({ id }) => BigInt(id)), second.next]).toEqual([[entries[0]], null]);
  });

  it('are credited or upheld by finance, once, with a reason in the audit log', async () => {
    const { account, entries } = await withAwaiting(2);
    const ledger = `/admin/accounts/${account}/ledger`;
    const [credited, upheld] = entries.map(String);
    expect(await admin.send('post', `${ledger}/${credited}/reverse`)).toMatchObject({ status: 201 });
    const reason = { reason: 'aborted on purpose' };
    const uphold = (entry: string | undefined) => admin.send('post', `${ledger}/${entry}/uphold`, reason);
    expect(await uphold(upheld)).toEqual({ status: 201, body: { upheld: true } });
    expect(await uphold(upheld)).toEqual({ status: 201, body: { upheld: true } });
    expect(await uphold(credited)).toMatchObject({ status: 409, body: { code: 'not_awaiting_operator' } });
    expect(await admin.send('post', `${ledger}/${upheld}/uphold`, {})).toMatchObject({ status: 400 });
    await admin.call('post', `${ledger}/${upheld}/uphold`, 'support').send(reason).expect(403);
    const audit = await admin.audit(account);
    expect(audit.slice(0, 2)).toMatchObject([
      { action: 'credit.uphold', target: `entry:${upheld}`, detail: { after: { reason: 'aborted on purpose' } } },
      { action: 'credit.reverse' },
    ]);
    const { items } = (await admin.send('get', `/admin/unsent-credits?account=${account}`)).body as Page;
    expect(items).toEqual([]);
    const stranger = await admin.account();
    const foreign = `/admin/accounts/${stranger}/ledger/${upheld}/uphold`;
    expect(await admin.send('post', foreign, reason)).toMatchObject({ status: 404 });
  });

  it('are counted on the overview', async () => {
    const before = (await admin.send('get', '/admin/overview')).body as { awaiting_credits: number };
    await withAwaiting(2);
    const after = (await admin.send('get', '/admin/overview')).body;
    expect(after).toMatchObject({ awaiting_credits: before.awaiting_credits + 2 });
  });
});
