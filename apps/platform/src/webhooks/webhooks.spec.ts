import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

const URL = 'https://hooks.example.com/in?token=t0k3n';

let platform: PlatformFixture;
let owner: SignedIn;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
beforeEach(async () => {
  owner = await platform.signUp();
  platform.announced.length = 0;
});
afterAll(() => platform.close());

async function receives(by: SignedIn): Promise<void> {
  await by.put('/api/webhook', { url: URL });
  await by.post('/api/webhook/secret');
}

/** The delivery of a webhook test, ended as a worker ends it. */
async function tested(by: SignedIn): Promise<number> {
  const { id } = (await by.post('/api/webhook/test')).body as { id: number };
  await platform.db.query(
    `update webhook_delivery set status = 'failed', attempts = 1, finished_at = $2, error = 'refused', sent_timestamp = 1,
                                 signature = 's', standard_signature = 's' where id = $1`,
    [id, platform.time],
  );
  await platform.db.query(`insert into webhook_attempt values ($1, 1, $2, $2, 500, 'the receiver answered 500')`, [
    id,
    platform.time,
  ]);
  return id;
}

describe('the webhook of an account', () => {
  it('is set and stopped; a rejected address gets a reason', async () => {
    expect((await owner.get('/api/webhook')).body).toEqual({ url: null, secrets: [], warning: null });
    expect(await owner.put('/api/webhook', { url: 'https://10.0.0.1/in' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', field: 'url', error: 'url must lead to a public host' },
    });
    expect(await owner.put('/api/webhook', { url: URL })).toMatchObject({ status: 200, body: { url: URL } });
    expect(await owner.delete('/api/webhook')).toMatchObject({ status: 200, body: { url: null, warning: null } });
    expect((await platform.audit(owner.accountId))[0]).toMatchObject({ action: 'webhook.clear', actor: 'Ana Prueba' });
  });

  it('reports that nothing is sent without a secret', async () => {
    const warning = expect.stringContaining('no webhook is sent');
    expect(await owner.put('/api/webhook', { url: URL })).toMatchObject({ status: 200, body: { url: URL, warning } });
    expect((await owner.get('/api/webhook')).body).toMatchObject({ warning });
    await owner.post('/api/webhook/secret');
    expect((await owner.get('/api/webhook')).body).toMatchObject({ url: URL, warning: null });
  });

  it.each([
    ['https://localhost.localdomain/in', 'url must lead to a public host'],
    ['https://10-0-0-1.nip.io/in', 'url must lead to a public host'],
    ['https://hooks.example.com:0/in', 'url must not name port 0, which nothing can listen on'],
    ['https://inner.example.com/in', 'url must lead to a public host'],
    ['https://half.example.com/in', 'url must lead to a public host'],
  ])('is not %s', async (url, error) => {
    platform.names.set('inner.example.com', ['10.0.0.1']);
    platform.names.set('half.example.com', ['198.41.0.4', 'fd00::1']);
    expect(await owner.put('/api/webhook', { url })).toMatchObject({ status: 400, body: { field: 'url', error } });
    expect((await owner.get('/api/webhook')).body).toMatchObject({ url: null });
  });

  it('may be a name that resolves to public addresses, or that cannot be resolved yet', async () => {
    platform.names.set('outer.example.com', ['198.41.0.4', '2606:4700::1111']);
    for (const name of ['outer.example.com', 'later.example.com']) {
      expect((await owner.put('/api/webhook', { url: `https://${name}/` })).status).toBe(200);
    }
  });

  it('has a secret that is shown once; the previous one also signs for a day', async () => {
    const first = await owner.post('/api/webhook/secret');
    expect(first).toMatchObject({ status: 201, body: { previous_expires_at: null } });
    const second = await owner.post('/api/webhook/secret');
    expect(second).toMatchObject({ status: 201, body: { previous_expires_at: '2026-11-22T12:00:00.000Z' } });
    const shown = await owner.get('/api/webhook');
    expect(shown.body).toMatchObject({ secrets: [{ expires_at: null }, { expires_at: '2026-11-22T12:00:00.000Z' }] });
    for (const { secret } of [first.body, second.body] as { secret: string }[]) {
      expect(secret).toMatch(/^whsec_/);
      expect(shown.text + platform.log.join('')).not.toContain(secret);
    }
  });

  it('is tested with synthetic data, and the delivery shows the outcome', async () => {
    expect(await owner.post('/api/webhook/test')).toMatchObject({ status: 409, body: { code: 'no_webhook_url' } });
    await owner.put('/api/webhook', { url: URL });
    expect(await owner.post('/api/webhook/test')).toMatchObject({ status: 409, body: { code: 'no_webhook_secret' } });
    await owner.post('/api/webhook/secret');
    const id = await tested(owner);
    expect(platform.announced).toEqual([BigInt(id)]);
    expect((await owner.get(`/api/webhook/deliveries/${String(id)}`)).body).toMatchObject({
      ...{ id, kind: 'test', status: 'failed', error: 'refused', update_request_id: null },
      attempts: [{ number: 1, status_code: 500, duration_ms: 0, error: 'the receiver answered 500' }],
    });
  });

  it('is tested at most ten times a minute, and the error says when to retry', async () => {
    await receives(owner);
    const statuses: number[] = [];
    for (let test = 0; test < 10; test += 1) statuses.push((await owner.post('/api/webhook/test')).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await owner.post('/api/webhook/test')).toMatchObject({
      ...{ status: 429, body: { code: 'too_many_deliveries' }, headers: { 'retry-after': '60' } },
    });
  });
});

describe('the deliveries of an account', () => {
  it('are listed page by page, by state, and replayed once they have ended', async () => {
    await receives(owner);
    const id = await tested(owner);
    const replayed = await owner.post(`/api/webhook/deliveries/${String(id)}/replay`);
    expect(replayed).toMatchObject({ status: 201, body: { kind: 'test', status: 'pending' } });
    const made = (replayed.body as { id: number }).id;
    expect(await owner.post(`/api/webhook/deliveries/${String(made)}/replay`)).toMatchObject({
      ...{ status: 409, body: { code: 'delivery_under_way' } },
    });
    const ids = async (query: string) => {
      const { items } = (await owner.get(`/api/webhook/deliveries${query}`)).body as { items: { id: number }[] };
      return items.map((delivery) => delivery.id);
    };
    expect(await ids('')).toEqual([made, id]);
    expect(await ids('?limit=1')).toEqual([made]);
    expect(await ids(`?before=${String(made)}`)).toEqual([id]);
    expect(await ids('?status=failed')).toEqual([id]);
    expect(await ids('?request=7')).toEqual([]);
  });

  it("are not found by another organization, and can't be replayed by read-only members", async () => {
    await receives(owner);
    const id = await tested(owner);
    const thief = await platform.signUp();
    await receives(thief);
    platform.announced.length = 0;
    for (const response of [
      await thief.get(`/api/webhook/deliveries/${String(id)}`),
      await thief.post(`/api/webhook/deliveries/${String(id)}/replay`),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { code: 'unknown_delivery' } });
    }
    expect((await thief.get('/api/webhook/deliveries')).body).toEqual({ items: [], next: null });
    const reader = await platform.join(owner, 'read_only');
    expect(await reader.get(`/api/webhook/deliveries/${String(id)}`)).toMatchObject({ status: 200 });
    for (const response of [
      await reader.put('/api/webhook', { url: URL }),
      await reader.delete('/api/webhook'),
      await reader.post('/api/webhook/secret'),
      await reader.post('/api/webhook/test'),
      await reader.post(`/api/webhook/deliveries/${String(id)}/replay`),
    ]) {
      expect(response).toMatchObject({ status: 403, body: { code: 'role_insufficient' } });
    }
    expect(platform.announced).toEqual([]);
  });
});
