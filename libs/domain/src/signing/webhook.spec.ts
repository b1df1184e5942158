import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isFreshTimestamp, standardWebhookSignature, webhookSignature } from './webhook.js';
import type { HmacSha256 } from './webhook.js';

const hmac: HmacSha256 = (key, message) => createHmac('sha256', key).update(message).digest();
const body = Buffer.from('{"event":"update_request.completed","data":{"nombre":"PEÑA Y CÍA"}}');

describe('the webhook signature', () => {
  it('is the lowercase hex HMAC-SHA256 over timestamp, point and raw body', () => {
    const expected = createHmac('sha256', 'secret').update('1700000000.').update(body).digest('hex');
    expect(webhookSignature(hmac, 'secret', 1_700_000_000, body)).toBe(`sha256=${expected}`);
  });

  it('changes with the secret, the timestamp and every byte of the body', () => {
    const signed = webhookSignature(hmac, 'secret', 1, body);
    const variants = [
      webhookSignature(hmac, 'Secret', 1, body),
      webhookSignature(hmac, 'secret', 2, body),
      webhookSignature(hmac, 'secret', 1, body.subarray(1)),
    ];
    expect(new Set([signed, ...variants]).size).toBe(4);
  });

  it('of Standard Webhooks holds one signature for each secret', () => {
    const key = Buffer.from('an invented signing key');
    const delivery = { id: 'ur_42', timestamp: 1_700_000_000, body };
    const sign = (secret: Uint8Array) =>
      createHmac('sha256', secret).update('ur_42.1700000000.').update(body).digest('base64');
    expect(standardWebhookSignature(hmac, [`whsec_${key.toString('base64')}`, 'plain'], delivery)).toBe(
      `v1,${sign(key)} v1,${sign(Buffer.from('plain'))}`,
    );
  });

  it.each([
    [1_000, 1_300, true],
    [1_300, 1_000, true],
    [1_000, 1_301, false],
    [1_301, 1_000, false],
    [Number.NaN, 1_000, false],
    [1_000, Number.NaN, false],
    [Number.POSITIVE_INFINITY, 1_000, false],
  ])('stamped %i is fresh at %i: %s', (timestamp, now, fresh) => {
    expect(isFreshTimestamp(timestamp, now)).toBe(fresh);
  });
});
