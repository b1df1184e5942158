import {
  CorporateDomains,
  DisclosureLog,
  ManagedAccounts,
  ManagedCredit,
  ManagedDataRequests,
  ManagedDeliveries,
  ManagedKeys,
  ManagedTrials,
  ManagedTopUps,
  Operations,
  OperatorSessions,
  Operators,
  Purposes,
  Reconciliations,
  Reports,
  WebhookSettings,
  WorkDispatch,
  createKeyHasher,
  secretBox,
} from '@entity-registry/accounts';
import type { ResolveName } from '@entity-registry/accounts';
import type { Logger, Site } from '@entity-registry/http';
import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { SessionCookie } from './access/session-cookie.js';
import { CLOCK, POOL } from './clock.js';
import type { AdminConfig } from './config.js';
import { carryOut } from './data-requests/carry-out.js';
import { ANNOUNCE } from './deliveries/deliveries.service.js';
import type { Announce } from './deliveries/deliveries.service.js';
import { WATCHED_QUEUES } from './operations/operations.service.js';
import type { WatchedQueue } from './operations/queue.dto.js';
import { ADMIN_URL } from './session/session.service.js';

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

/** Providers that every feature may inject: the libraries' services and the process's connections. */
@Global()
@Module({})
export class ServicesModule {
  static register(dependencies: AdminDependencies): DynamicModule {
    const { config, announce, queues, now } = dependencies;
    const providers = [
      ...createServices(dependencies).map((service) => ({ provide: service.constructor, useValue: service })),
      { provide: CLOCK, useValue: now },
      { provide: POOL, useValue: dependencies.pool },
      { provide: ANNOUNCE, useValue: announce },
      { provide: WATCHED_QUEUES, useValue: queues },
      { provide: ADMIN_URL, useValue: config.ADMIN_URL },
    ];
    return { module: ServicesModule, providers, exports: providers };
  }
}

/** Creates the services of one app; features inject each by its class. */
function createServices({ config, pool, log, now, resolveName }: AdminDependencies): object[] {
  const pepper = Buffer.from(config.KEY_PEPPER, 'utf8');
  const hashKey = createKeyHasher(pepper);
  const operators = new Operators(pool, { pepper, now });
  return [
    operators,
    new OperatorSessions(pool, { operators, pepper, now }),
    new SessionCookie(config.ADMIN_URL.startsWith('https:')),
    new ManagedAccounts(pool, { hashKey, now }),
    new ManagedKeys(pool, { hashKey, now }),
    new ManagedCredit(pool, { now }),
    new Purposes(pool, { now }),
    new ManagedTrials(pool, { hashKey, now }),
    new WebhookSettings(pool, {
      box: secretBox(config.WEBHOOK_SECRET_KEY),
      allowPrivate: config.WEBHOOK_ALLOW_PRIVATE_ADDRESSES,
      resolveName,
      now,
    }),
    new ManagedDeliveries(pool, { now }),
    new CorporateDomains(pool, { now }),
    new Reports(pool, { now }),
    new DisclosureLog(pool, now),
    new ManagedDataRequests(pool, { box: secretBox(config.WEBHOOK_SECRET_KEY), carryOut, now }),
    new ManagedTopUps(pool, { now }),
    new Operations(pool, { now }),
    new WorkDispatch(pool, now),
    new Reconciliations(pool, {
      now,
      onError: (error) => {
        log.error({ err: error }, 'a reconciliation was not recorded');
      },
    }),
  ];
}
