import { describe, expect, it } from '@jest/globals';
import { StubService, answer, failure, problem } from '../../test/stub-service.js';
import { RefreshFailedError, RefreshTimeoutError } from '../errors/refresh-errors.js';

const ACCEPTED = () => answer(202, { update_request_id: 7, status: 'pending' });
const record = (status: string, more: object = {}) =>
  answer(200, { update_request_id: 7, status, result: null, error: null, ...more });
const PENDING = () => record('pending');
const COMPLETED = () => record('completed', { result: { id: 'pa_own_42' } });
const include = ['DAT-GOV'];

describe('refreshAndWait', () => {
  it('requests a refresh, polls, and returns the completed record', async () => {
    const service = new StubService([ACCEPTED(), PENDING(), PENDING(), COMPLETED()]);
    const seen: unknown[] = [];
    const done = await service.client().refreshAndWait('pa_own_42', {
      include,
      onAccepted: ({ update_request_id: accepted }) => seen.push(accepted),
      onStatus: ({ status }) => seen.push(status),
    });
    expect(done.result).toEqual({ id: 'pa_own_42' });
    expect(seen).toEqual([7, 'pending', 'pending', 'completed']);
    expect(service.slept).toEqual([5_000, 5_000]);
    expect(service.seen.map(({ method, url }) => `${method ?? ''} ${new URL(url).pathname}`).slice(0, 2)).toEqual([
      'POST /v5/entities/pa_own_42/update',
      'GET /v5/update_requests/7',
    ]);
  });

  it("throws the service's reason for a failed refresh", async () => {
    const service = new StubService([ACCEPTED(), record('failed', { error: { message: 'insufficient credits' } })]);
    const error = await failure(service.client().refreshAndWait('pa_own_42', { include }));
    expect(error).toBeInstanceOf(RefreshFailedError);
    expect(error).toMatchObject({ updateRequestId: 7, message: 'insufficient credits', status: { status: 'failed' } });
  });

  it('gives up on timeout, with the last wait cut to the time left, and reports the id of the refresh', async () => {
    const service = new StubService([ACCEPTED(), PENDING()]);
    const error = await failure(
      service.client().refreshAndWait('pa_own_42', { include, pollIntervalMs: 400, timeoutMs: 1_000 }),
    );
    expect(error).toBeInstanceOf(RefreshTimeoutError);
    expect(error).toMatchObject({ updateRequestId: 7, timeoutMs: 1_000 });
    expect(error).not.toHaveProperty('cause');
    expect(service.slept).toEqual([400, 400, 200]);
  });

  it('survives an outage that is shorter than the wait', async () => {
    const down = problem(503, 'service_unavailable');
    const service = new StubService([ACCEPTED(), down, new TypeError('fetch failed'), COMPLETED()]);
    const done = await service.client({ maxRetries: 0 }).refreshAndWait('pa_own_42', { include });
    expect(done.status).toBe('completed');
  });

  it('reports why it could not poll if the outage is longer', async () => {
    const service = new StubService([ACCEPTED(), problem(503, 'service_unavailable')]);
    const error = await failure(
      service.client({ maxRetries: 0 }).refreshAndWait('pa_own_42', { include, timeoutMs: 1 }),
    );
    expect(error).toMatchObject({ name: 'RefreshTimeoutError', cause: { code: 'service_unavailable' } });
  });

  it('ends at a permanent refusal', async () => {
    const service = new StubService([ACCEPTED(), problem(403, 'key_rejected')]);
    expect(await failure(service.client().refreshAndWait('pa_own_42', { include }))).toMatchObject({
      code: 'key_rejected',
    });
  });

  it('ends on the caller’s signal', async () => {
    const controller = new AbortController();
    const service = new StubService([ACCEPTED(), PENDING()]);
    const onStatus = () => {
      controller.abort('enough');
    };
    const waiting = service.client().refreshAndWait('pa_own_42', { include, onStatus, signal: controller.signal });
    expect(await failure(waiting)).toMatchObject({ name: 'AbortedError', cause: 'enough' });
  });

  it.each([[{ pollIntervalMs: 0 }], [{ pollIntervalMs: NaN }], [{ timeoutMs: NaN }], [{ timeoutMs: -1 }]])(
    'sends no request with %j, which is invalid',
    async (limits) => {
      const service = new StubService([ACCEPTED(), PENDING()]);
      const client = service.client();
      expect(await failure(client.refreshAndWait('pa_own_42', { include, ...limits }))).toBeInstanceOf(TypeError);
      expect(await failure(client.waitForRefresh(7, limits))).toBeInstanceOf(TypeError);
      expect(service.seen).toEqual([]);
    },
  );

  it.each([['pa_finca_1'], ['ec_own_1'], ['pa_own_x']])('lets the service decide what %j is', async (id) => {
    const service = new StubService([problem(400, 'malformed_id')]);
    expect(await failure(service.client().refreshAndWait(id, { include }))).toMatchObject({ code: 'malformed_id' });
    expect(new URL(service.seen[0]?.url ?? '').pathname).toBe(`/v5/entities/${id}/update`);
  });
});
