import { describe, expect, it } from '@jest/globals';
import { StubService, answer, failure, problem } from '../../test/stub-service.js';
import { EntityRegistry } from '../client.js';
import { AbortedError, ConnectionError, TimeoutError } from '../errors/connection-errors.js';
import { platformClock, randomId } from './platform.js';

const OK = () => answer(200, {});
const LIMITED = () => problem(429, 'rate_limited', {}, { 'Retry-After': '2' });
const CUT = () => new TypeError('fetch failed', { cause: new Error('ECONNRESET') });

describe('retries', () => {
  it('wait as long as the service asks, and send the same call again', async () => {
    const service = new StubService([LIMITED(), CUT(), OK()]);
    await service.client().v5.resolve({ name: 'x' });
    // 2 s as requested and half of 0.5 s; half of 1 s
    expect(service.slept).toEqual([2_250, 500]);
    expect(service.sent('Idempotency-Key')).toEqual(['id-1', 'id-1', 'id-1']);
    expect(new Set(service.seen.map(({ body }) => body))).toEqual(new Set(['{"name":"x"}']));
  });

  it('of different calls have different keys, and a key from the caller is kept', async () => {
    const service = new StubService([OK()]);
    const client = service.client();
    await client.v5.resolve({ name: 'x' });
    await client.v5.entities.get('pa_own_1');
    await client.v5.entities.get('pa_own_1');
    await client.v4.panama.update(1, { include: ['CHK-BIN'] }, { idempotencyKey: 'mine' });
    await client.v5.entities.get('pa_own_1', {}, { dryRun: true });
    await client.v5.catalog();
    expect(service.sent('Idempotency-Key')).toEqual(['id-1', 'id-2', 'id-3', 'mine', null, null]);
  });

  it.each([
    [{}, {}, 3],
    [{ maxRetries: 0 }, {}, 1],
    [{ maxRetries: 0 }, { maxRetries: 1 }, 2],
    [{ maxRetries: 5 }, { maxRetries: 0 }, 1],
  ])('with the client options %j and the call options %j: %i attempts', async (ofClient, ofCall, attempts) => {
    const service = new StubService([CUT()]);
    const error = await failure(service.client(ofClient).v5.catalog(ofCall));
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toBe('no response from api.example.test: ECONNRESET');
    expect(service.seen).toHaveLength(attempts);
  });

  it.each([['free_tier_limit'], ['spending_limit_exceeded'], ['public_budget_exhausted']])(
    'are not made for %s, even with a short Retry-After',
    async (code) => {
      const service = new StubService([problem(429, code, {}, { 'Retry-After': '1' })]);
      const error = await failure(service.client().v5.catalog());
      expect(error).toMatchObject({ code, retryable: false, retryAfterMs: 1_000 });
      expect(service.seen).toHaveLength(1);
    },
  );

  it('are not made for errors that the service marks as not retryable', async () => {
    const service = new StubService([problem(503, 'service_unavailable', { retryable: false })]);
    expect(await failure(service.client().v5.catalog())).toMatchObject({ retryable: false });
    expect(service.seen).toHaveLength(1);
  });

  it('are suggested by the error if no response came, but not if the caller ended the call', async () => {
    const cut = await failure(new StubService([CUT()]).client().v5.catalog());
    const late = await failure(new StubService(['silence']).client({ maxRetries: 0, timeoutMs: 5 }).v5.catalog());
    const ended = await failure(new StubService(['silence']).client().v5.catalog({ signal: AbortSignal.abort() }));
    expect([cut, late, ended]).toMatchObject([
      { name: 'ConnectionError', retryable: true },
      { name: 'TimeoutError', retryable: true },
      { name: 'AbortedError', retryable: false },
    ]);
  });

  it('are left to the caller when the service asks for more than a minute', async () => {
    const service = new StubService([problem(503, 'service_unavailable', {}, { 'Retry-After': '61' })]);
    expect(await failure(service.client().v5.catalog())).toMatchObject({ retryable: true, retryAfterMs: 61_000 });
    expect(service.slept).toEqual([]);
  });

  it('wait until the date in Retry-After', async () => {
    const date = { 'Retry-After': 'Sat, 21 Nov 2026 09:00:04 GMT', Date: 'Sat, 21 Nov 2026 09:00:00 GMT' };
    const service = new StubService([problem(429, 'rate_limited', {}, date), OK()]);
    await service.client({ random: () => 0 }).v5.catalog();
    expect(service.slept).toEqual([4_000]);
  });
});

describe('a canceled call or a timeout', () => {
  it('is a TimeoutError if every attempt takes too long', async () => {
    const service = new StubService(['silence']);
    const error = await failure(service.client({ maxRetries: 1, timeoutMs: 5 }).v5.catalog());
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ timeoutMs: 5 });
    expect(service.seen).toHaveLength(2);
  });

  it('includes a body that does not end', async () => {
    const stuck = (_url: string, { signal }: RequestInit): Promise<Response> => {
      const body = new ReadableStream({
        start: (controller) => {
          signal?.addEventListener('abort', () => {
            controller.error(new DOMException('aborted', 'AbortError'));
          });
        },
      });
      return Promise.resolve(new Response(body));
    };
    const client = new EntityRegistry({ baseUrl: 'https://x.test', fetch: stuck, timeoutMs: 5, maxRetries: 0 });
    expect(await failure(client.v5.catalog())).toBeInstanceOf(TimeoutError);
  });

  it('by a signal is an AbortedError with its reason, and ends an attempt', async () => {
    const service = new StubService(['silence']);
    const controller = new AbortController();
    const call = service.client().v5.catalog({ signal: controller.signal });
    await Promise.resolve();
    controller.abort('enough');
    const error = await failure(call);
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ cause: 'enough' });
    expect(service.seen).toHaveLength(1);
  });

  it('by a signal ends a wait between attempts', async () => {
    const service = new StubService([CUT()]);
    const controller = new AbortController();
    const clock = {
      now: () => 0,
      sleep: (ms: number, signal?: AbortSignal) => {
        controller.abort('enough');
        return platformClock.sleep(ms, signal);
      },
    };
    const error = await failure(service.client({ clock }).v5.catalog({ signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortedError', cause: 'enough' });
  });

  it('by a signal that was aborted before sends nothing', async () => {
    const service = new StubService([OK()]);
    expect(await failure(service.client().v5.catalog({ signal: AbortSignal.abort('no') }))).toMatchObject({
      cause: 'no',
    });
    expect(service.seen).toEqual([]);
  });
});

describe('the platform', () => {
  it('generates keys of 128 bits', () => {
    const names = Array.from({ length: 100 }, randomId);
    expect(new Set(names).size).toBe(100);
    expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
  });

  it('sleeps until a signal ends it', async () => {
    await platformClock.sleep(1);
    const controller = new AbortController();
    const sleep = failure(platformClock.sleep(60_000, controller.signal));
    controller.abort('enough');
    expect(await sleep).toBe('enough');
  });
});
