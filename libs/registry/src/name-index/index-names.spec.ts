import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { insertNamed } from '../../test/named-entities.js';
import { deferNames, indexNames } from './index-names.js';
import type { NamedEntity } from './index-names.js';
import { COMMON_DF } from './name-keys.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';
import { outdatedNameIndexes } from './index-state.js';
import { rebuildNameIndex } from './rebuild-names.js';
import { refreshTokenStatistics } from './statistics.js';

const NOW = new Date('2026-11-20T06:00:00Z');

describe('name index', () => {
  let database: TestDatabase;
  let source: PostgresCandidateSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = new PostgresCandidateSource(database.pool);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query(
      'truncate entity, name_token, name_token_del, name_key, ingest_run restart identity cascade',
    );
    await database.pool.query(`update name_index set names = 0, state = 'ready', refreshed_at = null`);
  });

  const found = async (name: string): Promise<bigint[]> => {
    const { candidates } = await source.find({ jurisdiction: 'pa', name, limit: 50, words: 'all' });
    return candidates.map((candidate) => candidate.pk);
  };
  const index = (entities: readonly NamedEntity[]) =>
    inTransaction(database.pool, (client) => indexNames(client, entities));
  /** The index with words instead of ids, so that two builds can be compared. */
  const contents = async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select k.entity_pk, array_agg(t.token order by t.token) as words, count(*) as n from name_key k
         cross join unnest(k.keys) as key join name_token t on t.id = key group by k.entity_pk order by k.entity_pk`,
    );
    return rows;
  };
  const pairKeys = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ n: bigint }>(
      'select count(*) as n from name_key, unnest(keys) as key where key < 0',
    );
    return Number(rows[0]?.n);
  };

  it('finds a name once it is indexed, and changes nothing if it is indexed again', async () => {
    const entities = await insertNamed(database.pool, [{ nombre: 'Zumbador del Istmo, S.A.' }]);
    await index(entities);
    const before = await contents();
    await index(entities);
    expect(await contents()).toEqual(before);
    expect(await found('istmo zumbador')).toEqual(entities.map((entity) => entity.pk));
  });

  it('forgets the old name of a renamed entity', async () => {
    const entities = await insertNamed(database.pool, [{ nombre: 'Zumbador del Istmo' }]);
    await index(entities);
    await database.pool.query(`update entity set nombre = 'Quetzal del Istmo'`);
    await index(entities);
    expect(await found('zumbador istmo')).toEqual([]);
    expect(await found('quetzal istmo')).toEqual(entities.map((entity) => entity.pk));
  });

  it.each([
    ['merged', 'update entity set merged_into = 1'],
    ['nameless', 'update entity set nombre = null'],
    ['removed', 'delete from entity'],
    ['renamed to a name without letters', `update entity set nombre = '---'`],
  ])('forgets an entity that is %s', async (_, sql) => {
    const entities = await insertNamed(database.pool, [{ nombre: 'Zumbador del Istmo' }]);
    await index(entities);
    await database.pool.query(sql);
    await index(entities);
    expect(await found('zumbador')).toEqual([]);
    expect(await contents()).toEqual([]);
  });

  it('stores nothing if the transaction fails', async () => {
    const entities = await insertNamed(database.pool, [{ nombre: 'Zumbador del Istmo' }]);
    await expect(
      inTransaction(database.pool, async (client) => {
        await indexNames(client, entities);
        throw new Error('after the index');
      }),
    ).rejects.toThrow('after the index');
    expect(await contents()).toEqual([]);
  });

  it('lets several writers add the same words at once, in any order', async () => {
    const words = Array.from({ length: 40 }, (_, at) => `palabra${String.fromCharCode(97 + (at % 26))}${String(at)}`);
    const batches = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        insertNamed(
          database.pool,
          words.map((_word, at) => ({
            nombre: `${words[(at * 7 + turn * 11) % 40] ?? ''} ${words[(at + turn) % 40] ?? ''}`,
          })),
        ),
      ),
    );
    await Promise.all(batches.map(index));
    const { rows } = await database.pool.query<{ n: bigint }>('select count(*) as n from name_token');
    expect(rows[0]?.n).toBe(40n);
    expect(await contents()).toHaveLength(240);
  });

  it('produces the same index in a rebuild as with single writes', async () => {
    const entities = await insertNamed(
      database.pool,
      Array.from({ length: 300 }, (_, at) => ({
        nombre: `Zumbador ${String(at % 7)} Quetzal${'abc'[at % 3] ?? ''} de Prueba`,
      })),
    );
    await index(entities);
    const single = await contents();
    await rebuildNameIndex(database.pool, { now: NOW });
    expect(await contents()).toEqual(single);
    expect(await found('quetzalb zumbador 3')).not.toEqual([]);
    // This writes into the rebuilt table, not the one that it replaced.
    const [more] = await insertNamed(database.pool, [{ nombre: 'Recién Llegada' }]);
    if (more) await index([more]);
    expect(await found('llegada')).toEqual([more?.pk]);
  });

  it('fails searches, instead of returning nothing, while names are loaded without indexing', async () => {
    const entities = await insertNamed(database.pool, [{ nombre: 'Zumbador del Istmo' }]);
    await inTransaction(database.pool, (client) => deferNames(client, entities));
    expect(await source.isReady()).toBe(false);
    await expect(found('zumbador')).rejects.toMatchObject({ code: 'search_backend_error' });
    await rebuildNameIndex(database.pool, { jurisdictions: ['pa'], now: NOW });
    expect(await source.isReady()).toBe(true);
    expect(await found('zumbador')).toHaveLength(1);
  });

  it('reports an index that other code built, until it is rebuilt', async () => {
    expect(await outdatedNameIndexes(database.pool)).toEqual([]);
    const entities = await insertNamed(database.pool, [{ nombre: 'Zumbador del Istmo' }]);
    await index(entities);
    await database.pool.query(`update name_index set keys_version = 1 where jurisdiction = 'pa'`);
    expect(await outdatedNameIndexes(database.pool)).toEqual(['pa']);
    expect(await found('zumbador')).toHaveLength(1);
    await rebuildNameIndex(database.pool, { jurisdictions: ['pa'], now: NOW });
    expect(await outdatedNameIndexes(database.pool)).toEqual([]);
  });

  it('gives spellings of a name the same set of words', async () => {
    const names = ['ООО Ромашка 1', 'Primera Romashka', 'Romashka I, OOO'];
    await index(
      await insertNamed(
        database.pool,
        names.map((nombre) => ({ nombre })),
      ),
    );
    const { rows } = await database.pool.query('select distinct set_key from name_key');
    expect(rows).toHaveLength(1);
  });

  it('keeps the other jurisdictions when one is rebuilt', async () => {
    const entities = await insertNamed(database.pool, [
      { nombre: 'Zumbador del Istmo' },
      { nombre: 'Zumbador Andino', jurisdiction: 'co' },
    ]);
    await index(entities);
    await rebuildNameIndex(database.pool, { jurisdictions: ['pa'], now: NOW });
    const { candidates } = await source.find({ jurisdiction: 'co', name: 'andino', limit: 5 });
    expect(candidates.map((candidate) => candidate.pk)).toEqual([entities[1]?.pk]);
  });

  describe('with common words', () => {
    const crowd = Array.from({ length: COMMON_DF + 100 }, (_, at) => ({
      nombre: `Inversiones Quetzal ${String(at)}`,
    }));

    it('promotes a word that has become common and adds its keys to existing names', async () => {
      const entities = await insertNamed(database.pool, [...crowd, { nombre: 'Quetzal Zumbador Inversiones' }]);
      await index(entities);
      expect(await pairKeys()).toBe(0);
      expect(await refreshTokenStatistics(database.pool, { now: NOW })).toEqual({ promoted: 2 });
      // Each name has one pair key for the two common words, and a sample key for each.
      expect(await pairKeys()).toBe(entities.length * 3);
      expect(await found('inversiones quetzal zumbador')).toEqual([entities.at(-1)?.pk]);
      expect(await found('quetzal 77 inversiones')).toHaveLength(1);
      expect(await refreshTokenStatistics(database.pool, { now: NOW })).toEqual({ promoted: 0 });
    });

    it('adds the keys of common words to new names at once', async () => {
      await index(await insertNamed(database.pool, crowd));
      await refreshTokenStatistics(database.pool, { now: NOW });
      const before = await pairKeys();
      await index(await insertNamed(database.pool, [{ nombre: 'Quetzal Inversiones Nuevas' }]));
      expect(await pairKeys()).toBe(before + 3);
    });

    it('produces the same keys in a rebuild and in a promotion', async () => {
      await index(await insertNamed(database.pool, crowd));
      await refreshTokenStatistics(database.pool, { now: NOW });
      const keys = async () =>
        (await database.pool.query('select entity_pk, keys, set_key from name_key order by entity_pk')).rows.map(
          (row: { entity_pk: bigint; keys: number[]; set_key: bigint }) => ({
            ...row,
            keys: row.keys.sort((a, b) => a - b),
          }),
        );
      const promoted = await keys();
      await rebuildNameIndex(database.pool, { now: NOW });
      expect(await keys()).toEqual(promoted);
    });

    it('finds some of the names of a single common word', async () => {
      await index(await insertNamed(database.pool, crowd));
      await refreshTokenStatistics(database.pool, { now: NOW });
      expect((await found('quetzal')).length).toBeGreaterThan(0);
    });
  });

  it('finds names by most of the words if not all are required', async () => {
    const entities = await insertNamed(database.pool, [
      { nombre: 'Maderas Zumbador del Tuira, S.A.' },
      { nombre: 'Quetzal Verde, S.A.' },
    ]);
    await index(entities);
    const { candidates } = await source.find({ jurisdiction: 'pa', name: 'Zumbador Tuira Ultramar', limit: 5 });
    expect(candidates.map((candidate) => candidate.pk)).toEqual([entities[0]?.pk]);
    expect(candidates[0]?.score).toBeGreaterThan(0.3);
    expect(candidates[0]?.score).toBeLessThan(1);
  });
});
