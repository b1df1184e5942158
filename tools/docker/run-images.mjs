import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../bootstrap.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { freePort, startPostgres } from '../postgres/server.mjs';
import { step } from '../progress.mjs';
import { findRedis, startRedis } from '../suite/redis.mjs';
import { readCompose, requiredVariables, substitute } from './compose.mjs';
import { ImageBuilder } from './image-builder.mjs';

const COMPOSE = join(ROOT, 'docker/compose.yaml');
const READY_LIMIT_MS = 30_000;
/** The image's user "node". */
const NODE_USER = { uid: 1000, gid: 1000 };

/**
 * Builds what compose.yaml builds, and starts it in the order that it gives: what ends must end with 0; what stays must be
 * healthy and ready, give its measurements, and end with 0 within its grace period once it is asked to.
 */
export async function runImages() {
  const redis = findRedis();
  const directory = mkdtempSync(join(tmpdir(), 'entity-registry-images-'));
  const cleanup = [() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 })];
  chmodSync(directory, 0o711); // the services run under another account
  try {
    // Only root can switch to another account; any other user is that account.
    const account = process.getuid() === 0 ? NODE_USER : { uid: process.getuid(), gid: process.getgid() };
    const { services } = readCompose(COMPOSE);
    const images = await buildAll(services, { directory, account });
    const servers = await step('Starting PostgreSQL and Redis', () => startServers(redis, directory, cleanup));
    const machine = { directory, account, path: prepareNode(directory, account) };
    const needed = [];
    for (const [name, service] of inOrder(services)) {
      const image = images.get(name);
      const environment = await environmentFor(service, image, servers);
      const run = service.command ? { ...image, command: service.command } : image;
      if (image.healthcheck) {
        const stop = await step(`Service ${name}`, () => serve(name, run, environment, machine, service, cleanup));
        servers.addresses[`${name}:${image.env.PORT}`] = `127.0.0.1:${environment.PORT}`;
        if (isNeeded(name, services)) needed.push(stop);
        else await step(`Stopping ${name}`, stop, { quiet: true });
      } else await step(`Service ${name}, to its end`, () => runToEnd(name, run, environment, machine));
    }
    for (const stop of needed.reverse()) await step('Stopping what others needed', stop, { quiet: true });
  } finally {
    for (const undo of cleanup.reverse()) await undo();
  }
}

/** Whether another service runs only while `name` does. */
function isNeeded(name, services) {
  return Object.values(services).some(({ depends_on: needs = {} }) => needs[name]?.condition === 'service_healthy');
}

async function buildAll(services, { directory, account }) {
  const builder = new ImageBuilder({ context: ROOT, directory, account });
  const images = new Map();
  for (const [name, { build }] of Object.entries(services)) {
    if (!build) continue;
    const dockerfile = join(dirname(COMPOSE), build.context, build.dockerfile);
    images.set(name, await step(`Image of ${name}`, () => builder.build(dockerfile, build.target)));
  }
  return images;
}

/** The ready-made servers of compose.yaml, by the addresses that it gives them. */
async function startServers(redis, directory, cleanup) {
  const required = [...requiredVariables(readFileSync(COMPOSE, 'utf8'))];
  const values = Object.fromEntries(required.map((name) => [name, randomBytes(32).toString('hex')]));
  const port = await freePort();
  const postgres = await startPostgres({
    directory: join(directory, 'postgres'),
    port,
    password: values.POSTGRES_PASSWORD,
    durable: false,
  });
  cleanup.push(() => postgres.stop());
  const { createPool } = await import('@entity-registry/database');
  const pool = createPool(postgres.url('postgres'), { max: 1 });
  try {
    await pool.query(`create role registry superuser login password '${values.POSTGRES_PASSWORD}'`);
    await pool.query('create database registry owner registry');
  } finally {
    await pool.end();
  }
  const cache = await startRedis(redis, join(directory, 'redis'));
  cleanup.push(() => cache.stop());
  return { values, addresses: { 'postgres:5432': `127.0.0.1:${port}`, 'redis:6379': new URL(cache.url).host } };
}

