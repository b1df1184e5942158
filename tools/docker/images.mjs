// `npm run images [-- --keep]`: builds every image of docker/Dockerfile with Buildah, without Docker, and starts it as
// compose.yaml does, on a PostgreSQL and a Redis of its own. Last line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, command } from '../bootstrap.mjs';
import { check } from '../contracts/check.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { step } from '../progress.mjs';
import { findRedis } from '../suite/redis.mjs';
import { runSuite } from '../suite/run-suite.mjs';
import { Buildah } from './buildah.mjs';
import { baseOf, makeBase } from './base.mjs';
import { readCompose } from './compose.mjs';
import { registryAccess } from './registry-access.mjs';
import { Services } from './services.mjs';

const HELP = `npm run images             builds the images of docker/Dockerfile with Buildah and starts them as compose.yaml does
npm run images -- --keep   keeps the images and layers in .data/images, so that the next run only builds what changed

Makes the base image from Debian's packages, where package sources of this machine are, and starts each service on a PostgreSQL and a
Redis of its own: it must become healthy and ready, have metrics, run as "node" and stop cleanly. Needs Linux, root, and Debian's
packages buildah, mmdebstrap and redis-server. Exit code 1 when anything failed; the last line is "N passed, N failed".
`;

const PROGRAMS = ['buildah', 'mmdebstrap'];
const STORAGE = join(ROOT, '.data', 'images');

function read() {
  const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false }, help: { type: 'boolean' } } });
  if (!values.help) return values;
  process.stdout.write(HELP);
  process.exit(0);
}

function checkMachine() {
  const missing = PROGRAMS.filter((program) => spawnSync(program, ['--version']).error);
  if (missing.length > 0)
    throw new FriendlyError(
      `Missing: ${missing.join(', ')}. On Debian and Ubuntu: apt-get install ${missing.join(' ')}.`,
    );
  if (process.getuid() !== 0) throw new FriendlyError('Images are built as root: sudo env "PATH=$PATH" npm run images');
  return findRedis();
}

/** Names of the services that are built, each after those that it waits for. */
function inOrder(services) {
  const ordered = new Set();
  const add = (name) => {
    for (const other of Object.keys(services[name].depends_on ?? {})) add(other);
    ordered.add(name);
  };
  Object.keys(services).forEach(add);
  return [...ordered].filter((name) => services[name].build);
}

async function images(run, { keep, redis }) {
  const { directory, programs, servers } = run;
  const compose = readFileSync(join(ROOT, 'docker/compose.yaml'), 'utf8');
  const { services } = readCompose(compose);
  const names = inOrder(services);
  const buildah = new Buildah(STORAGE, programs.signal);
  servers.push({ stop: () => keep || buildah.delete() });
  await buildah.open();
  if (!(await buildAll(buildah, run, { services, names }))) return;

  const started = new Services(buildah, directory);
  await step('Starting PostgreSQL and Redis', () => started.startServers(compose, redis, servers));
  const stops = [];
  for (const name of names) {
    const service = services[name];
    if (name === 'tools') await check(run, 'The migrations run', () => started.runToEnd(name, service));
    else
      await check(run, `${name} is healthy, ready and measured, and runs as node`, async () =>
        stops.push([name, await started.start(name, service, servers)]),
      );
  }
  for (const [name, stop] of stops.reverse()) await check(run, `${name} stops`, stop);
}

/** @returns {Promise<boolean>} whether all are built; most fail for the same reason, so the first failure is the last */
async function buildAll(buildah, run, { services, names }) {
  const dockerfile = join(ROOT, 'docker/Dockerfile');
  const base = baseOf(readFileSync(dockerfile, 'utf8'));
  const exists = await buildah.configOf(base.image).catch(() => undefined);
  if (!exists) await step(`Base image ${base.image}`, () => makeBase(buildah, base, run.programs.signal));
  const access = await registryAccess(run.directory);
  const settings = ['--layers', '--pull=never', '--network=host', '--format=docker', `--ulimit=nofile=${openFiles()}`];
  const options = [...settings, ...access, '--file', dockerfile];
  for (const name of names) {
    const { target } = services[name].build;
    const built = await check(run, `The image of ${name} is built`, () =>
      buildah.run('build', ...options, '--target', target, '--tag', name, ROOT),
    );
    if (!built) return false;
  }
  return true;
}

/** How many files may be open: this machine's limit, because npm needs more than the 1024 that are Buildah's default. */
function openFiles() {
  const [, , hard] = /^Max open files +(\d+) +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
  return `${hard}:${hard}`;
}

await command(
  async () => {
    const { keep } = read();
    const redis = checkMachine();
    return await runSuite([(run) => images(run, { keep, redis })]);
  },
  { beforeInstall: read },
);
