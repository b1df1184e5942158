import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../test/api-fixture.js';
import type { Customer } from '../test/api-fixture.js';
import { SeverableProxy, until } from '@entity-registry/testing';

describe('while the database is down', () => {
  let api: ApiFixture;
  let proxy: SeverableProxy;
  let customer: Customer;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open({
      databaseUrl: async (url) => {
        const opened = await SeverableProxy.open(url);
        proxy = opened.proxy;
        return opened.url;
      },
    });
    customer = await api.customer({ balance: '9' });
    company = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
    await api.get(company, customer).expect(200);
    proxy.sever();
  });
  afterAll(async () => {
    await proxy.close();
    await api.close();
  });

  it.each([
    ['a detail', () => company, 'service temporarily unavailable'],
    ['a search', () => '/v4/panama/entidades?nombre=maderas', 'temporarily unavailable'],
  ])('%s returns 503 {error} with Retry-After', async (_what, path, error) => {
    const { body, headers } = responseOf(await api.get(path(), customer).expect(503));
    expect(body).toEqual({ error: expect.stringContaining(error) });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('/health responds and /health/ready says which check failed', async () => {
    await api.get('/health').expect(200);
    const { body } = responseOf(await api.get('/health/ready').expect(503));
    expect(body).toEqual({
      status: 'unavailable',
      service: 'api',
      checks: { database: 'failed', search_index: 'failed' },
    });
  });

  it('the calls of one customer that are about to be charged are refused by their deadline, and never charged', async () => {
    proxy.restore();
    api.runClock();
    const calls = 48;
    const deadlineMs = 3_000;
    const before = (await api.charges(customer)).length;
    const charge = api.billing.charge.bind(api.billing);
    const allRead = Promise.withResolvers<undefined>();
    let read = 0;
    Object.assign(api.billing, {
      charge: async (...args: Parameters<typeof charge>) => {
        read += 1;
        if (read === calls) {
          proxy.sever();
          allRead.resolve(undefined);
        }
        await allRead.promise;
        return charge(...args);
      },
    });
    const begun = performance.now();
    const call = () => api.get(company, customer).set('X-Request-Deadline', String(deadlineMs));
    const responses = await Promise.all(Array.from({ length: calls }, call));
    expect(performance.now() - begun).toBeLessThan(deadlineMs + 1_000);
    Object.assign(api.billing, { charge });
    expect(responses.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      responses.map(() => [503, '1']),
    );
    proxy.restore();
    await api.get(company, customer).expect(200);
    expect(await api.charges(customer)).toHaveLength(before + 1);
    await api.services.responseDeliveries.flush();
    expect((await api.billing.reconcile()).drift).toEqual([]);
    proxy.sever();
  });

  it('nothing is charged, and requests are served without a restart once it is up again', async () => {
    proxy.restore();
    await api.get(company, customer).expect(200);
    expect(await api.charges(customer)).toEqual([-30_000n, -30_000n, -30_000n]);
  });
});

describe('while the database does not respond', () => {
  const LIMIT_MS = 500;
  /** What its outcome is asked for until. */
  const DEADLINE = { 'X-Request-Deadline': String(3 * LIMIT_MS) };
  let api: ApiFixture;
  let proxy: SeverableProxy;
  let customer: Customer;
  let company: string;
  let card: string;

  beforeAll(async () => {
    api = await ApiFixture.open({
      queryTimeoutMs: LIMIT_MS,
      databaseUrl: async (url) => {
        const opened = await SeverableProxy.open(url);
        proxy = opened.proxy;
        return opened.url;
      },
    });
    api.runClock();
    customer = await api.customer({ balance: '1' });
    company = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
    card = `/v5/entities/pa_own_${String(api.ids.company)}?include=CHK-BIN`;
  });
  beforeEach(async () => {
    await api.get(company, customer).expect(200);
  });
  afterEach(() => {
    proxy.restore();
  });
  afterAll(async () => {
    expect((await api.billing.reconcile()).drift).toEqual([]);
    await proxy.close();
    await api.close();
  });

  /** Lets the next detail or entity be read, and then runs `work`: only the charge is left. */
  const afterNextRead = (work: () => void): void => {
    const { details, storedEntities } = api.services;
    const [readDetail, readEntity] = [details.read.bind(details), storedEntities.read.bind(storedEntities)];
    const once = async <Result>(reading: Promise<Result>): Promise<Result> => {
      Object.assign(details, { read: readDetail });
      Object.assign(storedEntities, { read: readEntity });
      const result = await reading;
      work();
      return result;
    };
    Object.assign(details, { read: (...args: Parameters<typeof readDetail>) => once(readDetail(...args)) });
    Object.assign(storedEntities, { read: (...args: Parameters<typeof readEntity>) => once(readEntity(...args)) });
  };

  it.each([
    ['v4', () => company],
    ['v5', () => card],
  ])('%s returns 503 with Retry-After soon, whether it hangs at the read or at the charge', async (version, path) => {
    const code = version === 'v5' && { code: 'service_unavailable' };
    const error = { error: 'service temporarily unavailable', ...code };
    const begun = performance.now();
    proxy.freeze();
    const { headers } = await api.get(path(), customer).expect(503, error);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    proxy.restore();
    await api.get(path(), customer).expect(200);
    afterNextRead(() => {
      proxy.freeze();
    });
    await api.get(path(), customer).set(DEADLINE).expect(503, error);
    expect(performance.now() - begun).toBeLessThan(10 * LIMIT_MS);
  });

  it.each([
    ['was booked, and is found while there is time', 'finds', 200, [200]],
    ['was booked, and is found later', 'booked', 503, [200]],
    ['never arrived', 'never', 503, [409, 200]],
  ] as const)(
    'a charge whose outcome is unknown but which %s keeps its Idempotency-Key, and costs once',
    async (_, what, first, then) => {
      const before = (await api.charges(customer)).length;
      const isBooked = async () => (await api.charges(customer)).length > before;
      const hang = {
        finds: () => {
          proxy.holdReplies();
        },
        booked: () => {
          proxy.holdReplies();
          void until(isBooked).then(() => {
            proxy.freeze();
          });
        },
        never: () => {
          proxy.freeze();
        },
      };
      const call = () => api.get(company, customer).set('Idempotency-Key', what).set(DEADLINE);
      afterNextRead(hang[what]);
      await call().expect(first);
      proxy.restore();
      for (const status of then) {
        await call().expect(status);
        // The lease of a call that never finishes.
        api.time = new Date(api.time.getTime() + 61_000);
      }
      expect(await api.charges(customer)).toHaveLength(before + 1);
    },
  );
});
