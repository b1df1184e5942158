import { HealthModule } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { Endpoint } from './endpoint.js';
import { ErrorFilter } from './protocol/error.filter.js';
import { McpController } from './mcp.controller.js';

const READINESS_TIMEOUT_MS = 2_000;

export interface AppParts {
  readonly endpoint: Endpoint;
  readonly log: Logger;
  /** Rejects if the API does not respond. */
  readonly reachApi: () => Promise<unknown>;
}

/** The agent-tool server: the protocol endpoint and health checks. */
@Module({})
export class AppModule {
  static register({ endpoint, log, reachApi }: AppParts): DynamicModule {
    const checks = [{ name: 'api', check: reachApi }];
    return {
      module: AppModule,
      imports: [HealthModule.register({ service: 'mcp', checks, timeoutMs: READINESS_TIMEOUT_MS })],
      controllers: [McpController],
      providers: [
        { provide: Endpoint, useValue: endpoint },
        { provide: APP_FILTER, useFactory: () => new ErrorFilter(log) },
      ],
    };
  }
}
