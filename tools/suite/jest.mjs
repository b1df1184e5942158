import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from './programs.mjs';

const EXIT_GRACE_MS = 20_000;

/**
 * Runs jest and adds what it found to `totals`. A jest that has its results and does not end is a failure of its own.
 * @param {{programs: Programs, args: string[], env: Record<string, string>, directory: string,
 *   totals: {passed: number, failed: number}}} run `directory` is where the results go
 */
export async function runJest({ programs, args, env, directory, totals }) {
  const results = join(directory, 'results.json');
  rmSync(results, { force: true }); // of a run before this one
  let stuck;
  const watch = (child) => {
    const poll = setInterval(() => {
      if (!existsSync(results)) return;
      clearInterval(poll);
      stuck = setTimeout(() => {
        process.stdout.write('jest does not end: some test left a connection, server or timer open\n');
        totals.failed += 1;
        child.kill('SIGKILL');
      }, EXIT_GRACE_MS);
    }, 500);
    child.once('exit', () => clearInterval(poll));
  };
  // Results go to the file; --json would also print them on standard output, so only standard error is shown.
  const { code } = await programs.node(
    bin('jest', 'bin', 'jest.js'),
    ['--json', `--outputFile=${results}`, '--passWithNoTests', ...args],
    {
      env: { NODE_OPTIONS: '--no-warnings', NX_DAEMON: 'false', ...env },
      show: true,
      onSpawn: watch,
    },
  );
  clearTimeout(stuck);
  if (!existsSync(results)) {
    totals.failed += 1;
    return;
  }
  const report = JSON.parse(readFileSync(results, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (code !== 0 && totals.failed === 0) totals.failed += 1;
}
