import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/** Folder for the counts of each task. They are outputs of the task, so that Nx restores them with a cached result. */
const RESULTS = join(ROOT, '.results');

/** Deletes the counts of earlier runs. */
export const clearResults = () => rmSync(RESULTS, { recursive: true, force: true });

/** Records how many tests or checks of the project with this root passed and failed. */
export function writeResult(target, root, { passed, failed }) {
  const file = join(RESULTS, target, `${root}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ passed, failed })}\n`);
}

/** The counts of a target over all projects; `projects` is the number of projects with counts. */
export function readResults(target) {
  const totals = { passed: 0, failed: 0, projects: 0 };
  const directory = join(RESULTS, target);
  // This runs before the command switches to the pinned Node, so the machine's Node may be older.
  const files = existsSync(directory) ? readdirSync(directory, { recursive: true }) : [];
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const { passed, failed } = JSON.parse(readFileSync(join(directory, file), 'utf8'));
    totals.passed += passed;
    totals.failed += failed;
    totals.projects += 1;
  }
  return totals;
}
