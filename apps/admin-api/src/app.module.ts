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
} from '@entity-registry/accounts';
import {
  DEFAULT_LIMITS,
  HealthModule,
  JsonBodyGuard,
  METHOD_PROVIDERS,
  RouteMethods,
  UnexpectedInputGuard,
  validationPipe,
} from '@entity-registry/http';
import { Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { TokenAttempts } from './access/token-attempts.js';
import { OperatorGuard } from './access/operator.guard.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { CatalogController } from './catalog/catalog.controller.js';
import { CLOCK } from './clock.js';
import { CreditsController } from './credits/credits.controller.js';
import { CreditsService } from './credits/credits.service.js';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { ANNOUNCE, DeliveriesService } from './deliveries/deliveries.service.js';
import { DisclosuresController } from './disclosures/disclosures.controller.js';
import { DisclosuresService } from './disclosures/disclosures.service.js';
import { DomainsController } from './domains/domains.controller.js';
import { DomainsService } from './domains/domains.service.js';
import { AdminExceptionFilter } from './errors/admin-exception.filter.js';
import { KeysController } from './keys/keys.controller.js';
import { KeysService } from './keys/keys.service.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { LedgerService } from './ledger/ledger.service.js';
import { OperatorsController } from './operators/operators.controller.js';
import { OperatorsService } from './operators/operators.service.js';
import { OperationsController } from './operations/operations.controller.js';
import { OperationsService, WATCHED_QUEUES } from './operations/operations.service.js';
import { OrganizationsController } from './organizations/organizations.controller.js';
import { RunsController } from './runs/runs.controller.js';
import { RunsService } from './runs/runs.service.js';
import type { AdminServices, AdminDependencies } from './services.js';
import { SessionCookie } from './access/session-cookie.js';
import { SessionController } from './session/session.controller.js';
import { ADMIN_URL, SessionService } from './session/session.service.js';
import { PaymentEventsController } from './top-ups/payment-events.controller.js';
import { SharesController } from './shares/shares.controller.js';
import { SharesService } from './shares/shares.service.js';
import { TopUpsController } from './top-ups/top-ups.controller.js';
import { TopUpsService } from './top-ups/top-ups.service.js';
import { UnsentCreditsController } from './unsent-credits/unsent-credits.controller.js';
import { UnsentCreditsService } from './unsent-credits/unsent-credits.service.js';
import { UsageController } from './usage/usage.controller.js';
import { TrialsController } from './trials/trials.controller.js';
import { TrialsService } from './trials/trials.service.js';
import { UsageService } from './usage/usage.service.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

const READINESS_TIMEOUT_MS = 2_000;

const CONTROLLERS = [
  AccountsController,
  TrialsController,
  KeysController,
  CreditsController,
  WebhooksController,
  DeliveriesController,
  LedgerController,
  UsageController,
  DisclosuresController,
  DomainsController,
  CatalogController,
  RunsController,
  AuditController,
  SessionController,
  OperationsController,
  OrganizationsController,
  TopUpsController,
  PaymentEventsController,
  UnsentCreditsController,
  SharesController,
  OperatorsController,
];

const SERVICES = [
  AccountsService,
  TrialsService,
  KeysService,
  CreditsService,
  WebhooksService,
  DeliveriesService,
  LedgerService,
  UsageService,
  DisclosuresService,
  DomainsService,
  RunsService,
  AuditService,
  OperatorsService,
  SessionService,
  OperationsService,
  TopUpsService,
  UnsentCreditsService,
  SharesService,
];

/** The admin API: its controllers and guards, in the order in which they run (caller, then the body, then its rules). */
@Module({})
export class AppModule {
  static register(services: AdminServices, dependencies: AdminDependencies): DynamicModule {
    const { config, pool, log, announce, queues, now } = dependencies;
    const adminUrl = config.ADMIN_URL;
    const cookie = new SessionCookie(adminUrl.startsWith('https:'));
    const { operators, sessions } = services;
    const checks = [{ name: 'database', check: () => pool.query('select 1') }];
    return {
      module: AppModule,
      imports: [HealthModule.register({ service: 'admin-api', checks, timeoutMs: READINESS_TIMEOUT_MS })],
      controllers: CONTROLLERS,
      providers: [
        ...SERVICES,
        ...serviceProviders(services),
        { provide: CLOCK, useValue: now },
        { provide: ANNOUNCE, useValue: announce },
        { provide: WATCHED_QUEUES, useValue: queues },
        { provide: ADMIN_URL, useValue: adminUrl },
        { provide: SessionCookie, useValue: cookie },
        {
          provide: APP_GUARD,
          useFactory: () =>
            new OperatorGuard({ operators, sessions, cookie, adminUrl, attempts: new TokenAttempts(log) }),
        },
        ...METHOD_PROVIDERS,
        { provide: APP_GUARD, useFactory: () => new JsonBodyGuard(DEFAULT_LIMITS.bodyBytes) },
        { provide: APP_GUARD, useFactory: () => new UnexpectedInputGuard() },
        { provide: APP_PIPE, useFactory: validationPipe },
        {
          provide: APP_FILTER,
          useFactory: (methods: RouteMethods) => new AdminExceptionFilter({ log, methods, now }),
          inject: [RouteMethods],
        },
      ],
    };
  }
}

/** The libraries' services, each under its class. */
function serviceProviders(services: AdminServices): Provider[] {
  return [
    { provide: ManagedAccounts, useValue: services.accounts },
    { provide: ManagedKeys, useValue: services.keys },
    { provide: ManagedCredit, useValue: services.credit },
    { provide: ManagedTrials, useValue: services.trials },
    { provide: WebhookSettings, useValue: services.webhooks },
    { provide: ManagedDeliveries, useValue: services.deliveries },
    { provide: CorporateDomains, useValue: services.domains },
    { provide: DisclosureLog, useValue: services.disclosures },
    { provide: Reports, useValue: services.reports },
    { provide: Operators, useValue: services.operators },
    { provide: OperatorSessions, useValue: services.sessions },
    { provide: ManagedTopUps, useValue: services.topUps },
    { provide: Operations, useValue: services.operations },
    { provide: WorkDispatch, useValue: services.work },
    { provide: Reconciliations, useValue: services.reconciliations },
  ];
}
