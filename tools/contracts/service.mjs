import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { portsFrom } from '../demo/options.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { checkPort } from '../postgres/server.mjs';
import { environmentOfTerminal } from '../suite/npm.mjs';
import { endGroup } from './end-group.mjs';
import { scratchClone } from './scratch-clone.mjs';

const READY_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 60_000;
/** Below the ports that systems assign automatically. */
const FIRST_BASE = 22_000;
const BASES = 17;
/** More than the highest offset from the base. */
const STRIDE = 600;

/**
 * Runs the whole service with `npm start` in a copy of this clone.
 * @param {string} directory where the copy goes; it must not exist
 * @param {AbortSignal} signal aborts the start
 * @param {Record<string, string>} environment extra environment variables for its apps
 * @returns {Promise<{root: string, api: string, mcp: string, docs: string, demo: object, stop(): Promise<void>}>}
 *   `root`: the copy;
 *   `demo`: the content of its .data/demo.json
 */
export async function startService(directory, signal, environment = {}) {
  scratchClone(directory);
  const base = await freePortBase();
  const child = spawn(process.execPath, [join(directory, 'tools', 'start.mjs'), '--port-base', String(base)], {
    cwd: directory,
    env: { ...environmentOfTerminal(), ...environment },
    // In its own process group: Ctrl-C reaches the tests first. If the tests are killed, the closed channel ends it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let running = true;
  const exited = new Promise((resolve) => child.once('exit', resolve)).then(() => (running = false));
  const stop = async () => {
    if (running) child.kill('SIGINT');
    const late = setTimeout(() => endGroup(child.pid), STOP_LIMIT_MS);
    await exited;
    clearTimeout(late);
  };
  const file = join(directory, '.data', 'demo.json');
  const deadline = performance.now() + READY_LIMIT_MS;
  while (!existsSync(file)) {
    if (!running || signal.aborted || performance.now() > deadline) {
      await stop();
      if (signal.aborted) throw new FriendlyError('Interrupted.');
      throw new Error(`npm start did not become ready:\n${output.trimEnd().split('\n').slice(-15).join('\n')}`);
    }
    await Promise.race([wait(100), exited]);
  }
  const demo = JSON.parse(readFileSync(file, 'utf8'));
  return { root: directory, api: demo.api, mcp: demo.mcp, docs: demo.docs, demo, stop };
}

async function freePortBase() {
  for (let index = 0; index < BASES; index += 1) {
    const base = FIRST_BASE + index * STRIDE;
    try {
      for (const port of Object.values(portsFrom(String(base)))) await checkPort(port);
      return base;
    } catch {
      // One of them is taken.
    }
  }
  throw new Error('There is no range of free ports for npm start');
}
