import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../bootstrap.mjs';
import { NODE_FLAGS } from '../node-flags.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { isAlive, processCommand } from '../postgres/processes.mjs';

const READY_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 20_000; // longer than an app waits for its requests in flight

/** Not apps of the service: stubs of the sources that refreshes read, and of the payment provider. */
const STUBS = new Set(['stub-sources', 'stub-payments']);

const entryOf = (name) =>
  STUBS.has(name) ? join('libs', 'testing', 'dist', name, 'main.js') : join('apps', name, 'dist', 'main.js');

/**
 * Starts apps/<name> (or a stub) and waits until it is ready.
 * @param {{name: string, environment: Record<string, string>, ready: string, state: DemoState,
 *   onStart?: (app: {stop(): Promise<void>}) => void}} app
 *   `ready`: address that returns 200 once the app is ready; `onStart` gets the same result as soon as the process
 *   exists
 */
export async function startApp({ name, environment, ready, state, onStart = () => undefined }) {
  const logFile = state.path('logs', `${name}.log`);
  // The previous log is kept for one start, to explain a crash.
  if (existsSync(logFile)) renameSync(logFile, state.path('logs', `${name}.previous.log`));
  const log = openSync(logFile, 'w', 0o600);
  // In its own process group, so that Ctrl-C reaches it once, from here, before the database stops. If this process is
  // killed, the closed channel tells the app to stop: see exit-with-parent.mjs.
  const preload = join(ROOT, 'tools', 'demo', 'exit-with-parent.mjs');
  const args = [...NODE_FLAGS, '--import', preload, entryOf(name)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  closeSync(log);
  state.note({ apps: { ...state.read('runtime.json')?.apps, [name]: child.pid } });
  let running = true;
  const exited = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  }).then(() => {
    running = false;
  });
  const app = {
    name,
    exited,
    lastLines: () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n'),
    async stop() {
      if (running) child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await exited;
      clearTimeout(late);
    },
  };
  onStart(app);
  const deadline = performance.now() + READY_LIMIT_MS;
  while (!(await answers(ready))) {
    if (!running || performance.now() > deadline) {
      await app.stop();
      throw new FriendlyError(`The ${name} did not start; the last lines of ${logFile}:\n${app.lastLines()}`);
    }
    await Promise.race([wait(50), exited]);
  }
  return app;
}

/** Whether `url` returns 200. Doesn't use fetch, which refuses ports that browsers block, such as 6000 and 10080. */
export async function answers(url) {
  return await new Promise((resolve) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(2_000) }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });
}

/** Waits for apps that a killed `npm start` left behind, and ends them if necessary. */
export async function stopLeftoverApps(state) {
  for (const [name, pid] of Object.entries(state.read('runtime.json')?.apps ?? {})) {
    const ours = () => processCommand(pid)?.includes(entryOf(name)) ?? false;
    if (!ours()) continue;
    process.kill(pid, 'SIGTERM');
    const deadline = performance.now() + STOP_LIMIT_MS;
    while (isAlive(pid) && performance.now() < deadline) await wait(50);
    if (ours()) process.kill(pid, 'SIGKILL');
  }
}
