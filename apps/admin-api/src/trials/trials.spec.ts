import { ManagedTrials, openAccount } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, responseOf } from '../../test/admin-fixture.js';

let admin: AdminFixture;
let serial = 0;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

/** An account whose trial is withheld, because its mailbox already had one. */
async function withheld(): Promise<number> {
  serial += 1;
  const actor = { operatorId: null, name: 'the tests', requestId: null };
  const origin = { network: `network ${String(serial)}`, limits: { perDomain: 3, perNetwork: 5 } };
  const options = { hashKey: admin.billing.hashKey, actor, origin, now: admin.time };
  const email = `persona${String(serial)}@gmail.com`;
  await openAccount(admin.db, { name: 'Primera', email }, options);
  const { account } = await openAccount(admin.db, { name: 'Segunda', email: email.replace('@', '+2@') }, options);
  return Number(account.id);
}

const ask = (id: number, note: string | null = null) =>
  admin.api.app.get(ManagedTrials).request(BigInt(id) as never, note, {
    operatorId: null,
    name: 'Ana Prueba',
    requestId: null,
  });
const listed = async (query = '') => {
  const { body } = await admin.send('get', `/admin/trials${query}`);
  return (body as { items: { account_id: number }[] }).items.map(({ account_id: id }) => id);
};

describe('withheld trial credit', () => {
  it("is listed with its reason, its account and the owner's message, and shown on the account", async () => {
    const id = await withheld();
    expect(await listed()).toContain(id);
    expect(await listed('?requested=true')).not.toContain(id);
    await ask(id, 'We share a mailbox.');
    const trial = {
      ...{ state: 'withheld', granted_by: null, reason: 'mailbox', note: 'We share a mailbox.', declined_at: null },
      ...{ decided_at: admin.time.toISOString(), requested_at: admin.time.toISOString() },
    };
    const page = await admin.send('get', '/admin/trials?requested=true&limit=1');
    expect(page).toEqual({
      status: 200,
      body: {
        items: [{ account_id: id, account_name: 'Segunda', account_email: expect.stringContaining('+2@'), ...trial }],
        next: null,
      },
    });
    expect((await admin.send('get', `/admin/accounts/${String(id)}`)).body).toMatchObject({ trial_credit: trial });
    expect((await admin.send('get', '/admin/overview')).body).toMatchObject({ trial_requests: 1 });
    await admin.send('post', `/admin/accounts/${String(id)}/trial/decline`);
    expect((await admin.send('get', '/admin/overview')).body).toMatchObject({ trial_requests: 0 });
  });

  it('is listed page by page, and unknown filters are rejected', async () => {
    const ids = [await withheld(), await withheld(), await withheld()].reverse();
    const first = (await admin.send('get', '/admin/trials?limit=2')).body as { next: number };
    expect(await listed('?limit=2')).toEqual(ids.slice(0, 2));
    expect((await listed(`?limit=2&before=${String(first.next)}`))[0]).toBe(ids[2]);
    expect(await admin.send('get', '/admin/trials?requested=yes')).toMatchObject({
      status: 400,
      body: { field: 'requested' },
    });
  });

  it('is approved once, requested or not, and the audit log names the operator', async () => {
    const id = await withheld();
    const press = () => admin.send('post', `/admin/accounts/${String(id)}/trial/approve`);
    const responses = await Promise.all([press(), press(), press()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(responses.find(({ status }) => status === 201)?.body).toEqual({
      entry_id: expect.any(Number),
      amount: '10.00',
      balance: '10.00',
    });
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'trial_granted' });
    expect((await admin.send('get', `/admin/accounts/${String(id)}`)).body).toMatchObject({
      trial: '10.00',
      trial_credit: { state: 'granted', granted_by: 'operator', reason: 'mailbox' },
    });
    expect(await listed()).not.toContain(id);
    expect((await admin.audit(BigInt(id) as never))[0]).toMatchObject({ action: 'trial.approve', actor: 'the admin' });
  });

  it('is declined only if it was requested, and can be approved later', async () => {
    const id = await withheld();
    const decline = () => admin.send('post', `/admin/accounts/${String(id)}/trial/decline`);
    expect(await decline()).toMatchObject({ status: 409, body: { code: 'trial_not_requested' } });
    await ask(id);
    expect(await decline()).toMatchObject({ status: 200, body: { declined_at: admin.time.toISOString() } });
    expect(await decline()).toMatchObject({ status: 409 });
    expect((await admin.send('post', `/admin/accounts/${String(id)}/trial/approve`)).status).toBe(201);
  });

  it('is closed to viewers', async () => {
    const id = await withheld();
    for (const decision of ['approve', 'decline']) {
      const response = await admin.call('post', `/admin/accounts/${String(id)}/trial/${decision}`, 'viewer');
      expect(responseOf(response)).toMatchObject({ status: 403, body: { code: 'role_insufficient' } });
    }
    expect(responseOf(await admin.call('get', '/admin/trials', 'viewer')).status).toBe(200);
  });
});
