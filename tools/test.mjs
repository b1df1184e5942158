// `npm test [-- path ...]`: everything that must hold, on a PostgreSQL of its own. Last line: `N passed, N failed`.
import { join } from 'node:path';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { step } from './progress.mjs';
import { runJest } from './suite/jest.mjs';
import { memoryDirectory } from './suite/memory-directory.mjs';
import { bin } from './suite/programs.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';
import { startTestServer } from './suite/test-server.mjs';

const HELP = `npm test                  lint, type check, unit, integration and end-to-end tests
npm test -- PATH ...      the tests whose path contains one of these, without lint and type check

Starts a PostgreSQL of its own in a temporary directory, on a free port.
Exit code 1 when anything failed; the last line is "N passed, N failed".
`;

const read = () => readArguments(HELP, 'npm test');

async function lint({ programs }) {
  const env = { NX_DAEMON: 'false' };
  // The boundary rule reads the project graph from Nx's cache: warm it, or the rule sees an old graph.
  const graph = await programs.node(bin('nx', 'dist', 'bin', 'nx.js'), ['show', 'projects'], { env });
  if (graph.code !== 0) return graph;
  return await programs.node(bin('eslint', 'bin', 'eslint.js'), ['.', '--max-warnings', '0'], { env });
}

/** The dashboard runs in browsers: a program of its own. */
async function checkTypes({ programs }) {
  for (const project of ['tsconfig.json', 'apps/dashboard/tsconfig.json']) {
    const result = await programs.node(bin('typescript', 'bin', 'tsc'), ['-p', project, '--pretty', 'false']);
    if (result.code !== 0) return result;
  }
  return { code: 0, output: '' };
}

/** The committed OpenAPI documents against .spectral.yml: whatever it has to say is a failure. */
const checkDocuments = ({ programs }) =>
  programs.node(bin('@stoplight/spectral-cli', 'dist', 'index.js'), [
    'lint',
    ...['openapi/v4.yml', 'openapi/v5.yml', '--ruleset', '.spectral.yml', '--fail-severity', 'hint', '--quiet'],
  ]);

/** What is generated from the code, against the code. */
const checkGenerated = ({ programs }) => programs.node(join(ROOT, 'tools', 'openapi', 'check.mjs'), []);

/** One check that passes or fails as a whole. */
async function check(title, work, run) {
  const judged = async () => {
    const result = await work(run);
    if (result.code !== 0) throw Object.assign(new Error(title), result);
    return result;
  };
  // Not redrawn: two of these run side by side.
  const { code, output } = await step(title, judged, { ownOutput: true }).catch((error) => ({
    code: error.code ?? 1,
    output: error.output ?? String(error.stack),
  }));
  if (code === 0) run.totals.passed += 1;
  else {
    run.totals.failed += 1;
    process.stdout.write(`${output.trimEnd()}\n`);
  }
}

async function test(filters, env, run) {
  if (run.programs.interrupted) return;
  process.stdout.write('  Tests ...\n');
  await runJest({ ...run, args: ['--maxWorkers=2', ...filters], env });
}

await command(
  async () => {
    const filters = read();
    let server;
    return await runSuite([
      () => step('Building', () => build()),
      ({ directory, servers }) =>
        step('Starting PostgreSQL', async () => {
          const memory = memoryDirectory();
          if (memory) servers.push(memory);
          server = await startTestServer(memory?.path ?? directory);
          servers.push(server);
        }),
      async (run) => {
        const env = { TEST_DATABASE_URL: server.url('postgres') };
        if (filters.length > 0) return await test(filters, env, run);
        // The linter takes longest of the checks, and one core: the tests begin beside the rest of it.
        const others = check('Types', checkTypes, run)
          .then(() => check('OpenAPI documents', checkDocuments, run))
          .then(() => check('Generated files', checkGenerated, run))
          .then(() => test([], env, run));
        await Promise.all([check('Lint', lint, run), others]);
      },
    ]);
  },
  { beforeInstall: read },
);
