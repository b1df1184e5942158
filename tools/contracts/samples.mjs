import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { endGroup } from './end-group.mjs';
import { blocksOf } from './samples/blocks.mjs';
import { installClient } from './samples/project.mjs';
import { runPage } from './samples/page.mjs';
import { runReference } from './samples/reference.mjs';

/** Decisions are read and not followed step by step. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'libs/sdk/README.md',
  'docs/*.md',
  'docs/concepts/*.md',
  'docs/guides/*.md',
];

/** Of the output of a failed block. */
const SHOWN_LINES = 20;

/**
 * Runs every sample of the documentation against a running service, and counts each block in `run.totals`. How blocks are
 * written: docs/guides/development.md, "Samples".
 * @param {{directory: string, totals: {passed: number, failed: number}, programs: {interrupted: boolean},
 *   servers: {stop(): Promise<void>}[]}} run
 * @param {{root: string, tarball: string}} service `root`: folder of the clone whose `npm start` runs, with its .data;
 *   `tarball`: the packed client
 * @param {string[]} filters pages whose path contains one of these; none: all
 */
export async function samples(run, service, filters = []) {
  const directory = join(run.directory, 'samples');
  mkdirSync(directory);
  const modules = await installClient(join(directory, 'client'), service.tarball);
  const running = new Set();
  run.servers.push({ stop: async () => running.forEach(({ pid }) => endGroup(pid)) });

  const onSpawn = (child) => {
    running.add(child);
    child.once('exit', () => running.delete(child));
  };
  const reader = { root: service.root, modules, onSpawn };
  const isWanted = (path) => filters.length === 0 || filters.some((filter) => path.includes(filter));
  for (const page of PAGES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort()).filter(isWanted)) {
    if (run.programs.interrupted) return;
    const blocks = blocksOf(readFileSync(join(ROOT, page), 'utf8'));
    if (blocks.every(({ kind }) => kind === 'shown')) continue;
    const folder = join(directory, page.replaceAll(/[/.]/g, '-'));
    await runTwice(run, page, (attempt) => runPage({ ...reader, blocks, directory: `${folder}-${attempt}` }));
  }
  if (run.programs.interrupted || !isWanted('reference')) return;
  await runTwice(run, 'reference', (attempt) =>
    runReference({ ...reader, directory: join(directory, `reference-${attempt}`) }),
  );
}

/** Runs a page and prints its results. In CI a page with failures runs once more, and only the second result counts. */
async function runTwice({ totals, programs }, page, runSamples) {
  const attempts = process.env['CI'] === 'true' ? 2 : 1;
  for (let attempt = 1; attempt <= attempts && !programs.interrupted; attempt += 1) {
    const began = performance.now();
    const results = await runSamples(attempt);
    const failed = results.filter(({ fault }) => fault !== null);
    report(page, results, failed, performance.now() - began);
    if (failed.length > 0 && attempt < attempts) continue;
    totals.failed += failed.length;
    totals.passed += results.length - failed.length;
    return;
  }
}

function report(page, results, failed, milliseconds) {
  const mark = failed.length > 0 ? '✗' : '✓';
  process.stdout.write(`${mark} ${page}: ${results.length} samples (${(milliseconds / 1000).toFixed(1)} s)\n`);
  for (const { block, fault, output } of failed) {
    process.stdout.write(`    ${block.at ?? `${page}:${block.line}`} (${block.language}) ${fault}\n`);
    if (fault.startsWith('not run')) continue;
    for (const line of output.trimEnd().split('\n').slice(-SHOWN_LINES))
      process.stdout.write(`      | ${line.slice(0, 400)}\n`);
  }
}
