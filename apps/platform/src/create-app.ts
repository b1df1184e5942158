import { MAX_DOCUMENT_BYTES } from '@entity-registry/accounts';
import { createHttpApp } from '@entity-registry/http';
import type { Site } from '@entity-registry/http';
import { PeriodicRunner } from '@entity-registry/queue';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule, FEATURES } from './app.module.js';
import { DOCUMENT_PATH } from './data-requests/data-requests.controller.js';
import { describeApi } from './openapi/reference.js';
import { createPeriodicTasks } from './periodic-tasks.js';
import type { PlatformDependencies } from './providers.js';

/** An identity document of 4 MB takes 50 seconds over a slow mobile network. */
const REQUEST_TIMEOUT_MS = 60_000;

export interface Platform {
  app: NestExpressApplication;
  document: OpenAPIObject;
  /** The background work. The caller starts it, and stops it before closing the app. */
  periodic: PeriodicRunner;
}

/**
 * The backend of the dashboard, ready to listen, with the built pages that it serves (null: not built). `app.close()` stops
 * accepting requests and lets those in flight finish, up to a limit; only then may the caller end the pool.
 */
export async function createPlatform(dependencies: PlatformDependencies, site: Site | null): Promise<Platform> {
  const { config, log, metrics, pool: db } = dependencies;
  const root = AppModule.register(dependencies, site);
  const app = await createHttpApp(root, {
    ...{ log, metrics, drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS, coded: true },
    limits: { requestTimeoutMs: REQUEST_TIMEOUT_MS },
    bodyBytesByPath: { [DOCUMENT_PATH]: MAX_DOCUMENT_BYTES },
  });
  app.set('trust proxy', config.TRUSTED_PROXIES);
  const document = describeApi(app, FEATURES);
  await app.init();
  const periodic = new PeriodicRunner(createPeriodicTasks(app, dependencies), { db, log, metrics });
  return { app, document, periodic };
}
