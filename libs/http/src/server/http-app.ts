import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Registry } from 'prom-client';
import { NestLog } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { HttpMetrics } from './metrics.js';
import { ServiceAdapter } from './service-adapter.js';
import type { EarlyRefusal } from './service-adapter.js';
import type { HttpLimits } from './http-limits.js';

export interface HttpAppOptions {
  log: Logger;
  metrics: Registry;
  /** How long requests in flight may take to finish after a stop was requested, in milliseconds. */
  drainTimeoutMs: number;
  /** Where an app's limits differ from those of the others. */
  limits?: Partial<HttpLimits>;
  /** Whether every error has a `code`, see `AdapterOptions`. */
  coded?: boolean;
  /** Refuses requests before the app sees them, see `AdapterOptions`. */
  refuse?: EarlyRefusal;
  /** Routes with their own limit of bytes, see `AdapterOptions`. */
  bodyBytesByPath?: Readonly<Record<string, number>>;
}

/** An app of this service over HTTP, for its caller to set up further, to `init` and to let listen. */
export function createHttpApp(root: DynamicModule, options: HttpAppOptions): Promise<NestExpressApplication> {
  const { log, metrics, drainTimeoutMs, limits, coded = false, refuse, bodyBytesByPath } = options;
  const adapter = new ServiceAdapter({
    ...{ log, metrics: new HttpMetrics(metrics), coded, ...(refuse && { refuse }) },
    ...(bodyBytesByPath && { bodyBytesByPath }),
    limits: { ...limits, drainTimeoutMs },
  });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
  return NestFactory.create<NestExpressApplication>(root, adapter, {
    logger: new NestLog(log),
    // A guard reads bodies after the guard that authenticates the caller.
    bodyParser: false,
    abortOnError: false,
  });
}
