import { Refreshes } from '@entity-registry/accounts';
import { ListScreening, createObjectStore, mintObjectUrls } from '@entity-registry/registry';
import { createParser } from './refresh/create-parser.js';
import { createRefreshRunner } from './refresh/create-refresh-runner.js';
import type { WorkerDependencies } from './dependencies.js';
import { createWebhookDeliveries } from './webhooks/create-webhook-deliveries.js';
import type { JobHandlers } from './jobs/handlers.js';
import type { Dispatchers } from './jobs/dispatchers.js';

/** How long the sweep waits before it looks for a row's job: the job is added right after the row, but may be late. */
const OVERDUE_MS = 10_000;

/** The handlers of each queue's jobs. */
export function createHandlers(dependencies: WorkerDependencies, dispatchers: Dispatchers): JobHandlers {
  const { config, pool, now } = dependencies;
  const refreshes = new Refreshes(pool, now);
  const objects = createObjectStore(config, { baseUrl: config.PUBLIC_URL, now });
  const mintUrls = (json: string) => mintObjectUrls(json, objects);
  const { deliveries, outbox } = createWebhookDeliveries({ ...dependencies, mintUrls });
  const dispatchWebhooks = () => dispatchers.webhooks.dispatch();
  const parser = createParser(dependencies);
  // One thread: a refresh screens one entity.
  const screening = new ListScreening(pool, { threads: 1 });
  const runner = createRefreshRunner(dependencies, { documents: objects, parser, screening, dispatchWebhooks });
  return {
    refresh: {
      run: (id, signal, isLast) => runner.run(id, signal, isLast),
      waiting: (limit) => refreshes.listDispatchedBefore(OVERDUE_MS, limit),
      abandon: (id) => refreshes.abandon(id),
    },
    webhooks: {
      run: async (id, signal) => {
        // A job that throws while its process stops is released at once; one that returns is done.
        if ((await deliveries.run(id, signal)) === 'interrupted') throw new Error('the process stops');
      },
      waiting: (limit) => outbox.listWaiting({ olderThanMs: OVERDUE_MS, limit }),
    },
    close: async () => {
      await Promise.all([parser.close(), screening.close()]);
    },
  };
}
