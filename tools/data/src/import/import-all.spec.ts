import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ImportFailedError } from './definition.js';
import { findDatasets } from './import-all.js';

describe('finding datasets in a folder', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'er-data-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('recognizes datasets by folder and name', async () => {
    await mkdir(join(directory, 'ec_supercias'));
    await mkdir(join(directory, 'elsewhere'));
    for (const name of ['ec_supercias/companias_1.csv', 'ec_supercias/notes.txt', 'elsewhere/companias_1.csv']) {
      await writeFile(join(directory, name), '');
    }
    expect((await findDatasets(directory)).map(({ definition, path }) => [definition.dataset, path])).toEqual([
      ['ec_supercias', join(directory, 'ec_supercias/companias_1.csv')],
    ]);
  });

  it('reports in one line why there are none', async () => {
    await expect(findDatasets(directory)).rejects.toThrow(
      new ImportFailedError(`${directory} contains no known dataset: see \`npm run data -- datasets\``),
    );
    await expect(findDatasets(join(directory, 'none'))).rejects.toThrow(`${directory}/none does not exist`);
    await writeFile(join(directory, 'ec_supercias'), '');
    await expect(findDatasets(directory)).rejects.toThrow(`${directory}/ec_supercias is a file, not a folder`);
  });

  // Root can read everything.
  (process.getuid?.() === 0 ? it.skip : it)('names a folder that it has no permission to read', async () => {
    await mkdir(join(directory, 'ec_supercias'));
    await chmod(join(directory, 'ec_supercias'), 0);
    await expect(findDatasets(directory)).rejects.toThrow(`${directory}/ec_supercias can't be read: permission denied`);
  });
});
