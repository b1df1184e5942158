import {
  AccountRefreshes,
  CorporateDomains,
  DashboardKeys,
  Library,
  ManagedAccounts,
  ManagedDeliveries,
  ManagedKeys,
  ManagedTrials,
  Reports,
  SandboxAllowances,
  SandboxCalls,
  WebhookSettings,
} from '@entity-registry/accounts';
import { Global, Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import { CLOCK } from './clock.js';
import { Forwarder } from './forwarding/forwarder.js';
import { Mailer } from './mail/mailer.js';
import { paymentProviders } from './payment-events/payments.js';
import { ANNOUNCE, AUTH, CONFIG, HASH_KEY, LOG, OBJECTS, POOL } from './providers.js';
import type { PlatformServices, PlatformSurroundings } from './services.js';

/** What every feature may inject: the libraries' services and the process's connections. */
@Global()
@Module({})
export class ServicesModule {
  static register(services: PlatformServices, surroundings: PlatformSurroundings): DynamicModule {
    const providers = [
      ...libraryProviders(services),
      ...paymentProviders(services.payments),
      ...surroundingProviders(services, surroundings),
    ];
    return { module: ServicesModule, providers, exports: providers };
  }
}

/** The libraries' services, each under its class. */
function libraryProviders(services: PlatformServices): Provider[] {
  return [
    { provide: ManagedAccounts, useValue: services.accounts },
    { provide: ManagedKeys, useValue: services.keys },
    { provide: WebhookSettings, useValue: services.webhooks },
    { provide: ManagedDeliveries, useValue: services.deliveries },
    { provide: CorporateDomains, useValue: services.domains },
    { provide: Mailer, useValue: services.mailer },
    { provide: Reports, useValue: services.reports },
    { provide: DashboardKeys, useValue: services.dashboardKeys },
    { provide: Library, useValue: services.library },
    { provide: Forwarder, useValue: services.forwarder },
    { provide: ManagedTrials, useValue: services.trials },
    { provide: SandboxAllowances, useValue: services.sandboxAllowances },
    { provide: SandboxCalls, useValue: services.sandboxCalls },
    { provide: AccountRefreshes, useValue: services.refreshes },
  ];
}

/** Providers without a class, each under its symbol. */
function surroundingProviders(services: PlatformServices, surroundings: PlatformSurroundings): Provider[] {
  return [
    { provide: AUTH, useValue: services.auth },
    { provide: OBJECTS, useValue: services.objects },
    { provide: HASH_KEY, useValue: services.hashKey },
    { provide: CONFIG, useValue: surroundings.config },
    { provide: POOL, useValue: surroundings.pool },
    { provide: LOG, useValue: surroundings.log },
    { provide: ANNOUNCE, useValue: surroundings.announce },
    { provide: CLOCK, useValue: surroundings.now },
  ];
}
