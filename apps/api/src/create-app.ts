import { createHttpApp } from '@entity-registry/http';
import { BODY_BYTES } from './body-limit.js';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { earlyRefusal } from './overload/early-refusal.js';
import { AppModule } from './app.module.js';
import { createServices } from './services.js';
import type { ApiServices, ApiDependencies } from './services.js';

export interface Api {
  app: NestExpressApplication;
  services: ApiServices;
  /**
   * Stops accepting requests, lets those in flight finish (bounded), and writes pending records. Only then may the caller end
   * the pool. Safe to call more than once.
   */
  close(): Promise<void>;
}

/** The API, ready to listen. */
export async function createApi(deps: ApiDependencies): Promise<Api> {
  const { config, log, metrics } = deps;
  const services = createServices(deps);
  const root = AppModule.register(services, deps);
  const app = await createHttpApp(root, {
    ...{ log, metrics, drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS },
    limits: { bodyBytes: BODY_BYTES },
    refuse: earlyRefusal(services, deps),
  });
  if (config.TRUSTED_PROXIES.length > 0) app.set('trust proxy', config.TRUSTED_PROXIES);
  await app.init();
  await services.rateLimits.connect();
  return { app, services, close: () => closeApi(app, services) };
}

async function closeApi(app: NestExpressApplication, services: ApiServices): Promise<void> {
  // All responses have been sent by now; some of their delivery records are still unwritten.
  await app.close();
  await services.unsentResponses.idle();
  await Promise.all([services.responseDeliveries.close(), services.keyUse.flush(), services.requestCounts.flush()]);
  services.rateLimits.close();
  await services.screening.close();
  await services.closeSearch();
}
