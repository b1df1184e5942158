import { countUnpaidItems, readWatchBacklog } from '@entity-registry/accounts';
import type { EventAttemptOutcome } from '@entity-registry/accounts';
import type { Queryable } from '@entity-registry/database';
import { outcomeCounter } from '@entity-registry/http';
import { registerScrapeGauges } from '@entity-registry/queue';
import { Gauge } from 'prom-client';
import type { Counter, Registry } from 'prom-client';

/** What waits in watching and what isn't paid, read from the database on each scrape, and the attempts of this process to send webhooks. */
export class WatchMetrics {
  private readonly attempts: Counter<'outcome'>;

  constructor(registry: Registry, database: Queryable, now: () => Date) {
    this.attempts = outcomeCounter(
      registry,
      'event_webhook_attempts_total',
      'Attempts to send a webhook of events by outcome: delivered, failed or given_up, after a day',
    );
    // A series that begins with its first failure would show no increase.
    for (const outcome of ['delivered', 'failed', 'given_up'] as const) this.attempts.inc({ outcome }, 0);
    registerScrapeGauges(registry, {
      label: 'queue',
      labelOf: ({ queue }) => queue,
      read: () => readWatchBacklog(database, now()),
      gauges: [
        {
          name: 'watch_oldest_seconds',
          help:
            'How long the oldest has been waiting: events without a number, webhooks that are due, changes whose watchers are not ' +
            'looked up, charges of items whose paid time is over; 0: nothing waits',
          valueOf: ({ oldest }) => (oldest === null ? 0 : Math.max(0, (now().getTime() - oldest.getTime()) / 1_000)),
        },
      ],
    });
    const accounts = new Gauge({
      name: 'watch_accounts_unpaid',
      help: 'Accounts with watched items that they could not pay for',
      registers: [registry],
    });
    new Gauge({
      name: 'watch_items_unpaid',
      help: 'Watched items that their accounts could not pay for',
      registers: [registry],
      async collect() {
        // While the database is down the last known values stay.
        const unpaid = await countUnpaidItems(database, now()).catch(() => null);
        if (unpaid === null) return;
        this.set(unpaid.items);
        accounts.set(unpaid.accounts);
      },
    });
  }

  attemptEnded(outcome: EventAttemptOutcome): void {
    this.attempts.inc({ outcome });
  }
}
