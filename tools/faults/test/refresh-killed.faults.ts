import { Experiment, until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppProcess } from './app-process.js';
import { LOCK_MS, RefreshCluster } from './refresh-cluster.js';
import type { RefreshRow } from './refresh-cluster.js';
import type { Customer } from './cluster.js';

/** The number of refreshes that a worker runs at once. */
const AT_ONCE = 4;

const killed = new Experiment(
  'experiment 8: workers are killed around the commit of a completion, and stall past their lock',
);

describe(killed.title, () => {
  for (const queue of ['PostgreSQL', 'Redis'] as const) {
    describe(`with the queue in ${queue}`, () => {
      let refreshes: RefreshCluster;
      /** One for each concurrent request, because completions of one account run one after another. */
      let customers: Customer[];
      const all: bigint[] = [];
      beforeAll(async () => {
        refreshes = await RefreshCluster.open({
          queue,
          environment: { REFRESH_CONCURRENCY: String(AT_ONCE) },
        });
        customers = await Promise.all(Array.from({ length: AT_ONCE }, () => refreshes.customer()));
      });
      afterAll(() => refreshes.close());

      const request = async (): Promise<bigint[]> => {
        const ids = await Promise.all(customers.map((customer, nr) => refreshes.startRefresh(customer, nr)));
        all.push(...ids);
        return ids;
      };
      const statuses = async (ids: readonly bigint[]): Promise<string[]> => [
        ...new Set((await refreshes.rows(ids)).map(({ status }) => status)),
      ];
      const last = () => refreshes.cluster.workers.at(-1) as AppProcess;
      /**
       * Creates requests whose completions wait for their charge. The worker is paused until all are accepted, because
       * accepting needs the same lock.
       */
      const requestAndHold = async (worker: AppProcess): Promise<{ ids: bigint[]; release: () => Promise<void> }> => {
        worker.freeze();
        const ids = await request();
        const release = await refreshes.holdCharges();
        worker.thaw();
        await refreshes.waitForBlockedStatements(AT_ONCE);
        return { ids, release };
      };
      const begun = (ids: readonly bigint[], runs: number) =>
        until(async () => (await refreshes.rows(ids)).every((row) => row.runs >= runs), {
          limitMs: 10 * LOCK_MS,
          what: `run ${runs} of every request`,
        });
      const expectCompleted = (rows: readonly RefreshRow[]): void => {
        expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 'completed'));
      };

      it('leaves requests pending if a worker is killed before the commit, and another worker completes them', async () => {
        const { ids, release } = await requestAndHold(last());
        await last().kill();
        await release();
        await refreshes.waitForWorkerExit();
        expect(await statuses(ids)).toEqual(['pending']);
        expect((await refreshes.rows(ids)).filter(({ charges }) => charges > 0)).toEqual([]);
        const began = performance.now();
        await refreshes.startWorker();
        expectCompleted(await refreshes.waitUntilEnded(ids));
        killed.did(`queue in ${queue}: killed a worker with ${AT_ONCE} completions before their charge`);
        killed.figure('until another had ended them', `${((performance.now() - began) / 1_000).toFixed(1)} s`);
      });

      it('keeps completions if a worker is killed after the commit, and another worker sends the webhooks', async () => {
        const release = await refreshes.holdCommits();
        const ids = await request();
        await refreshes.waitForBlockedStatements(AT_ONCE);
        await last().kill();
        await release();
        await until(async () => (await statuses(ids)).join() === 'completed');
        expect(ids.flatMap((id) => refreshes.receiver.deliveriesOf(id))).toEqual([]);
        await refreshes.startWorker();
        expectCompleted(await refreshes.waitUntilEnded(ids));
        killed.did(`killed a worker with ${AT_ONCE} commits of completions under way: they were committed`);
      });

      it('completes a refresh once if a worker stalls past its lock while reading', async () => {
        refreshes.stub.setMode('registro_publico', 'slow', 1_000);
        const stalled = last();
        const ids = await request();
        await begun(ids, 1);
        stalled.freeze();
        refreshes.stub.setMode('registro_publico', 'ok');
        await refreshes.startWorker();
        const rows = await refreshes.waitUntilEnded(ids);
        expectCompleted(rows);
        expect(rows.every(({ runs }) => runs >= 2)).toBe(true);
        stalled.thaw();
        // It finishes its current jobs before it takes new ones.
        const next = await request();
        expectCompleted(await refreshes.waitUntilEnded(next));
        killed.did(
          `stopped a worker past its lock of ${LOCK_MS / 1_000} s while it read: another ended all ${AT_ONCE}`,
        );
      });

      it('completes a refresh once if a worker stalls while another worker completes it too', async () => {
        const first = refreshes.cluster.workers.at(-2) as AppProcess;
        const second = last();
        await first.stop();
        const { ids, release } = await requestAndHold(second);
        second.freeze();
        await refreshes.startWorker();
        await begun(ids, 2);
        await release();
        second.thaw();
        expectCompleted(await refreshes.waitUntilEnded(ids));
        killed.did(`stopped a worker inside ${AT_ONCE} completions until another had come to the same ones`);
      });

      it('leaves every request with one end, one charge, one result and one webhook', async () => {
        refreshes.checkEnds(killed, await refreshes.waitUntilEnded(all));
        await refreshes.checkInvariants(killed);
      });
    });
  }
});
