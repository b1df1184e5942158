import type { AccountId } from '@entity-registry/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';

let admin: AdminFixture;
let account: AccountId;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
beforeEach(async () => {
  account = await admin.account();
  admin.announced.length = 0;
});
afterAll(() => admin.close());

const webhook = (): string => `/admin/accounts/${account}/webhook`;

async function receives(url = 'https://hooks.example.com/in?token=t0k3n'): Promise<void> {
  await admin.send('put', webhook(), { url });
  await admin.send('post', `${webhook()}/secret`);
}

/** A delivery of a completed refresh whose second attempt failed permanently, as a worker leaves it. */
async function failed(): Promise<{ id: number; request: number }> {
  const { rows } = await admin.db.query<{ id: bigint; request: bigint }>(
    `with request as (
       insert into update_request (account_id, jurisdiction, entity_pk, requested_codes, price_micro, status, requested_at,
                                   completed_at, result, webhook_status, webhook_attempts)
       values ($1, 'pa', 77, '{CHK-BIN}', 20000, 'completed', $2, $2, '{"private":"result"}', 'failed', 3) returning id)
     insert into webhook_delivery (account_id, update_request_id, kind, url, status, attempts, created_at, finished_at,
                                   error, sent_timestamp, signature, standard_signature)
     select $1, id, 'completed', 'https://old.example.com/in', 'failed', 3, $2, $3, 'refused', 1, 's', 's' from request
     returning id, update_request_id as request`,
    [account, '2026-11-21T11:00:00Z', '2026-11-21T11:00:12Z'],
  );
  const [row] = rows as [{ id: bigint; request: bigint }];
  await admin.db.query(
    `insert into webhook_attempt values ($1, 1, $2, $3, 500, 'the receiver answered 500'), ($1, 2, $3, null, null, null)`,
    [row.id, '2026-11-21T11:00:00Z', '2026-11-21T11:00:01.250Z'],
  );
  return { id: Number(row.id), request: Number(row.request) };
}

describe('the log of webhooks', () => {
  it('shows every delivery with its attempts, response codes and times, and never its content', async () => {
    const { id, request } = await failed();
    const view = {
      ...{ id, account_id: Number(account), update_request_id: request, kind: 'completed', status: 'failed' },
      ...{ url: 'https://old.example.com/in', created_at: '2026-11-21T11:00:00.000Z', error: 'refused' },
      finished_at: '2026-11-21T11:00:12.000Z',
      attempts: [
        {
          ...{ number: 1, started_at: '2026-11-21T11:00:00.000Z', finished_at: '2026-11-21T11:00:01.250Z' },
          ...{ duration_ms: 1_250, status_code: 500, error: 'the receiver answered 500' },
        },
        {
          ...{ number: 2, started_at: '2026-11-21T11:00:01.250Z', finished_at: null },
          ...{ duration_ms: null, status_code: null, error: null },
        },
      ],
    };
    expect(await admin.send('get', `/admin/deliveries/${String(id)}`)).toEqual({ status: 200, body: view });
    for (const query of ['', '?status=failed', `?request=${String(request)}`]) {
      const list = await admin.send('get', `${webhook()}/deliveries${query}`);
      expect(list).toEqual({ status: 200, body: { items: [view], next: null } });
    }
    for (const query of ['?status=pending', '?request=999999', `?before=${String(id)}`]) {
      expect((await admin.send('get', `${webhook()}/deliveries${query}`)).body).toEqual({ items: [], next: null });
    }
  });

  it('is paged, newest first', async () => {
    const [first, second] = [await failed(), await failed()];
    expect((await admin.send('get', `${webhook()}/deliveries?limit=1`)).body).toMatchObject({
      ...{ items: [{ id: second.id }], next: second.id },
    });
    expect((await admin.send('get', `${webhook()}/deliveries?limit=1&before=${String(second.id)}`)).body).toMatchObject(
      {
        ...{ items: [{ id: first.id }], next: null },
      },
    );
  });

  it.each([
    ['get', '/admin/deliveries/999999', 404, 'unknown_delivery'],
    ['post', '/admin/deliveries/999999/replay', 404, 'unknown_delivery'],
    ['get', '/admin/accounts/999999/webhook/deliveries', 404, 'unknown_account'],
    ['post', '/admin/accounts/999999/webhook/test', 404, 'unknown_account'],
    ['get', '/admin/deliveries/x', 400, 'invalid_parameter'],
    ['get', '/admin/accounts/1/webhook/deliveries?status=lost', 400, 'invalid_parameter'],
    ['get', '/admin/accounts/1/webhook/deliveries?request=x', 400, 'invalid_parameter'],
  ] as const)('%s %s is %i %s', async (method, path, status, code) => {
    expect(await admin.send(method, path)).toMatchObject({ status, body: { code } });
  });
});