/** A Node that the other account reaches, in front of this machine's PATH. */
function prepareNode(directory, { uid, gid }) {
  mkdirSync(join(directory, 'bin'));
  copyFileSync(process.execPath, join(directory, 'bin/node'));
  mkdirSync(join(directory, 'home'));
  chownSync(join(directory, 'home'), uid, gid);
  return [join(directory, 'bin'), process.env.PATH].join(delimiter);
}

/** Services that are built, each after those that it waits for. */
function inOrder(services) {
  const ordered = [];
  const add = (name) => {
    if (ordered.includes(name)) return;
    for (const other of Object.keys(services[name].depends_on ?? {})) add(other);
    ordered.push(name);
  };
  Object.keys(services).forEach(add);
  return ordered.filter((name) => services[name].build).map((name) => [name, services[name]]);
}

/** Variables of a service: the image's, then compose.yaml's, with addresses of this machine and free ports. */
async function environmentFor({ environment = {} }, image, { values, addresses }) {
  const given = Object.entries(environment).map(([name, text]) => {
    let value = substitute(text, values);
    for (const [theirs, ours] of Object.entries(addresses)) value = value.replaceAll(theirs, ours);
    return [name, value];
  });
  const ports = {};
  for (const name of ['PORT', 'METRICS_PORT']) if (image.env[name]) ports[name] = String(await freePort());
  return { ...image.env, ...Object.fromEntries(given), ...ports };
}

function launch({ root, workdir }, [program, ...args], environment, { directory, account, path }) {
  const child = spawn(program, args, {
    cwd: root + workdir,
    // None of this shell's variables: a container has none of them either.
    env: { PATH: path, HOME: join(directory, 'home'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid() === 0 && account),
  });
  const run = { child, output: '', exited: null };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (run.output += chunk));
  run.exited = new Promise((ended, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => ended(code ?? signal));
  });
  return run;
}

const lastLines = ({ output }) => output.trimEnd().split('\n').slice(-12).join('\n');

async function runToEnd(name, image, environment, machine) {
  const run = launch(image, image.command, environment, machine);
  const code = await run.exited;
  if (code !== 0) throw new FriendlyError(`${name} ended with ${code}; its last lines:\n${lastLines(run)}`);
}

/**
 * Starts a service and checks that it is healthy, ready and has metrics; the returned function stops it and checks that it
 * ends well.
 */
async function serve(name, image, environment, machine, service, cleanup) {
  const run = launch(image, image.command, environment, machine);
  cleanup.push(() => run.child.kill('SIGKILL'));
  let ended;
  void run.exited.then((code) => (ended = code));
  const fail = (what) => new FriendlyError(`${name} ${what}; its last lines:\n${lastLines(run)}`);
  const deadline = performance.now() + READY_LIMIT_MS;
  while ((await launch(image, image.healthcheck, environment, machine).exited) !== 0) {
    if (ended !== undefined) throw fail(`ended with ${ended}`);
    if (performance.now() > deadline) throw fail('never became healthy');
    await wait(100);
  }
  if ((await statusOf(environment.PORT, '/health/ready')) !== 200) throw fail('is healthy and not ready');
  if ((await statusOf(environment.METRICS_PORT, '/metrics')) !== 200) throw fail('gives no measurements');
  return async () => {
    run.child.kill('SIGTERM');
    const late = setTimeout(() => run.child.kill('SIGKILL'), parseInt(service.stop_grace_period, 10) * 1_000);
    const code = await run.exited;
    clearTimeout(late);
    if (code !== 0) throw fail(`was asked to stop and ended with ${code}`);
  };
}

function statusOf(port, path) {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', () => resolve(0));
  });
}
