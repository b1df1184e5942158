import {
  CorporateDomains,
  ManagedAccounts,
  ManagedCredit,
  ManagedDeliveries,
  ManagedKeys,
  ManagedTopUps,
  Operations,
  OperatorSessions,
  Operators,
  Reconciliations,
  Reports,
  WebhookSettings,
  keyHasher,
  secretBox,
} from '@entity-registry/billing';
import type { Logger, Site } from '@entity-registry/nest-kit';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { AdminConfig } from './config.js';
import type { Announce } from './deliveries/deliveries.service.js';
import type { WatchedQueue } from './operations/queue.dto.js';

/** What the app is given: its configuration, the process's connections, and the clock. */
export interface AdminSurroundings {
  readonly config: AdminConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  /** Tells the workers of a webhook to send. */
  readonly announce: Announce;
  /** Of which the pages show how they stand. */
  readonly queues: readonly WatchedQueue[];
  /** The operators' pages; null: they are not built. */
  readonly pages: Site | null;
  readonly now: () => Date;
}

/** The libraries' services that the features stand on. */
export interface AdminServices {
  readonly operators: Operators;
  readonly sessions: OperatorSessions;
  readonly accounts: ManagedAccounts;
  readonly keys: ManagedKeys;
  readonly credit: ManagedCredit;
  readonly webhooks: WebhookSettings;
  readonly deliveries: ManagedDeliveries;
  readonly domains: CorporateDomains;
  readonly reports: Reports;
  readonly topUps: ManagedTopUps;
  readonly operations: Operations;
  readonly reconciliations: Reconciliations;
}

/** Makes the services of one app. */
export function createServices({ config, pool, log, now }: AdminSurroundings): AdminServices {
  const pepper = Buffer.from(config.KEY_PEPPER, 'utf8');
  const hashKey = keyHasher(pepper);
  const operators = new Operators(pool, { pepper, now });
  return {
    operators,
    sessions: new OperatorSessions(pool, { operators, pepper, now }),
    accounts: new ManagedAccounts(pool, { hashKey, now }),
    keys: new ManagedKeys(pool, { hashKey, now }),
    credit: new ManagedCredit(pool, { now }),
    webhooks: new WebhookSettings(pool, {
      box: secretBox(config.WEBHOOK_SECRET_KEY),
      allowPrivate: config.WEBHOOK_ALLOW_PRIVATE_ADDRESSES,
      now,
    }),
    deliveries: new ManagedDeliveries(pool, { now }),
    domains: new CorporateDomains(pool, { now }),
    reports: new Reports(pool, { now }),
    topUps: new ManagedTopUps(pool, { now }),
    operations: new Operations(pool, { now }),
    reconciliations: new Reconciliations(pool, {
      now,
      onTrouble: (error) => {
        log.error({ err: error }, 'a reconciliation was not written down');
      },
    }),
  };
}
