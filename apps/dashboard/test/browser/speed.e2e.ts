import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { artifacts } from './environment.js';

const SCRIPT_BUDGET_BYTES = 250_000;
const INTERACTIVE_WITHIN_MS = 2_000;
/** After this long without a task of more than 50 ms, the page counts as idle. */
const QUIET_MS = 1_000;
const SLOWED = 4;
/**
 * The duration of `sum` on a processor like the one on which the limit was set, slowed down by the same factor. A slower or
 * busier one gets proportionally more time: at 0.69 s, in runs that took 1.4 times as long throughout, the page took 1.9 to 2.0
 * s.
 */
const REFERENCE_MS = 500;
const ROUNDS = 5;

interface Load {
  /** Compressed bytes of the scripts, as transferred. */
  scriptBytes: number;
  scripts: number;
  /** From the start of the navigation until the end of the last long task, or until the page is drawn if that is later. */
  interactiveMs: number;
  firstPaintMs: number;
  /** The duration of a fixed sum in the same page. */
  sumMs: number;
}

/** Work of a fixed size, for the browser. Returns how long it took, in milliseconds. */
function sum(): number {
  const began = performance.now();
  let total = 0;
  for (let nr = 0; nr < 30_000_000; nr += 1) total = (Math.imul(total, 31) + nr) | 0;
  return total === 0 ? 0 : performance.now() - began;
}

/** Loads `path` with an empty browser cache and a processor slowed down `SLOWED` times. */
async function load(page: Page, path: string, drawn: string): Promise<Load> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: drawn }).waitFor();
  const times = await page.evaluate(
    (quietMs) =>
      new Promise<{ interactive: number; firstPaint: number }>((resolve) => {
        const drawnAt = performance.now();
        let last = 0;
        let timer = 0;
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? drawnAt;
        const finish = () => {
          resolve({ interactive: Math.max(last, firstPaint), firstPaint });
        };
        const observer = new PerformanceObserver((list) => {
          for (const task of list.getEntries()) last = Math.max(last, task.startTime + task.duration);
          clearTimeout(timer);
          timer = window.setTimeout(finish, quietMs);
        });
        observer.observe({ type: 'longtask', buffered: true });
        timer = window.setTimeout(finish, quietMs);
      }),
    QUIET_MS,
  );
  const sumMs = await page.evaluate(sum);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return {
    scriptBytes,
    scripts: scripts.size,
    interactiveMs: Math.round(times.interactive),
    firstPaintMs: Math.round(times.firstPaint),
    sumMs: Math.round(sumMs),
  };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

test('the overview loads less than 250 kB of script and responds within 2 s on a processor slowed four times', async ({
  signedUp,
}) => {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(signedUp.page, '/', 'Overview'));
  const figures = {
    scriptBytes: Math.max(...loads.map(({ scriptBytes }) => scriptBytes)),
    interactiveMs: median(loads.map(({ interactiveMs }) => interactiveMs)),
    sumMs: median(loads.map(({ sumMs }) => sumMs)),
    loads,
  };
  writeFileSync(`${artifacts}/speed.json`, `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(
    `overview: ${String(figures.scriptBytes)} bytes of script, interactive after ${String(figures.interactiveMs)} ms, the sum in ${String(figures.sumMs)} ms\n`,
  );
  expect(figures.scriptBytes).toBeLessThan(SCRIPT_BUDGET_BYTES);
  expect(figures.interactiveMs).toBeLessThan(INTERACTIVE_WITHIN_MS * Math.max(1, figures.sumMs / REFERENCE_MS));
});
