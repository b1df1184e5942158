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
import {
  DEFAULT_LIMITS,
  HealthModule,
  JsonBodyGuard,
  METHOD_PROVIDERS,
  RouteMethods,
  SameOriginGuard,
  UnaskedInputGuard,
  validationPipe,
} from '@entity-registry/nest-kit';
import type { Site } from '@entity-registry/nest-kit';
import { Module } from '@nestjs/common';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { DashboardScriptGuard } from './access/dashboard-script.guard.js';
import { PlatformGuard } from './access/platform.guard.js';
import { CLOCK } from './clock.js';
import { CreditController } from './credit/credit.controller.js';
import { CreditService } from './credit/credit.service.js';
import { TopUpsController } from './credit/top-ups.controller.js';
import { TopUpsService } from './credit/top-ups.service.js';
import { CoverageController } from './coverage/coverage.controller.js';
import { CoverageService } from './coverage/coverage.service.js';
import type { PlatformConfig } from './config.js';
import { PlatformError } from './errors/platform-error.js';
import { PlatformExceptionFilter } from './errors/platform-exception.filter.js';
import { ExplorerController } from './explorer/explorer.controller.js';
import { ExplorerService } from './explorer/explorer.service.js';
import { Forwarder } from './forwarding/forwarder.js';
import { IDENTITY_CONTROLLERS, IDENTITY_FEATURES, identityProviders } from './identity/identity.providers.js';
import { KeysController } from './keys/keys.controller.js';
import { KeysService } from './keys/keys.service.js';
import { LibraryController } from './library/library.controller.js';
import { LibraryService } from './library/library.service.js';
import { Mailer } from './mail/mailer.js';
import { OutboxController } from './mail/outbox.controller.js';
import { PaymentEventsController } from './payment-events/payment-events.controller.js';
import { PaymentEventsService } from './payment-events/payment-events.service.js';
import { paymentProviders } from './payment-events/payments.js';
import { ANNOUNCE, AUTH, CONFIG, HASH_KEY, LOG, OBJECTS, POOL } from './providers.js';
import { RefreshesController } from './refreshes/refreshes.controller.js';
import { RefreshesService } from './refreshes/refreshes.service.js';
import type { PlatformServices, PlatformSurroundings } from './services.js';
import { SandboxForwarding } from './sandbox/sandbox-forwarding.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { SandboxService } from './sandbox/sandbox.service.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewService } from './overview/overview.service.js';
import { UsageController } from './usage/usage.controller.js';
import { UsageService } from './usage/usage.service.js';
import { PAGES, SiteController } from './site/site.controller.js';
import { TrialsController } from './trials/trials.controller.js';
import { TrialsService } from './trials/trials.service.js';
import { DeliveriesController } from './webhooks/deliveries.controller.js';
import { DeliveriesService } from './webhooks/deliveries.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

const READINESS_TIMEOUT_MS = 2_000;

/** The controllers of the features, one line each. */
const CONTROLLERS: Type[] = [
  CreditController,
  TrialsController,
  TopUpsController,
  PaymentEventsController,
  ...IDENTITY_CONTROLLERS,
  OverviewController,
  UsageController,
  CoverageController,
  OutboxController,
  KeysController,
  WebhooksController,
  DeliveriesController,
  RefreshesController,
  ExplorerController,
  LibraryController,
  SandboxController,
];

/** The services of the features, one line each. */
const FEATURES: Provider[] = [
  CreditService,
  TrialsService,
  TopUpsService,
  PaymentEventsService,
  ...IDENTITY_FEATURES,
  OverviewService,
  UsageService,
  CoverageService,
  KeysService,
  WebhooksService,
  DeliveriesService,
  RefreshesService,
  ExplorerService,
  LibraryService,
  SandboxService,
  SandboxForwarding,
];

/** The pages come last, because they take every remaining path. */
@Module({})
class PagesModule {
  static register(site: Site | null, config: PlatformConfig): DynamicModule {
    const providers = [
      { provide: PAGES, useValue: site },
      { provide: CONFIG, useValue: config },
    ];
    return { module: PagesModule, controllers: [SiteController], providers };
  }
}

/**
 * The backend of the dashboard: its controllers, guards and pipes, in the order in which they run (caller, origin, then the body
 * and its rules).
 */
@Module({})
export class AppModule {
  static register(services: PlatformServices, surroundings: PlatformSurroundings, site: Site | null): DynamicModule {
    const { pool, log, config, now } = surroundings;
    const checks = [{ name: 'database', check: () => pool.query('select 1') }];
    const { origin } = new URL(config.PLATFORM_URL);
    return {
      module: AppModule,
      imports: [
        HealthModule.register({ service: 'platform', checks, timeoutMs: READINESS_TIMEOUT_MS }),
        PagesModule.register(site, config),
      ],
      controllers: CONTROLLERS,
      providers: [
        ...FEATURES,
        ...libraryProviders(services),
        ...paymentProviders(services.payments),
        ...surroundingProviders(services, surroundings),
        ...identityProviders(services, surroundings),
        { provide: APP_GUARD, useFactory: () => new PlatformGuard(services.sessions, pool) },
        {
          provide: APP_GUARD,
          useFactory: () =>
            new SameOriginGuard({ origin, refusal: () => new PlatformError({ code: 'origin_rejected' }) }),
        },
        { provide: APP_GUARD, useFactory: () => new DashboardScriptGuard() },
        ...METHOD_PROVIDERS,
        { provide: APP_GUARD, useFactory: () => new JsonBodyGuard(DEFAULT_LIMITS.bodyBytes) },
        { provide: APP_GUARD, useFactory: () => new UnaskedInputGuard() },
        { provide: APP_PIPE, useFactory: validationPipe },
        {
          provide: APP_FILTER,
          useFactory: (methods: RouteMethods) => new PlatformExceptionFilter({ log, methods, now }),
          inject: [RouteMethods],
        },
      ],
    };
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
