import { RefreshRequests } from '@entity-registry/billing';
import { createAnnouncer } from '@entity-registry/queue';
import { createObjectStore, mintObjectUrls } from '@entity-registry/registry';
import { createRefreshes } from '../refresh/create-refreshes.js';
import type { WorkerSurroundings } from '../surroundings.js';
import { createWebhookDeliveries } from '../webhooks/create-webhook-deliveries.js';
import type { JobHandlers } from './handlers.js';
import type { JobQueues } from './job-queues.js';

/** After how long a row that waits is looked for by the sweep: its job is added at once, and may only be late. */
const OVERDUE_MS = 10_000;

/** What the jobs of each queue do. */
export function createHandlers(surroundings: WorkerSurroundings, queues: JobQueues): JobHandlers {
  const { config, pool, now } = surroundings;
  const requests = new RefreshRequests(pool, now);
  const objects = createObjectStore(config, { baseUrl: config.PUBLIC_URL, now });
  const mintUrls = (json: string) => mintObjectUrls(json, objects);
  const { deliveries, outbox } = createWebhookDeliveries({ ...surroundings, mintUrls });
  const sendWebhook = createAnnouncer(queues.webhooks, { log: surroundings.log });
  const refreshes = createRefreshes(surroundings, { documents: objects, sendWebhook });
  return {
    refresh: {
      run: (id, signal, isLast) => refreshes.run(id, signal, isLast),
      waiting: (limit) => requests.pendingOlderThan(OVERDUE_MS, limit),
      giveUp: (id) => requests.giveUp(id),
    },
    webhooks: {
      run: async (id, signal) => {
        // A job that throws while its process stops is put back at once; one that returns is done.
        if ((await deliveries.run(id, signal)) === 'interrupted') throw new Error('the process stops');
      },
      waiting: (limit) => outbox.waiting({ olderThanMs: OVERDUE_MS, limit }),
    },
  };
}
