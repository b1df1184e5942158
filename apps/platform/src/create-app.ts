import { createHttpApp } from '@entity-registry/nest-kit';
import type { Site } from '@entity-registry/nest-kit';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { createLoops } from './loops/create-loops.js';
import { Loops } from './loops/loops.js';
import { describeApi } from './openapi/reference.js';
import { createServices } from './services.js';
import type { PlatformServices, PlatformSurroundings } from './services.js';

export interface Platform {
  app: NestExpressApplication;
  services: PlatformServices;
  document: OpenAPIObject;
  /** The background work, which the caller starts, and stops before it closes the app. */
  loops: Loops;
}

/**
 * The backend of the dashboard, ready to listen, with the built pages that it serves (null: they are not built).
 * `app.close()` stops accepting and lets requests in flight finish (bounded); only then may the caller end the pool.
 */
export async function createPlatform(surroundings: PlatformSurroundings, site: Site | null): Promise<Platform> {
  const { config, log, metrics } = surroundings;
  const services = createServices(surroundings);
  const root = AppModule.register(services, surroundings, site);
  const app = await createHttpApp(root, { log, metrics, drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS, coded: true });
  app.set('trust proxy', config.TRUSTED_PROXIES);
  const document = describeApi(app, AppModule);
  await app.init();
  return { app, services, document, loops: new Loops(createLoops(services, surroundings), log, metrics) };
}
