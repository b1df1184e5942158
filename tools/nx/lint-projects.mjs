import { relative, sep } from 'node:path';
import { ESLint } from 'eslint';
import { ROOT } from '../bootstrap.mjs';
import { build } from '../build.mjs';
import { WORKSPACE, ownerOf, workspaceTools } from './packages.mjs';
import { writeResult } from './results.mjs';

/** Lints the projects with these roots. Warnings fail too. */
export async function lintProjects(roots) {
  await build(['libs/database']); // its generated client has types that rules read
  const eslint = new ESLint({ cwd: ROOT });
  const patterns = roots.flatMap((root) =>
    root === WORKSPACE ? [...workspaceTools(), '*.mjs', 'tools/*.mjs'] : [root],
  );
  const reports = await eslint.lintFiles(patterns);
  const formatter = await eslint.loadFormatter('stylish');
  const results = new Map();
  for (const root of roots) {
    const own = reports.filter(({ filePath }) => ownerOf(relative(ROOT, filePath).split(sep).join('/')) === root);
    const success = own.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
    const output = await formatter.format(own);
    if (!success) process.stderr.write(output);
    writeResult('lint', root, { passed: success ? 1 : 0, failed: success ? 0 : 1 });
    results.set(root, { success, output });
  }
  return results;
}
