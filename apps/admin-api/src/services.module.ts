import {
  CorporateDomains,
  DisclosureLog,
  ManagedAccounts,
  ManagedCredit,
  ManagedDeliveries,
  ManagedKeys,
  ManagedTrials,
  ManagedTopUps,
  Operations,
  OperatorSessions,
  Operators,
  Reconciliations,
  Reports,
  WebhookSettings,
  WorkDispatch,
  createKeyHasher,
  secretBox,
} from '@entity-registry/accounts';
import type { ResolveName } from '@entity-registry/accounts';
import type { Logger, Site } from '@entity-registry/http';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { AdminConfig } from './config.js';
import type { Announce } from './deliveries/deliveries.service.js';
import type { WatchedQueue } from './operations/queue.dto.js';

/** The app's inputs: its configuration, the process's connections, and the clock. */
export interface AdminDependencies {
  readonly config: AdminConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  /** Notifies the workers of a webhook to send. */
  readonly announce: Announce;
  /** The queues whose state the pages show. */
  readonly queues: readonly WatchedQueue[];
  /** The operators' pages; null: not built. */
  readonly pages: Site | null;
  /** Resolves the host names of webhooks. */
  readonly resolveName: ResolveName;
  readonly now: () => Date;
}

/** The libraries' services that the features use. */
export interface AdminServices {
  readonly operators: Operators;
  readonly sessions: OperatorSessions;
  readonly accounts: ManagedAccounts;
  readonly keys: ManagedKeys;
  readonly credit: ManagedCredit;
  readonly trials: ManagedTrials;
  readonly webhooks: WebhookSettings;
  readonly deliveries: ManagedDeliveries;
  readonly domains: CorporateDomains;
  readonly reports: Reports;
  readonly disclosures: DisclosureLog;
  readonly topUps: ManagedTopUps;
  readonly operations: Operations;
  readonly work: WorkDispatch;
  readonly reconciliations: Reconciliations;
}

/** Creates the services of one app. */
export function createServices({ config, pool, log, now, resolveName }: AdminDependencies): AdminServices {
  const pepper = Buffer.from(config.KEY_PEPPER, 'utf8');
  const hashKey = createKeyHasher(pepper);
  const operators = new Operators(pool, { pepper, now });
  return {
    operators,
    sessions: new OperatorSessions(pool, { operators, pepper, now }),
    accounts: new ManagedAccounts(pool, { hashKey, now }),
    keys: new ManagedKeys(pool, { hashKey, now }),
    credit: new ManagedCredit(pool, { now }),
    trials: new ManagedTrials(pool, { hashKey, now }),
    webhooks: new WebhookSettings(pool, {
      box: secretBox(config.WEBHOOK_SECRET_KEY),
      allowPrivate: config.WEBHOOK_ALLOW_PRIVATE_ADDRESSES,
      resolveName,
      now,
    }),
    deliveries: new ManagedDeliveries(pool, { now }),
    domains: new CorporateDomains(pool, { now }),
    reports: new Reports(pool, { now }),
    disclosures: new DisclosureLog(pool, now),
    topUps: new ManagedTopUps(pool, { now }),
    operations: new Operations(pool, { now }),
    work: new WorkDispatch(pool, now),
    reconciliations: new Reconciliations(pool, {
      now,
      onError: (error) => {
        log.error({ err: error }, 'a reconciliation was not recorded');
      },
    }),
  };
}
