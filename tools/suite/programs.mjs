import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';

/** Path of a program's script below node_modules. */
export const bin = (...path) => join(ROOT, 'node_modules', ...path);

/** Path of a program. Throws a one-line error that names the Debian package if it isn't installed. */
export function findProgram(name, debianPackage) {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin'];
  const found = directories.map((directory) => join(directory, name)).find(isExecutable);
  if (found) return found;
  throw new FriendlyError(`${name} is not installed. On Debian and Ubuntu: apt-get install ${debianPackage}`);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The programs of a test run. They run to their end, or are stopped together if the run is interrupted. */
export class Programs {
  #interruption = new AbortController();
  #running = new Set();

  constructor() {
    const interrupt = () => {
      this.#interruption.abort();
      for (const child of this.#running) child.kill('SIGTERM');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
    process.on('disconnect', interrupt);
  }

  /** Aborted when the run is interrupted. */
  get signal() {
    return this.#interruption.signal;
  }

  /** Whether the run was interrupted. */
  get interrupted() {
    return this.signal.aborted;
  }

  /**
   * Runs a Node script to its end, with its output on the terminal (`show`) or collected.
   * @returns {Promise<{code: number | null, output: string}>}
   */
  node(script, args, { env = {}, show = false, nodeArgs = [], onSpawn } = {}) {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
        cwd: ROOT,
        env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', NO_COLOR: undefined, ...env },
        stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      });
      this.#running.add(child);
      onSpawn?.(child);
      let output = '';
      child.stdout?.on('data', (chunk) => (output += chunk));
      child.stderr?.on('data', (chunk) => (output += chunk));
      child.once('error', reject);
      child.once('close', (code) => {
        this.#running.delete(child);
        resolve({ code, output });
      });
    });
  }
}
