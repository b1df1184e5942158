import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { step } from '../progress.mjs';

const run = promisify(execFile);

/** The first version that keeps prepared statements in transaction mode. */
const OLDEST = [1, 21];
/** Debian's release that has such a version, as source: its binaries need a newer C library than Debian 12 has. */
const RELEASE = 'trixie';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const PACKAGES = 'gcc make pkg-config libevent-dev';

/**
 * Path of a PgBouncer that keeps prepared statements: the installed one if it's new enough, or else one that is built below `directory`
 * from Debian's source, once. Throws a FriendlyError with the remedy.
 */
export async function preparePgBouncer(directory) {
  const built = join(directory, 'bin', 'pgbouncer');
  for (const program of ['pgbouncer', '/usr/sbin/pgbouncer', built]) if (await isNewEnough(program)) return program;
  try {
    await step('Building PgBouncer (a minute or two)', () => build(directory));
  } catch (error) {
    const reason = String(error.stderr ?? error.message)
      .trim()
      .split('\n')
      .at(-1);
    throw new FriendlyError(`PgBouncer can't be built: ${reason}. On Debian: apt-get install ${PACKAGES}`);
  }
  return built;
}

async function isNewEnough(program) {
  try {
    const { stdout } = await run(program, ['--version']);
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
    return Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]);
  } catch {
    return false;
  }
}

/** Reads the source with settings of its own, so that the machine's list of packages stays as it is. */
async function build(directory) {
  const [lists, cache, source] = ['lists', 'cache', 'source'].map((name) => join(directory, name));
  for (const path of [join(lists, 'partial'), join(cache, 'archives/partial'), source])
    mkdirSync(path, { recursive: true });
  const list = join(directory, 'sources.list');
  writeFileSync(list, `deb-src [signed-by=${KEYRING}] http://deb.debian.org/debian ${RELEASE} main\n`);
  const settings = [
    `Dir::Etc::sourcelist=${list}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${cache}`,
  ];
  const apt = (...args) =>
    run('apt-get', [...settings.flatMap((setting) => ['-o', setting]), ...args], { cwd: source });
  await apt('update');
  await apt('source', '--download-only', 'pgbouncer');
  const archive = readdirSync(source).find((name) => /^pgbouncer_.*\.orig\.tar\.gz$/.test(name));
  if (archive === undefined) throw new Error('there is no source archive');
  await run('tar', ['xf', archive, '--strip-components=1'], { cwd: source });
  await run('./configure', [`--prefix=${directory}`, '--without-cares', '--without-openssl'], { cwd: source });
  await run('make', ['-j2', 'pgbouncer'], { cwd: source, maxBuffer: 64 * 1_024 * 1_024 });
  mkdirSync(join(directory, 'bin'), { recursive: true });
  await run('cp', [join(source, 'pgbouncer'), join(directory, 'bin', 'pgbouncer')]);
  if (!existsSync(join(directory, 'bin', 'pgbouncer'))) throw new Error('there is no program after the build');
}
