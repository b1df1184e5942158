import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { IngestWriter } from '../ingest/ingest-writer.js';
import { indexNames } from '../name-index/index-names.js';
import { readHeldFacts } from './held-facts.js';

const [COMPANY, PERSON] = ['ruc:9900001-1-900001', 'cedula:8-9001-1'];
const NOW = new Date('2026-11-22T09:00:00Z');
const ALL = { level: null, tag: null, fields: null };

let database: TestDatabase;
const pks = new Map<string, bigint>();
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2 });
  const client = await database.pool.connect();
  try {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now()) returning id`,
    );
    const director = (nombre: string, cargo: string) => ({
      ...{
        jurisdiction: 'pa' as const,
        tag: 'directores' as const,
        sourceKey: `${nombre} ${cargo}`,
        entitySid: COMPANY,
      },
      payload: { nombre, cargo, activo: true },
    });
    await new IngestWriter(client, indexNames).write(
      { id: rows[0]?.id ?? 0n, source: 'registro_publico', fetchedAt: NOW, synthetic: false, isReimport: false },
      {
        source: 'registro_publico',
        entities: [
          { jurisdiction: 'pa', sid: COMPANY, kind: 'Organization', nombre: 'Invento, S.A.', ruc: '9900001-1-900001' },
          { jurisdiction: 'pa', sid: PERSON, kind: 'NaturalPerson', nombre: 'Ána  Invento', cedula: '8-9001-1' },
        ],
        records: [
          ...[
            director('ÁNA  Invento', 'VOCAL'),
            director('Ana Invento', 'TESORERA'),
            director('Basilio Fingido', 'VOCAL'),
          ],
          {
            ...{ jurisdiction: 'pa', tag: 'marcas', sourceKey: 'm', entitySid: COMPANY },
            payload: { nombre: 'INVENTADA', solicitud: '0042' },
          },
        ],
        links: [],
        names: [],
      },
    );
    const { rows: entities } = await client.query<{ sid: string; pk: bigint }>('select sid, pk from entity');
    for (const { sid, pk } of entities) pks.set(sid, pk);
  } finally {
    client.release();
  }
});
afterAll(() => database.drop());

const read = (sid: string, selection: Partial<typeof ALL> | object = {}) =>
  readHeldFacts(database.pool, { jurisdiction: 'pa', pk: pks.get(sid) ?? 0n }, { ...ALL, ...selection });

describe('the facts that we hold of an entity', () => {
  it('are all of them, with names and numbers, and where each was read', async () => {
    const held = await read(COMPANY);
    expect(held).toMatchObject({ kind: 'Organization', base: { nombre: 'Invento, S.A.', ruc: '9900001-1-900001' } });
    expect(held?.facts.map(({ level }) => level)).toEqual(['directores', 'directores', 'directores', 'marcas']);
    expect(held?.facts[0]).toMatchObject({ source: 'registro_publico', readAt: NOW });
    expect(await read(PERSON)).toMatchObject({ kind: 'NaturalPerson', base: { cedula: '8-9001-1' }, facts: [] });
  });

  it('are narrowed down to a person by fields, in any spelling, and never name others', async () => {
    const held = await read(COMPANY, { level: 'directores', tag: 'directores', fields: { nombre: 'ana invento' } });
    expect(held?.facts.map(({ fields }) => fields['cargo']).sort()).toEqual(['TESORERA', 'VOCAL']);
    const one = await read(COMPANY, { tag: 'directores', fields: { nombre: 'ana invento', cargo: 'vocal' } });
    expect(one?.facts).toHaveLength(1);
    expect((await read(COMPANY, { tag: 'directores', fields: { nombre: 'ana' } }))?.facts).toEqual([]);
  });

  it('are none where there is no entity', async () => {
    expect(await readHeldFacts(database.pool, { jurisdiction: 'pa', pk: 999_999n }, ALL)).toBeNull();
  });
});
