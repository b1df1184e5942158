import { Experiment, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REFRESH_MICRO, RefreshCluster } from './refresh-cluster.js';
import type { Customer } from './cluster.js';

const RACED = 30;
const PAYABLE = 10;
const READING_MS = 1_000;

const spent = new Experiment('experiment 11: the balance is spent elsewhere during a refresh');

describe(spent.title, () => {
  let refreshes: RefreshCluster;
  beforeAll(async () => {
    refreshes = await RefreshCluster.open({ queue: 'PostgreSQL' });
  });
  afterAll(() => refreshes.close());

  /** Requests a refresh, and a detail of 0.03 while its source is being read. */
  const spendMeanwhile = async (customer: Customer): Promise<bigint> => {
    refreshes.stub.setMode('registro_publico', 'slow', READING_MS);
    const id = await refreshes.startRefresh(customer);
    await until(async () => (await refreshes.rows([id])).every(({ runs }) => runs === 1));
    const { status } = await refreshes.cluster.request(0, refreshes.cluster.detail('CHK-BIN'), customer);
    expect(status).toBe(200);
    await refreshes.waitUntilEnded([id]);
    refreshes.stub.setMode('registro_publico', 'ok');
    return id;
  };

  it.each([
    ['the balance is too low at its end', { balance: '0.04' }, 'insufficient credits'],
    ['the spending limit is reached at its end', { balance: '10.00', cap: '0.04' }, 'spending limit exceeded'],
  ])('fails a refresh with the cause, without result, charge or webhook, if %s', async (what, means, message) => {
    const customer = await refreshes.customer(means);
    const id = await spendMeanwhile(customer);
    const status = await refreshes.poll(customer, id);
    expect(status).toMatchObject({
      ...{ status: 'failed', error: { message }, result: null },
      ...{ webhook_status: null, webhook_attempts: 0 },
    });
    expect(await refreshes.cluster.charges(customer)).toEqual({ count: 1, amount: 30_000n });
    spent.did(`${what}: spent 0.03 of 0.04 while a source was read`);
    refreshes.checkEnds(spent, await refreshes.rows([id]));
  });

  it('reads no source if the balance is spent before the refresh starts', async () => {
    const customer = await refreshes.customer({ balance: '0.04' });
    await Promise.all(refreshes.cluster.workers.map((worker) => worker.stop()));
    const id = await refreshes.startRefresh(customer);
    await refreshes.cluster.request(0, refreshes.cluster.detail('CHK-BIN'), customer);
    const { requests } = refreshes.stub.hits('registro_publico');
    await refreshes.startWorker();
    const rows = await refreshes.waitUntilEnded([id]);
    expect(rows[0]).toMatchObject({ status: 'failed', error: 'insufficient credits' });
    expect(refreshes.stub.hits('registro_publico').requests).toBe(requests);
    spent.did('spent the balance before a worker started: failed without a request to any source');
    refreshes.checkEnds(spent, rows);
  });

  it(`accepts and completes exactly ${PAYABLE} of ${RACED} refreshes with money for ${PAYABLE}`, async () => {
    const customer = await refreshes.customer({ balance: '0.20' });
    refreshes.stub.setMode('registro_publico', 'slow', READING_MS / 2);
    const responses = await Promise.all(
      Array.from({ length: RACED }, (_, nr) => refreshes.requestRefresh(customer, nr)),
    );
    expect(tally(responses.map(({ status }) => status))).toBe(`${PAYABLE} x 202, ${RACED - PAYABLE} x 402`);
    const ids = responses
      .filter(({ status }) => status === 202)
      .map(({ body }) => BigInt((JSON.parse(body) as { update_request_id: number }).update_request_id));
    const rows = await refreshes.waitUntilEnded(ids);
    expect(tally(rows.map(({ status }) => status))).toBe(`${PAYABLE} x completed`);
    const amount = REFRESH_MICRO * BigInt(PAYABLE);
    expect(await refreshes.cluster.charges(customer)).toEqual({ count: PAYABLE, amount });
    spent.did(`requested ${RACED} refreshes of 0.02 at once with 0.20: ${PAYABLE} accepted`);
    refreshes.checkEnds(spent, rows);
    await refreshes.checkInvariants(spent);
  });
});
