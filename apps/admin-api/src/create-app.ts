import { HttpMetrics, NestLog, ServiceAdapter } from '@entity-registry/nest-kit';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { describeApi, serveReference } from './openapi/reference.js';
import { createServices } from './services.js';
import type { AdminServices, AdminSurroundings } from './services.js';

export interface AdminApi {
  app: NestExpressApplication;
  services: AdminServices;
  document: OpenAPIObject;
}

/**
 * The admin API, ready to listen. `app.close()` stops accepting and lets requests in flight finish (bounded); only then may
 * the caller end the pool.
 */
export async function createAdminApi(surroundings: AdminSurroundings): Promise<AdminApi> {
  const { config, log, metrics } = surroundings;
  const services = createServices(surroundings);
  const adapter = new ServiceAdapter({
    log,
    metrics: new HttpMetrics(metrics),
    limits: { drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS },
  });
  const options = {
    logger: new NestLog(log),
    // Bodies are read by a guard, after the one that asks who calls.
    bodyParser: false,
    abortOnError: false,
  };
  const root = AppModule.register(services, surroundings);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
  const app = await NestFactory.create<NestExpressApplication>(root, adapter, options);
  const document = describeApi(app, AppModule);
  serveReference(app, document);
  await app.init();
  return { app, services, document };
}
