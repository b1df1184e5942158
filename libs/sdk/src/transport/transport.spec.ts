import { describe, expect, it } from '@jest/globals';
import { StubService, answer, failure, problem } from '../../test/stub-service.js';
import { EntityRegistry } from '../client.js';
import { ApiError } from '../errors/api-error.js';
import { NotModifiedError } from '../errors/connection-errors.js';
import { ERROR_CODES } from '../generated/constants.js';
import { ERROR_CLASSES, InsufficientCreditsError, PublicTierLockedError } from '../generated/errors.js';

const OK = () => answer(200, { outcome: 'no_match' });
const LIMITED = () => problem(429, 'rate_limited', {}, { 'Retry-After': '2' });

describe('a request', () => {
  it('carries the key, asks for problem details, and sends its parameters by their names on the wire', async () => {
    const service = new StubService([OK()]);
    await service.client({ headers: { 'X-Own': 'a' } }).v5.entities.get('pa_own_1', {
      include: ['DAT-GOV', 'DAT-ALL+'],
      inline_limit: 3,
    });
    const [{ url, method, headers, body } = { url: '', headers: new Headers() }] = service.seen;
    expect([method, url]).toEqual([
      'GET',
      'https://api.example.test/v5/entities/pa_own_1?include=DAT-GOV%2CDAT-ALL%2B&inline_limit=3',
    ]);
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/problem+json, application/json',
      authorization: 'Bearer pk_test',
      'idempotency-key': 'id-1',
      'x-own': 'a',
      'x-request-deadline': '60000',
    });
    expect(body).toBeNull();
  });

  it('has no Authorization without a key', async () => {
    const service = new StubService([OK()]);
    await service.client({ apiKey: undefined }).v5.resolve({ name: 'x' });
    expect(service.sent('Authorization')).toEqual([null]);
  });

  it('keeps the path of the base address', async () => {
    const service = new StubService([OK()]);
    await service.client({ baseUrl: 'https://example.test/registry/' }).health();
    expect(service.seen[0]?.url).toBe('https://example.test/registry/health');
  });

  it.each([[''], ['.'], ['..']])('for the id %j is never sent', async (id) => {
    const service = new StubService([OK()]);
    expect(await failure(service.client().v5.entities.get(id))).toBeInstanceOf(TypeError);
    expect(service.seen).toEqual([]);
  });

  it('keeps an id in its place, whatever it contains', async () => {
    const service = new StubService([OK()]);
    await service.client().v5.entities.network('pa/../own?x#y', { depth: 3 });
    expect(service.seen[0]?.url).toBe('https://api.example.test/v5/entities/pa%2F..%2Fown%3Fx%23y/network?depth=3');
  });

  it.each([
    ['the default', {}, {}, '60000'],
    ["the client's", { timeoutMs: 2_500 }, {}, '2500'],
    ["the call's", { timeoutMs: 2_500 }, { timeoutMs: 900.9 }, '900'],
    ['the shortest', {}, { timeoutMs: 0.1 }, '1'],
  ])('sends %s time limit as the deadline of each attempt', async (_which, client, call, deadline) => {
    const service = new StubService([OK()]);
    await service.client(client).v5.resolve({ name: 'x' }, call);
    expect(service.sent('X-Request-Deadline')).toEqual([deadline]);
  });

  it('previews with dry_run, without an idempotency key', async () => {
    const service = new StubService([OK()]);
    await service.client().v5.resolve({ name: 'x' }, { dryRun: true, idempotencyKey: 'mine' });
    expect(service.seen[0]?.url).toBe('https://api.example.test/v5/resolve?dry_run=true');
    expect(service.sent('Idempotency-Key')).toEqual([null]);
  });

  it.each([
    ['baseUrl', { baseUrl: 'not an address' }],
    ['a baseUrl with a query', { baseUrl: 'https://x.test/?a=b' }],
    ['a baseUrl of another scheme', { baseUrl: 'file:///etc' }],
    ['a baseUrl with a password', { baseUrl: 'https://a:b@x.test' }],
    ['maxRetries', { maxRetries: -1 }],
    ['timeoutMs', { timeoutMs: 0 }],
    ['timeoutMs', { timeoutMs: 2 ** 31 }],
  ])('is not made with an invalid option: %s', (_name, options) => {
    expect(() => new EntityRegistry({ baseUrl: 'https://x.test', ...options })).toThrow(TypeError);
  });

  it('with a header that cannot be sent is not sent, and does not show it', async () => {
    const words = 'the header "Authorization" has a value, or a name, that cannot be sent';
    expect(() => new StubService([]).client({ apiKey: 'pk_secret\n2' })).toThrow(new TypeError(words));
    const service = new StubService([OK()]);
    const error = await failure(service.client().v5.catalog({ headers: { Authorization: 'pk_secret\n2' } }));
    expect(error).toEqual(new TypeError(words));
    expect(service.seen).toEqual([]);
  });

  it('does not show the key of its client', () => {
    const client = new EntityRegistry({ baseUrl: 'https://x.test', apiKey: 'pk_secret' });
    expect(JSON.stringify(client)).not.toContain('pk_secret');
  });
});

