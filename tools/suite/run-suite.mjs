import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { Programs } from './programs.mjs';

/** The positional arguments of a test command; `--help` prints `help` and exits. */
export function readArguments(help, commandLine) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
    if (values.help) {
      process.stdout.write(help);
      process.exit(0);
    }
    return positionals;
  } catch (error) {
    throw new FriendlyError(`${error.message.split('. ')[0]}. See: ${commandLine} -- --help`);
  }
}

/**
 * @typedef {{programs: Programs, directory: string, totals: {passed: number, failed: number},
 *   servers: {stop(): Promise<void>}[]}} Run
 */

/**
 * Runs `work` with a temporary directory. Afterwards stops the servers that `work` added, last first, and deletes the
 * directory.
 * @param {(run: Run) => Promise<void>} work
 * @returns {Promise<Run>}
 */
export async function withRun(work) {
  const directory = mkdtempSync(join(tmpdir(), 'entity-registry-test-'));
  chmodSync(directory, 0o711); // PostgreSQL may run under another account
  const run = { programs: new Programs(), directory, totals: { passed: 0, failed: 0 }, servers: [] };
  try {
    await work(run);
  } finally {
    for (const server of run.servers.reverse()) await server.stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  }
  return run;
}

/**
 * Runs the steps of a test command in turn and prints the totals last. After an interruption, the remaining steps are
 * skipped.
 * @param {((run: Run) => Promise<void>)[]} steps
 * @returns {Promise<number>} the exit code
 */
export async function runSuite(steps) {
  const began = performance.now();
  const { programs, totals } = await withRun(async (run) => {
    for (const work of steps) if (!run.programs.interrupted) await work(run);
  });
  if (programs.interrupted) throw new FriendlyError('Interrupted.');
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
  return totals.failed > 0 ? 1 : 0;
}
