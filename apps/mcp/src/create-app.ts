import { createHttpApp } from '@entity-registry/http';
import type { AttemptRates, Logger } from '@entity-registry/http';
import type { ServerEventBus } from '@modelcontextprotocol/server';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Registry } from 'prom-client';
import { AppModule } from './app.module.js';
import type { McpConfig } from './config.js';
import { BODY_BYTES, Endpoint } from './endpoint.js';
import { Measurements } from './measurements.js';
import { assembleServer } from './server.js';
import type { McpModule } from './server.js';
import { createToolContext } from './tool-context.js';

export interface McpDependencies {
  readonly config: McpConfig;
  readonly log: Logger;
  readonly metrics: Registry;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  /** The tools, prompts and resources. */
  readonly modules: readonly McpModule[];
  /** Announces changes of the lists to subscribers. In production the lists never change. */
  readonly news?: ServerEventBus;
}

export interface McpApp {
  readonly app: NestExpressApplication;
  /** Must be swept regularly; closed by `close`. */
  readonly endpoint: Endpoint;
  /** Ends sessions and streams, stops accepting requests, and lets calls in flight finish (bounded). */
  close(): Promise<void>;
}

const API_HEALTH_TIMEOUT_MS = 1_500;

/** The sessions of a minute may be opened all at once. A network may open five times as many. */
function openingRates(perMinute: number): AttemptRates {
  const address = { ratePerSecond: perMinute / 60, burst: perMinute };
  return { address, network: { ratePerSecond: address.ratePerSecond * 5, burst: address.burst * 5 } };
}

/** The agent-tool server, ready to listen. */
export async function createMcpApp({ config, log, metrics, now, modules, news }: McpDependencies): Promise<McpApp> {
  const measurements = new Measurements(metrics);
  const context = createToolContext({ url: config.API_URL, agentToken: config.AGENT_SERVER_TOKEN }, log);
  const endpoint = new Endpoint({
    allowed: { hosts: config.ALLOWED_HOSTS, origins: config.ALLOWED_ORIGINS },
    sessions: {
      ...{ max: config.MAX_SESSIONS, maxPerOwner: config.MAX_SESSIONS_PER_OWNER },
      ...{ idleMs: config.SESSION_IDLE_MS, maxAgeMs: config.SESSION_MAX_AGE_MS },
    },
    openings: openingRates(config.SESSIONS_PER_MINUTE),
    calls: { max: config.MAX_CALLS, maxPerOwner: config.MAX_CALLS_PER_ADDRESS },
    open: () => assembleServer({ modules, context, measurements, listsChange: news !== undefined }),
    measurements,
    log,
    now,
    ...(news && { news }),
  });
  const root = AppModule.register({ endpoint, log, reachApi: () => reach(config.API_URL) });
  const app = await createHttpApp(root, {
    log,
    metrics,
    drainTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
    limits: { bodyBytes: BODY_BYTES },
  });
  if (config.TRUSTED_PROXIES.length > 0) app.set('trust proxy', config.TRUSTED_PROXIES);
  await app.init();
  const close = async (): Promise<void> => {
    await Promise.all([app.close(), endpoint.close(config.SHUTDOWN_TIMEOUT_MS)]);
  };
  return { app, endpoint, close };
}

async function reach(apiUrl: string): Promise<void> {
  const response = await fetch(`${apiUrl}/health`, { signal: AbortSignal.timeout(API_HEALTH_TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the API returned ${String(response.status)}`);
}
