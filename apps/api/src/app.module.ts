import {
  HealthModule,
  JsonBodyGuard,
  LineSampler,
  METHOD_PROVIDERS,
  RouteMethods,
  ServiceExceptionFilter,
  validationPipe,
} from '@entity-registry/http';
import type { CandidateSource } from '@entity-registry/registry';
import { Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { BODY_BYTES } from './body-limit.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { actingUser } from './gateway/acting-user.js';
import { clientAddress } from './gateway/caller-address.js';
import { GatewayGuard } from './gateway/gateway.guard.js';
import { KeyAttempts } from './gateway/keys/key-attempts.js';
import { KeyAuthentication } from './gateway/keys/key-authentication.js';
import { KeyTraffic } from './gateway/keys/key-traffic.js';
import { createErrorContext } from './error-context.js';
import { UnroutedModule } from './gateway/unrouted.js';
import { OPERATIONS } from './operations.js';
import { RefreshesModule } from './refreshes/refreshes.module.js';
import { ReplicaInterceptor } from './replicas/replica-interceptor.js';
import type { ApiServices, ApiDependencies } from './services.js';
import { EntitiesModule } from './v4/entities/entities.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { UpdateRequestsModule } from './v4/update-requests/update-requests.module.js';
import { SigningKeysModule } from './signing-keys/signing-keys.module.js';
import { V5Module } from './v5/v5.module.js';

const READINESS_TIMEOUT_MS = 2_000;

/** The modules of the public API, in routing order: v4 first, because it gets most of the requests. */
@Module({})
export class AppModule {
  static register(services: ApiServices, dependencies: ApiDependencies): DynamicModule {
    const { config, pool, log, now, loopLagMs = () => 0 } = dependencies;
    const refreshes = RefreshesModule.register(services, dependencies);
    const errorContext = createErrorContext(dependencies);
    const checks = [
      { name: 'database', check: () => pool.query('select 1') },
      { name: 'search_index', check: () => assertReady(services.candidates) },
    ];
    return {
      module: AppModule,
      imports: [
        EntitiesModule.register(services),
        ...V5Module.register(services, refreshes),
        SigningKeysModule.register(services),
        OpenApiModule.register(OPERATIONS),
        UpdateRequestsModule.register(services, refreshes),
        DownloadsModule.register(services.objects, { secret: config.OBJECT_STORE_SECRET, now }),
        HealthModule.register({ service: 'api', checks, timeoutMs: READINESS_TIMEOUT_MS }),
        UnroutedModule,
      ],
      providers: [
        {
          provide: APP_GUARD,
          useFactory: () => {
            const { billing, keys, knownKeys: known, rateLimits, keyUse, requestCounts, publicBudget } = services;
            const authentication = new KeyAuthentication({
              ...{ hashKey: billing.hashKey, keys, known, attempts: new KeyAttempts(rateLimits), now },
              sampler: new LineSampler({ log, message: 'more requests with keys that were refused' }),
            });
            const traffic = new KeyTraffic(keyUse, requestCounts);
            const named = {
              addressOf: clientAddress(config.AGENT_SERVER_TOKEN),
              userOf: actingUser(config.PLATFORM_TOKEN),
            };
            return new GatewayGuard(authentication, rateLimits, traffic, { now, loopLagMs }, named, publicBudget);
          },
        },
        ...METHOD_PROVIDERS,
        { provide: APP_GUARD, useFactory: () => new JsonBodyGuard(BODY_BYTES) },
        ...replicaProviders(services, dependencies),
        { provide: APP_PIPE, useFactory: validationPipe },
        {
          provide: APP_FILTER,
          useFactory: (methods: RouteMethods) => new ServiceExceptionFilter({ log, errorContext, methods }),
          inject: [RouteMethods],
        },
      ],
    };
  }
}

/** Nothing without replicas: requests then pass no interceptor. */
function replicaProviders({ reads, readPositions }: ApiServices, { replicas = [] }: ApiDependencies): Provider[] {
  if (replicas.length === 0) return [];
  return [{ provide: APP_INTERCEPTOR, useFactory: () => new ReplicaInterceptor(reads, readPositions) }];
}

async function assertReady(candidates: CandidateSource): Promise<void> {
  if (!(await candidates.isReady())) throw new Error('the name index is not ready');
}
