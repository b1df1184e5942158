// Entry point: plain JavaScript on any Node, no dependencies. Installs, then switches to the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FriendlyError, explain } from './postgres/friendly-error.mjs';
import { step } from './progress.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PINNED_NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const STAMP = join(ROOT, 'node_modules', '.installed-lock');
/** Set in processes that run on the pinned Node. */
export const ON_PINNED_NODE = 'ENTITY_REGISTRY_PINNED_NODE';

/**
 * Makes sure that node_modules matches package-lock.json and that this script runs on the Node pinned there. Returns if
 * both are true. Otherwise installs, runs the script again on the pinned Node and exits with its code.
 */
export async function bootstrap() {
  if (process.env[ON_PINNED_NODE] === '1') return;
  await install();
  process.exit(await runAgain());
}

async function install() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest && existsSync(PINNED_NODE)) return;
  if (!isInstalled(JSON.parse(lock.toString()))) await step('Installing packages (npm ci)', npmCi);
  try {
    writeFileSync(STAMP, digest);
  } catch (error) {
    throw new FriendlyError(explain(String(error), { directory: ROOT }) ?? String(error));
  }
}

/** True if every required package is installed in the version of the lock file, as after a manual `npm ci`. */
function isInstalled(lock) {
  try {
    const present = JSON.parse(readFileSync(join(ROOT, 'node_modules', '.package-lock.json'), 'utf8')).packages;
    return (
      existsSync(PINNED_NODE) &&
      Object.entries(lock.packages).every(
        ([path, wanted]) =>
          !path.startsWith('node_modules/') ||
          wanted.optional ||
          wanted.devOptional ||
          wanted.link ||
          present[path]?.version === wanted.version,
      )
    );
  } catch {
    return false;
  }
}

async function npmCi() {
  const npm = process.env.npm_execpath;
  const [program, ...args] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const env = {
    ...process.env,
    SCARF_ANALYTICS: 'false',
    // Prisma would otherwise download native engines that this project does not use.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  };
  const output = [];
  const code = await new Promise((resolve, reject) => {
    const child = spawn(program, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  const text = Buffer.concat(output).toString();
  throw new FriendlyError(explain(text, { directory: ROOT }) ?? `npm ci failed:\n${text.trim()}`);
}

function runAgain() {
  const path = [dirname(PINNED_NODE), join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(PINNED_NODE, process.argv.slice(1), {
    env: { ...process.env, PATH: path, [ON_PINNED_NODE]: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // when the channel closes, the child knows that this process is gone
  });
  // This process only waits for the child to finish, and forwards signals. Ctrl-C also reaches the child directly, so
  // the child must expect the signal twice; `kill -INT` reaches only this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/**
 * The body of a command: bootstraps, runs `main`, and turns any error into one line (a friendly one) or a stack.
 * @param {() => Promise<number | void>} main resolves to the exit code; 0 by default
 */
export async function command(main, { beforeInstall } = {}) {
  try {
    beforeInstall?.();
    await bootstrap();
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const line = error instanceof FriendlyError ? error.message : explainAny(error);
    process.stderr.write(`\n${line ?? error.stack ?? error}\n`);
    process.exitCode = 1;
  }
  if (process.channel) process.disconnect();
}

function explainAny(error) {
  if (String(error?.code).startsWith('ERR_PARSE_ARGS_')) return error.message;
  return ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EADDRINUSE'].includes(error?.code)
    ? explain(error.code, { directory: error.path ?? ROOT, port: error.port })
    : undefined;
}
