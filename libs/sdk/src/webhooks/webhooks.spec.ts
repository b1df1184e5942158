import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { signTestEvent, verify } from './index.js';
import type { VerifyWebhookOptions, WebhookVerificationReason } from './index.js';

const NOW = 1_790_000_000;
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const FORMER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const STANDARD = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

type Delivery = Pick<VerifyWebhookOptions, 'payload'> & { headers: Record<string, string> };

const signed = (options: Partial<Parameters<typeof signTestEvent>[0]> = {}): Promise<Delivery> =>
  signTestEvent({ secret: SECRET, timestamp: NOW, ...options });

const check = (delivery: Delivery, options: Partial<VerifyWebhookOptions> = {}) =>
  verify({ ...delivery, secret: SECRET, now: () => NOW * 1000, ...options });

/** The delivery with only the specification's pair of headers. */
const withoutStandard = ({ payload, headers }: Delivery): Delivery => ({
  payload,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !STANDARD.includes(name))),
});

/** Any body, signed as in the specification, by another implementation of HMAC. */
function post(body: string | Buffer, timestamp = String(NOW)): Delivery {
  const hex = createHmac('sha256', SECRET).update(`${timestamp}.`).update(body).digest('hex');
  return {
    payload: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'x-service-webhook-timestamp': timestamp, 'x-service-webhook-signature': `sha256=${hex}` },
  };
}

const rejected = (reason: WebhookVerificationReason) => ({ name: 'WebhookVerificationError', reason });

describe('verify', () => {
  it('returns the event of a genuine delivery, for any type of body and headers', async () => {
    const { payload, headers } = await signed({ event: { update_request_id: 42 } });
    const bytes = Buffer.from(payload as string);
    const inLarger = new Uint8Array(Buffer.concat([Buffer.alloc(5), bytes])).subarray(5);
    const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const form of [payload, bytes, inLarger, Uint8Array.from(bytes).buffer]) {
      for (const names of [headers, upper, new Headers(headers)]) {
        const event = await verify({ payload: form, headers: names, secret: SECRET, now: () => NOW * 1000 });
        expect(event).toMatchObject({ update_request_id: 42, data: { nombre: 'COMPAÑÍA DE PRUEBA, S.A.' } });
      }
    }
  });

  it('accepts the specification’s pair of headers if the others are missing', async () => {
    const delivery = withoutStandard(await signed());
    await expect(check(delivery)).resolves.toMatchObject({ update_request_id: 0 });
    await expect(check({ ...delivery, payload: `${delivery.payload as string} ` })).rejects.toMatchObject(
      rejected('bad_signature'),
    );
  });

  it.each([
    [-301, 'too_old'],
    [-300, undefined],
    [300, undefined],
    [301, 'too_new'],
  ] as const)('of a delivery stamped %i seconds from now says: %s', async (seconds, reason) => {
    for (const delivery of [
      await signed({ timestamp: NOW + seconds }),
      withoutStandard(await signed({ timestamp: NOW + seconds })),
    ]) {
      if (reason === undefined) await expect(check(delivery)).resolves.toBeDefined();
      else await expect(check(delivery)).rejects.toMatchObject(rejected(reason));
      await expect(check(delivery, { toleranceSeconds: Infinity })).resolves.toBeDefined();
    }
  });

  it('treats a tolerance of 0 as none', async () => {
    await expect(check(await signed(), { toleranceSeconds: 0 })).resolves.toBeDefined();
    const late = await signed({ timestamp: NOW - 1 });
    await expect(check(late, { toleranceSeconds: 0 })).rejects.toMatchObject(rejected('too_old'));
  });

  it.each([
    ['without headers', { headers: {} }, 'missing_header'],
    ['with a header twice', { headers: { 'x-service-webhook-timestamp': ['1', '1'] } }, 'missing_header'],
    ['with a time that is not a number', post('{}', '1e9'), 'bad_timestamp'],
    ['with NaN as its time', post('{}', 'NaN'), 'bad_timestamp'],
    ['with an empty time', post('{}', ''), 'bad_timestamp'],
    ['with a negative time', post('{}', `-${String(NOW)}`), 'bad_timestamp'],
    ['that is not JSON', post('event'), 'bad_body'],
    ['that is not an object', post('[]'), 'bad_body'],
    ['that is not UTF-8', post(Buffer.from([0x22, 0xff, 0x22])), 'bad_body'],
    ['with an unknown event', post('{"event":"entity.dissolved","update_request_id":1,"data":{}}'), 'bad_body'],
    ['without an id', post('{"event":"update_request.completed","data":{}}'), 'bad_body'],
  ] as const)('refuses a delivery %s', async (_, delivery, reason) => {
    const given = { payload: '{}', ...delivery } as Delivery;
    await expect(check(given)).rejects.toMatchObject(rejected(reason));
  });

  it.each([
    ['an empty secret', { secret: '' }],
    ['no secret at all', { secret: [] }],
    ['an empty secret among others', { secret: [SECRET, ''] }],
    ['a truncated secret', { secret: 'whsec_' }],
    ['a mistyped secret', { secret: 'whsec_**' }],
    ['a tolerance that is not a number', { toleranceSeconds: NaN }],
    ['a clock without a time', { now: () => NaN }],
    ['a parsed body', { payload: {} as unknown as string }],
  ])('throws for %s', async (_, options) => {
    await expect(check(await signed(), options)).rejects.toBeInstanceOf(TypeError);
  });

  it.each([
    ['webhooks: the secret is missing', { secret: undefined }],
    ['webhooks: the headers of the delivery are missing', { headers: undefined }],
    ['webhooks: toleranceSeconds must be a number of seconds, at least 0', { toleranceSeconds: null }],
    ['webhooks: now must be a function', { now: NOW }],
    ['webhooks: unknown option "tolerance": did you mean "toleranceSeconds"?', { tolerance: 5 }],
  ])('reports an invalid call: %s', async (words, options) => {
    await expect(check(await signed(), options as never)).rejects.toEqual(new TypeError(words));
  });

  it('reports missing options', async () => {
    const words = new TypeError('webhooks: the options must be an object');
    await expect(verify(undefined as never)).rejects.toEqual(words);
    await expect(signTestEvent(undefined as never)).rejects.toEqual(words);
  });

  it('accepts deliveries during a secret rotation, with either secret or with both', async () => {
    const delivery = await signed({ secret: [SECRET, FORMER] });
    for (const secret of [SECRET, FORMER, [FORMER, SECRET]]) {
      await expect(check(delivery, { secret })).resolves.toBeDefined();
    }
    // The specification's pair only has room for the newest.
    await expect(check(withoutStandard(delivery), { secret: FORMER })).rejects.toMatchObject(rejected('bad_signature'));
    await expect(check(withoutStandard(delivery), { secret: [FORMER, SECRET] })).resolves.toBeDefined();
  });

  it('accepts the matching signature among many others', async () => {
    const { payload, headers } = await signed();
    const forged = Array.from({ length: 200 }, () => `v1,${randomBytes(32).toString('base64')}`);
    const others = ['v2,c29vbg==', 'v1a,abc', 'v1,', ...forged];
    const claimed = (last: string) => ({ ...headers, 'webhook-signature': [...others, last].join(' ') });
    await expect(check({ payload, headers: claimed(headers['webhook-signature'] ?? '') })).resolves.toBeDefined();
    await expect(check({ payload, headers: claimed('v1,') })).rejects.toMatchObject(rejected('bad_signature'));
  });
});

