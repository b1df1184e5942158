import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';
import type { SignedIn } from '../../test/platform-fixture.js';

const ROUTE = '/api/event-webhook';
const URL = 'https://hooks.example.com/events?token=t0k3n';

describe('the event endpoint of an account', () => {
  let platform: PlatformFixture;
  let owner: SignedIn;
  beforeAll(async () => {
    platform = await PlatformFixture.open();
  });
  beforeEach(async () => {
    owner = await platform.signUp();
  });
  afterAll(() => platform.close());

  it('is set with a secret that is shown once, switched off and on, and removed', async () => {
    expect((await owner.get(ROUTE)).body).toMatchObject({ url: null, enabled: false, secret_created_at: null });
    const set = await owner.put(ROUTE, { url: URL });
    const secret = expect.stringMatching(/^whsec_/) as unknown;
    expect(set).toMatchObject({ status: 200, body: { url: URL, enabled: true, secret: { secret } } });
    const again = await owner.put(ROUTE, { url: `${URL}2` });
    expect(again).toMatchObject({ status: 200, body: { url: `${URL}2`, secret: null } });
    expect(await owner.patch(ROUTE, { enabled: false })).toMatchObject({ status: 200, body: { enabled: false } });
    expect(await owner.patch(ROUTE, { enabled: true })).toMatchObject({ status: 200, body: { enabled: true } });
    expect(await owner.patch(ROUTE, { enabled: 'yes' })).toMatchObject({ status: 400, body: { field: 'enabled' } });
    expect(await owner.delete(ROUTE)).toMatchObject({ status: 200, body: { url: null, enabled: false } });
    const actions = (await platform.audit(owner.accountId)).map(({ action }) => action);
    expect(actions.slice(0, 5)).toEqual([
      'event_endpoint.clear',
      'event_endpoint.enable',
      'event_endpoint.disable',
      'event_endpoint.set',
      'event_endpoint.set',
    ]);
    const { secret: made } = (set.body as { secret: { secret: string } }).secret;
    const audit = (await platform.audit(owner.accountId)).map(({ detail }) => JSON.stringify(detail)).join('');
    expect(audit + platform.log.join('')).not.toContain(made);
    expect(audit).not.toContain('t0k3n');
  });

  it.each([
    ['https://10.0.0.1/in', 'url must lead to a public host'],
    ['https://10-0-0-1.nip.io/in', 'url must lead to a public host'],
    ['https://inner.example.com/in', 'url must lead to a public host'],
    ['http://hooks.example.com/in', 'url must'],
  ])('is never %s', async (url, error) => {
    platform.names.set('inner.example.com', ['10.0.0.1']);
    expect(await owner.put(ROUTE, { url })).toMatchObject({
      ...{
        status: 400,
        body: { code: 'invalid_parameter', field: 'url', error: expect.stringContaining(error) as unknown },
      },
    });
    expect((await owner.get(ROUTE)).body).toMatchObject({ url: null });
  });

  it('gets a new secret, and the previous one signs too for a day', async () => {
    expect(await owner.post(`${ROUTE}/secret`)).toMatchObject({ status: 409, body: { code: 'no_webhook_url' } });
    await owner.put(ROUTE, { url: URL });
    const rotated = await owner.post(`${ROUTE}/secret`);
    expect(rotated).toMatchObject({ status: 201, body: { previous_expires_at: '2026-11-22T12:00:00.000Z' } });
    expect((await owner.get(ROUTE)).body).toMatchObject({ previous_secret_until: '2026-11-22T12:00:00.000Z' });
  });

  it('is tested, and its webhooks are listed and replayed once they have ended', async () => {
    expect(await owner.post(`${ROUTE}/test`)).toMatchObject({ status: 409, body: { code: 'no_webhook_url' } });
    await owner.put(ROUTE, { url: URL });
    const tested = await owner.post(`${ROUTE}/test`);
    expect(tested).toMatchObject({
      status: 201,
      body: { kind: 'test', status: 'pending', events: 0, first_seq: null },
    });
    const { id } = tested.body as { id: number };
    const path = `${ROUTE}/deliveries/${String(id)}`;
    expect(await owner.post(`${path}/replay`)).toMatchObject({ status: 409, body: { code: 'delivery_under_way' } });
    await platform.db.query(
      `update event_delivery set status = 'failed', error = 'refused', attempts = 1, finished_at = $2, due_at = null where id = $1`,
      [id, platform.time],
    );
    expect((await owner.get(path)).body).toMatchObject({ id, status: 'failed', error: 'refused', attempts: 1 });
    expect(await owner.post(`${path}/replay`)).toMatchObject({
      status: 201,
      body: { kind: 'test', status: 'pending' },
    });
    const { items } = (await owner.get(`${ROUTE}/deliveries`)).body as { items: { id: number }[] };
    expect(items).toHaveLength(2);
    const reader = await platform.join(owner, 'read_only');
    expect((await reader.get(path)).status).toBe(200);
    expect(await reader.post(`${path}/replay`)).toMatchObject({ status: 403, body: { code: 'role_insufficient' } });
    const thief = await platform.signUp();
    await thief.put(ROUTE, { url: URL });
    expect(await thief.get(path)).toMatchObject({ status: 404, body: { code: 'unknown_delivery' } });
    expect(await thief.post(`${path}/replay`)).toMatchObject({ status: 404, body: { code: 'unknown_delivery' } });
  });
});
