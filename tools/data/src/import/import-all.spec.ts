import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ImportFailed } from './definition.js';
import { findDatasets } from './import-all.js';

describe('finding datasets in a folder', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'er-data-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('knows them by place and name', async () => {
    await mkdir(join(directory, 'ec_supercias'));
    await mkdir(join(directory, 'elsewhere'));
    for (const name of ['ec_supercias/companias_1.csv', 'ec_supercias/notes.txt', 'elsewhere/companias_1.csv']) {
      await writeFile(join(directory, name), '');
    }
    expect((await findDatasets(directory)).map(({ definition, path }) => [definition.dataset, path])).toEqual([
      ['ec_supercias', join(directory, 'ec_supercias/companias_1.csv')],
    ]);
  });

  it('says in one line why there are none', async () => {
    await expect(findDatasets(directory)).rejects.toThrow(
      new ImportFailed(`${directory} holds no dataset that is known: see \`npm run data -- datasets\``),
    );
    await expect(findDatasets(join(directory, 'none'))).rejects.toThrow(`${directory}/none does not exist`);
    await writeFile(join(directory, 'ec_supercias'), '');
    await expect(findDatasets(directory)).rejects.toThrow(`${directory}/ec_supercias is a file, not a folder`);
  });

  // Root can read everything.
  (process.getuid?.() === 0 ? it.skip : it)('names a folder that may not be read', async () => {
    await mkdir(join(directory, 'ec_supercias'));
    await chmod(join(directory, 'ec_supercias'), 0);
    await expect(findDatasets(directory)).rejects.toThrow(`${directory}/ec_supercias may not be read by this user`);
  });
});
