import { WebhookSettings, secretBox } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture, SECRET } from '../../test/admin-fixture.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

const HOUR_MS = 3_600_000;

/** What the process that sends webhooks reads. */
const settings = () => new WebhookSettings(admin.db, { box: secretBox(SECRET), now: () => admin.time });

describe('the webhook of an account', () => {
  it('is set, changed and stopped; the audit log has the hosts without the paths', async () => {
    const id = await admin.account();
    const path = `/admin/accounts/${id}/webhook`;
    expect(await admin.send('get', path)).toEqual({ status: 200, body: { url: null, secrets: [], warning: null } });
    expect(await admin.send('put', path, { url: 'HTTPS://Hooks.Example.com:443/in?token=t0k3n' })).toEqual({
      status: 200,
      body: {
        ...{ url: 'https://hooks.example.com/in?token=t0k3n', secrets: [] },
        warning: 'The account has no signing secret yet, so no webhooks are sent. Create one with POST webhook/secret.',
      },
    });
    expect(await admin.send('get', `/admin/accounts/${id}`)).toMatchObject({
      body: { webhook_url: 'https://hooks.example.com/in?token=t0k3n' },
    });
    expect(await admin.send('delete', path)).toEqual({ status: 200, body: { url: null, secrets: [], warning: null } });
    expect(await admin.send('delete', path)).toMatchObject({ status: 200 });
    const told = (await admin.audit(id)).filter(({ action }) => action.startsWith('webhook'));
    expect(told).toMatchObject([
      { action: 'webhook.clear', detail: { before: { origin: 'https://hooks.example.com' }, after: { origin: null } } },
      { action: 'webhook.set', detail: { before: { origin: null }, after: { origin: 'https://hooks.example.com' } } },
    ]);
  });

  it.each([
    [{}, 'url is required'],
    [{ url: null }, 'url must be text'],
    [{ url: 'http://hooks.example.com/' }, 'url must be an absolute https address'],
    [{ url: 'https://user:secret@hooks.example.com/' }, 'url must not contain a user name or password'],
    [{ url: 'https://localhost/' }, 'url must lead to a public host'],
    [{ url: 'https://2130706433/' }, 'url must lead to a public host'],
    [{ url: 'https://[::ffff:10.0.0.1]/' }, 'url must lead to a public host'],
    [{ url: `https://hooks.example.com/${'x'.repeat(2_048)}` }, 'url must have at most 2048 characters'],
  ])('is not set to %.60j', async (body, error) => {
    const id = await admin.account();
    expect(await admin.send('put', `/admin/accounts/${id}/webhook`, body)).toEqual({
      status: 400,
      body: { error, code: 'invalid_parameter', field: 'url' },
    });
  });

  it('has a signing secret that is shown once and stored encrypted', async () => {
    const id = await admin.account();
    const made = await admin.send('post', `/admin/accounts/${id}/webhook/secret`);
    expect(made).toEqual({
      status: 201,
      body: {
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
        ...{ created_at: '2026-11-21T12:00:00.000Z', previous_expires_at: null },
      },
    });
    const { secret } = made.body as { secret: string };
    expect(await settings().secrets(id)).toEqual([secret]);
    expect(await admin.send('get', `/admin/accounts/${id}/webhook`)).toEqual({
      status: 200,
      body: { url: null, secrets: [{ created_at: '2026-11-21T12:00:00.000Z', expires_at: null }], warning: null },
    });
    const { rows } = await admin.db.query('select sealed from webhook_secret where account_id = $1', [id]);
    expect((rows[0] as { sealed: Buffer }).sealed.includes(Buffer.from(secret))).toBe(false);
    const { rows: log } = await admin.db.query('select to_jsonb(a) from audit_entry a');
    expect(JSON.stringify(log)).not.toContain(secret);
    expect(admin.log.join('')).not.toContain(secret);
  });

  it('is also signed with the previous secret for 24 hours after a rotation, and never with three', async () => {
    const id = await admin.account();
    const rotate = async () =>
      (await admin.send('post', `/admin/accounts/${id}/webhook/secret`)).body as {
        secret: string;
        previous_expires_at: string | null;
      };
    const start = admin.time;
    const first = await rotate();
    const second = await rotate();
    expect(second.previous_expires_at).toBe('2026-11-22T12:00:00.000Z');
    expect(await settings().secrets(id)).toEqual([second.secret, first.secret]);
    admin.time = new Date(start.getTime() + 24 * HOUR_MS);
    expect(await settings().secrets(id)).toEqual([second.secret]);
    const third = await rotate();
    const fourth = await rotate();
    expect(await settings().secrets(id)).toEqual([fourth.secret, third.secret]);
    admin.time = start;
  });

  it('has at most two secrets, even after concurrent rotations', async () => {
    const id = await admin.account();
    const rotations = Array.from({ length: 5 }, () => admin.send('post', `/admin/accounts/${id}/webhook/secret`));
    expect((await Promise.all(rotations)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await settings().secrets(id)).toHaveLength(2);
  });
});
