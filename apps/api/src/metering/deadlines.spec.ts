import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until, waitingStatements } from '@entity-registry/testing';
import { ApiFixture, responseOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

/** The smallest pool, and the requests that it serves at a time (ADR 0198). */
const POOL_SIZE = 4;
const SLOTS = 24;
const SECTIONS = 'lock table section in access exclusive mode';

describe('the deadline of a request', () => {
  let api: ApiFixture;
  let customer: Customer;
  let path: string;

  beforeAll(async () => {
    // More connections than requests that can be blocked, so that only the queue makes requests wait.
    api = await ApiFixture.open({ environment: { POOL_SIZE: String(POOL_SIZE) }, poolSize: SLOTS + 4 });
    path = `/v5/entities/pa_own_${String(api.ids.company)}?include=CHK-BIN`;
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    // Later than any measurement of the last test counts.
    api.time = new Date(api.time.getTime() + 600_000);
    customer = await api.customer({ balance: '10' });
  });

  const ask = async (headers: Record<string, string> = {}) => {
    const response = await api.get(path, customer).set(headers);
    return { status: response.status, ...responseOf(response) };
  };
  const untilBlocked = () => until(async () => (await waitingStatements(api.db)) > 0);
  /** Asks while the read of the request is blocked; the block ends after `ms`. */
  const askMeanwhile = async (
    lock: readonly [string, unknown[]?],
    ms: number,
    headers: Record<string, string> = {},
  ) => {
    const release = await api.hold(...lock);
    const asked = ask(headers);
    await untilBlocked();
    api.time = new Date(api.time.getTime() + ms);
    await release();
    return asked;
  };
  const metric = async (name: string, labels = ''): Promise<number> => {
    const text = await api.metrics();
    return Number(new RegExp(`^${name}${labels}[^\\n]* (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  };
  const REFUSED = {
    status: 503,
    body: { error: 'service temporarily unavailable', code: 'service_unavailable' },
    headers: { 'retry-after': '5' },
  };

  it('stops a request whose data came too late, uncharged', async () => {
    const before = await metric('deadlines_missed_total');
    expect(await askMeanwhile([SECTIONS], 500, { 'X-Request-Deadline': '500' })).toMatchObject(REFUSED);
    expect(await api.charges(customer)).toEqual([]);
    expect(await metric('deadlines_missed_total')).toBe(before + 1);
  });

  it("is the route's default without a header", async () => {
    expect(await askMeanwhile([SECTIONS], 9_999)).toMatchObject({ status: 200 });
    expect(await askMeanwhile([SECTIONS], 10_000)).toMatchObject(REFUSED);
  });

  it('never loses an answer that was paid for: after the charge, it is sent late', async () => {
    const lock = ['select from account where id = $1 for update', [customer.accountId]] as const;
    const answer = await askMeanwhile([lock[0], [...lock[1]]], 60_000, { 'X-Request-Deadline': '500' });
    expect(answer).toMatchObject({ status: 200, headers: { 'x-service-charge': '0.03' } });
    expect(await api.charges(customer)).toEqual([-30_000n]);
  });

  it('leaves the Idempotency-Key of a stopped request free: its retry is the first call, charged once', async () => {
    const headers = { 'Idempotency-Key': 'late', 'X-Request-Deadline': '500' };
    expect(await askMeanwhile([SECTIONS], 500, headers)).toMatchObject(REFUSED);
    const retried = await ask(headers);
    expect(retried.status).toBe(200);
    expect(retried.headers['idempotent-replayed']).toBeUndefined();
    expect(await api.charges(customer)).toHaveLength(1);
  });

  it('drops requests that are still waiting when it has passed, before they read', async () => {
    const label = '\\{queue="requests",reason="deadline"';
    const before = await metric('search_refused_total', label);
    // The key is known afterwards, so that its state isn't read while every connection is blocked.
    await ask();
    const release = await api.hold(SECTIONS);
    const first = Array.from({ length: SLOTS }, () => ask());
    await untilBlocked();
    const late = ask({ 'X-Request-Deadline': '1000' });
    const patient = ask({ 'X-Request-Deadline': '9000' });
    await until(() => Promise.resolve(api.services.shares.requests.waiting.rows === 2));
    api.time = new Date(api.time.getTime() + 2_000);
    await release();
    expect(await late).toMatchObject(REFUSED);
    expect(await patient).toMatchObject({ status: 200 });
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(SLOTS).fill(200));
    expect(await api.charges(customer)).toHaveLength(1 + SLOTS + 1);
    expect(await metric('search_refused_total', label)).toBe(before + 1);
  });

  it('is refused in another form than whole milliseconds', async () => {
    const body = { error: 'X-Request-Deadline must be a whole number of milliseconds, such as 2500' };
    expect(await ask({ 'X-Request-Deadline': '2s' })).toMatchObject({ status: 400, body });
  });
});
