import { createHttpApp } from '@entity-registry/http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { WorkerDependencies } from './dependencies.js';
import { WorkerModule } from './worker.module.js';

/**
 * The running worker; it listens only for health checks. `app.close()` starts nothing new and lets running work finish; only then
 * may the caller end the pool.
 */
export async function createWorker(dependencies: WorkerDependencies): Promise<NestExpressApplication> {
  const { config, log, metrics } = dependencies;
  const root = WorkerModule.register(dependencies);
  const app = await createHttpApp(root, { log, metrics, drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS });
  await app.init();
  return app;
}
