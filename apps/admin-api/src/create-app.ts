import { createHttpApp } from '@entity-registry/http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule, FEATURES } from './app.module.js';
import { describeApi, serveReference } from './openapi/reference.js';
import { servePages } from './pages/serve-pages.js';
import type { AdminDependencies } from './services.module.js';

export interface AdminApi {
  app: NestExpressApplication;
  document: OpenAPIObject;
}

/**
 * The admin API, ready to listen. `app.close()` stops accepting requests and lets those in flight finish, up to a limit; only
 * then may the caller end the pool.
 */
export async function createAdminApi(dependencies: AdminDependencies): Promise<AdminApi> {
  const { config, log, metrics } = dependencies;
  const root = AppModule.register(dependencies);
  const app = await createHttpApp(root, { log, metrics, drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS, coded: true });
  app.set('trust proxy', config.TRUSTED_PROXIES);
  const document = describeApi(app, FEATURES);
  serveReference(app, document);
  servePages(app, dependencies.pages);
  await app.init();
  return { app, document };
}
