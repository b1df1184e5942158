import {
  AccountDisclosures,
  AccountRefreshes,
  CorporateDomains,
  CorrectionNotices,
  DashboardKeys,
  EventDeliveries,
  EventEndpoints,
  DataRequests,
  EventFeed,
  Library,
  ManagedAccounts,
  ManagedDeliveries,
  ManagedKeys,
  ManagedTrials,
  Reports,
  SandboxAllowances,
  SandboxRequests,
  Purposes,
  ScreeningList,
  SearchSessions,
  WebhookSettings,
  createKeyHasher,
  secretBox,
} from '@entity-registry/accounts';
import { createObjectStore } from '@entity-registry/registry';
import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { CLOCK } from './clock.js';
import { Forwarder } from './forwarding/forwarder.js';
import { createIdentity } from './identity/create-identity.js';
import { Mailer } from './mail/mailer.js';
import { createPayments } from './payment-events/payments.js';
import { ANNOUNCE, AUTH, CONFIG, HASH_KEY, LOG, METRICS, OBJECTS, POOL } from './providers.js';
import type { PlatformDependencies } from './providers.js';

/** Providers that every feature may inject: services by their class, and the others by their symbol. */
@Global()
@Module({})
export class ServicesModule {
  static register(dependencies: PlatformDependencies): DynamicModule {
    const { config, pool, log, metrics, announce, now, resolveName } = dependencies;
    const hashKey = createKeyHasher(Buffer.from(config.KEY_PEPPER, 'utf8'));
    const mailer = new Mailer(config, now);
    const identity = createIdentity(dependencies, mailer);
    const services: object[] = [
      mailer,
      ...identity.services,
      ...createPayments(dependencies),
      new ManagedAccounts(pool, { hashKey, now }),
      new ManagedKeys(pool, { hashKey, now }),
      new WebhookSettings(pool, {
        box: secretBox(config.WEBHOOK_SECRET_KEY),
        allowPrivate: config.WEBHOOK_ALLOW_PRIVATE_ADDRESSES,
        resolveName,
        now,
      }),
      new ManagedDeliveries(pool, { now }),
      new EventEndpoints(pool, { box: secretBox(config.WEBHOOK_SECRET_KEY), now }),
      new EventDeliveries(pool, { now }),
      new EventFeed(pool),
      new CorrectionNotices(pool, { now }),
      new CorporateDomains(pool, { now }),
      new Reports(pool, { now }),
      new DashboardKeys(pool, { hashKey, box: secretBox(config.PLATFORM_SECRET_KEY), now }),
      new AccountDisclosures(pool),
      new Purposes(pool, { now }),
      new AccountRefreshes(pool),
      new Library(pool, { now }),
      new ScreeningList(pool, { now }),
      new SearchSessions(pool, { now }),
      new Forwarder({ apiUrl: config.API_URL, platformToken: config.PLATFORM_TOKEN }),
      new ManagedTrials(pool, { hashKey, now }),
      new SandboxAllowances(pool, { hashKey, now }),
      new SandboxRequests(pool, { now }),
      new DataRequests(pool, {
        // Operators open the documents, and their service has this secret too.
        box: secretBox(config.WEBHOOK_SECRET_KEY),
        linkSecret: config.PLATFORM_SECRET_KEY,
        now,
      }),
    ];
    const objects = createObjectStore(config, { baseUrl: config.PUBLIC_API_URL || config.API_URL, now });
    const providers = [
      ...services.map((service) => ({ provide: service.constructor, useValue: service })),
      { provide: AUTH, useValue: identity.auth },
      { provide: OBJECTS, useValue: objects },
      { provide: HASH_KEY, useValue: hashKey },
      { provide: CONFIG, useValue: config },
      { provide: POOL, useValue: pool },
      { provide: LOG, useValue: log },
      { provide: METRICS, useValue: metrics },
      { provide: ANNOUNCE, useValue: announce },
      { provide: CLOCK, useValue: now },
    ];
    return { module: ServicesModule, providers, exports: providers };
  }
}
