import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { Registry } from 'prom-client';
import { flushLog } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { collectGarbage } from './collect-garbage.js';
import { serveMetrics } from './metrics.js';

export interface ListenOptions {
  /** Name of the app. */
  service: string;
  app: INestApplication;
  metrics: Registry;
  config: { HOST: string; PORT: number; METRICS_HOST: string; METRICS_PORT: number };
  log: Logger;
}

/**
 * Starts the app's server and, on another port, the metrics server, which it returns. If an address is taken or not allowed,
 * it logs one clear line and exits with code 1.
 */
export async function listenOrExit({ service, app, metrics, config, log }: ListenOptions): Promise<Server> {
  const { HOST, PORT, METRICS_HOST, METRICS_PORT } = config;
  try {
    const measurements = await serveMetrics(metrics, { host: METRICS_HOST, port: METRICS_PORT });
    collectGarbage();
    await app.listen(PORT, HOST);
    log.info({ address: await app.getUrl() }, 'listening');
    return measurements;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return exitWithError(service, `cannot listen on ${HOST}:${PORT}, metrics on port ${METRICS_PORT}: ${reason}`);
  }
}

/** Logs in one line why the app can't run, and ends the process. */
export function exitWithError(service: string, reason: string): never {
  process.stderr.write(`${service}: ${reason}\n`);
  process.exit(1);
}

/** Ends the process after `end`, which finishes work in progress; further calls do nothing. */
export function stopOnce(log: Logger, end: () => Promise<void>): (reason: string, exitCode?: number) => Promise<void> {
  let stopping = false;
  return async (reason, exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    await end();
    log.info('stopped');
    await flushLog(log);
    process.exit(exitCode);
  };
}

/** Stops the process on a supervisor's signals and Ctrl-C. */
export function stopOnSignals(stop: (reason: string) => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}
