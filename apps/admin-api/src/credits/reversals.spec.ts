import type { KeyId } from '@entity-registry/accounts';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

describe('a charge whose response was never sent', () => {
  it('is reversed once, by finance, and recorded in the audit log', async () => {
    const account = await admin.account();
    const { id: key } = await admin.key(account);
    const bought = await admin.send('post', `/admin/accounts/${account}/credits`, { amount: '1', kind: 'purchase' });
    const charged = await admin.billing.charge({
      ...{ accountId: account, keyId: BigInt(key) as KeyId, idempotencyKey: 'request:1', amount: micro('0.01') },
      ...{ lines: [{ code: 'base', price: '0.01' }], quota: null, requestId: 'r-1', route: '/v4', record: null },
      ...{ clientReference: null, disclosure: NO_FACTS, userId: null, now: admin.time },
    });
    if (charged.outcome !== 'charged') throw new Error(charged.outcome);
    const ledger = `/admin/accounts/${account}/ledger`;
    const path = `${ledger}/${String(charged.entryId)}/reverse`;
    const response = { entry_id: expect.any(Number), amount: '0.01', balance: '1.00' };
    expect(await admin.send('post', path)).toEqual({ status: 201, body: { ...response, replayed: false } });
    expect(await admin.send('post', path)).toEqual({ status: 201, body: { ...response, replayed: true } });
    expect((await admin.audit(account))[0]).toMatchObject({ action: 'credit.reverse', actor: 'the admin' });
    const { entry_id: purchase } = bought.body as { entry_id: number };
    expect(await admin.send('post', `${ledger}/${String(purchase)}/reverse`)).toMatchObject({
      status: 409,
      body: { code: 'not_a_charge' },
    });
    const other = await admin.account();
    expect(await admin.send('post', path.replace(String(account), String(other)))).toMatchObject({ status: 404 });
  });
});
