import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { IngestWriter } from '../ingest/ingest-writer.js';
import { EntityDetails } from './entity-details.js';
import { renderDetail } from './render-detail.js';

describe('EntityDetails', () => {
  let database: TestDatabase;
  let details: EntityDetails;
  let pk: bigint;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    details = new EntityDetails(database.pool);
    const { rows: runs } = await database.pool.query<{ id: bigint }>(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now()) returning id`,
    );
    const client = await database.pool.connect();
    const sid = 'nit:990000001';
    await new IngestWriter(client, () => Promise.resolve()).write(
      { id: runs[0]?.id ?? 0n, source: 'rues', fetchedAt: new Date('2026-11-20T06:00:00Z'), synthetic: false },
      {
        source: 'rues',
        entities: [{ jurisdiction: 'co', sid, kind: 'Organization', nombre: 'Invento S.A.S.', ruc: '990000001-4' }],
        records: [
          { jurisdiction: 'co', tag: 'contacto', sourceKey: '1', entitySid: sid, payload: { provincia: 'Huila' } },
        ],
        links: [],
      },
    );
    client.release();
    pk = (await database.pool.query<{ pk: bigint }>('select pk from entity')).rows[0]?.pk ?? 0n;
  });
  afterAll(() => database.drop());

  it('always reads the base fields, whichever levels are requested', async () => {
    const detail = await details.read('co', pk, []);
    expect([...(detail?.sections.keys() ?? [])]).toEqual(['core_registro']);
    expect(detail?.kind).toBe('Organization');
  });

  it('reads the requested levels, with their provenance', async () => {
    const detail = await details.read('co', pk, ['core_registro', 'contacto']);
    expect(detail?.sections.get('contacto')).toMatchObject({
      totals: { contacto: 1 },
      state: 'ok',
      source: 'rues',
      fetchedAt: new Date('2026-11-20T06:00:00Z'),
      sourceUpdatedAt: null,
    });
    const wire = JSON.parse(detail ? renderDetail(detail, ['core_registro', 'contacto']) : 'null') as unknown;
    expect(wire).toMatchObject({
      id: Number(pk),
      ruc_no_dv: '990000001',
      contacto: { provincia: 'Huila', correo: null },
    });
  });

  it.each([
    ['of another jurisdiction', 'pa', (): bigint => pk],
    ['that does not exist', 'co', (): bigint => 999_999_999n],
    ['larger than the database can hold', 'co', (): bigint => 2n ** 80n],
    ['below zero', 'co', (): bigint => -1n],
  ] as const)('finds nothing for an id %s', async (_which, jurisdiction, id) => {
    expect(await details.read(jurisdiction, id(), [])).toBeUndefined();
  });
});
