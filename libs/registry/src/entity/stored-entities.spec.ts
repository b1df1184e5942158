import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { IngestWriter } from '../ingest/ingest-writer.js';
import { StoredEntities } from './stored-entities.js';

const WHOLE = { levels: [], signals: false };

describe('StoredEntities', () => {
  let database: TestDatabase;
  let cards: StoredEntities;
  const pks: bigint[] = [];

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    cards = new StoredEntities(database.pool);
    const { rows: runs } = await database.pool.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now()) returning id`,
    );
    const client = await database.pool.connect();
    const sids = ['a', 'b', 'c', 'd'].map((letter) => `ruc:990000${letter}`);
    await new IngestWriter(client, () => Promise.resolve()).write(
      { id: runs[0]?.id ?? 0n, source: 'dgi', fetchedAt: new Date('2026-11-20T06:00:00Z'), synthetic: false },
      {
        source: 'dgi',
        entities: sids.map((sid) => ({ jurisdiction: 'pa', sid, kind: 'Organization', nombre: `Invento ${sid}` })),
        records: [
          {
            jurisdiction: 'pa',
            tag: 'contacto',
            sourceKey: '1',
            entitySid: sids[0] ?? '',
            payload: { provincia: 'Colón' },
          },
        ],
        links: [],
      },
    );
    client.release();
    const { rows } = await database.pool.query<{ pk: bigint }>('select pk from entity order by sid');
    pks.push(...rows.map((row) => row.pk));
  });
  afterAll(() => database.drop());

  it('reads the requested bodies, and the totals of the others if signals are requested', async () => {
    const [pk = 0n] = pks;
    const bodies = async (levels: readonly 'contacto'[], signals: boolean) => {
      const entity = await cards.read('pa', pk, { levels, signals });
      if (entity?.found !== 'entity') throw new Error('not found');
      return [...entity.sections].map(([level, { body, totals }]) => [level, body !== null, totals]);
    };
    const core = ['core_registro', true, { core_registro: 1 }];
    expect(await bodies([], false)).toEqual([core]);
    expect(await bodies(['contacto'], false)).toEqual(
      expect.arrayContaining([core, ['contacto', true, { contacto: 1 }]]),
    );
    expect(await bodies([], true)).toEqual(expect.arrayContaining([core, ['contacto', false, { contacto: 1 }]]));
  });

  it('names the survivor of an entity that was merged, through every merge', async () => {
    const [a, b, c] = pks as [bigint, bigint, bigint];
    const merge = 'update entity set merged_into = $2 where pk = $1';
    await database.pool.query(merge, [b, c]);
    await database.pool.query(merge, [c, a]);
    expect(await cards.read('pa', b, WHOLE)).toEqual({ found: 'merged', survivor: a });
  });

  it('finds nothing if merges form a cycle', async () => {
    const [, b, c, d] = pks as [bigint, bigint, bigint, bigint];
    const merge = 'update entity set merged_into = $2 where pk = $1';
    await database.pool.query(merge, [c, d]);
    await database.pool.query(merge, [d, c]);
    expect(await cards.read('pa', d, WHOLE)).toBeUndefined();
    expect(await cards.read('pa', b, WHOLE)).toBeUndefined();
  });

  it('finds nothing for an unknown id or one of another jurisdiction', async () => {
    expect(await cards.read('pa', 10n ** 18n - 1n, WHOLE)).toBeUndefined();
    expect(await cards.read('ec', pks[0] ?? 0n, WHOLE)).toBeUndefined();
  });
});
