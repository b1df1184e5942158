import { SeverableProxy, createTestDatabase } from '@entity-registry/testing';
import { expect, it } from '@jest/globals';
import { createAnnouncer, openQueue } from './index.js';

it('an announcer adds jobs, never rejects, counts what it could not add, and says once that the queue is away', async () => {
  const database = await createTestDatabase({ poolSize: 1 });
  const { proxy, url } = await SeverableProxy.open(database.url);
  const queue = openQueue('webhooks', { databaseUrl: url }, { timeoutMs: 2_000 });
  const said: unknown[] = [];
  let missed = 0;
  const announce = createAnnouncer(queue, {
    log: {
      info: (facts, text) => said.push([facts, text]),
      warn: (facts, text) => said.push([facts, text]),
    },
    onMissed: () => (missed += 1),
  });
  await announce(1n);
  proxy.sever();
  await announce(2n);
  await announce(3n);
  expect(said).toEqual([
    [{ queue: 'webhooks', reason: expect.any(String) }, 'the queue is away: its rows wait for the sweep of a worker'],
  ]);
  expect(missed).toBe(2);
  proxy.restore();
  for (let id = 4n; said.length === 1 && id < 100n; id += 1n) await announce(id);
  expect(said.at(-1)).toEqual([{ queue: 'webhooks' }, 'the queue is back']);
  expect(await queue.missing([1n, 2n, 3n])).toEqual([2n, 3n]);
  await queue.close();
  await proxy.close();
  await database.drop();
});
