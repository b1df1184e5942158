import { defineConfig } from '@playwright/test';
import { artifacts, executable } from './environment.js';

/** Settings of the browser tests; `npm run test:browser` starts what they need and passes it in the environment. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: `${artifacts}/failures`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-GB',
    timezoneId: 'America/Panama',
    viewport: { width: 1280, height: 860 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: executable, args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'pages', testIgnore: 'speed.e2e.ts' },
    // Alone on the machine, because it measures time.
    { name: 'speed', testMatch: 'speed.e2e.ts', dependencies: ['pages'], fullyParallel: false },
  ],
});
