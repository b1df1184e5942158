import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { BENCH_PEPPER } from './database.js';
import { processorMs, residentMiB } from './processor-time.js';
import { NODE_FLAGS, ROOT, freePort } from './start-tools.js';

const START_LIMIT_MS = 120_000;

export interface Server {
  url: string;
  /** Resident memory now, in MiB. */
  memory(): number;
  /** Processor time since its start, in milliseconds. */
  processorMs(): number;
  /** The longest time that its event loop was blocked since the last call, in milliseconds. */
  stallMs(): Promise<number>;
  stop(): Promise<void>;
  /** Ends it like a crash. */
  kill(): Promise<void>;
}

/**
 * The API as `npm start` runs it, with a rate limit too high to matter. `settings` are further environment variables;
 * `root` is the checkout whose build is run.
 */
export async function startApi(
  databaseUrl: string,
  settings: Record<string, string> = {},
  root = ROOT,
): Promise<Server> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  return start(join(root, 'apps/api/dist/main.js'), [], {
    ready: `http://127.0.0.1:${port}/health/ready`,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    environment: {
      DATABASE_URL: databaseUrl,
      KEY_PEPPER: BENCH_PEPPER,
      OBJECT_STORE_SECRET: BENCH_PEPPER,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PLATFORM_URL: 'https://platform.example',
      RATE_LIMIT_PER_SECOND: '1000000',
      RATE_LIMIT_BURST: '1000000',
      ...settings,
    },
  });
}

/** The worker as `npm start` runs it. `settings` are further environment variables. */
export async function startWorker(databaseUrl: string, settings: Record<string, string>): Promise<Server> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  return start(join(ROOT, 'apps/worker/dist/main.js'), [], {
    ready: `http://127.0.0.1:${port}/health/ready`,
    environment: {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://api.example',
      WEBHOOK_SECRET_KEY: BENCH_PEPPER,
      WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'true',
      OBJECT_STORE_SECRET: BENCH_PEPPER,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
}

/** The stub of the original sources, on the data of the database. */
export async function startStubSources(databaseUrl: string): Promise<Server> {
  const port = await freePort();
  return start(join(ROOT, 'libs/testing/dist/stub-sources/main.js'), [], {
    ready: `http://127.0.0.1:${port}/health`,
    environment: { DATABASE_URL: databaseUrl, PORT: String(port) },
  });
}

/** The same responses without access control and charging; see open-api.ts. */
export async function startOpenApi(databaseUrl: string): Promise<Server> {
  const port = await freePort();
  return start(join(import.meta.dirname, 'open-api.js'), [String(port)], {
    ready: `http://127.0.0.1:${port}/v4/panama/entidades/health/ready`,
    environment: { DATABASE_URL: databaseUrl },
  });
}

/** Bare Express that returns a fixed body. */
export async function startExpress(): Promise<Server> {
  const port = await freePort();
  return start(join(import.meta.dirname, 'express-hello.js'), [String(port)], {
    ready: `http://127.0.0.1:${port}/`,
    environment: {},
  });
}

interface Launch {
  /** Address that returns 200 once the server is ready. */
  ready: string;
  /** Address of its metrics, if it has any. */
  metrics?: string;
  environment: Record<string, string>;
}

async function start(script: string, args: string[], { ready, metrics, environment }: Launch): Promise<Server> {
  const child = spawn(process.execPath, [...NODE_FLAGS, script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  });
  await untilReady(child, ready);
  return {
    url: new URL(ready).origin,
    memory: () => residentMiB(child.pid ?? 0),
    processorMs: () => processorMs(child.pid ?? 0),
    stallMs: () => longestStall(metrics),
    stop: () => end(child),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  await end(child);
  throw new Error(`the server at ${url} did not become ready`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

async function longestStall(metrics: string | undefined): Promise<number> {
  if (metrics === undefined) return Number.NaN;
  const text = await (await fetch(metrics)).text();
  // The library resets it with each reading.
  return Number(/^nodejs_eventloop_lag_max_seconds(?:\{.*\})? (\S+)$/m.exec(text)?.[1]) * 1_000;
}
