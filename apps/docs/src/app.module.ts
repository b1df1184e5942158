import { HealthModule, METHOD_PROVIDERS, RouteMethods, ServiceExceptionFilter, Site } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { SiteController } from './server/site.controller.js';

const HEALTH_TIMEOUT_MS = 1_000;

@Module({})
class SiteModule {
  static register(site: Site): DynamicModule {
    return { module: SiteModule, controllers: [SiteController], providers: [{ provide: Site, useValue: site }] };
  }
}

@Module({})
export class AppModule {
  static register(site: Site, log: Logger): DynamicModule {
    return {
      module: AppModule,
      // The site comes last, because it takes every path.
      imports: [
        HealthModule.register({ service: 'docs', checks: [], timeoutMs: HEALTH_TIMEOUT_MS }),
        SiteModule.register(site),
      ],
      providers: [
        ...METHOD_PROVIDERS,
        {
          provide: APP_FILTER,
          useFactory: (methods: RouteMethods) =>
            // No error of this app refers to a dashboard.
            new ServiceExceptionFilter({
              log,
              methods,
              errorContext: { upgradeUrl: '', settingsUrl: '', now: () => new Date() },
            }),
          inject: [RouteMethods],
        },
      ],
    };
  }
}
