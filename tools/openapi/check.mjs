// Checks that the committed generated files match the code, using the last build.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { generatedFiles } from './outputs.mjs';
import { builtSources } from './sources.mjs';

const differing = [];
for (const { file, text } of await generatedFiles(await builtSources())) {
  const committed = await readFile(join(ROOT, file), 'utf8').catch(() => null);
  if (committed !== text) differing.push(file);
}
if (differing.length > 0) {
  process.stdout.write(`out of date, run npm run openapi:\n${differing.join('\n')}\n`);
  process.exitCode = 1;
}
