import { EventBatches, EventEndpoints, EventSequencer, WatchCharges, secretBox } from '@entity-registry/accounts';
import type { SendEvents } from '@entity-registry/accounts';
import { repeatedly } from '@entity-registry/queue';
import type { PeriodicTask } from '@entity-registry/queue';
import { WatchMatching, maintainWatchedNames, screenUnexplainedHits } from '@entity-registry/registry';
import type { WorkerDependencies } from '../dependencies.js';
import { WatchMetrics } from './watch-metrics.js';
import { createHttpPost } from '../webhooks/http-post.js';
import type { HttpPost } from '../webhooks/http-post.js';

const MINUTE_MS = 60_000;
/** Three looks, one after the other, lead from a change to its webhook, which has two seconds (p95). A process at rest pays for each. */
const SOON_MS = 500;
const ATTEMPT_TIMEOUT_MS = 10_000;
/** Items with hits of earlier code that are searched again in an hour: few, because they delay changed and suppressed ones. */
const SEARCHED_AGAIN = 300;

/**
 * What watching needs (ADRs 0206 to 0208): who watches what changed, the numbers of events, their webhooks, and the charge of the next
 * periods. Each in one process at a time but the webhooks, which lock their endpoints.
 */
export function createWatchTasks({ config, pool, now, log, metrics }: WorkerDependencies): PeriodicTask[] {
  const matching = new WatchMatching(pool, { now });
  const sequencer = new EventSequencer(pool);
  const charges = new WatchCharges(pool, { now });
  const allowPrivate = config.WEBHOOK_ALLOW_PRIVATE_ADDRESSES;
  const endpoints = new EventEndpoints(pool, { box: secretBox(config.WEBHOOK_SECRET_KEY), now });
  const send = sendBy(createHttpPost({ timeoutMs: ATTEMPT_TIMEOUT_MS, allowPrivate }));
  const watchMetrics = new WatchMetrics(metrics, pool, now);
  const onAttempt = watchMetrics.attemptEnded.bind(watchMetrics);
  const batches = new EventBatches(pool, { now, endpoints, send, onAttempt });
  return [
    {
      ...{ name: 'watch', runsIn: 'one-process', everyMs: SOON_MS, deadlineMs: 2 * MINUTE_MS },
      run: repeatedly((signal) => matching.run(signal), { everyMs: SOON_MS }),
    },
    {
      ...{ name: 'watched-names', runsIn: 'one-process', everyMs: 60 * MINUTE_MS, deadlineMs: 10 * MINUTE_MS },
      run: async () => {
        await maintainWatchedNames(pool, now());
        await screenUnexplainedHits(pool, SEARCHED_AGAIN);
        return false;
      },
    },
    {
      ...{ name: 'events', runsIn: 'one-process', everyMs: SOON_MS, deadlineMs: MINUTE_MS },
      run: repeatedly((signal) => sequencer.run(signal), { everyMs: SOON_MS }),
    },
    {
      ...{ name: 'watch-charges', runsIn: 'one-process', everyMs: 30_000, deadlineMs: 5 * MINUTE_MS },
      run: async (signal) => {
        const { charged, unpaid, more } = await charges.run(signal);
        if (charged + unpaid > 0) log.info({ charged, unpaid }, 'watched items charged');
        return more;
      },
    },
    {
      ...{ name: 'event-webhooks', runsIn: 'every-process', everyMs: SOON_MS, deadlineMs: MINUTE_MS },
      run: () => batches.run(),
      drain: () => batches.drain(),
    },
  ];
}

/** Sends like the webhooks of refreshes: to public addresses only, without following redirects. */
export function sendBy(post: HttpPost): SendEvents {
  return async ({ url, headers, body }) => {
    const response = await post(url, { headers, body });
    if ('error' in response) return { statusCode: null, error: response.error };
    const { statusCode } = response;
    const isAccepted = statusCode >= 200 && statusCode < 300;
    return { statusCode, error: isAccepted ? null : `the receiver answered ${String(statusCode)}` };
  };
}
