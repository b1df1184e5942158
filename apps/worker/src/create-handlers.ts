import { RefreshRequests } from '@entity-registry/accounts';
import { createObjectStore, mintObjectUrls } from '@entity-registry/registry';
import { createParser } from './refresh/create-parser.js';
import { createRefreshes } from './refresh/create-refreshes.js';
import type { WorkerSurroundings } from './surroundings.js';
import { createWebhookDeliveries } from './webhooks/create-webhook-deliveries.js';
import type { JobHandlers } from './jobs/handlers.js';
import type { Dispatchers } from './jobs/dispatchers.js';

/** How long the sweep waits before it looks for a row's job: the job is added right after the row, but may be late. */
const OVERDUE_MS = 10_000;

/** The handlers of each queue's jobs. */
export function createHandlers(surroundings: WorkerSurroundings, dispatchers: Dispatchers): JobHandlers {
  const { config, pool, now } = surroundings;
  const requests = new RefreshRequests(pool, now);
  const objects = createObjectStore(config, { baseUrl: config.PUBLIC_URL, now });
  const mintUrls = (json: string) => mintObjectUrls(json, objects);
  const { deliveries, outbox } = createWebhookDeliveries({ ...surroundings, mintUrls });
  const dispatchWebhooks = () => dispatchers.webhooks.dispatch();
  const parser = createParser(surroundings);
  const refreshes = createRefreshes(surroundings, { documents: objects, parser, dispatchWebhooks });
  return {
    refresh: {
      run: (id, signal, isLast) => refreshes.run(id, signal, isLast),
      waiting: (limit) => requests.dispatchedOlderThan(OVERDUE_MS, limit),
      giveUp: (id) => requests.giveUp(id),
    },
    webhooks: {
      run: async (id, signal) => {
        // A job that throws while its process stops is released at once; one that returns is done.
        if ((await deliveries.run(id, signal)) === 'interrupted') throw new Error('the process stops');
      },
      waiting: (limit) => outbox.waiting({ olderThanMs: OVERDUE_MS, limit }),
    },
    close: () => parser.close(),
  };
}
