import { SeverableProxy, createTestDatabase } from '@entity-registry/testing';
import { describe, expect, it } from '@jest/globals';
import { Dispatcher, openQueue } from './index.js';
import type { JobQueue } from './index.js';

const SILENT = { info: () => undefined, warn: () => undefined };

describe('a dispatcher', () => {
  it('adds jobs, never rejects, counts those it could not add, and reports once that the queue is unavailable', async () => {
    const database = await createTestDatabase({ poolSize: 1 });
    const { proxy, url } = await SeverableProxy.open(database.url);
    const queue = openQueue('webhooks', { databaseUrl: url }, { timeoutMs: 2_000 });
    const reported: unknown[] = [];
    let missed = 0;
    let id = 0n;
    const dispatcher = new Dispatcher(queue, {
      claimJobs: () => Promise.resolve([(id += 1n)]),
      log: {
        info: (fields, text) => reported.push([fields, text]),
        warn: (fields, text) => reported.push([fields, text]),
      },
      onMissed: () => (missed += 1),
    });
    await dispatcher.dispatch();
    proxy.sever();
    await dispatcher.dispatch();
    await dispatcher.dispatch();
    expect(reported).toEqual([
      [
        { queue: 'webhooks', reason: expect.any(String) },
        "the queue is unavailable: its rows wait for a worker's sweep",
      ],
    ]);
    expect(missed).toBe(2);
    proxy.restore();
    while (reported.length === 1 && id < 100n) await dispatcher.dispatch();
    expect(reported.at(-1)).toEqual([{ queue: 'webhooks' }, 'the queue is available again']);
    expect(await queue.missing([1n, 2n, 3n])).toEqual([2n, 3n]);
    await queue.close();
    await proxy.close();
    await database.drop();
  });

  it('shares one further dispatch among all calls that arrive during one', async () => {
    const taken: PromiseWithResolvers<readonly bigint[]>[] = [];
    const added: bigint[] = [];
    const queue = { name: 'refresh', addMany: (ids: readonly bigint[]) => Promise.resolve(void added.push(...ids)) };
    const dispatcher = new Dispatcher(queue as unknown as JobQueue, {
      log: SILENT,
      claimJobs: () => {
        const round = Promise.withResolvers<readonly bigint[]>();
        taken.push(round);
        return round.promise;
      },
    });
    const first = dispatcher.dispatch();
    const others = [dispatcher.dispatch(), dispatcher.dispatch(), dispatcher.dispatch()];
    expect(taken).toHaveLength(1);
    taken[0]?.resolve([1n]);
    await first;
    expect(taken).toHaveLength(2);
    taken[1]?.resolve([2n, 3n]);
    await Promise.all(others);
    expect([taken.length, added]).toEqual([2, [1n, 2n, 3n]]);
  });
});
