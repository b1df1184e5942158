import { createHttpApp } from '@entity-registry/nest-kit';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { WorkerSurroundings } from './surroundings.js';
import { WorkerModule } from './worker.module.js';

/**
 * The worker at work; it listens only for the questions about its health. `app.close()` begins nothing new and lets the
 * work under way finish; only then may the caller end the pool.
 */
export async function createWorker(surroundings: WorkerSurroundings): Promise<NestExpressApplication> {
  const { config, log, metrics } = surroundings;
  const root = WorkerModule.register(surroundings);
  const app = await createHttpApp(root, { log, metrics, drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS });
  await app.init();
  return app;
}
