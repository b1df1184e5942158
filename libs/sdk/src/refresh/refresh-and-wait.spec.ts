import { describe, expect, it } from '@jest/globals';
import { StubService, answer, failure, problem } from '../../test/stub-service.js';
import { RefreshFailedError, RefreshTimeoutError } from '../errors/refresh-errors.js';

const ACCEPTED = () => answer(202, { update_request_id: 7, status: 'pending' });
const record = (status: string, more: object = {}) =>
  answer(200, { update_request_id: 7, status, result: null, error: null, ...more });
const PENDING = () => record('pending');
const COMPLETED = () => record('completed', { result: { id: 42 } });
const include = ['DAT-GOV'];

describe('refreshAndWait', () => {
  it.each([[42], ['pa_own_42']])('of %j asks anew, polls, and gives the completed record', async (id) => {
    const service = new StubService([ACCEPTED(), PENDING(), PENDING(), COMPLETED()]);
    const seen: unknown[] = [];
    const done = await service.client().refreshAndWait(id, {
      include,
      onAccepted: ({ update_request_id: accepted }) => seen.push(accepted),
      onStatus: ({ status }) => seen.push(status),
    });
    expect(done.result).toEqual({ id: 42 });
    expect(seen).toEqual([7, 'pending', 'pending', 'completed']);
    expect(service.slept).toEqual([5_000, 5_000]);
    expect(service.seen.map(({ method, url }) => `${method ?? ''} ${new URL(url).pathname}`).slice(0, 2)).toEqual([
      'POST /v4/panama/entidades/42/update',
      'GET /v4/update_requests/7',
    ]);
  });

  it('throws what the service says of a refresh that failed', async () => {
    const service = new StubService([ACCEPTED(), record('failed', { error: { message: 'insufficient credits' } })]);
    const error = await failure(service.client().refreshAndWait(42, { include }));
    expect(error).toBeInstanceOf(RefreshFailedError);
    expect(error).toMatchObject({ updateRequestId: 7, message: 'insufficient credits', status: { status: 'failed' } });
  });

  it('gives up when the time is over, the last wait cut to what is left, and says which refresh goes on', async () => {
    const service = new StubService([ACCEPTED(), PENDING()]);
    const error = await failure(
      service.client().refreshAndWait(42, { include, pollIntervalMs: 400, timeoutMs: 1_000 }),
    );
    expect(error).toBeInstanceOf(RefreshTimeoutError);
    expect(error).toMatchObject({ updateRequestId: 7, timeoutMs: 1_000 });
    expect(error).not.toHaveProperty('cause');
    expect(service.slept).toEqual([400, 400, 200]);
  });

  it('outlasts an outage that is shorter than the wait', async () => {
    const down = problem(503, 'service_unavailable');
    const service = new StubService([ACCEPTED(), down, new TypeError('fetch failed'), COMPLETED()]);
    const done = await service.client({ maxRetries: 0 }).refreshAndWait(42, { include });
    expect(done.status).toBe('completed');
  });

  it('says why it could not look when the outage is longer', async () => {
    const service = new StubService([ACCEPTED(), problem(503, 'service_unavailable')]);
    const error = await failure(service.client({ maxRetries: 0 }).refreshAndWait(42, { include, timeoutMs: 1 }));
    expect(error).toMatchObject({ name: 'RefreshTimeoutError', cause: { code: 'service_unavailable' } });
  });

  it('ends at a refusal that will not change', async () => {
    const service = new StubService([ACCEPTED(), problem(403, 'key_rejected')]);
    expect(await failure(service.client().refreshAndWait(42, { include }))).toMatchObject({ code: 'key_rejected' });
  });

  it('ends by the caller’s signal', async () => {
    const controller = new AbortController();
    const service = new StubService([ACCEPTED(), PENDING()]);
    const onStatus = () => {
      controller.abort('enough');
    };
    const waiting = service.client().refreshAndWait(42, { include, onStatus, signal: controller.signal });
    expect(await failure(waiting)).toMatchObject({ name: 'AbortedError', cause: 'enough' });
  });

  it.each([[{ pollIntervalMs: 0 }], [{ pollIntervalMs: NaN }], [{ timeoutMs: NaN }], [{ timeoutMs: -1 }]])(
    'asks for nothing with %j, which cannot be meant',
    async (limits) => {
      const service = new StubService([ACCEPTED(), PENDING()]);
      const client = service.client();
      expect(await failure(client.refreshAndWait(42, { include, ...limits }))).toBeInstanceOf(TypeError);
      expect(await failure(client.waitForRefresh(7, limits))).toBeInstanceOf(TypeError);
      expect(service.seen).toEqual([]);
    },
  );

  it.each([['pa_finca_1'], ['ec_own_1'], ['pa_own_x'], [''], ['pa_own_1 ']])(
    'does not take %j for an entity',
    async (id) => {
      const service = new StubService([ACCEPTED()]);
      expect(await failure(service.client().refreshAndWait(id, { include }))).toBeInstanceOf(TypeError);
      expect(service.seen).toEqual([]);
    },
  );
});
