import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { NODE_FLAGS } from '../node-flags.mjs';
import { freePort, startPostgres } from '../postgres/server.mjs';
import { startRedis } from '../suite/redis.mjs';
import { NODE_USER } from './base.mjs';
import { lastLines } from './buildah.mjs';
import { requiredVariables, substitute } from './compose.mjs';

const READY_LIMIT_MS = 60_000;

/**
 * Starts the services of compose.yaml from their images, with its variables and volumes and no others, on this machine's
 * network: a container has the ports and addresses of this machine.
 */
export class Services {
  #buildah;
  #directory;
  #values;
  #addresses;

  constructor(buildah, directory) {
    this.#buildah = buildah;
    this.#directory = directory;
  }

  /** Starts PostgreSQL and Redis in place of the images of others. `servers` gets what must be stopped. */
  async startServers(compose, redis, servers) {
    this.#values = Object.fromEntries(
      [...requiredVariables(compose)].map((name) => [name, randomBytes(32).toString('hex')]),
    );
    const port = await freePort();
    const password = this.#values.POSTGRES_PASSWORD;
    const postgres = await startPostgres({
      directory: join(this.#directory, 'postgres'),
      port,
      password,
      durable: false,
    });
    servers.push(postgres);
    const client = new pg.Client(postgres.url('postgres'));
    await client.connect();
    await client.query(`create role registry superuser login password '${password}'`);
    await client.query('create database registry owner registry');
    await client.end();
    const cache = await startRedis(redis, join(this.#directory, 'redis'));
    servers.push(cache);
    this.#addresses = { 'postgres:5432': `127.0.0.1:${port}`, 'redis:6379': new URL(cache.url).host };
  }

  /** Runs a service whose image has no health check, such as the migrations, to its end. */
  async runToEnd(name, service) {
    const run = await this.#start(name, service, await this.#buildah.configOf(name));
    const code = await run.exited;
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${lastLines(run.output, 12)}`);
  }

  /**
   * Starts a service. It must become healthy by its image's own check, be ready, have metrics, and run as an account
   * without rights, as `npm start` runs it.
   * @returns {Promise<() => Promise<void>>} stops it; it must end with 0 within its grace period
   */
  async start(name, service, servers) {
    const config = await this.#buildah.configOf(name);
    const command = ['node', ...NODE_FLAGS, `apps/${name}/dist/main.js`];
    if (config.Cmd.join(' ') !== command.join(' ')) throw new Error(`its CMD is not ${JSON.stringify(command)}`);
    const run = await this.#start(name, service, config);
    let ended;
    const note = (result) => (ended = result);
    void run.exited.then(note, note);
    servers.push({ stop: () => ended === undefined && kill(run, 'SIGKILL') });
    const fail = (what) => new Error(`${name} ${what}:\n${lastLines(run.output, 12)}`);
    const deadline = performance.now() + READY_LIMIT_MS;
    while (!(await this.#isHealthy(run, config))) {
      if (ended !== undefined) throw fail(`ended with ${ended}`);
      if (performance.now() > deadline) throw fail('never became healthy');
      await wait(100);
    }
    if ((await statusOf(run.ports.PORT, '/health/ready')) !== 200) throw fail('is healthy but not ready');
    if ((await statusOf(run.ports.METRICS_PORT, '/metrics')) !== 200) throw fail('has no metrics');
    const account = accountOf(processOf(run));
    if (account !== NODE_USER.uid) throw fail(`runs as account ${account}`);
    this.#addresses[`${name}:${portOf(config)}`] = `127.0.0.1:${run.ports.PORT}`;
    return async () => {
      kill(run, 'SIGTERM');
      const late = setTimeout(() => kill(run, 'SIGKILL'), parseInt(service.stop_grace_period, 10) * 1_000);
      const code = await run.exited;
      clearTimeout(late);
      if (code !== 0) throw fail(`was asked to stop and ended with ${code}`);
    };
  }

  async #start(name, service, config) {
    const container = await this.#buildah.run('from', '--pull-never', name);
    const ports = {};
    for (const port of ['PORT', 'METRICS_PORT'])
      if (config.Env.some((entry) => entry.startsWith(`${port}=`))) ports[port] = await freePort();
    const given = Object.entries(service.environment ?? {}).map(([name, text]) => [name, this.#valueOf(text)]);
    const flags = [...given, ...Object.entries(ports)].flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    for (const mount of service.volumes ?? []) flags.push('--volume', this.#volume(mount));
    for (const mount of service.tmpfs ?? []) flags.push('--mount', tmpfs(mount));
    for (const capability of service.cap_drop ?? []) flags.push('--cap-drop', capability);
    const inside = ['run', '--network', 'host', ...flags, container, '--'];
    return Object.assign(this.#buildah.start(...inside, ...config.Cmd), { inside, ports });
  }

  async #isHealthy({ inside }, config) {
    const [kind, ...command] = config.Healthcheck.Test;
    if (kind !== 'CMD') throw new Error('its HEALTHCHECK is not a CMD in exec form');
    return (await this.#buildah.start(...inside, ...command).exited) === 0;
  }

  /** The value of a variable of compose.yaml, with the addresses that its servers have here. */
  #valueOf(text) {
    let value = substitute(text, this.#values);
    for (const [theirs, ours] of Object.entries(this.#addresses)) value = value.replaceAll(theirs, ours);
    return value;
  }

  /** `name:/path[:ro]`, with a directory for the named volume. */
  #volume(mount) {
    const [name, ...rest] = mount.split(':');
    const directory = join(this.#directory, 'volumes', name);
    mkdirSync(directory, { recursive: true });
    chownSync(directory, NODE_USER.uid, NODE_USER.gid);
    return [directory, ...rest].join(':');
  }
}

/** `/path:size=512m,mode=1777` as Buildah has it. */
function tmpfs(mount) {
  const [path, options = ''] = mount.split(':');
  return ['type=tmpfs', `destination=${path}`, ...options.split(',').map((option) => `tmpfs-${option}`)].join(',');
}

const portOf = (config) => config.Env.find((entry) => entry.startsWith('PORT=')).slice('PORT='.length);

/** The process of a service: Buildah starts it below processes of its own, and would kill it instead of passing signals on. */
function processOf({ child }) {
  let { pid } = child;
  while (/buildah/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))) {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const children = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')).join(' ');
    pid = Number(/\d+/.exec(children)[0]);
  }
  return pid;
}

const accountOf = (pid) => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

function kill(run, signal) {
  process.kill(processOf(run), signal);
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
