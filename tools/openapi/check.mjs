// Whether generated files are committed as the code generates them; based on the last build of the code.
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
  process.stdout.write(`not as the code makes them, run npm run openapi:\n${differing.join('\n')}\n`);
  process.exitCode = 1;
}
