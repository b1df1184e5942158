import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applyMigrations } from '@entity-registry/database';
import { startApi } from './processes.js';
import { processorMs, residentMiB } from './processor-time.js';
import { ROOT, freePort, startPostgres } from './start-tools.js';
import type { Line } from './report.js';

/** The whole service when nobody uses it. */
export interface Rest {
  /** How long `npm start` took on data that an earlier start prepared, in seconds, by its own clock. */
  readonly bootSeconds: number;
  /** How long the API takes to be ready beside a database that runs, in seconds. */
  readonly apiBootSeconds: number;
  /** Resident memory of the API, in MiB. */
  readonly apiMiB: number;
  /** Processor time of all apps together, as a share of one core; the database's is not included. */
  readonly busyShare: number;
  readonly byApp: Readonly<Record<string, { readonly MiB: number; readonly busyShare: number }>>;
}

/** Targets (issue 20). */
const BARS = { bootSeconds: 2, apiMiB: 250, busyShare: 0.02 };

const API_STARTS = 3;
const FIRST_START_LIMIT_MS = 600_000;
/** After a start, compiled code is written, caches are filled, and the worker reads documents that are new. */
const SETTLING_MS = 60_000;
const READY = /^Ready in ([\d.]+) s/m;
/** A base of its own, so that a service on the usual ports isn't in the way. */
const PORT_BASE = '4700';

/** Starts the whole service twice, like `npm start`, and watches the second start for `seconds`. It uses the data in `.data`. */
export async function measureRest(seconds: number): Promise<Rest> {
  console.log('  starting the API alone ...');
  const apiBootSeconds = await measureApiBoot();
  console.log('  starting for the first time ...');
  await (await startService()).stop();
  console.log('  starting again ...');
  const service = await startService();
  try {
    await pause(SETTLING_MS);
    const apps = runningApps();
    const before = new Map([...apps].map(([name, pid]) => [name, processorMs(pid)]));
    console.log(`  watching for ${seconds} s ...`);
    await pause(seconds * 1_000);
    const byApp = Object.fromEntries(
      [...apps].map(([name, pid]) => {
        const busyShare = (processorMs(pid) - (before.get(name) ?? 0)) / (seconds * 1_000);
        return [name, { MiB: residentMiB(pid), busyShare }];
      }),
    );
    const busyShare = Object.values(byApp).reduce((sum, app) => sum + app.busyShare, 0);
    const { bootSeconds } = service;
    return { bootSeconds, apiBootSeconds, apiMiB: byApp['api']?.MiB ?? Number.NaN, busyShare, byApp };
  } finally {
    await service.stop();
  }
}

export function restLines({ bootSeconds, apiBootSeconds, apiMiB, busyShare }: Rest): readonly Line[] {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  const line = (what: string, measured: number, most: number, unit: (value: number) => string): Line => ({
    ...{ what, figure: unit(measured), bar: `<= ${unit(most)}`, met: measured <= most },
  });
  return [
    line('boot of the API after the first time', apiBootSeconds, BARS.bootSeconds, seconds),
    line('boot of everything, with PostgreSQL and Redis', bootSeconds, BARS.bootSeconds, seconds),
    line('memory of the API at rest', apiMiB, BARS.apiMiB, (MiB) => `${MiB.toFixed(0)} MiB`),
    line('processor time of all apps at rest', busyShare, BARS.busyShare, (share) => `${percent(share)} of a core`),
  ];
}

/** What each app takes. */
export function describeRest({ byApp }: Rest): string {
  const apps = Object.entries(byApp).map(
    ([name, { MiB, busyShare }]) => `${name} ${MiB.toFixed(0)} MiB, ${(busyShare * 100).toFixed(1)} %`,
  );
  return `Each app at rest: ${apps.join('; ')}.`;
}

/** The apps and their process ids, as `npm start` notes them; stubs stand for services of others. */
function runningApps(): Map<string, number> {
  const { apps } = JSON.parse(readFileSync(join(ROOT, '.data/runtime.json'), 'utf8')) as {
    apps: Record<string, number>;
  };
  return new Map(Object.entries(apps).filter(([name]) => !name.startsWith('stub-')));
}

/** As in a container beside a database that runs: the median of a few starts after the first one. */
async function measureApiBoot(): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'entity-registry-bench-'));
  const server = await startPostgres({ directory: join(directory, 'pg'), port: await freePort(), password: 'bench' });
  try {
    const url = server.url('postgres');
    await applyMigrations(url, join(ROOT, 'prisma'));
    const seconds: number[] = [];
    for (let start = 0; start <= API_STARTS; start += 1) {
      const before = performance.now();
      const api = await startApi(url);
      if (start > 0) seconds.push((performance.now() - before) / 1_000);
      await api.stop();
    }
    return seconds.toSorted((a, b) => a - b)[Math.floor(API_STARTS / 2)] ?? Number.NaN;
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true });
  }
}

async function startService(): Promise<{ readonly bootSeconds: number; readonly stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/start.mjs'), '--port-base', PORT_BASE], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    bootSeconds: await bootSecondsOf(child),
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Resolves when the service is ready. Rejects if it ends before. */
function bootSecondsOf(child: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const [, seconds] = READY.exec(output) ?? [];
    if (seconds !== undefined) resolve(Number(seconds));
  });
  const late = setTimeout(() => {
    child.kill('SIGINT');
    reject(new Error('the service did not become ready'));
  }, FIRST_START_LIMIT_MS);
  child.once('exit', () => {
    reject(new Error(`the service did not start:\n${output}`));
  });
  return promise.finally(() => {
    clearTimeout(late);
  });
}
