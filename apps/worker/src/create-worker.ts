import { createHttpApp } from '@entity-registry/http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { WorkerSurroundings } from './surroundings.js';
import { WorkerModule } from './worker.module.js';

/**
 * The running worker; it listens only for health checks. `app.close()` starts nothing new and lets running work finish; only then
 * may the caller end the pool.
 */
export async function createWorker(surroundings: WorkerSurroundings): Promise<NestExpressApplication> {
  const { config, log, metrics } = surroundings;
  const root = WorkerModule.register(surroundings);
  const app = await createHttpApp(root, { log, metrics, drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS });
  await app.init();
  return app;
}