describe('verify and signTestEvent, for any content', () => {
  const content = fc.record({
    update_request_id: fc.nat(),
    data: fc
      .dictionary(fc.string({ unit: 'binary' }), fc.jsonValue())
      .map((rest) => ({ ...rest, id: 1, nombre: 'PEÑA Y CÍA' })),
  });
  const secretText = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 64 }).map((key) => `whsec_${Buffer.from(key).toString('base64')}`),
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.startsWith('whsec_')),
  );

  it('agree with each other, and with another HMAC on both headers', async () => {
    const property = fc.asyncProperty(content, secretText, async (event, secret) => {
      const { payload, headers } = await signTestEvent({ secret, event, timestamp: NOW });
      const hex = createHmac('sha256', secret)
        .update(`${String(NOW)}.${payload}`)
        .digest('hex');
      expect(headers['x-service-webhook-signature']).toBe(`sha256=${hex}`);
      for (const delivery of [{ payload, headers }, withoutStandard({ payload, headers })]) {
        expect(await check(delivery, { secret })).toEqual(JSON.parse(payload));
      }
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('agree with the standardwebhooks package, each with the other’s signature', async () => {
    const timestamp = Math.floor(Date.now() / 1000); // the package has its own clock
    const helper = new Webhook(SECRET);
    const property = fc.asyncProperty(content, async (event) => {
      const { payload, headers } = await signTestEvent({ secret: SECRET, event, timestamp });
      expect(helper.verify(payload, headers)).toEqual(JSON.parse(payload));
      const theirs = helper.sign(headers['webhook-id'] ?? '', new Date(timestamp * 1000), payload);
      const delivery = { payload, headers: { ...headers, 'webhook-signature': theirs } };
      expect(await check(delivery, { now: () => timestamp * 1000 })).toEqual(JSON.parse(payload));
    });
    await fc.assert(property, { numRuns: 30 });
  });

  it('refuse a delivery if one bit of body, time, id or signature differs', async () => {
    const delivery = await signed();
    const own = withoutStandard(delivery);
    const altered = [
      ...STANDARD.flatMap((name) => alteredHeaders(delivery, name)),
      ...Object.keys(own.headers)
        .filter((name) => /-(timestamp|signature)$/.test(name))
        .flatMap((name) => alteredHeaders(own, name)),
      ...[delivery, own].flatMap(alteredBodies),
    ];
    expect(altered.length).toBeGreaterThan(1_000);
    const outcomes = await Promise.all(
      altered.map((each) =>
        check(each).then(
          () => each,
          (error: unknown) => (error as Error).name,
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['WebhookVerificationError']));
  });
});

const flipped = (bytes: Buffer, bit: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
};

/** The delivery with each bit of a header flipped. */
function alteredHeaders({ payload, headers }: Delivery, name: string): Delivery[] {
  const value = Buffer.from(headers[name] ?? '');
  return Array.from({ length: value.length * 8 }, (_, bit) => ({
    payload,
    headers: { ...headers, [name]: flipped(value, bit).toString('latin1') },
  }));
}

/** The delivery with a bit of each byte of its body flipped, cycling through the eight. */
function alteredBodies({ payload, headers }: Delivery): Delivery[] {
  const bytes = Buffer.from(payload as string);
  return Array.from(bytes, (_, index) => ({ payload: flipped(bytes, index * 8 + (index % 8)), headers }));
}
