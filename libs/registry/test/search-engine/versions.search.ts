import { parseSearch } from '@entity-registry/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readAlias } from '../../src/search-engine/aliases.js';
import { SearchIndexer } from '../../src/search-engine/indexer.js';
import { definitionOf } from '../../src/search-engine/definitions.js';
import { pruneSearch } from '../../src/search-engine/rebuild.js';
import { OpenSearchSurfaces } from '../../src/search-engine/surfaces/opensearch-surfaces.js';
import { addIndex, listIndexes } from '../../src/search-outbox/search-indexes.js';
import { storeRecords } from '../surface-records.js';
import { engineFixture } from './engine-fixture.js';

const fixture = engineFixture();
/** An index whose mapping has none of the fields of imports, as of a version before them. */
const MAPPING = {
  settings: { number_of_shards: 1, number_of_replicas: 0 },
  mappings: { dynamic: 'strict', properties: { gone: { type: 'boolean' }, pk: { type: 'long' } } },
};
const stored = (...pks: number[]) =>
  storeRecords(
    fixture.database().pool,
    pks.map((pk) => ({
      ...{ level: 'importaciones', tag: 'importaciones' as const, pk, payload: { descripcion: 'Arroz' } },
    })),
  );
const oldName = () => `${fixture.prefix}-importaciones-old`;
const found = async () => {
  const surfaces = new OpenSearchSurfaces(fixture.engine(), fixture.database().pool, fixture.prefix);
  return (await surfaces.search(parseSearch('importaciones', {}), null)).total.count;
};

/** An index of these fields, listed as one of this definition. */
async function addOld(name: string, definition: string): Promise<void> {
  await fixture.engine().createIndex(name, MAPPING);
  await addIndex(fixture.database().pool, { name, content: 'importaciones', definition, createdAt: new Date() });
}

beforeAll(() => stored(1, 2));

describe('indexes of two versions', () => {
  it('both stay after a rebuild, each with the changes of its own version', async () => {
    await addOld(oldName(), 'importaciones-00000000');
    await fixture.database().pool.query(`update search_index set state = 'live'`);
    await fixture.engine().pointAliases(new Map([[`${fixture.prefix}-importaciones-00000000`, oldName()]]));
    await fixture.rebuild(['importaciones']);
    expect(await found()).toBe(2);
    await stored(3);
    expect(await fixture.indexAll()).toBe(1);
    expect(await found()).toBe(3);
    const aliases = await fixture.engine().aliases(fixture.prefix);
    expect(aliases.get(`${fixture.prefix}-importaciones-00000000`)).toBe(oldName());
    expect(await fixture.engine().count(oldName())).toBe(0);
  });

  it('until the other one is pruned', async () => {
    const { pool } = fixture.database();
    expect(await pruneSearch(pool, fixture.engine())).toEqual([oldName()]);
    expect([...(await fixture.engine().aliases(fixture.prefix)).values()]).not.toContain(oldName());
    expect((await pool.query('select from search_owed_change')).rowCount).toBe(0);
    expect(await found()).toBe(3);
  });
});

describe('documents that an index rejects', () => {
  it('do not keep others from being indexed, in that index and in others', async () => {
    const { pool } = fixture.database();
    await addOld(oldName(), definitionOf('importaciones'));
    await stored(4);
    await pool.query('delete from record where pk = 1');
    const batch = await new SearchIndexer(pool, fixture.engine(), () => new Date()).indexNext();
    expect(batch).toMatchObject({
      rows: 2,
      rejected: [{ index: oldName(), id: '0:4', fault: 'strict_dynamic_mapping_exception' }],
    });
    expect(await found()).toBe(3);
    expect(await fixture.engine().documents(readAlias(fixture.prefix, 'importaciones', ''), ['0:4'])).toHaveProperty(
      'size',
      1,
    );
    const { rows } = await pool.query(
      'select definition, pk::int from search_owed_change where rejected_at is not null',
    );
    expect(rows).toEqual([{ definition: definitionOf('importaciones'), pk: 4 }]);
    expect((await listIndexes(pool)).map(({ name }) => name)).toContain(oldName());
  });
});