describe('a test of the webhook', () => {
  it('is recorded for sending, announced to the workers, and audited without the path of its address', async () => {
    await receives();
    const { status, body } = await admin.send('post', `${webhook()}/test`);
    const { id } = body as { id: number };
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        ...{ id, account_id: Number(account), update_request_id: null, kind: 'test', status: 'pending' },
        ...{ url: 'https://hooks.example.com/in?token=t0k3n', created_at: '2026-11-21T12:00:00.000Z' },
        ...{ finished_at: null, error: null, attempts: [] },
      },
    });
    expect(admin.announced).toEqual([BigInt(id)]);
    expect((await admin.audit(account))[0]).toMatchObject({
      ...{ action: 'webhook.test', target: `webhook_delivery:${String(id)}` },
      detail: { after: { delivery: id, origin: 'https://hooks.example.com' } },
    });
  });

  it('requires an address and a secret', async () => {
    expect(await admin.send('post', `${webhook()}/test`)).toMatchObject({
      ...{ status: 409, body: { code: 'no_webhook_url' } },
    });
    await admin.send('put', webhook(), { url: 'https://hooks.example.com/' });
    expect(await admin.send('post', `${webhook()}/test`)).toMatchObject({
      ...{ status: 409, body: { code: 'no_webhook_secret' } },
    });
    expect(admin.announced).toEqual([]);
  });
});

describe('a replay', () => {
  it('is a new delivery of the same refresh, to the current webhook address of the account', async () => {
    await receives();
    const { id, request } = await failed();
    const { status, body } = await admin.send('post', `/admin/deliveries/${String(id)}/replay`);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...{ update_request_id: request, kind: 'replay', status: 'pending', attempts: [] },
        url: 'https://hooks.example.com/in?token=t0k3n',
      },
    });
    const made = (body as { id: number }).id;
    expect(made).not.toBe(id);
    expect(admin.announced).toEqual([BigInt(made)]);
    expect((await admin.audit(account))[0]).toMatchObject({
      ...{ action: 'webhook.replay', target: `webhook_delivery:${String(id)}`, detail: { after: { delivery: made } } },
    });
    // The request does not change until the replay is delivered.
    expect((await admin.send('get', `/admin/update-requests/${String(request)}`)).body).toMatchObject({
      ...{ webhook_status: 'failed', webhook_attempts: 3 },
    });
  });

  it('of a test is a test', async () => {
    await receives();
    const { body } = await admin.send('post', `${webhook()}/test`);
    const { id } = body as { id: number };
    await admin.db.query(`update webhook_delivery set status = 'delivered', finished_at = now() where id = $1`, [id]);
    expect((await admin.send('post', `/admin/deliveries/${String(id)}/replay`)).body).toMatchObject({
      ...{ kind: 'test', update_request_id: null },
    });
  });

  it('is possible only after the delivery has ended, and requires an address', async () => {
    await receives();
    const { body } = await admin.send('post', `${webhook()}/test`);
    const replay = `/admin/deliveries/${String((body as { id: number }).id)}/replay`;
    expect(await admin.send('post', replay)).toMatchObject({ status: 409, body: { code: 'delivery_under_way' } });
    const { id } = await failed();
    await admin.send('delete', webhook());
    expect(await admin.send('post', `/admin/deliveries/${String(id)}/replay`)).toMatchObject({
      ...{ status: 409, body: { code: 'no_webhook_url' } },
    });
  });
});
