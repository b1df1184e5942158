import { HttpMetrics, NestLog, ServiceAdapter } from '@entity-registry/nest-kit';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { createServices } from './services.js';
import type { ApiServices, ApiSurroundings } from './services.js';

export interface Api {
  app: NestExpressApplication;
  services: ApiServices;
  /**
   * Stops accepting, lets requests in flight finish (bounded), and writes what waits to be written; only then may the
   * caller end the pool. May be called again.
   */
  close(): Promise<void>;
}

/** The API, ready to listen. */
export async function createApi(surroundings: ApiSurroundings): Promise<Api> {
  const { config, log, metrics } = surroundings;
  const services = createServices(surroundings);
  const adapter = new ServiceAdapter({
    log,
    metrics: new HttpMetrics(metrics),
    limits: { drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS },
  });
  const options = {
    logger: new NestLog(log),
    // Bodies are read by a guard, after the gateway has let the call in.
    bodyParser: false,
    abortOnError: false,
  };
  const root = AppModule.register(services, surroundings);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
  const app = await NestFactory.create<NestExpressApplication>(root, adapter, options);
  if (config.TRUSTED_PROXIES.length > 0) app.set('trust proxy', config.TRUSTED_PROXIES);
  await app.init();
  await services.limits.connect();
  return { app, services, close: () => closeApi(app, services) };
}

async function closeApi(app: NestExpressApplication, services: ApiServices): Promise<void> {
  // The last answer has left when this is done; its delivery is still to be written.
  await app.close();
  await Promise.all([services.deliveries.close(), services.keyUse.flush()]);
  services.limits.close();
}
