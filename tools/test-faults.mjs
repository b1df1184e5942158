// `npm run test:faults [-- text ...]`: runs the fault and abuse experiments on their own PostgreSQL and Redis. Last
// line: `N passed, N failed`.
import { command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { step } from './progress.mjs';
import { runJest } from './suite/jest.mjs';
import { findRedis, startRedis } from './suite/redis.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';
import { startTestServer } from './suite/test-server.mjs';

const HELP = `npm run test:faults               run all fault and abuse experiments
npm run test:faults -- 14         run only experiment 14
npm run test:faults -- TEXT ...   run only experiments whose title contains one of these

Needs redis-server (Debian: apt-get install redis-server). Starts its own Redis and PostgreSQL, and real API
processes on free ports. Each experiment prints its actions, its figures and the checked invariants.
A file with a failure runs a second time, and only the second result counts. Both are printed.
Exits with code 1 if anything failed; the last line is "N passed, N failed".
`;

const read = () => readArguments(HELP, 'npm run test:faults');

/** Experiments that don't measure speed and mostly wait for locks, leases and time limits. They run in parallel. */
const WAITING = '/(refresh-[a-z-]+|watching-[a-z-]+|list-import-killed|webhooks)\\.faults\\.ts$';

/** A number only matches that experiment: 1 isn't 14. */
const titlePattern = (filters) =>
  filters
    .map((filter) => (/^\d+$/.test(filter) ? `experiment ${filter}:` : filter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('|');

await command(
  async () => {
    const filters = read();
    const program = findRedis();
    let server;
    let redis;
    return await runSuite([
      () => step('Building', () => build()),
      ({ directory, servers }) =>
        step('Starting PostgreSQL', async () => servers.push((server = await startTestServer(directory)))),
      ({ directory, servers }) =>
        step('Starting Redis', async () => servers.push((redis = await startRedis(program, `${directory}/redis`)))),
      async (run) => {
        process.stdout.write('  Experiments ...\n');
        const env = {
          TEST_DATABASE_URL: server.url('postgres'),
          TEST_REDIS_URL: redis.url,
          NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        };
        const args = ['--config=jest.faults.config.mjs'];
        if (filters.length > 0) args.push(`--testNamePattern=${titlePattern(filters)}`);
        // They measure times, which other load on the machine can spoil. A real failure repeats.
        const rerunsFailed = true;
        const waiting = [`--testPathPatterns=${WAITING}`];
        await runJest({ ...run, args: [...args, '--maxWorkers=3'], selection: waiting, env, rerunsFailed });
        // One at a time, so that they run on an otherwise idle machine.
        const timed = [`--testPathIgnorePatterns=${WAITING}`, '/dist/'];
        await runJest({ ...run, args: [...args, '--runInBand'], selection: timed, env, rerunsFailed });
        if (run.totals.passed + run.totals.failed === 0) {
          throw new FriendlyError(`No experiment's title contains ${filters.join(' or ')}.`);
        }
      },
    ]);
  },
  { beforeInstall: read },
);
