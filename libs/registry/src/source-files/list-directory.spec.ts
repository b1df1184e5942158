import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { indexNames } from '../name-index/index-names.js';
import { ListVersions } from '../lists/list-versions.js';
import { ListDirectory } from './list-directory.js';
import { LIST_DATASETS } from './list-datasets.js';

let database: TestDatabase;
let directory: string;
const time = new Date('2026-11-21T12:00:00Z');
/** The United Nations' list, of which one entry is enough here. */
const DATASETS = LIST_DATASETS.filter(({ dataset }) => dataset === 'un_security_council').map((each) => ({
  ...each,
  fewest: 1,
}));

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 3 });
  directory = await mkdtemp(join(tmpdir(), 'er-lists-'));
  await mkdir(join(directory, 'sanctions_un'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function put(name: string, changedAt: string, entries: string, generated = changedAt): Promise<void> {
  const path = join(directory, 'sanctions_un', name);
  const text = `<CONSOLIDATED_LIST dateGenerated="${generated.slice(0, 10)}"><ENTITIES>${entries}</ENTITIES></CONSOLIDATED_LIST>`;
  await writeFile(path, text);
  await utimes(path, new Date(changedAt), new Date(changedAt));
}
const entry = (name: string): string => `<ENTITY><DATAID>1</DATAID><FIRST_NAME>${name}</FIRST_NAME></ENTITY>`;

it('imports the newest file of each list once, and only if it changed after the current version was imported', async () => {
  let reads = 0;
  let now = new Date('2026-11-25T12:00:00Z');
  const versions = new ListVersions(database.pool, indexNames, () => time);
  const counting = {
    import: (input: Parameters<ListVersions['import']>[0]) => {
      reads += 1;
      return versions.import(input);
    },
  };
  const failed: string[] = [];
  const lists = new ListDirectory(directory, {
    ...{ db: database.pool, versions: counting, datasets: DATASETS },
    onError: (path) => failed.push(path),
    now: () => now,
  });
  expect(await lists.update()).toEqual([]);
  await put('consolidated_2026-11-19.xml', '2026-11-22T00:00:00Z', entry('VIEJA INVENTADA'));
  await put('consolidated_2026-11-20.xml', '2026-11-20T00:00:00Z', entry('NUEVA INVENTADA'));
  const [first, same] = await Promise.all([lists.update(), lists.update()]);
  expect(first).toMatchObject([{ list: 'un_security_council', outcome: 'imported', version: '2026-11-20' }]);
  expect(same).toBe(first);
  expect(await lists.update()).toEqual([]);
  // Changed, but before the import.
  await put('consolidated_2026-11-20.xml', '2026-11-21T11:00:00Z', entry('OTRA INVENTADA'));
  expect(await lists.update()).toEqual([]);
  await put('consolidated_2026-11-23.xml', '2026-11-23T00:00:00Z', entry('OTRA INVENTADA'));
  expect(await lists.update()).toMatchObject([{ outcome: 'imported', version: '2026-11-23' }]);
  expect(reads).toBe(2);
  // A copy that keeps the time of the original; then one that may still be copied.
  await put('consolidated_2026-11-23b.xml', '2026-11-10T00:00:00Z', entry('COPIA INVENTADA'), '2026-11-23');
  expect(await lists.update()).toMatchObject([{ outcome: 'imported' }]);
  expect(await lists.update()).toEqual([]);
  await put('consolidated_2026-11-23c.xml', '2026-11-25T11:59:30Z', entry('NUEVA COPIA INVENTADA'));
  expect(await lists.update()).toEqual([]);
  now = new Date('2026-11-25T12:00:30Z');
  expect(await lists.update()).toMatchObject([{ outcome: 'imported' }]);
  expect(reads).toBe(4);
  // A file that has no entries is no list; it is looked at once.
  await put('consolidated_2026-11-24.xml', '2026-11-24T00:00:00Z', '');
  expect([await lists.update(), await lists.update()]).toEqual([[], []]);
  expect(failed).toEqual([join(directory, 'sanctions_un', 'consolidated_2026-11-24.xml')]);
});

it('reports a file whose entries cannot be stored, and goes on', async () => {
  await put(
    'consolidated_2026-11-25.xml',
    '2026-11-21T11:00:00Z',
    entry('LARGA').replace('>1<', `>${'1'.repeat(201)}<`),
  );
  const failed: [string, string][] = [];
  const lists = new ListDirectory(directory, {
    ...{ db: database.pool, versions: new ListVersions(database.pool, indexNames, () => time), datasets: DATASETS },
    onError: (path, error) => failed.push([path, (error as Error).message]),
    now: () => new Date('2026-11-26T12:00:00Z'),
  });
  expect(await lists.update()).toEqual([]);
  expect(failed).toMatchObject([[join(directory, 'sanctions_un', 'consolidated_2026-11-25.xml'), expect.any(String)]]);
});
