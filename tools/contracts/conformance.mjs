import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../bootstrap.mjs';
import { build } from '../build.mjs';
import { bin } from '../suite/programs.mjs';
import { runSuite } from '../suite/run-suite.mjs';
import { check } from './check.mjs';
import { keylessHeap } from './conformance/keyless-heap.mjs';

const CURRENT = bin('@modelcontextprotocol', 'conformance', 'dist', 'index.js');
const STABLE = bin('mcp-conformance-stable', 'dist', 'index.js');

/** The scenarios to run: exactly those required by each revision's frozen set; without such a set, all. */
const SUITES = [
  { title: 'requirements of 2026-07-28', runner: CURRENT, args: ['--requirements', '2026-07-28'] },
  { title: 'requirements of 2025-11-25', runner: CURRENT, args: ['--requirements', '2025-11-25'] },
  { title: 'all of 2025-06-18', runner: CURRENT, args: ['--suite', 'all', '--spec-version', '2025-06-18'] },
  { title: 'the stable runner, all', runner: STABLE, args: ['--suite', 'all'] },
];

/** Extensions of the protocol that the service does not claim (ADR 0112). */
const NOT_CLAIMED = /^(tasks|sep-2640-skills)-/;

/** Advice of the runners that the service doesn't follow (ADR 0112): responses aren't stored to be sent again. */
const KNOWN_ADVICE = new Set([
  'server-sse-polling: server-sse-priming-event',
  'server-sse-polling: server-sse-retry-field',
]);

/**
 * Runs the official conformance scenarios against the agent-tool server as assembled by the service, with the fixtures
 * that
 * the scenarios call in addition to its own tools. Every scenario must pass; there is no list of expected failures.
 */
export async function conformance(run) {
  const script = await bundleServer();
  const directory = join(run.directory, 'conformance');
  await mkdir(directory, { recursive: true });
  const server = await startServer(run, script, directory);
  run.servers.push(server);
  for (const suite of SUITES) await runScenarios(run, suite, server.url, directory);
  await check(run, 'Agent tools: sessions and log hold no key', () => keylessHeap(server, directory));
}

/** The fixtures are TypeScript next to the sources of the server; together they become one file that Node runs. */
async function bundleServer() {
  await build(['libs/domain', 'libs/http', 'libs/sdk']);
  const outfile = join(ROOT, 'apps', 'mcp', 'dist', 'conformance', 'server.mjs');
  const { build: bundle } = await import('esbuild');
  await bundle({
    entryPoints: [join(ROOT, 'apps', 'mcp', 'test', 'conformance', 'main.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    logLevel: 'error',
  });
  return outfile;
}

async function startServer(run, script, directory) {
  let child;
  let log = '';
  const options = {
    onSpawn: (spawned) => (child = spawned),
    nodeArgs: ['--heapsnapshot-signal=SIGUSR2', `--diagnostic-dir=${directory}`],
  };
  const ended = run.programs.node(script, [], options);
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      log += chunk;
      const address = /^(http:\S+\/mcp)$/m.exec(log)?.[1];
      if (address) resolve(address);
    });
    void ended.then(({ output }) => reject(new Error(`the server for the conformance runner ended:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop, log: () => log, snapshot: () => child.kill('SIGUSR2') };
}

async function runScenarios(run, { title, runner, args }, url, directory) {
  const results = join(directory, title.replaceAll(/[^\w]+/g, '-'));
  const ranToEnd = await check(run, `Agent tools: ${title}`, async () => {
    const { output } = await run.programs.node(runner, ['server', '--url', url, ...args, '--output-dir', results]);
    if (!existsSync(results)) throw new Error(output);
  });
  if (!ranToEnd) return;
  const scenarios = readScenarios(results).filter(({ name }) => !NOT_CLAIMED.test(name));
  let advised = 0;
  for (const { name, checks } of scenarios) {
    const faults = checks.filter(({ status }) => status === 'FAILURE').map(describe);
    const advice = checks.filter(({ status }) => status === 'WARNING');
    advised += advice.length;
    const news = advice.filter(({ id }) => !KNOWN_ADVICE.has(`${name}: ${id}`)).map(describe);
    run.totals[faults.length + news.length > 0 ? 'failed' : 'passed'] += 1;
    for (const line of [...faults, ...news]) process.stdout.write(`    ${name}: ${line}\n`);
  }
  const count = scenarios.reduce((sum, { checks }) => sum + checks.filter(isProof).length, 0);
  process.stdout.write(`    ${scenarios.length} scenarios, ${count} checks, ${advised} known advice\n`);
}

const isProof = ({ status }) => status === 'SUCCESS' || status === 'FAILURE';
const describe = ({ status, id, errorMessage, description }) => `${status} ${id}: ${errorMessage ?? description}`;

/** The checks of each scenario, from the folders `server-<scenario>-<time>` that the runner writes. */
function readScenarios(results) {
  return readdirSync(results).map((folder) => ({
    name: folder.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, ''),
    checks: JSON.parse(readFileSync(join(results, folder, 'checks.json'), 'utf8')),
  }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await runSuite([conformance]);
