// `node tools/nx/check.mjs types|documents|generated`: one check of the whole workspace. Exit code 1 when it fails.
import { join } from 'node:path';
import { ROOT, command } from '../bootstrap.mjs';
import { build } from '../build.mjs';
import { Programs, bin } from '../suite/programs.mjs';
import { WORKSPACE } from './packages.mjs';
import { writeResult } from './results.mjs';

const tsc = (project) => [bin('typescript', 'bin', 'tsc'), ['-p', project, '--pretty', 'false']];

/** The programs of each check, in turn. The dashboard runs in browsers, so it has its own types. */
const CHECKS = {
  types: [tsc('tsconfig.json'), tsc('apps/dashboard/tsconfig.json')],
  documents: [
    [
      bin('@stoplight/spectral-cli', 'dist', 'index.js'),
      [
        ...['lint', 'openapi/v4.yml', 'openapi/v5.yml', '--ruleset', '.spectral.yml'],
        ...['--fail-severity', 'hint', '--quiet'],
      ],
    ],
  ],
  generated: [[join(ROOT, 'tools', 'openapi', 'check.mjs'), []]],
};

await command(async () => {
  const [name = ''] = process.argv.slice(2);
  await build(name === 'types' ? ['libs/database'] : []);
  const programs = new Programs();
  let failed = false;
  for (const [script, args] of CHECKS[name] ?? []) {
    const { code } = await programs.node(script, args, { show: true });
    failed ||= code !== 0;
  }
  writeResult(name, WORKSPACE, { passed: failed ? 0 : 1, failed: failed ? 1 : 0 });
  return failed ? 1 : 0;
});
