import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexNames } from '@entity-registry/registry';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListImporter } from '../definition.js';
import { describeSummary } from '../runs/summary.js';
import { silentProgress } from '../runs/progress.js';
import { importList } from './import-list.js';
import { LIST_DATASETS } from '@entity-registry/registry';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const importer = (dataset: string): ListImporter => {
  const found = LIST_DATASETS.find((each) => each.dataset === dataset);
  if (found === undefined) throw new Error(`no list ${dataset}`);
  return found;
};
const entry = (n: number): string => `<ENTITY><DATAID>${n}</DATAID><FIRST_NAME>INVENTADA ${n}</FIRST_NAME></ENTITY>`;
const unFile = (count: number, date: string): string => {
  const entries = Array.from({ length: count }, (_, at) => entry(at)).join('');
  return `<CONSOLIDATED_LIST dateGenerated="${date}"><ENTITIES>${entries}</ENTITIES></CONSOLIDATED_LIST>`;
};

describe('importing a list', () => {
  let database: TestDatabase;
  let directory: string;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 3 });
    directory = await mkdtemp(join(tmpdir(), 'er-list-'));
  });
  afterEach(() => database.pool.query('truncate list_version, listing, listing_change, held_listing cascade'));
  afterAll(async () => {
    await database.drop();
    await rm(directory, { recursive: true });
  });

  const load = async (dataset: string, content: string, more: Partial<ListImporter> = {}) => {
    const definition = { ...importer(dataset), fewest: 1, ...more };
    const path = join(directory, `list.${definition.format}`);
    await writeFile(path, content);
    const now = () => new Date('2026-11-20T06:00:00Z');
    const context = { pool: database.pool, indexNames, now, progress: silentProgress, rejectsDirectory: directory };
    return importList(context, definition, path);
  };
  const fixture = (name: string) => readFile(join(FIXTURES, name), 'utf8');

  it('describes the new version and its difference', async () => {
    await load('un_security_council', unFile(20, '2026-11-01'));
    const summary = await load('un_security_council', unFile(21, '2026-11-02'));
    expect(describeSummary(summary)).toBe(
      'un_security_council: version 2026-11-02, 21 rows: 1 added, 0 changed, 0 removed',
    );
    const again = await load('un_security_council', unFile(21, '2026-11-03'));
    expect(describeSummary(again)).toBe('un_security_council: nothing changed since version 2026-11-02');
  });

  it('fails with the command to confirm it if the version is held', async () => {
    await load('un_security_council', unFile(20, '2026-11-01'));
    await expect(load('un_security_council', unFile(10, '2026-11-02'))).rejects.toThrow(
      /2026-11-02 is held, because it would remove 10 entries.*lists confirm \d+/,
    );
    await expect(load('un_security_council', unFile(30, '2026-10-01'))).rejects.toThrow(
      /older than the current version/,
    );
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    [
      'a file that ends early',
      'un_security_council.xml',
      (text) => text.slice(0, -30),
      /not valid XML: the file ends early/,
    ],
    [
      'a file with another root',
      'un_security_council.xml',
      (text) => text.replaceAll('CONSOLIDATED_LIST', 'RSS'),
      /its root is RSS/,
    ],
    ['a file of another format', 'un_security_council.xml', () => 'ent_num,name', /its root is missing|not valid XML/],
    [
      'JSON that ends early',
      'world_bank_debarred.json',
      (text) => text.slice(0, -10),
      /not JSON with a list of objects/,
    ],
    [
      'JSON without a list',
      'world_bank_debarred.json',
      () => '{"response":{"error":"down"}}',
      /not JSON with a list of objects/,
    ],
    ['JSON of something else', 'world_bank_debarred.json', () => '[{"id":1}]', /has no SUPP_ID, SUPP_NAME/],
  ])('refuses %s', async (_, name, damage, reason) => {
    await expect(load(name.replace(/\..*/, ''), damage(await fixture(name)))).rejects.toThrow(reason);
    expect((await database.pool.query('select from list_version')).rows).toEqual([]);
  });

  it('refuses a list with too few entries, or with too many that it cannot read', async () => {
    await expect(load('un_security_council', unFile(3, '2026-11-01'), { fewest: 4 })).rejects.toThrow(
      'has only 3 entries: the list has never had fewer than 4',
    );
    const nameless = unFile(5, '2026-11-01').replace('INVENTADA 1', '').replace('INVENTADA 2', '');
    await expect(load('un_security_council', nameless)).rejects.toThrow(
      "2 entries can't be read; line 2: FIRST_NAME is missing",
    );
  });
});
