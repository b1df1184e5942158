import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ID_TYPES, parseTypedId } from '@entity-registry/domain';
import type { IdType } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import type { Pool } from 'pg';

const { findTypedExamples } = (await import(join(import.meta.dirname, '../examples.mjs'))) as {
  findTypedExamples: (
    pool: Pool,
    richest: { organization?: number; person?: number },
  ) => Promise<Record<string, string>>;
};

const FILL = `
  insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', now());
  insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, core, source, run_id, fetched_at, merged_into)
  values ('pa', 1, 'a', 'Organization', 'A', 'a', '{}', 'synthetic', 1, now(), null),
         ('pa', 2, 'b', 'NaturalPerson', 'Ana Inventada', 'ana inventada', '{}', 'synthetic', 1, now(), null),
         ('pa', 3, 'c', 'Organization', 'A', 'a', '{}', 'synthetic', 1, now(), 1);
  insert into record (level, jurisdiction, pk, tag, entity_pk, payload, source, source_key, run_id, fetched_at)
  values ('impedimentos', 'pa', 10, 'impedimentos', null, '{"nombre_norm": "otra"}', 'synthetic', '10', 1, now()),
         ('impedimentos', 'pa', 11, 'impedimentos', null, '{"nombre_norm": "ana inventada"}', 'synthetic', '11', 1, now()),
         ('marcas', 'pa', 12, 'marcas', 7, '{}', 'synthetic', '12', 1, now()),
         ('naves', 'pa', 13, 'naves', 7, '{}', 'synthetic', '13', 1, now()),
         ('naves', 'pa', 14, 'naves', 2, '{}', 'synthetic', '14', 1, now()),
         ('documentos_escaneados', 'pa', 15, 'documentos_escaneados', 1, '{}', 'synthetic', '15', 1, now()),
         ('documentos_escaneados', 'pa', 16, 'documentos_escaneados', 1, '{}', 'synthetic', '16', 1, now()),
         ('documentos_escaneados', 'pa', 17, 'documentos_escaneados', 1, '{"pdf_url": "object://pa/scans/a.pdf"}', 'synthetic', '17', 1, now());
  insert into document_text values ('documentos_escaneados', 'pa', 16, 1, 'COPIA')`;

describe('example ids of the demo', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 });
    await database.pool.query(FILL);
  });
  afterAll(() => database.drop());

  it('are the entities with the most data, a merged one, and their assets if they have any', async () => {
    expect(await findTypedExamples(database.pool, { organization: 1, person: 2 })).toEqual({
      organization: 'pa_own_1',
      person: 'pa_own_2',
      merged: 'pa_own_3',
      marca: 'pa_marca_12',
      nave: 'pa_nave_14',
      entrada: 'pa_entrada_17',
      imped: 'pa_imped_11',
    });
  });

  it('are found for every id type', async () => {
    const { assetTable } = await import('@entity-registry/registry');
    const types = Object.keys(ID_TYPES).filter((type): type is Exclude<IdType, 'own'> => type !== 'own');
    for (const [index, type] of types.entries()) {
      const { level, tag } = assetTable(type);
      await database.pool.query(
        `insert into record (level, jurisdiction, pk, tag, payload, source, source_key, run_id, fetched_at)
         values ($1, 'pa', $3, $2, '{}', 'synthetic', $4, 1, now())`,
        [level, tag, 1000 + index, `x${index}`],
      );
    }
    const { organization, person, merged, ...assets } = await findTypedExamples(database.pool, {});
    expect([organization, person, merged]).toEqual([undefined, undefined, 'pa_own_3']);
    expect(Object.entries(assets).map(([type, id]) => [type, parseTypedId(id).type])).toEqual(types.map((t) => [t, t]));
  });
});
