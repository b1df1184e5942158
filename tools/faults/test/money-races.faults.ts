import { Experiment, tally } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import type { Customer } from './cluster.js';
import { race } from './http-client.js';

const CLIENTS = 40;
const CALLS = 4_000;
const AFFORDABLE = 1_000;

/** A code that the free tier does not have: a balance of exactly zero must not make the other requests free. */
const INCLUDE = 'DAT-IP';
const PRICE_MICRO = 40_000n;

const outOfMoney = new Experiment('experiment 1: 40 clients race 4,000 charges with money for exactly 1,000');
describe(outOfMoney.title, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.open();
  });
  afterAll(() => cluster.close());

  it('serves exactly 1,000 of them, and leaves a balance of 0.00', async () => {
    const customer = await cluster.customer({ balance: '40.00' });
    const began = performance.now();
    const responses = await race(CLIENTS, CALLS, (nr) => cluster.request(nr, cluster.detail(INCLUDE), customer));
    const seconds = (performance.now() - began) / 1_000;
    outOfMoney.did(`${CLIENTS} clients sent ${CALLS} calls of 0.04 with one key of 40.00 to 3 processes`);
    outOfMoney.figure('responses', tally(responses.map(({ status }) => status)));
    outOfMoney.figure('rate', `${(CALLS / seconds).toFixed(0)} calls/s`);
    const paid = responses.filter(({ status }) => status === 200);
    expect(paid).toHaveLength(AFFORDABLE);
    // Refusals are for money: 402, or 403 once the key has fallen to the free tier.
    expect(responses.filter(({ status }) => status !== 200 && status !== 402 && status !== 403)).toEqual([]);
    expect(await cluster.charges(customer)).toEqual({ count: AFFORDABLE, amount: PRICE_MICRO * BigInt(AFFORDABLE) });
    expect(await cluster.billing.spendable(customer.accountId)).toBe(0n);
    expect(paid.some(({ headers }) => headers['x-service-balance'] === '0.00')).toBe(true);
    outOfMoney.figure('balance', '0.00');
    await cluster.checkInvariants(outOfMoney);
  });

  it('detects a cent added to a balance by hand (control)', async () => {
    await cluster.db.query('update account set balance_micro = balance_micro + 10000');
    expect((await cluster.billing.reconcile()).drift).toEqual([expect.objectContaining({ invariant: 'I1' })]);
  });
});

const atTheCap = new Experiment('experiment 2: 40 clients race 4,000 charges under a spending limit for exactly 100');
describe(atTheCap.title, () => {
  const UNDER_CAP = 100;
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.open();
  });
  afterAll(() => cluster.close());

  it('serves exactly 100 of them, and returns 429 with the same figures for all others', async () => {
    const customer = await cluster.customer({ balance: '1000.00', cap: '4.00' });
    const responses = await race(CLIENTS, CALLS, (nr) => cluster.request(nr, cluster.detail(INCLUDE), customer));
    atTheCap.did(
      `${CLIENTS} clients sent ${CALLS} calls of 0.04 with one key with a spending limit of 4.00 to 3 processes`,
    );
    atTheCap.figure('responses', tally(responses.map(({ status }) => status)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(UNDER_CAP);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(CALLS - UNDER_CAP);
    expect(await cluster.charges(customer)).toEqual({ count: UNDER_CAP, amount: PRICE_MICRO * BigInt(UNDER_CAP) });
    const bodies = rejected.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(bodies.filter((body) => body['code'] !== 'spending_limit_exceeded' || body['limit'] !== '4.00')).toEqual([]);
    const consumed = bodies.map((body) => String(body['consumed']));
    // An early 429 may show less than the limit, never more.
    expect(consumed.filter((amount) => Number(amount) > 4)).toEqual([]);
    atTheCap.figure('month spent', '4.00 of 4.00');
    await cluster.checkInvariants(atTheCap);
  });
});

const oneDebitPerKey = new Experiment('experiment 3: 20,000 calls over 500 idempotency keys');
describe(oneDebitPerKey.title, () => {
  const KEYS = 500;
  const TOTAL = 20_000;
  let cluster: Cluster;
  let customer: Customer;
  beforeAll(async () => {
    cluster = await Cluster.open();
    customer = await cluster.customer({ balance: '1000.00' });
  });
  afterAll(() => cluster.close());

  const call = (nr: number, key: string) =>
    cluster.request(nr, cluster.detail(INCLUDE), customer, { headers: { 'Idempotency-Key': key } });

  it('makes 500 charges, with the same response for every 2xx of a key', async () => {
    // The calls of one key follow each other closely, so that duplicates are in flight at the same time in all three
    // processes.
    const responses = await race(CLIENTS, TOTAL, (nr) => call(nr, `order-${Math.floor(nr / (TOTAL / KEYS))}`));
    oneDebitPerKey.did(`${CLIENTS} clients sent ${TOTAL} calls of 0.04 under ${KEYS} keys, 40 each, to 3 processes`);
    oneDebitPerKey.figure('responses', tally(responses.map(({ status }) => status)));
    const others = responses.filter(({ status }) => status !== 200 && status !== 409);
    expect(others.map(({ status, body }) => `${status} ${body}`)).toEqual([]);
    const codes = responses.filter(({ status }) => status === 409).map(({ body }) => codeOf(body));
    expect(new Set(codes).size === 0 || [...new Set(codes)].join() === 'idempotency_in_progress').toBe(true);
    const perKey = Array.from({ length: KEYS }, (_, key) => {
      const own = responses.slice(key * (TOTAL / KEYS), (key + 1) * (TOTAL / KEYS));
      return new Set(own.filter(({ status }) => status === 200).map(({ body }) => body));
    });
    expect(perKey.filter(({ size }) => size !== 1)).toHaveLength(0);
    const paid = responses.filter(({ headers }) => headers['x-service-charge'] === '0.04').length;
    oneDebitPerKey.figure('2xx responses with a charge', paid);
    expect(paid).toBeLessThanOrEqual(KEYS);
    const charges = await cluster.charges(customer);
    oneDebitPerKey.figure('charges', charges.count);
    expect(charges).toEqual({ count: KEYS, amount: PRICE_MICRO * BigInt(KEYS) });
  });

  it('charges each of the same calls without the header', async () => {
    const before = (await cluster.charges(customer)).count;
    await race(CLIENTS, 200, (nr) => cluster.request(nr, cluster.detail(INCLUDE), customer));
    expect((await cluster.charges(customer)).count - before).toBe(200);
    oneDebitPerKey.did('sent 200 calls without the header: 200 charges');
    await cluster.checkInvariants(oneDebitPerKey);
  });
});

const codeOf = (body: string): unknown => (JSON.parse(body) as Record<string, unknown>)['code'];
