// `npm run test:browser [-- word ...]`: tests the dashboard and the operators' pages in a real browser against the
// whole service. Last line: `N passed, N failed`. Screenshots of every page, light and dark, and traces of failures are
// kept in artifacts/browser.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { startService } from './contracts/service.mjs';
import { buildDashboard } from './dashboard/build.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { step } from './progress.mjs';
import { bin } from './suite/programs.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';

const HELP = `npm run test:browser                test the dashboard and the operators' pages in a real browser
npm run test:browser -- WORD ...    run only files whose path contains one of these

Starts the whole service (npm start) in a copy of this clone, with its own data and ports, and Debian's Chromium.
Set CHROMIUM to use another browser. Screenshots and traces of failures are in artifacts/browser. Exits with code 1 if anything failed;
the last line is "N passed, N failed".
`;

const ARTIFACTS = join(ROOT, 'artifacts', 'browser');
const CONFIGURATION = join(ROOT, 'apps', 'dashboard', 'test', 'browser', 'playwright.config.ts');
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function chromium() {
  const found = [process.env.CHROMIUM, ...CHROMIUMS].find((path) => path && existsSync(path));
  if (!found)
    throw new FriendlyError('Chromium is not installed: install the package chromium, or set CHROMIUM to its path.');
  return found;
}

/**
 * Runs Playwright and adds its results to the totals. In CI a failed test is retried once; if it then passes,
 * Playwright lists it as flaky.
 */
async function runPlaywright({ programs, directory, totals }, service, { browser, filters }) {
  const results = join(directory, 'results.json');
  const { code } = await programs.node(
    bin('@playwright', 'test', 'cli.js'),
    ['test', '--config', CONFIGURATION, `--retries=${process.env['CI'] === 'true' ? 1 : 0}`, ...filters],
    {
      env: {
        BROWSER_TESTS_DEMO: join(service.root, '.data', 'demo.json'),
        BROWSER_TESTS_CHROMIUM: browser,
        BROWSER_TESTS_ARTIFACTS: ARTIFACTS,
        PLAYWRIGHT_JSON_OUTPUT_NAME: results,
        NODE_OPTIONS: '--no-warnings',
      },
      show: true,
    },
  );
  if (!existsSync(results)) {
    totals.failed += 1;
    return;
  }
  const { stats, errors } = JSON.parse(readFileSync(results, 'utf8'));
  totals.passed += stats.expected + stats.flaky;
  totals.failed += stats.unexpected + errors.length;
  if (totals.passed + totals.failed === 0 || (code !== 0 && totals.failed === 0)) totals.failed += 1;
}

await command(
  async () => {
    const filters = readArguments(HELP, 'npm run test:browser');
    const browser = chromium();
    const service = {};
    return await runSuite([
      () => step('Building', () => build()),
      () => step('Building the dashboard', () => buildDashboard()),
      ({ directory, servers, programs }) =>
        step('Starting the service in a copy of this clone', async () => {
          // Each test browser represents a person with their own address.
          const environment = { TRUSTED_PROXIES: '127.0.0.1/32' };
          const { stop, ...started } = await startService(join(directory, 'clone'), programs.signal, environment);
          servers.push({ stop });
          Object.assign(service, started);
        }),
      (run) => {
        rmSync(ARTIFACTS, { recursive: true, force: true });
        return runPlaywright(run, service, { browser, filters });
      },
    ]);
  },
  { beforeInstall: () => readArguments(HELP, 'npm run test:browser') },
);
