import { HttpMetrics, NestLog, ServiceAdapter } from '@entity-registry/nest-kit';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { WorkerSurroundings } from './surroundings.js';
import { WorkerModule } from './worker.module.js';

/**
 * The worker at work; it listens only for the questions about its health. `app.close()` begins nothing new and lets the
 * work under way finish; only then may the caller end the pool.
 */
export async function createWorker(surroundings: WorkerSurroundings): Promise<NestExpressApplication> {
  const { config, log, metrics } = surroundings;
  const adapter = new ServiceAdapter({
    log,
    metrics: new HttpMetrics(metrics),
    limits: { drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS },
  });
  const root = WorkerModule.register(surroundings);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest types literals as a class
  const app = await NestFactory.create<NestExpressApplication>(root, adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  await app.init();
  return app;
}
