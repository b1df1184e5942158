import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from './programs.mjs';

const EXIT_GRACE_MS = 20_000;
/** More failed files than this are no accident: they don't run a second time. */
const MOST_RERUN = 8;

/**
 * Runs jest and adds its results to `totals`. A jest that has written its results but doesn't exit counts as a failure.
 * @param {{programs: Programs, args: string[], env: Record<string, string>, directory: string,
 *   totals: {passed: number, failed: number}, selection?: string[], rerunsFailed?: boolean}} run `directory` is where the
 *   results go; `selection`: the arguments that select files; `rerunsFailed`: a few files with failures run a second time,
 *   and only the second result counts
 * @returns {Promise<{name: string, status: string, assertionResults: {status: string}[]}[]>} the files that ran
 */
export async function runJest({ rerunsFailed = false, ...run }) {
  const first = { passed: 0, failed: 0 };
  const files = await runOnce({ ...run, totals: first });
  const failedFiles = files.filter(({ status }) => status === 'failed');
  const reruns = rerunsFailed && failedFiles.length > 0 && failedFiles.length <= MOST_RERUN;
  if (!reruns || run.programs.interrupted) {
    run.totals.passed += first.passed;
    run.totals.failed += first.failed;
    return files;
  }
  const others = files.filter((file) => !failedFiles.includes(file));
  for (const file of others) run.totals.passed += countsOf(file).passed;
  const names = failedFiles.map(({ name }) => name);
  process.stdout.write(`\nRUNNING AGAIN, ${first.failed} failed: ${names.join(', ')}\n`);
  return [...others, ...(await runOnce({ ...run, selection: ['--runTestsByPath', ...names] }))];
}

/** How many tests of a file passed and failed. A file that could not be loaded counts as one that failed. */
export function countsOf({ status, assertionResults }) {
  const count = (wanted) => assertionResults.filter((test) => test.status === wanted).length;
  return { passed: count('passed'), failed: count('failed') || (status === 'failed' ? 1 : 0) };
}

async function runOnce({ programs, args, selection = [], env, directory, totals }) {
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
    ['--json', `--outputFile=${results}`, '--passWithNoTests', ...args, ...selection],
    {
      env: { NODE_OPTIONS: '--no-warnings', NX_DAEMON: 'false', ...env },
      show: true,
      onSpawn: watch,
    },
  );
  clearTimeout(stuck);
  if (!existsSync(results)) {
    totals.failed += 1;
    return [];
  }
  const report = JSON.parse(readFileSync(results, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (code !== 0 && totals.failed === 0) totals.failed += 1;
  return report.testResults;
}
