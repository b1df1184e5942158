// `npm test [-- path ...]`: everything that must hold, on a PostgreSQL of its own. Last line: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { freePort, startPostgres } from './postgres/server.mjs';
import { step } from './progress.mjs';

const HELP = `npm test                  lint, type check, unit, integration and end-to-end tests
npm test -- PATH ...      the tests whose path contains one of these, without lint and type check

Starts a PostgreSQL of its own in a temporary directory, on a free port.
Exit code 1 when anything failed; the last line is "N passed, N failed".
`;
const EXIT_GRACE_MS = 20_000;

/** Children to end when the run is interrupted. */
const running = new Set();
let interrupted = false;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    return positionals;
  } catch (error) {
    throw new FriendlyError(`${error.message.split('. ')[0]}. See: npm test -- --help`);
  }
}

/** Runs a program to its end, with its output on the terminal (`show`) or collected. */
function run(program, args, { env = {}, show = false, onSpawn } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', NO_COLOR: undefined, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    onSpawn?.(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

const bin = (...path) => join(ROOT, 'node_modules', ...path);
const node = (script, ...args) => [process.execPath, [script, ...args]];

async function lint() {
  // The boundary rule reads the project graph from Nx's cache: warm it, or the rule sees an old graph.
  const graph = await run(...node(bin('nx', 'dist', 'bin', 'nx.js'), 'show', 'projects'), {
    env: { NX_DAEMON: 'false' },
  });
  if (graph.code !== 0) return graph;
  return await run(...node(bin('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'), {
    env: { NX_DAEMON: 'false' },
  });
}

const checkTypes = () => run(...node(bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json', '--pretty', 'false'));

/** One check that passes or fails as a whole. */
async function check(title, work, totals) {
  const judged = async () => {
    const result = await work();
    if (result.code !== 0) throw Object.assign(new Error(title), result);
    return result;
  };
  // Not redrawn: two of these run side by side.
  const { code, output } = await step(title, judged, { ownOutput: true }).catch((error) => ({
    code: error.code ?? 1,
    output: error.output ?? String(error.stack),
  }));
  if (code === 0) totals.passed += 1;
  else {
    totals.failed += 1;
    process.stdout.write(`${output.trimEnd()}\n`);
  }
}

async function prepareTemplate(server) {
  const { applyMigrations, createPool } = await import('@entity-registry/persistence');
  const pool = createPool(server.url('postgres'), { max: 1 });
  try {
    await pool.query('create database er_template');
    await applyMigrations(server.url('er_template'), join(ROOT, 'prisma'));
    // Nobody may connect to it: an open connection would stop it from being copied.
    await pool.query('alter database er_template with is_template true allow_connections false');
  } finally {
    await pool.end();
  }
}

async function jest(filters, databaseUrl, directory, totals) {
  const results = join(directory, 'results.json');
  const args = ['--maxWorkers=2', '--json', `--outputFile=${results}`, '--passWithNoTests', ...filters];
  let stuck;
  const watch = (child) => {
    const poll = setInterval(() => {
      if (!existsSync(results)) return;
      clearInterval(poll);
      stuck = setTimeout(() => {
        process.stdout.write('jest does not end: some test left a connection, server or timer open\n');
        totals.failed += 1;
        child.kill('SIGKILL');
      }, EXIT_GRACE_MS);
    }, 500);
    child.once('exit', () => clearInterval(poll));
  };
  // Results go to the file; --json would also print them on standard output, so only standard error is shown.
  const { code } = await run(...node(bin('jest', 'bin', 'jest.js'), ...args), {
    env: {
      TEST_DATABASE_URL: databaseUrl,
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      NX_DAEMON: 'false',
    },
    show: true,
    onSpawn: watch,
  });
  clearTimeout(stuck);
  if (!existsSync(results)) {
    totals.failed += 1;
    return;
  }
  const report = JSON.parse(readFileSync(results, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (code !== 0 && totals.failed === 0) totals.failed += 1;
}

await command(
  async () => {
    const filters = readArguments();
    const began = performance.now();
    const totals = { passed: 0, failed: 0 };
    const directory = mkdtempSync(join(tmpdir(), 'entity-registry-test-'));
    chmodSync(directory, 0o711); // PostgreSQL may run under another account
    let server;
    const interrupt = () => {
      interrupted = true;
      for (const child of running) child.kill('SIGTERM');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
    process.on('disconnect', interrupt);
    try {
      await step('Building', () => build());
      if (filters.length === 0) {
        await Promise.all([check('Lint', lint, totals), check('Types', checkTypes, totals)]);
      }
      if (!interrupted) {
        await step('Starting PostgreSQL', async () => {
          server = await startPostgres({
            directory: join(directory, 'postgres'),
            port: await freePort(),
            password: randomBytes(12).toString('hex'),
            durable: false,
          });
          await prepareTemplate(server);
        });
      }
      if (!interrupted) {
        process.stdout.write('  Tests ...\n');
        await jest(filters, server.url('postgres'), directory, totals);
      }
    } finally {
      await server?.stop();
      rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
    }
    if (interrupted) throw new FriendlyError('Interrupted.');
    process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s\n`);
    process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
    return totals.failed > 0 ? 1 : 0;
  },
  { beforeInstall: readArguments },
);
