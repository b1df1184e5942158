import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BACKENDS } from '../test/backends.js';
import type { Backend } from '../test/backends.js';
import { openQueue } from './index.js';
import type { JobQueue } from './index.js';

for (const { name, skip, open } of BACKENDS) {
  (skip ? describe.skip : describe)(`a queue on ${name}`, () => {
    let backend: Backend;
    let queue: JobQueue;
    beforeAll(async () => {
      backend = await open();
      queue = openQueue('refresh', backend.connection, { timeoutMs: 3_000 });
    });
    afterAll(async () => {
      await queue.close();
      await backend.close();
    });

    it('reports its state, and since when its oldest job has been waiting', async () => {
      expect(await queue.state()).toEqual({ waiting: 0, active: 0, delayed: 0, oldestWaiting: null });
      await queue.add(7n);
      const first = await queue.state();
      expect(first).toEqual({ waiting: 1, active: 0, delayed: 0, oldestWaiting: expect.any(Date) });
      await until(() => Promise.resolve(Date.now() > (first.oldestWaiting?.getTime() ?? Infinity)));
      await queue.add(8n);
      expect(await queue.state()).toEqual({ ...first, waiting: 2 });
    });
  });
}
