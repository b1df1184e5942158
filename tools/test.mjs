// `npm test [-- path ...]`: runs all checks and tests on its own PostgreSQL. Last line: `N passed, N failed`.
import { command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { clearResults, readResults } from './nx/results.mjs';
import { step } from './progress.mjs';
import { runJest } from './suite/jest.mjs';
import { bin } from './suite/programs.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';
import { startSharedServer } from './suite/test-server.mjs';

const HELP = `npm test                  run lint, type check, unit, integration and end-to-end tests
npm test -- PATH ...      run the tests whose path contains one of these, without lint and type check

Nx only runs tasks that changes since the last run can affect. npx nx reset clears earlier results.
npx nx affected -t test   run the tests of projects that differ from main

Starts its own PostgreSQL in a temporary directory, on a free port.
Exits with code 1 if anything failed; the last line is "N passed, N failed".
`;

/** The checks, each counted as one, and the tests. */
const CHECKS = { types: 'Types', documents: 'OpenAPI documents', generated: 'Generated files', lint: 'Lint' };
const TEST = 'test';
/** The linter reads the types of all projects in one process, which takes more than Node's default of 4 GB. */
const CHECK_NODE_OPTIONS = '--max-old-space-size=8192';

const read = () => readArguments(HELP, 'npm test');

/** Runs targets of all projects whose inputs changed. */
const runTargets = (targets, { programs }, options) =>
  programs.node(
    bin('nx', 'dist', 'bin', 'nx.js'),
    ['run-many', '-t', targets.join(','), '--parallel=1', '--output-style=stream'],
    { ...options, env: { ...options.env, NX_DAEMON: 'false' } },
  );

/**
 * Runs the checks in parallel with the tests: Nx runs batches of tasks one after another, and the linter uses only one
 * core.
 */
async function runEverything(env, run) {
  clearResults();
  const checks = async () => {
    const { code, output } = await runTargets(Object.keys(CHECKS), run, {
      env: { ...env, NODE_OPTIONS: CHECK_NODE_OPTIONS },
    });
    const results = Object.entries(CHECKS).map(([target, title]) => ({ title, ...readResults(target) }));
    const failed = results.filter((result) => result.failed > 0 || result.projects === 0);
    // A batch that crashed leaves no counts, but cached projects have theirs.
    const brokeOff = code !== 0 && failed.length === 0;
    if (failed.length > 0 || brokeOff) process.stdout.write(`${output.trimEnd()}\n`);
    for (const result of results) process.stdout.write(`${failed.includes(result) ? '✗' : '✓'} ${result.title}\n`);
    run.totals.passed += results.length - failed.length;
    run.totals.failed += failed.length + (brokeOff ? 1 : 0);
  };
  const tests = async () => {
    const { code } = await runTargets([TEST], run, { env, show: true });
    const { passed, failed } = readResults(TEST);
    run.totals.passed += passed;
    // An aborted batch leaves no counts.
    run.totals.failed += failed === 0 && code !== 0 ? 1 : failed;
  };
  process.stdout.write('  Lint, types, documents and tests ...\n');
  await Promise.all([checks(), tests()]);
}

await command(
  async () => {
    const filters = read();
    let server;
    return await runSuite([
      () => step('Building', () => build()),
      (run) => step('Starting PostgreSQL', async () => (server = await startSharedServer(run))),
      async (run) => {
        const env = { TEST_DATABASE_URL: server.url('postgres') };
        if (filters.length === 0) return await runEverything(env, run);
        process.stdout.write('  Tests ...\n');
        await runJest({ ...run, args: ['--maxWorkers=2'], selection: filters, env });
      },
    ]);
  },
  { beforeInstall: read },
);
