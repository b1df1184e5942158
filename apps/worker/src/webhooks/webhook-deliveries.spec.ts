import { createHmac } from 'node:crypto';
import { webhooks as client } from '@entity-registry/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { Receiver, respondWith } from '../../test/receiver.js';
import type { Behavior, Received } from '../../test/receiver.js';
import { selfSigned } from '../../test/self-signed.js';
import { PATIENT_MS, WebhookFixture } from '../../test/webhook-fixture.js';
import { createHttpPost } from './http-post.js';
import type { HttpPost } from './http-post.js';

let webhooks: WebhookFixture;
let receiver: Receiver;
beforeAll(async () => {
  webhooks = await WebhookFixture.open();
});
afterAll(() => webhooks.close());
beforeEach(() => {
  webhooks.time = null;
});
afterEach(() => receiver.close());

const ALIVE = new AbortController().signal;
const listen = async (behavior: Behavior): Promise<string> => (receiver = await Receiver.listen(behavior)).url;
const headersOf = ({ headers }: Received): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

describe('a webhook', () => {
  it('is sent with the headers, body and signature of the specification', async () => {
    const { id, updateRequestId } = await webhooks.completed(await listen(respondWith(204)));
    expect(await webhooks.sender().run(id, ALIVE)).toBe('delivered');
    const [got] = receiver.received as [Received];
    expect([got.method, got.path]).toEqual(['POST', '/hooks?token=t0k3n']);
    expect(got.body.toString('utf8')).toBe(
      `{"event":"update_request.completed","update_request_id":${String(updateRequestId)},"jurisdiction":"panama",` +
        '"data":{"id":77,"sid":"syn:1:7","nombre":"PEÑA 😀 Y CÍA, S.A.","capital":"10000.00",' +
        '"rp_report_url":"https://objects.example/pa/r.pdf"}}',
    );
    const timestamp = got.headers['x-service-webhook-timestamp'] as string;
    expect(timestamp).toMatch(/^\d{10}$/);
    const signed = createHmac('sha256', webhooks.secret).update(`${timestamp}.`).update(got.body).digest('hex');
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(got.body.length),
      'x-service-webhook-signature': `sha256=${signed}`,
      'x-service-webhook-id': `ur_${String(updateRequestId)}`,
      'webhook-id': `ur_${String(updateRequestId)}`,
      'webhook-timestamp': timestamp,
    });
    expect(got.rawHeaders).toEqual(
      expect.arrayContaining(['X-Service-Webhook-Signature', 'X-Service-Webhook-Timestamp']),
    );
  });

  it('is verified by the standardwebhooks package and by the SDK, with each secret while a rotation overlaps', async () => {
    const former = webhooks.secret;
    webhooks.secret = await webhooks.rotate();
    const { id } = await webhooks.completed(await listen(respondWith(200)));
    await webhooks.sender().run(id, ALIVE);
    const [got] = receiver.received as [Received];
    for (const secret of [former, webhooks.secret]) {
      const event = new Webhook(secret).verify(got.body, headersOf(got));
      expect(event).toMatchObject({ data: { id: 77 } });
      expect(await client.verify({ payload: got.body, headers: got.headers, secret })).toEqual(event);
    }
    const stranger = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    expect(() => new Webhook(stranger).verify(got.body, headersOf(got))).toThrow('No matching signature found');
  });

  it('of a test matches the test event that the SDK signs, byte for byte', async () => {
    const id = await webhooks.delivery('test', await listen(respondWith(200)), null);
    await webhooks.sender().run(id, ALIVE);
    const [got] = receiver.received as [Received];
    const secret = await webhooks.settings.secrets(webhooks.accountId);
    const signed = await client.signTestEvent({ secret, timestamp: Number(got.headers['webhook-timestamp']) });
    expect([got.body.toString('utf8'), got.headers]).toMatchObject([signed.payload, signed.headers]);
  });

  it('is shown as delivered when polled, and logged without the path of its address', async () => {
    const { id, updateRequestId } = await webhooks.completed(await listen(respondWith(500, 200)));
    expect(await webhooks.poll(updateRequestId)).toMatchObject({ webhookStatus: null, webhookAttempts: 0 });
    expect(await webhooks.sender().run(id, ALIVE)).toBe('delivered');
    expect(await webhooks.poll(updateRequestId)).toMatchObject({
      ...{ status: 'completed', webhookStatus: 'delivered', webhookAttempts: 2, errorMessage: null },
    });
    expect(await webhooks.attempts(id)).toMatchObject([
      {
        number: 1,
        startedAt: expect.any(Date),
        finishedAt: expect.any(Date),
        statusCode: 500,
        error: expect.any(String),
      },
      { number: 2, startedAt: expect.any(Date), finishedAt: expect.any(Date), statusCode: 200, error: null },
    ]);
    const { rows } = await webhooks.database.pool.query(
      'select body, lease_until from webhook_delivery where id = $1',
      [id],
    );
    expect(rows).toEqual([{ body: null, lease_until: null }]);
    const log = webhooks.log.join('');
    expect(log).toContain(`"to":"http://127.0.0.1:${receiver.port}"`);
    for (const secret of ['t0k3n', webhooks.secret, 'PEÑA']) expect(log).not.toContain(secret);
  });

  it('that fails three times leaves the request completed, and gives the reason', async () => {
    const { id, updateRequestId } = await webhooks.completed(await listen(respondWith(500, 302, 503)));
    expect(await webhooks.sender().run(id, ALIVE)).toBe('failed');
    expect(await webhooks.poll(updateRequestId)).toMatchObject({
      ...{ status: 'completed', webhookStatus: 'failed', webhookAttempts: 3 },
      errorMessage: 'the webhook was not delivered in 3 attempts: the receiver answered 503',
    });
    expect((await webhooks.attempts(id)).map(({ error }) => error)).toEqual([
      'the receiver answered 500',
      'the receiver answered 302, and redirects are not followed',
      'the receiver answered 503',
    ]);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-webhook-signature'])).size).toBe(1);
    expect(await webhooks.sender().run(id, ALIVE)).toBe('skipped');
    expect(receiver.received).toHaveLength(3);
  });

  it('of an account without a secret is never sent unsigned', async () => {
    const other = await WebhookFixture.open();
    await other.database.pool.query('delete from webhook_secret');
    const { id, updateRequestId } = await other.completed(await listen(respondWith(200)));
    expect(await other.sender().run(id, ALIVE)).toBe('failed');
    expect(await other.poll(updateRequestId)).toMatchObject({
      errorMessage:
        'the webhook was not delivered: nothing was sent, because the account has no signing secret. Create one in the webhook settings of the dashboard, then replay the delivery',
    });
    await other.close();
    expect(receiver.connections).toBe(0);
  });

  it('of a test has the id 0 and changes no request', async () => {
    const id = await webhooks.delivery('test', await listen(respondWith(200)), null);
    expect(await webhooks.sender().run(id, ALIVE)).toBe('delivered');
    const [got] = receiver.received as [Received];
    expect(JSON.parse(got.body.toString())).toMatchObject({ event: 'update_request.completed', update_request_id: 0 });
    expect(got.headers['x-service-webhook-id']).toBe('ur_0');
  });

  it('that is replayed successfully turns failed into delivered; a failed replay changes nothing', async () => {
    const { id, updateRequestId } = await webhooks.completed(
      await listen(respondWith(500, 500, 500, 500, 500, 500, 200)),
    );
    await webhooks.sender().run(id, ALIVE);
    const replay = async () => {
      const made = await webhooks.delivery('replay', receiver.url, updateRequestId);
      return webhooks.sender().run(made, ALIVE);
    };
    expect(await replay()).toBe('failed');
    expect(await webhooks.poll(updateRequestId)).toMatchObject({ webhookStatus: 'failed', webhookAttempts: 3 });
    expect(await replay()).toBe('delivered');
    expect(await webhooks.poll(updateRequestId)).toMatchObject({
      ...{ webhookStatus: 'delivered', webhookAttempts: 3, errorMessage: null },
    });
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-webhook-id'])).size).toBe(1);
  });

  it('goes over TLS only to receivers with a valid certificate', async () => {
    const tls = selfSigned();
    receiver = await Receiver.listen(respondWith(200), tls);
    const { id } = await webhooks.completed(receiver.url);
    const trusting = createHttpPost({ timeoutMs: PATIENT_MS, allowPrivate: true, ca: tls.cert });
    expect(await webhooks.sender(trusting).run(id, ALIVE)).toBe('delivered');
    const rejected = await webhooks.completed(receiver.url);
    expect(await webhooks.sender().run(rejected.id, ALIVE)).toBe('failed');
    expect((await webhooks.row(rejected.id)).error).toContain('no secure connection could be made');
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a delivery', () => {
  it('is sent by one process when several are notified of it', async () => {
    const { id } = await webhooks.completed(await listen(respondWith(500, 200)));
    const runs = await Promise.all(Array.from({ length: 8 }, () => webhooks.sender().run(id, ALIVE)));
    expect(runs.sort()).toEqual(['delivered', ...Array.from({ length: 7 }, () => 'skipped')]);
    expect(receiver.received).toHaveLength(2);
  });

  it('resumes after a crash: the interrupted attempt counts; timestamp, signature and body stay the same', async () => {
    const { id, updateRequestId } = await webhooks.completed(await listen(respondWith(500)));
    webhooks.time = new Date();
    await webhooks.database.pool.query(`update work set dispatched_at = $1 where queue = 'webhooks'`, [webhooks.time]);
    await crashDuring(id, 1);
    expect(await webhooks.poll(updateRequestId)).toMatchObject({ webhookStatus: null, webhookAttempts: 1 });
    // Its lease blocks other processes for a while.
    expect(await webhooks.sender().run(id, ALIVE)).toBe('skipped');
    expect(await webhooks.outbox.listWaiting({ olderThanMs: 0, limit: 9 })).not.toContain(id);
    webhooks.time = new Date(webhooks.time.getTime() + 60_000);
    webhooks.secret = await webhooks.rotate();
    expect(await webhooks.outbox.listWaiting({ olderThanMs: 0, limit: 9 })).toContain(id);
    expect(await webhooks.sender().run(id, ALIVE)).toBe('failed');
    expect(await webhooks.poll(updateRequestId)).toMatchObject({ webhookStatus: 'failed', webhookAttempts: 3 });
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => JSON.stringify(headers))).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
    expect((await webhooks.attempts(id)).map(({ finishedAt }) => finishedAt !== null)).toEqual([false, true, true]);
  });

  it('that was interrupted in its third attempt has failed', async () => {
    const { id, updateRequestId } = await webhooks.completed(await listen(respondWith(500)));
    webhooks.time = new Date();
    await crashDuring(id, 3);
    webhooks.time = new Date(webhooks.time.getTime() + 60_000);
    expect(await webhooks.sender().run(id, ALIVE)).toBe('failed');
    expect(await webhooks.poll(updateRequestId)).toMatchObject({
      ...{ webhookStatus: 'failed', webhookAttempts: 3 },
      errorMessage: 'the webhook was not delivered: attempt 3 was cut off',
    });
    expect(receiver.received).toHaveLength(3);
  });

  it.each([
    ['a failure', respondWith(500)],
    ['a 2xx that came too late', respondWith(200, 500)],
  ])('that another process has ended is not changed by the one that stalled with %s', async (_what, behavior) => {
    const { id, updateRequestId } = await webhooks.completed(await listen(behavior));
    webhooks.time = new Date();
    const other = async () => {
      expect(await webhooks.sender().run(id, ALIVE)).toBe('failed');
    };
    expect(await webhooks.sender(sleepsDuring(other)).run(id, ALIVE)).toBe('skipped');
    expect(receiver.received).toHaveLength(3);
    expect(await webhooks.poll(updateRequestId)).toMatchObject({ webhookStatus: 'failed', webhookAttempts: 3 });
    expect(await webhooks.row(id)).toMatchObject({ status: 'failed', attempts: 3 });
    const [first] = await webhooks.attempts(id);
    expect(first).toMatchObject({ number: 1, finishedAt: null, statusCode: null, error: null });
  });

  it('that another process is sending is not changed by the one that stalled', async () => {
    const { id } = await webhooks.completed(await listen(respondWith(200)));
    webhooks.time = new Date();
    const other = async () => {
      expect(await webhooks.outbox.claim(id)).not.toBeNull();
    };
    expect(await webhooks.sender(sleepsDuring(other)).run(id, ALIVE)).toBe('skipped');
    expect(await webhooks.row(id)).toMatchObject({ status: 'pending', attempts: 1 });
    expect(await webhooks.attempts(id)).toMatchObject([{ number: 1, finishedAt: null }]);
  });

  it('that another process has taken over is not failed by the one that stalled', async () => {
    const { id } = await webhooks.completed(await listen(respondWith(200)));
    webhooks.time = new Date();
    const slept = await webhooks.outbox.claim(id);
    if (slept === null) throw new Error('the delivery waits');
    later();
    expect(await webhooks.outbox.claim(id)).not.toBeNull();
    expect(await webhooks.outbox.abandon(slept, 'an invented cause')).toBe(false);
    expect(await webhooks.row(id)).toMatchObject({ status: 'pending', error: null });
  });

  it('is released to others at once when its process stops', async () => {
    const stop = new AbortController();
    const { id } = await webhooks.completed(
      await listen((response, nth) => {
        stop.abort();
        respondWith(500, 200)(response, nth);
      }),
    );
    expect(await webhooks.sender().run(id, stop.signal)).toBe('interrupted');
    expect(receiver.received).toHaveLength(1);
    expect(await webhooks.sender().run(id, ALIVE)).toBe('delivered');
    expect(receiver.received).toHaveLength(2);
  });

  /** As if the process had been suspended for a minute. */
  function later(): void {
    webhooks.time = new Date(webhooks.now().getTime() + 60_000);
  }

  /** Sends like a process that stalls after its first response while `meanwhile` happens. */
  function sleepsDuring(meanwhile: () => Promise<void>): HttpPost {
    const real = createHttpPost({ timeoutMs: PATIENT_MS, allowPrivate: true });
    return async (url, message) => {
      const got = await real(url, message);
      later();
      await meanwhile();
      return got;
    };
  }

  /** Sends like a process that dies during attempt `number`. */
  async function crashDuring(id: bigint, number: number): Promise<void> {
    const real = createHttpPost({ timeoutMs: PATIENT_MS, allowPrivate: true });
    let sent = 0;
    const dies: HttpPost = async (url, message) => {
      const got = await real(url, message);
      sent += 1;
      if (sent === number) throw new Error('the process dies');
      return got;
    };
    await expect(webhooks.sender(dies).run(id, ALIVE)).rejects.toThrow('the process dies');
  }
});