describe('a response', () => {
  it('reports its cost and the balance, in addition to its body', async () => {
    const headers = { 'X-Request-Id': 'req-7', 'X-Service-Charge': '0.02', 'X-Service-Balance': '9.98', ETag: '"e"' };
    const service = new StubService([LIMITED(), answer(200, { a: 1 }, { ...headers, 'Idempotent-Replayed': 'true' })]);
    const { data, response } = await service.client().v5.resolve({ name: 'x' }).withResponse();
    expect(data).toEqual({ a: 1 });
    expect(response).toMatchObject({
      ...{ status: 200, requestId: 'req-7', charge: '0.02', balance: '9.98', tier: null },
      ...{ etag: '"e"', idempotencyReplayed: true, retries: 1 },
    });
  });

  it('reports neither for unpaid requests', async () => {
    const service = new StubService([answer(200, {}, { 'X-Service-Tier': 'free' })]);
    const { response } = await service.client().v5.catalog().withResponse();
    expect(response).toMatchObject({ charge: null, balance: null, tier: 'free', requestId: null, etag: null });
  });

  it('that is not JSON has its own error', async () => {
    const service = new StubService([new Response('<html>', { status: 200, headers: { 'X-Request-Id': 'r' } })]);
    expect(await failure(service.client().v5.catalog())).toMatchObject({
      ...{ name: 'UnreadableAnswerError', status: 200, requestId: 'r' },
    });
  });

  it("with 304 rejects, because the caller's copy is still valid", async () => {
    const service = new StubService([new Response(null, { status: 304, headers: { ETag: '"e"' } })]);
    const call = service.client().v5.entities.get('pa_own_1', {}, { ifNoneMatch: '"e"' });
    const error = await failure(call.withResponse());
    expect(error).toBeInstanceOf(NotModifiedError);
    expect(error).toMatchObject({ etag: '"e"' });
    expect(service.sent('If-None-Match')).toEqual(['"e"']);
  });
});

describe('a refusal', () => {
  it.each(ERROR_CODES.map((code) => [code] as const))('%s has its own class', async (code) => {
    const service = new StubService([problem(400, code)]);
    const error = await failure(service.client({ maxRetries: 0 }).v5.catalog());
    expect(error).toBeInstanceOf(ERROR_CLASSES[code]);
    expect(error).toMatchObject({
      code,
      name: ERROR_CLASSES[code].name,
      message: `refused: ${code}`,
      requestId: 'req-1',
    });
  });

  it('uses the code of the body before the one in the problem type', async () => {
    const service = new StubService([problem(401, 'missing_key', { code: 'public_tier_locked' })]);
    expect(await failure(service.client().v4.panama.search({ ruc: '1' }))).toBeInstanceOf(PublicTierLockedError);
  });

  it('has the details of the response', async () => {
    const service = new StubService([problem(402, 'insufficient_credits', { price: '0.16', shortfall: '0.11' })]);
    const error = await failure(service.client().v5.catalog());
    expect(error).toMatchObject({ status: 402, retryable: false, body: { price: '0.16', shortfall: '0.11' } });
    if (!(error instanceof InsufficientCreditsError)) throw error;
    expect(error.body.shortfall).toBe('0.11');
  });

  it.each([
    ['of a proxy', new Response('<h1>Bad Gateway</h1>', { status: 502 }), '<h1>Bad Gateway</h1>'],
    ['with an unknown code', answer(400, { error: 'no', code: 'of_tomorrow' }), { error: 'no', code: 'of_tomorrow' }],
    ['with a code that every object inherits', answer(400, { code: 'constructor' }), { code: 'constructor' }],
    ['with an empty body', new Response(null, { status: 404 }), ''],
    ['of JSON that is not an object', answer(400, null), null],
  ])('%s is one without a code', async (_what, reply, body) => {
    const error = await failure(new StubService([reply]).client({ maxRetries: 0 }).v5.catalog());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', code: null, body });
  });
});
