import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { Programs } from './programs.mjs';

/** The positional arguments of a test command; `--help` prints `help` and ends. */
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
 * Runs the steps of a test command in turn, ends the servers that they started, and prints the totals last.
 * @param {((run: {programs: Programs, directory: string, totals: {passed: number, failed: number},
 *   servers: {stop(): Promise<void>}[]}) => Promise<void>)[]} steps left out once the run is interrupted; what they push
 *   on `servers` is stopped at the end, last first
 * @returns {Promise<number>} the exit code
 */
export async function runSuite(steps) {
  const began = performance.now();
  const directory = mkdtempSync(join(tmpdir(), 'entity-registry-test-'));
  chmodSync(directory, 0o711); // PostgreSQL may run under another account
  const run = { programs: new Programs(), directory, totals: { passed: 0, failed: 0 }, servers: [] };
  try {
    for (const work of steps) if (!run.programs.interrupted) await work(run);
  } finally {
    for (const server of run.servers.reverse()) await server.stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  }
  if (run.programs.interrupted) throw new FriendlyError('Interrupted.');
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  process.stdout.write(`${run.totals.passed} passed, ${run.totals.failed} failed\n`);
  return run.totals.failed > 0 ? 1 : 0;
}
