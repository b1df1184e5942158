import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { lastLines } from './buildah.mjs';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** The account that apps run under, numbered as in the official image. */
export const NODE_USER = { uid: 1000, gid: 1000 };

/**
 * The image that the Dockerfile builds on, such as `node:24.21.0-bookworm-slim`. Throws unless its Node is the one that
 * package.json pins, because the check would use another one than Docker.
 */
export function baseOf(dockerfile) {
  const [, image, version, suite] = /^FROM (node:([\d.]+)-(\w+)-slim) AS/m.exec(dockerfile) ?? [];
  const pinned = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies.node;
  if (version !== pinned)
    throw new Error(`docker/Dockerfile must build on node:${pinned}-…-slim, the Node of package.json`);
  return { image, suite };
}

/**
 * Makes an image from Debian's packages, with the pinned Node, this machine's npm and the user `node`, under the name that
 * the official image has.
 */
export async function makeBase(buildah, { image, suite }, signal) {
  const container = await buildah.run('from', 'scratch');
  const root = await buildah.run('mount', container);
  await bootstrapDebian(suite, root, signal);
  installNode(root);
  addUser(root);
  await buildah.run('config', '--env', `PATH=${PATH}`, '--cmd', '["node"]', container);
  await buildah.run('commit', '--rm', '--format', 'docker', container, `docker.io/library/${image}`);
}

/** Debian's minimal system with apt and what Node is linked with, from where this machine gets its packages. */
async function bootstrapDebian(suite, root, signal) {
  const child = spawn('mmdebstrap', ['--variant=apt', '--include=libstdc++6', suite, root, ...aptSources(suite)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`mmdebstrap ended with ${code}:\n${lastLines(output, 15)}`);
}

/** This machine's package sources for a Debian suite. If there are none, mmdebstrap uses Debian's own. */
function aptSources(suite) {
  const folder = '/etc/apt/sources.list.d';
  const more = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const serves = new RegExp(`(^|\\s)${suite}\\s`, 'm');
  return ['/etc/apt/sources.list', ...more].filter((file) => {
    const text = existsSync(file) && /\.(list|sources)$/.test(file) ? readFileSync(file, 'utf8') : '';
    return serves.test(text.replace(/^#.*$/gm, '')) && /\bmain\b/.test(text);
  });
}

function installNode(root) {
  const local = join(root, 'usr/local');
  cpSync(join(ROOT, 'node_modules/node/bin/node'), join(local, 'bin/node'));
  const npm = dirname(dirname(realpathSync(process.env.npm_execpath)));
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
}

function addUser(root) {
  const { uid, gid } = NODE_USER;
  appendFileSync(join(root, 'etc/passwd'), `node:x:${uid}:${gid}::/home/node:/bin/bash\n`);
  appendFileSync(join(root, 'etc/group'), `node:x:${gid}:\n`);
  mkdirSync(join(root, 'home/node'));
  chownSync(join(root, 'home/node'), uid, gid);
}
