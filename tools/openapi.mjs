// `npm run openapi`: writes openapi/v4.yml and openapi/v5.yml from the code, and the files derived from them. `npm
// test` fails if they differ from the code.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { step } from './progress.mjs';

await command(async () => {
  await step('Building', () => build(), { quiet: true });
  const { builtSources } = await import('./openapi/sources.mjs');
  const { generatedFiles } = await import('./openapi/outputs.mjs');
  for (const { file, text } of await generatedFiles(await builtSources())) {
    await mkdir(dirname(join(ROOT, file)), { recursive: true });
    await writeFile(join(ROOT, file), text);
    process.stdout.write(`${file}\n`);
  }
});
