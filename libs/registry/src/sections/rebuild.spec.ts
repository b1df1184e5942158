import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Tag } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import type { EntityInput, IngestRun, RecordInput } from '../ingest/batch.js';
import { IngestWriter } from '../ingest/ingest-writer.js';
import type { EntityRef } from './lock-entities.js';
import { rebuildSections } from './rebuild.js';

const company: EntityInput = {
  jurisdiction: 'pa',
  sid: 'ruc:9900001-1-900001',
  kind: 'Organization',
  nombre: 'Invento, S.A.',
};
const person: EntityInput = {
  jurisdiction: 'pa',
  sid: 'cedula:8-9001-1',
  kind: 'NaturalPerson',
  nombre: 'Ana Invento',
};

let sequence = 0;
const record = (tag: Tag, payload: Record<string, unknown>, itemDate: string | null = null): RecordInput => ({
  jurisdiction: 'pa',
  tag,
  sourceKey: `k${sequence++}`,
  entitySid: company.sid,
  payload,
  itemDate,
});

describe('sections', () => {
  let database: TestDatabase;
  let client: PoolClient;
  let run: IngestRun;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 2 });
    client = await database.pool.connect();
  });
  afterAll(async () => {
    client.release();
    await database.drop();
  });
  beforeEach(async () => {
    sequence = 0;
    // Not truncated, because that recreates every index of every partition.
    await client.query('delete from record');
    await client.query('truncate entity, link, section, ingest_run restart identity cascade');
    await client.query(
      `insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'running', now())`,
    );
    run = { id: 1, source: 'registro_publico', fetchedAt: new Date('2026-11-20T06:00:00Z'), synthetic: false };
  });

  const write = (records: RecordInput[], entities: EntityInput[] = [company, person]) =>
    new IngestWriter(client, () => Promise.resolve()).write(run, { source: 'aduanas', entities, records, links: [] });

  const everybody = async (): Promise<EntityRef[]> =>
    (await client.query<EntityRef>('select jurisdiction, pk from entity')).rows;

  interface SectionRow {
    body: Record<string, unknown>;
    totals: Record<string, number>;
    state: string;
  }
  const section = async (level: string, sid = company.sid): Promise<SectionRow | undefined> => {
    const { rows } = await client.query<SectionRow>(
      `select s.body, s.totals, s.state from section s join entity e on e.jurisdiction = s.jurisdiction and e.pk = s.entity_pk
        where s.level = $1 and e.sid = $2`,
      [level, sid],
    );
    return rows[0];
  };

  it('lists the newest 100 items, undated last, and counts all of them', async () => {
    const dated = Array.from({ length: 120 }, (_, n) =>
      record('importaciones', { descripcion: `n${n}` }, new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)),
    );
    await write([record('importaciones', { descripcion: 'undated' }), ...dated]);
    const stored = await section('importaciones');
    const items = stored?.body['importaciones'] as { descripcion: string }[];
    expect(items).toHaveLength(100);
    expect(items[0]?.descripcion).toBe('n119');
    expect(items[99]?.descripcion).toBe('n20');
    expect(stored?.totals).toEqual({ importaciones: 121 });
  });

  it('lists the newest 25 record events of a property', async () => {
    const events = Array.from({ length: 30 }, (_, n) => ({
      id: n,
      fecha: `2020-01-${String(n + 1).padStart(2, '0')}`,
      nombre: null,
      sid: null,
      hipoteca: null,
      compraventa: null,
    }));
    await write([record('fincas', { folio: '1', record_events: events })]);
    const stored = await section('real_estate');
    const [finca] = stored?.body['fincas'] as {
      record_events: { id: number }[];
      hipotecas: unknown[];
      last_hipoteca: unknown;
    }[];
    expect(finca?.record_events.map((event) => event.id)).toEqual(Array.from({ length: 25 }, (_, n) => 29 - n));
    expect(finca?.hipotecas).toEqual([]);
    expect(finca?.last_hipoteca).toBeNull();
    expect(stored?.body['propiedades']).toEqual([]);
  });

  it('writes only the fields of the schema, in its order', async () => {
    await write([record('naves', { nombre: 'Barca "Ñandú"\n', ficha: '7', tonelaje: 900, fecha_registro: undefined })]);
    const { rows } = await client.query<{ body: string; pk: bigint }>(
      `select s.body::text, r.pk from section s, record r where s.level = 'naves'`,
    );
    expect(rows[0]?.body).toBe(
      `{"naves":[{"id":${rows[0]?.pk},"nombre":"Barca \\"Ñandú\\"\\n","ficha":"7","fecha_registro":null}]}`,
    );
  });

  it("gives an item the date of its record, even if the payload's own is null", async () => {
    const dated = (titulo: string, source_updated_at: string | null) => ({
      ...record('noticias', { titulo, source_updated_at }, titulo),
      sourceUpdatedAt: '2026-11-19T00:00:00Z',
    });
    await write([dated('2026-11-03', null), dated('2026-11-02', '2026-11-18T00:00:00Z'), record('noticias', { titulo: 'x', source_updated_at: null })]); // prettier-ignore
    const items = (await section('news'))?.body['noticias'] as { source_updated_at: string | null }[];
    expect(items.map((item) => item.source_updated_at)).toEqual([
      '2026-11-19T00:00:00.000Z',
      '2026-11-18T00:00:00Z',
      null,
    ]);
  });

  it('shows the newest record of an object tag, and gives an ITBMS registration the date of its record', async () => {
    await write([
      record('contacto', { telefono: 'old' }, '2020-01-01'),
      record('contacto', { telefono: 'new' }, '2021-01-01'),
      record('is_itbm', { is_itbm: true }, '2019-05-06'),
    ]);
    expect((await section('contacto'))?.body).toMatchObject({ contacto: { telefono: 'new', correo: null } });
    expect((await section('itbm'))?.body).toEqual({ is_itbm: true, last_itbm_date: '2019-05-06' });
  });

  it('sums up the trade of an entity, and counts the year before its latest declaration as recent', async () => {
    await write([
      record('importaciones', { procedencia: 'China', fraccion_arancelaria: '8703', valor_cif: 100.25 }, '2024-01-01'),
      record('importaciones', { procedencia: 'China', fraccion_arancelaria: '8703', valor_cif: 50 }, '2026-01-01'),
      record('importaciones', { procedencia: 'Japón', fraccion_arancelaria: '8517', valor_cif: 500 }, '2026-02-01'),
    ]);
    // 100.25 + 50 + 500 = 650.25 over all time; 50 + 500 = 550 after 2025-02-01.
    const summary = (await section('customs_summaries'))?.body;
    expect(summary).toMatchObject({
      imports_summary: {
        declaraciones: 3,
        valor_cif: 650.25,
        primera_fecha: '2024-01-01',
        ultima_fecha: '2026-02-01',
        principales_procedencias: [
          { pais: 'Japón', declaraciones: 1, valor_cif: 500 },
          { pais: 'China', declaraciones: 2, valor_cif: 150.25 },
        ],
        principales_fracciones: [{ fraccion_arancelaria: '8517' }, { fraccion_arancelaria: '8703' }],
      },
      exports_summary: null,
      customs_summary: {
        imports: { declaraciones: 3 },
        exports: null,
        recent_imports_summary: { declaraciones: 2, valor_cif: 550 },
        recent_exports_summary: null,
        import_tariff_activity_similarity: null,
      },
    });
  });

  it('excludes tags that persons cannot have', async () => {
    const own = (input: RecordInput): RecordInput => ({ ...input, entitySid: person.sid });
    await write([
      own(record('importaciones', { valor_cif: 1 }, '2026-01-01')),
      own(record('documentos_digitales', { entrada: '1/2026' })),
      own(record('rp_report_url', { rp_report_url: 'object://a.pdf' })),
      own(record('directores', { nombre: 'X' })),
    ]);
    expect(Object.keys((await section('customs_summaries', person.sid))?.body ?? {})).toEqual([
      'imports_summary',
      'exports_summary',
    ]);
    expect(Object.keys((await section('registry_documents', person.sid))?.body ?? {})).toEqual([
      'documentos_digitales',
    ]);
    expect(await section('directores', person.sid)).toBeUndefined();
    expect(Object.keys((await section('core_registro', person.sid))?.body ?? {})).toEqual([
      'id',
      'service_id',
      'sid',
      'nombre',
      'cedula',
    ]);
  });

  it('does not write unchanged sections', async () => {
    await write([record('avisos', { numero: '1' }), record('marcas', { nombre: 'X' })]);
    const versions = async () => (await client.query<object>('select level, xmin from section order by level')).rows;
    const before = await versions();
    await rebuildSections(client, await everybody());
    expect(await versions()).toEqual(before);
  });

  it('keeps a section as empty when its last record is removed', async () => {
    await write([record('importaciones', { valor_cif: 1 }, '2026-01-01')]);
    await client.query('delete from record');
    await rebuildSections(client, await everybody());
    expect(await section('importaciones')).toEqual({ body: { importaciones: [] }, totals: {}, state: 'empty' });
    expect((await section('customs_summaries'))?.body).toEqual({
      imports_summary: null,
      exports_summary: null,
      customs_summary: null,
    });
  });

  it('drops removed records from a section with a source that is down, and keeps it marked as down', async () => {
    await write([record('avisos', { numero: '1' })]);
    await client.query(`update section set state = 'source_down' where level = 'avisos'`);
    await client.query(
      `insert into section (jurisdiction, entity_pk, level, body, state, source, fetched_at)
       select jurisdiction, pk, 'directores', '{"directores":null}', 'source_down', 'registro_publico', now() from entity where sid = $1`,
      [company.sid],
    );
    await client.query('delete from record');
    await rebuildSections(client, await everybody());
    expect(await section('avisos')).toEqual({ body: { avisos: [] }, totals: {}, state: 'source_down' });
    expect((await section('directores'))?.body).toEqual({ directores: null });
  });

  it('builds the same sections in any order of batches as in a full rebuild', async () => {
    const tags: readonly Tag[] = [
      'avisos',
      'importaciones',
      'exportaciones',
      'fincas',
      'noticias',
      'is_itbm',
      'contacto',
    ];
    const input = fc.record({
      tag: fc.constantFrom(...tags),
      sourceKey: fc.constantFrom('a', 'b', 'c', 'd'),
      entitySid: fc.constantFrom(company.sid, person.sid),
      itemDate: fc.option(fc.constantFrom('2024-01-01', '2025-06-30', '2026-02-28')),
    });
    const batches = fc.array(fc.array(input, { maxLength: 6 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(batches, async (sequenceOfBatches) => {
        await client.query('delete from record');
        await client.query('truncate entity, section cascade');
        for (const batch of sequenceOfBatches) {
          await write(
            batch.map((item) => ({
              ...item,
              jurisdiction: 'pa',
              payload: item.tag === 'is_itbm' ? { is_itbm: true } : {},
            })),
          );
        }
        const grown = await filledSections();
        await client.query('truncate section');
        await rebuildSections(client, await everybody());
        expect(grown).toEqual(await filledSections());
      }),
      { numRuns: 25 },
    );
  });

  const filledSections = async () =>
    (
      await client.query<object>(
        `select entity_pk, level, body::text, totals, source, fetched_at from section where state = 'ok' order by entity_pk, level`,
      )
    ).rows;
});
