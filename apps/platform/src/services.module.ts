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
  SandboxRequests,
  WebhookSettings,
} from '@entity-registry/accounts';
import { Global, Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import { CLOCK } from './clock.js';
import { Forwarder } from './forwarding/forwarder.js';
import { Mailer } from './mail/mailer.js';
import { paymentProviders } from './payment-events/payments.js';
import { ANNOUNCE, AUTH, CONFIG, HASH_KEY, LOG, OBJECTS, POOL } from './providers.js';
import type { PlatformServices, PlatformDependencies } from './services.js';

/** Providers that every feature may inject: the libraries' services and the process's connections. */
@Global()
@Module({})
export class ServicesModule {
  static register(services: PlatformServices, dependencies: PlatformDependencies): DynamicModule {
    const providers = [
      ...libraryProviders(services),
      ...paymentProviders(services.payments),
      ...dependencyProviders(services, dependencies),
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
    { provide: SandboxRequests, useValue: services.sandboxRequests },
    { provide: AccountRefreshes, useValue: services.refreshes },
  ];
}

/** Providers without a class, each under its symbol. */
function dependencyProviders(services: PlatformServices, dependencies: PlatformDependencies): Provider[] {
  return [
    { provide: AUTH, useValue: services.auth },
    { provide: OBJECTS, useValue: services.objects },
    { provide: HASH_KEY, useValue: services.hashKey },
    { provide: CONFIG, useValue: dependencies.config },
    { provide: POOL, useValue: dependencies.pool },
    { provide: LOG, useValue: dependencies.log },
    { provide: ANNOUNCE, useValue: dependencies.announce },
    { provide: CLOCK, useValue: dependencies.now },
  ];
}
