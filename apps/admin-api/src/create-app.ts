import { createHttpApp } from '@entity-registry/http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { describeApi, serveReference } from './openapi/reference.js';
import { servePages } from './pages/serve-pages.js';
import { createServices } from './services.js';
import type { AdminServices, AdminDependencies } from './services.js';

export interface AdminApi {
  app: NestExpressApplication;
  services: AdminServices;
  document: OpenAPIObject;
}

/**
 * The admin API, ready to listen. `app.close()` stops accepting requests and lets those in flight finish, up to a limit; only
 * then may the caller end the pool.
 */
export async function createAdminApi(dependencies: AdminDependencies): Promise<AdminApi> {
  const { config, log, metrics } = dependencies;
  const services = createServices(dependencies);
  const root = AppModule.register(services, dependencies);
  const app = await createHttpApp(root, { log, metrics, drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS, coded: true });
  app.set('trust proxy', config.TRUSTED_PROXIES);
  const document = describeApi(app, AppModule);
  serveReference(app, document);
  servePages(app, dependencies.pages);
  await app.init();
  return { app, services, document };
}
