import {
  CorporateDomains,
  ManagedAccounts,
  ManagedCredit,
  ManagedDeliveries,
  ManagedKeys,
  Operators,
  Reports,
  WebhookSettings,
  keyHasher,
  secretBox,
} from '@entity-registry/billing';
import type { Logger } from '@entity-registry/nest-kit';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { AdminConfig } from './config.js';
import type { Announce } from './deliveries/deliveries.service.js';

/** What the app is given: its configuration, the process's connections, and the clock. */
export interface AdminSurroundings {
  readonly config: AdminConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  /** Tells the workers of a webhook to send. */
  readonly announce: Announce;
  readonly now: () => Date;
}

/** The libraries' services that the features stand on. */
export interface AdminServices {
  readonly operators: Operators;
  readonly accounts: ManagedAccounts;
  readonly keys: ManagedKeys;
  readonly credit: ManagedCredit;
  readonly webhooks: WebhookSettings;
  readonly deliveries: ManagedDeliveries;
  readonly domains: CorporateDomains;
  readonly reports: Reports;
}

/** Makes the services of one app. */
export function createServices({ config, pool, now }: AdminSurroundings): AdminServices {
  const pepper = Buffer.from(config.KEY_PEPPER, 'utf8');
  const hashKey = keyHasher(pepper);
  return {
    operators: new Operators(pool, { pepper, now }),
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
  };
}
