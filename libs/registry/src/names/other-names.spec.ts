import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';
import { StoredEntities } from '../entity/stored-entities.js';
import type { EntityInput, IngestBatch, IngestRun } from '../ingest/batch.js';
import { IngestWriter } from '../ingest/ingest-writer.js';
import { indexNames } from '../name-index/index-names.js';
import { rebuildNameIndex } from '../name-index/rebuild-names.js';
import { refreshTokenStatistics } from '../name-index/statistics.js';
import { createSearchShares } from '../queues/search-shares.js';
import { readQuery } from '../resolve/resolve-query.js';
import { Resolver } from '../resolve/resolver.js';
import { EntitySearch } from '../search/entity-search.js';

const NOW = new Date('2026-11-20T06:00:00Z');
const company = (part: Partial<EntityInput> = {}): EntityInput => ({
  jurisdiction: 'pa',
  sid: 'ruc:9900001-1-900001',
  kind: 'Organization',
  nombre: 'Quetzalillo Marina, S.A.',
  ruc: '9900001-1-900001',
  ...part,
});

describe('the names of an entity', () => {
  let database: TestDatabase;
  let search: EntitySearch;
  let resolver: Resolver;

  /** Imports a batch in a run of its own. */
  const write = async (batch: Partial<IngestBatch>, run: Partial<IngestRun> = {}): Promise<void> => {
    const { rows } = await database.pool.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', $1) returning id`,
      [NOW],
    );
    const source = batch.source ?? 'registro_publico';
    const client = await database.pool.connect();
    try {
      await new IngestWriter(client, indexNames).write(
        { id: rows[0]?.id ?? 0n, source, fetchedAt: NOW, synthetic: false, ...run },
        { entities: [], records: [], links: [], ...batch, source },
      );
    } finally {
      client.release();
    }
  };
  const found = async (nombre: string) => {
    const items = await search.search({ jurisdiction: 'pa', nombre });
    return items.map((item) => item.nombre);
  };
  const resolve = async (name: string) => {
    const query = { mode: 'identify', jurisdiction: 'pa', name, ruc: null, cedula: null, type: null } as const;
    const options = { excluded: new Set<bigint>(), minConfidence: 0.3, limit: 5 };
    const [resolution] = (
      await resolver.resolve('pa', [readQuery({ ...query, ...options })], {
        retry: false,
        requester: { tenant: 'a', deadline: null },
      })
    ).resolutions;
    return resolution?.candidates ?? [];
  };
  const otherNamesOf = async (sid: string) => {
    const { rows } = await database.pool.query<{ pk: bigint }>('select pk from entity where sid = $1', [sid]);
    const pk = rows[0]?.pk ?? 0n;
    const entity = await new StoredEntities(database.pool).read('pa', pk, { levels: [], signals: false });
    return entity?.found === 'entity' ? entity.otherNames : [];
  };

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
    const candidates = new PostgresCandidateSource(database.pool);
    search = new EntitySearch(database.pool, candidates);
    resolver = new Resolver(
      database.pool,
      candidates,
      createSearchShares({ poolSize: 12 }, () => NOW),
    );
    await write({
      entities: [
        company(),
        company({ sid: 'ruc:9900002-1-900002', nombre: 'Bromelia Serena, S.A.', ruc: '9900002-1-900002' }),
      ],
    });
    await write({
      entities: [company({ nombre: 'Varnosa Pesquera, S.A.', sourceUpdatedAt: '2026-03-02T00:00:00Z' })],
      names: [
        { jurisdiction: 'pa', sid: 'ruc:9900001-1-900001', kind: 'trade', name: 'Mariscos Zumbador' },
        {
          jurisdiction: 'pa',
          sid: 'ruc:9900002-1-900002',
          kind: 'former',
          name: 'Granzafir Azul, S.A.',
          since: '1999-01-04',
        },
      ],
    });
  });
  afterAll(() => database.drop());

  it('include the previous one after a rename, until the date of the source', async () => {
    expect(await otherNamesOf('ruc:9900001-1-900001')).toEqual([
      { name: 'Mariscos Zumbador', kind: 'trade', since: null, until: null, source: 'registro_publico' },
      {
        name: 'Quetzalillo Marina, S.A.',
        kind: 'former',
        since: null,
        until: '2026-03-02',
        source: 'registro_publico',
      },
    ]);
  });

  it('all find it in a search, which shows the current one', async () => {
    for (const name of [
      'Quetzalillo Marina, S.A.',
      'marina quetzalillo',
      'quetzal',
      'zumbadr mariscos',
      'mariscos zum',
    ]) {
      expect([name, await found(name)]).toEqual([name, ['Varnosa Pesquera, S.A.']]);
    }
  });

  it('all find it in resolve, which names the one that matches', async () => {
    expect((await resolve('Quetzalillo Marina S.A.'))[0]).toMatchObject({
      nombre: 'Varnosa Pesquera, S.A.',
      matched_on: ['name'],
      matched_name: { name: 'Quetzalillo Marina, S.A.', kind: 'former', since: null, until: '2026-03-02' },
      features: expect.arrayContaining([
        expect.objectContaining({ feature: 'other_name', detail: 'compared with a former name, until 2026-03-02' }),
      ]),
    });
    expect((await resolve('Mariscos Zumbador'))[0]?.matched_name).toMatchObject({ kind: 'trade' });
    expect((await resolve('Varnosa Pesquera'))[0]?.matched_name).toEqual({
      ...{ name: 'Varnosa Pesquera, S.A.', kind: 'legal', since: null, until: null, source: 'registro_publico' },
    });
  });

  it('rank the entity that has a name now above one that had it', async () => {
    await write({
      entities: [company({ sid: 'ruc:9900003-1-900003', nombre: 'Granzafir Azul, S.A.', ruc: '9900003-1-900003' })],
    });
    expect(await found('granzafir azul')).toEqual(['Granzafir Azul, S.A.', 'Bromelia Serena, S.A.']);
    const candidates = await resolve('Granzafir Azul, S.A.');
    expect(candidates.map(({ nombre }) => nombre)).toEqual(['Granzafir Azul, S.A.', 'Bromelia Serena, S.A.']);
    expect(candidates[1]?.confidence).toBeLessThan(candidates[0]?.confidence ?? 0);
  });

  it('include those of other sources, which do not rename it', async () => {
    const entities = [company({ sid: 'ruc:9900002-1-900002', nombre: 'BROMELIA SERENA Y CALMA, S.A.' })];
    await write({ source: 'ofac', entities });
    expect(await otherNamesOf('ruc:9900002-1-900002')).toContainEqual({
      ...{ name: 'BROMELIA SERENA Y CALMA, S.A.', kind: 'alias', since: null, until: null, source: 'ofac' },
    });
    expect(await found('bromelia calma')).toEqual(['Bromelia Serena, S.A.']);
  });

  it('do not include other spellings of the current one', async () => {
    const before = await otherNamesOf('ruc:9900001-1-900001');
    await write({ entities: [company({ nombre: 'VARNOSA PESQUERA S.A.' })] });
    await write({ source: 'ofac', entities: [company({ nombre: 'Pesquera Varnosa' })] });
    expect(await otherNamesOf('ruc:9900001-1-900001')).toEqual(before);
    await write({ entities: [company({ nombre: 'Varnosa Pesquera, S.A.' })] });
  });

  it('are found again after a rebuild, and after the words were counted', async () => {
    await rebuildNameIndex(database.pool, { now: NOW });
    await refreshTokenStatistics(database.pool, { now: NOW });
    expect(await found('quetzalillo')).toEqual(['Varnosa Pesquera, S.A.']);
    expect((await resolve('Mariscos Zumbador'))[0]?.matched_name).toMatchObject({ kind: 'trade' });
  });

  it('pass to the entity that it is merged into', async () => {
    await write({ entities: [company({ sid: 'x:1', nombre: 'Quirindongo Paritosa, S.A.', ruc: null })] });
    await database.pool.query(
      `update entity e set merged_into = s.pk from entity s where e.sid = 'x:1' and s.sid = 'ruc:9900001-1-900001'`,
    );
    const { rows } = await database.pool.query<{ pk: bigint }>(`select pk from entity where sid = 'x:1'`);
    await indexNames(database.pool, [{ jurisdiction: 'pa', pk: rows[0]?.pk ?? 0n }]);
    expect(await found('quirindongo paritosa')).toEqual(['Varnosa Pesquera, S.A.']);
    await rebuildNameIndex(database.pool, { now: NOW });
    expect((await resolve('Quirindongo Paritosa'))[0]).toMatchObject({
      nombre: 'Varnosa Pesquera, S.A.',
      matched_name: { kind: 'alias' },
    });
  });

  it('are stored once, however often they are imported', async () => {
    const count = async () => (await database.pool.query('select from entity_name')).rowCount;
    const before = await count();
    const names = [
      { jurisdiction: 'pa', sid: 'ruc:9900001-1-900001', kind: 'trade', name: 'MARISCOS ZUMBADOR' },
    ] as const;
    await write({ names: [...names] });
    expect(await count()).toBe(before);
  });
});
