import {
  DEFAULT_LIMITS,
  HealthModule,
  JsonBodyGuard,
  METHOD_PROVIDERS,
  RouteMethods,
  SameOriginGuard,
  UnexpectedInputGuard,
  validationPipe,
} from '@entity-registry/http';
import type { Site } from '@entity-registry/http';
import { Module } from '@nestjs/common';
import type { DynamicModule, Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { DashboardScriptGuard } from './access/dashboard-script.guard.js';
import { PlatformGuard } from './access/platform.guard.js';
import { PlatformError } from './errors/platform-error.js';
import { PlatformExceptionFilter } from './errors/platform-exception.filter.js';
import { Sessions } from './identity/sessions.js';
import type { PlatformDependencies } from './providers.js';
import { ServicesModule } from './services.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CoverageModule } from './coverage/coverage.module.js';
import { CreditModule } from './credit/credit.module.js';
import { EventWebhooksModule } from './event-webhooks/event-webhooks.module.js';
import { DataRequestsModule } from './data-requests/data-requests.module.js';
import { DisclosuresModule } from './disclosures/disclosures.module.js';
import { ExplorerModule } from './explorer/explorer.module.js';
import { KeysModule } from './keys/keys.module.js';
import { LibraryModule } from './library/library.module.js';
import { ScreeningsModule } from './screenings/screenings.module.js';
import { MailModule } from './mail/mail.module.js';
import { MeModule } from './me/me.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OnboardingModule } from './onboarding/onboarding.module.js';
import { OrganizationsModule } from './organizations/organizations.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { PaymentEventsModule } from './payment-events/payment-events.module.js';
import { RefreshesModule } from './refreshes/refreshes.module.js';
import { SandboxModule } from './sandbox/sandbox.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SignUpModule } from './sign-up/sign-up.module.js';
import { SiteModule } from './site/site.module.js';
import { TrialsModule } from './trials/trials.module.js';
import { UsageModule } from './usage/usage.module.js';
import { WatchingModule } from './watching/watching.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

const READINESS_TIMEOUT_MS = 2_000;

/** The features, in the order of the OpenAPI document. */
export const FEATURES: Type[] = [
  CreditModule,
  TrialsModule,
  PaymentEventsModule,
  SignUpModule,
  SignInModule,
  PasswordsModule,
  MeModule,
  SecondFactorModule,
  PasskeysModule,
  OnboardingModule,
  OrganizationsModule,
  AuditModule,
  OverviewModule,
  UsageModule,
  CoverageModule,
  MailModule,
  KeysModule,
  WebhooksModule,
  EventWebhooksModule,
  WatchingModule,
  NoticesModule,
  RefreshesModule,
  ExplorerModule,
  LibraryModule,
  DisclosuresModule,
  ScreeningsModule,
  SandboxModule,
  DataRequestsModule,
];

/**
 * The backend of the dashboard: its features, and the guards and pipes in the order in which they run (caller, origin, then the
 * body and its rules).
 */
@Module({})
export class AppModule {
  static register(dependencies: PlatformDependencies, site: Site | null): DynamicModule {
    const { pool, log, config, now } = dependencies;
    const checks = [{ name: 'database', check: () => pool.query('select 1') }];
    const { origin } = new URL(config.PLATFORM_URL);
    return {
      module: AppModule,
      imports: [
        ServicesModule.register(dependencies),
        ...FEATURES,
        HealthModule.register({ service: 'platform', checks, timeoutMs: READINESS_TIMEOUT_MS }),
        SiteModule.register(site),
      ],
      providers: [
        {
          provide: APP_GUARD,
          useFactory: (sessions: Sessions) => new PlatformGuard(sessions, pool),
          inject: [Sessions],
        },
        {
          provide: APP_GUARD,
          useFactory: () =>
            new SameOriginGuard({ origin, createError: () => new PlatformError({ code: 'origin_rejected' }) }),
        },
        { provide: APP_GUARD, useFactory: () => new DashboardScriptGuard() },
        ...METHOD_PROVIDERS,
        { provide: APP_GUARD, useFactory: () => new JsonBodyGuard(DEFAULT_LIMITS.bodyBytes) },
        { provide: APP_GUARD, useFactory: () => new UnexpectedInputGuard() },
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
