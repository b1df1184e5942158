import { Experiment, SeverableProxy, tally, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppProcess } from './app-process.js';
import { RefreshCluster } from './refresh-cluster.js';
import type { Customer } from './cluster.js';

const AT_ONCE = 4;

const lostReply = new Experiment("experiment 6: the reply to a refresh's COMMIT is lost");

describe(lostReply.title, () => {
  let refreshes: RefreshCluster;
  let customers: Customer[];
  let proxy: SeverableProxy;
  let throughProxy: string;
  const all: bigint[] = [];
  beforeAll(async () => {
    refreshes = await RefreshCluster.open({ queue: 'Redis', workers: 0 });
    customers = await Promise.all(Array.from({ length: AT_ONCE }, () => refreshes.customer()));
    ({ proxy, url: throughProxy } = await SeverableProxy.open(refreshes.cluster.databaseUrl));
    await refreshes.startWorker({ DATABASE_URL: throughProxy });
  });
  afterAll(async () => {
    await refreshes.close();
    await proxy.close();
  });

  it('sends the webhook if the reply to the commit of a completion is lost', async () => {
    const release = await refreshes.holdCommits();
    const ids = await Promise.all(customers.map((customer, nr) => refreshes.startRefresh(customer, nr)));
    all.push(...ids);
    await refreshes.waitForBlockedStatements(AT_ONCE);
    proxy.sever();
    await release();
    await until(async () => (await refreshes.rows(ids)).every(({ status }) => status === 'completed'));
    expect(ids.flatMap((id) => refreshes.receiver.deliveriesOf(id))).toEqual([]);
    proxy.restore();
    const rows = await refreshes.waitUntilEnded(ids);
    expect(rows.every(({ webhookStatus }) => webhookStatus === 'delivered')).toBe(true);
    lostReply.did(`broke the worker's connections between the COMMIT of ${AT_ONCE} completions and its reply`);
  });

  it('returns the same request when it is repeated with its Idempotency-Key after the reply to its commit is lost', async () => {
    const api = await refreshes.cluster.startApi({ DATABASE_URL: throughProxy });
    const direct = refreshes.cluster.apis[0] as AppProcess;
    const ask = ({ port }: AppProcess, nr: number) =>
      refreshes
        .requestRefreshAt(port, customers[nr] as Customer, nr, { 'Idempotency-Key': `lost-${nr}` })
        .catch(() => null);
    const numbers = Array.from({ length: AT_ONCE }, (_, nr) => nr);
    const release = await refreshes.holdCommits('taken');
    const requested = Promise.all(numbers.map((nr) => ask(api, nr)));
    await refreshes.waitForBlockedStatements(AT_ONCE);
    proxy.sever();
    await release();
    const first = (await requested).map((response) => response?.status ?? 0);
    proxy.restore();
    expect(first.filter((status) => status !== 0 && status !== 503)).toEqual([]);
    const again = await Promise.all(numbers.map((nr) => ask(direct, nr)));
    expect(again.map((response) => response?.status)).toEqual(numbers.map(() => 202));
    const ids = again.map((response) =>
      BigInt((JSON.parse(response?.body ?? '') as { update_request_id: number }).update_request_id),
    );
    const { rows } = await refreshes.db.query<{ count: bigint }>('select count(*) from update_request');
    expect(Number(rows[0]?.count)).toBe(all.length + AT_ONCE);
    all.push(...ids);
    lostReply.did(`the same between the COMMIT of ${AT_ONCE} requests and its reply, then repeated elsewhere`);
    lostReply.figure('first responses', tally(first));
  });

  it('leaves every request with one end, one charge, one result and one webhook', async () => {
    refreshes.checkEnds(lostReply, await refreshes.waitUntilEnded(all));
    await refreshes.checkInvariants(lostReply);
  });
});
