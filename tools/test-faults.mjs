// `npm run test:faults [-- text ...]`: the fault and abuse experiments, on a PostgreSQL and a Redis of their own. Last line:
// `N passed, N failed`.
import { command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { step } from './progress.mjs';
import { runJest } from './suite/jest.mjs';
import { findRedis, startRedis } from './suite/redis.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';
import { startTestServer } from './suite/test-server.mjs';

const HELP = `npm run test:faults               all fault and abuse experiments
npm run test:faults -- 14         experiment 14 alone
npm run test:faults -- TEXT ...   the experiments whose title contains one of these

Needs redis-server (Debian: apt-get install redis-server). Starts a Redis and a PostgreSQL of its own, and real API
processes on free ports. Each experiment prints what it did, its figures and the invariants it checked.
A file with a failure runs a second time, and only the second result counts. Both are printed.
Exit code 1 when anything failed; the last line is "N passed, N failed".
`;

const read = () => readArguments(HELP, 'npm run test:faults');

/** Experiments that measure no speed and mostly wait, for locks, leases and time limits: they run in parallel. */
const WAITING = '/(refresh-[a-z-]+|webhooks)\\.faults\\.ts$';

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
        // They measure times, which a shared machine can spoil once: a real failure repeats itself.
        const rerunsFailed = true;
        const waiting = [`--testPathPatterns=${WAITING}`];
        await runJest({ ...run, args: [...args, '--maxWorkers=3'], selection: waiting, env, rerunsFailed });
        // One at a time, so that they measure an otherwise idle machine.
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
