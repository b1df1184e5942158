import { readFileSync } from 'node:fs';

/** The inputs that `npm run test:browser` gives the tests: the service that it started, the browser, and the folder for files. */

const { BROWSER_TESTS_DEMO, BROWSER_TESTS_CHROMIUM, BROWSER_TESTS_ARTIFACTS } = process.env;
if (!BROWSER_TESTS_DEMO || !BROWSER_TESTS_CHROMIUM || !BROWSER_TESTS_ARTIFACTS) {
  throw new Error('these tests are started by npm run test:browser');
}

/** The part of .data/demo.json that the tests use. */
export interface Demo {
  api: string;
  dashboard: string;
  docs: string;
  admin: { url: string; token: string };
  keys: { balance: string; free: string };
  examples: { panama: { organization: number } };
}

export const demo = JSON.parse(readFileSync(BROWSER_TESTS_DEMO, 'utf8')) as Demo;
export const executable = BROWSER_TESTS_CHROMIUM;
export const artifacts = BROWSER_TESTS_ARTIFACTS;
