// `npm run openapi`: writes openapi/v4.yml and openapi/v5.yml from the code. A test fails while they differ from it.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, command } from './bootstrap.mjs';
import { build } from './build.mjs';
import { step } from './progress.mjs';

await command(async () => {
  await step('Building', () => build(), { quiet: true });
  const { openApiYaml } = await import(pathToFileURL(join(ROOT, 'apps', 'api', 'dist', 'openapi', 'document.js')).href);
  await mkdir(join(ROOT, 'openapi'), { recursive: true });
  for (const version of ['v4', 'v5']) {
    const file = join('openapi', `${version}.yml`);
    await writeFile(join(ROOT, file), openApiYaml(version));
    process.stdout.write(`${file}\n`);
  }
});
