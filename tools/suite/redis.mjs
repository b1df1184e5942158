import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { freePort } from '../postgres/server.mjs';
import { findProgram } from './programs.mjs';

const START_LIMIT_MS = 10_000;

/** Path of redis-server. Throws a one-line error with the remedy if it isn't installed. */
export const findRedis = () => findProgram('redis-server', 'redis-server');

/** Path of valkey-server, or else of redis-server: the service runs with either. */
export function findRedisOrValkey() {
  try {
    return findProgram('valkey-server', 'valkey-server');
  } catch {
    return findRedis();
  }
}

/**
 * Starts a Redis that stores nothing on disk, on a free port of 127.0.0.1.
 * @returns {Promise<{url: string, stop(): Promise<void>}>} `url` without a database number
 */
export async function startRedis(program, directory) {
  const port = await freePort();
  mkdirSync(directory, { recursive: true });
  const flags = { port, bind: '127.0.0.1', dir: directory, save: '', appendonly: 'no', databases: 64 };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // In its own process group, so that Ctrl-C reaches the tests first.
  const child = spawn(program, args, { cwd: directory, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let running = true;
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  }).then(() => {
    running = false;
  });
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (!running || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new FriendlyError(`redis-server did not start: ${output.trim().split('\n').at(-1)}`);
    }
    await Promise.race([wait(25), exited]);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (running) child.kill('SIGTERM');
      await exited;
    },
  };
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
