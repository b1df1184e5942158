import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { indexNames } from '@entity-registry/registry';
import { contradictionsOf } from '../../test/contradictions.js';
import { datasetNamed } from '../import/datasets.js';
import { importDataset } from '../import/import-dataset.js';
import { silentProgress } from '../import/runs/progress.js';
import { generate } from './generate.js';

const now = () => new Date('2026-11-21T12:00:00Z');
const FIXTURES = join(import.meta.dirname, '../import/fixtures');
/** With the seed of the demo: the same kinds of entities, but fewer. */
const ENTITIES = 400;
const DEMO_SEED = 2;

describe('the card, the sections and the network of an entity', () => {
  let database: TestDatabase;
  let rejectsDirectory: string;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    rejectsDirectory = await mkdtemp(join(tmpdir(), 'er-rejects-'));
    await generate({ pool: database.pool, entities: ENTITIES, seed: DEMO_SEED, now });
    for (const dataset of ['icij_nodes', 'icij_edges', 'ofac_ids', 'pa_planilla', 'pa_panamacompra']) {
      const definition = datasetNamed(dataset);
      if (definition === undefined) throw new Error(`no dataset ${dataset}`);
      const file = join(FIXTURES, `${dataset}.${definition.format}`);
      const context = { pool: database.pool, indexNames, now, progress: silentProgress, rejectsDirectory };
      await importDataset(context, definition, file);
    }
  });
  afterAll(async () => {
    await database.drop();
    await rm(rejectsDirectory, { recursive: true, force: true });
  });

  const panama = async (where = 'true'): Promise<bigint[]> => {
    const { rows } = await database.pool.query<{ pk: bigint }>(
      `select pk from entity e where jurisdiction = 'pa' and merged_into is null and ${where} order by pk`,
    );
    return rows.map(({ pk }) => pk);
  };

  it('never contradict each other', async () => {
    const pks = await panama();
    expect(pks.length).toBeGreaterThan(ENTITIES / 2);
    expect(await contradictionsOf(database.pool, pks)).toEqual([]);
  });

  it('show for everyone in a leak that they are in one', async () => {
    const leaked = await panama(`exists (select from link l where l.jurisdiction = 'pa' and e.pk in (l.from_pk, l.to_pk)
      and l.source = 'icij')`);
    expect(leaked.length).toBeGreaterThan(2);
    expect(await contradictionsOf(database.pool, leaked)).toEqual([]);
  });

  it('are reported if they contradict each other', async () => {
    const [pk = 0n] = await panama(`exists (select from link l where l.jurisdiction = 'pa' and l.to_pk = e.pk)`);
    await database.pool.query(
      `delete from section where jurisdiction = 'pa' and entity_pk = $1 and level = 'directores'`,
      [pk],
    );
    expect(await contradictionsOf(database.pool, [pk])).toEqual([
      expect.stringMatching(/the network has \d+ links, directores was never fetched$/),
      expect.stringMatching(/the network links someone not listed in directores$/),
    ]);
  });
});
