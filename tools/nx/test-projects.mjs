import { relative, sep } from 'node:path';
import { ON_PINNED_NODE, ROOT } from '../bootstrap.mjs';
import { build } from '../build.mjs';
import { countsOf, runJest } from '../suite/jest.mjs';
import { withRun } from '../suite/run-suite.mjs';
import { startSharedServer } from '../suite/test-server.mjs';
import { WORKSPACE, ownerOf, workspaceTools } from './packages.mjs';
import { writeResult } from './results.mjs';

/** Tests the projects with these roots, on the server of the calling run, or else on its own. */
export async function testProjects(roots) {
  let files = [];
  const run = await withRun(async (run) => {
    await build();
    const url = process.env['TEST_DATABASE_URL'] ?? (await startSharedServer(run)).url('postgres');
    // Tests that start the workspace's commands do so on the Node that runs here.
    const env = { TEST_DATABASE_URL: url, [ON_PINNED_NODE]: '1' };
    // A machine of CI is shared: what failed by chance passes alone, and a real failure repeats itself. Both are printed.
    const rerunsFailed = process.env['CI'] === 'true';
    files = await runJest({
      ...run,
      args: ['--maxWorkers=2'],
      selection: roots.flatMap(patternsOf),
      env,
      rerunsFailed,
    });
  });
  const results = new Map();
  let failed = 0;
  for (const root of roots) {
    const counts = { passed: 0, failed: 0 };
    for (const file of files.filter(({ name }) => ownerOf(pathOf(name)) === root)) {
      counts.passed += countsOf(file).passed;
      counts.failed += countsOf(file).failed;
    }
    failed += counts.failed;
    results.set(root, counts);
  }
  // A failure outside any file, such as a jest that doesn't exit, is a failure of every project.
  const others = run.totals.failed - failed;
  for (const [root, counts] of results) {
    if (others > 0) counts.failed += 1;
    writeResult('test', root, counts);
    results.set(root, { success: counts.failed === 0, output: `${counts.passed} passed, ${counts.failed} failed\n` });
  }
  return results;
}

/** Patterns of the paths of a project's tests, as jest takes them. */
function patternsOf(root) {
  const directories = root === WORKSPACE ? workspaceTools() : [root];
  return directories.map((directory) => `/${directory}/(src|test)/`);
}

const pathOf = (name) => relative(ROOT, name).split(sep).join('/');
