import { OperatorSessions, Operators } from '@entity-registry/accounts';
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
import type { DynamicModule, Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { OperatorGuard } from './access/operator.guard.js';
import { SessionCookie } from './access/session-cookie.js';
import { TokenAttempts } from './access/token-attempts.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { DataRequestsModule } from './data-requests/data-requests.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { DisclosuresModule } from './disclosures/disclosures.module.js';
import { DomainsModule } from './domains/domains.module.js';
import { AdminExceptionFilter } from './errors/admin-exception.filter.js';
import { KeysModule } from './keys/keys.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { OperatorsModule } from './operators/operators.module.js';
import { OrganizationsModule } from './organizations/organizations.module.js';
import { PurposesModule } from './purposes/purposes.module.js';
import { RunsModule } from './runs/runs.module.js';
import { ServicesModule } from './services.module.js';
import type { AdminDependencies } from './services.module.js';
import { SessionModule } from './session/session.module.js';
import { SharesModule } from './shares/shares.module.js';
import { TopUpsModule } from './top-ups/top-ups.module.js';
import { TrialsModule } from './trials/trials.module.js';
import { UnsentCreditsModule } from './unsent-credits/unsent-credits.module.js';
import { UsageModule } from './usage/usage.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

const READINESS_TIMEOUT_MS = 2_000;

/** The features, in the order of the OpenAPI document. */
export const FEATURES: Type[] = [
  AccountsModule,
  TrialsModule,
  KeysModule,
  CreditsModule,
  WebhooksModule,
  DeliveriesModule,
  LedgerModule,
  UsageModule,
  DisclosuresModule,
  DataRequestsModule,
  DomainsModule,
  PurposesModule,
  CatalogModule,
  RunsModule,
  AuditModule,
  SessionModule,
  OperationsModule,
  OrganizationsModule,
  TopUpsModule,
  UnsentCreditsModule,
  SharesModule,
  OperatorsModule,
];

/** The admin API: its features, and the guards in the order in which they run (caller, then the body, then its rules). */
@Module({})
export class AppModule {
  static register(dependencies: AdminDependencies): DynamicModule {
    const { config, pool, log, now } = dependencies;
    const adminUrl = config.ADMIN_URL;
    const checks = [{ name: 'database', check: () => pool.query('select 1') }];
    return {
      module: AppModule,
      imports: [
        ServicesModule.register(dependencies),
        ...FEATURES,
        HealthModule.register({ service: 'admin-api', checks, timeoutMs: READINESS_TIMEOUT_MS }),
      ],
      providers: [
        {
          provide: APP_GUARD,
          useFactory: (operators: Operators, sessions: OperatorSessions, cookie: SessionCookie) =>
            new OperatorGuard({ operators, sessions, cookie, adminUrl, attempts: new TokenAttempts(log) }),
          inject: [Operators, OperatorSessions, SessionCookie],
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
