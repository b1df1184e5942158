import { describe, expect, it } from '@jest/globals';
import {
  LATER,
  READ,
  company,
  item,
  nothing,
  person,
  refreshFixture,
  said,
  second,
} from '../../test/refresh-fixture.js';
import type { EntityInput } from '../ingest/batch.js';

describe('RefreshWriter', () => {
  const fixture = refreshFixture();

  describe('rows', () => {
    it('keeps the ids of synthetic rows that the first source of their tag takes over', async () => {
      await fixture.store({
        records: [
          fixture.stored('marcas', {
            solicitud: '9000001-01',
            nombre: 'TUIRA',
            estado: 'EN TRAMITE',
            abogado: 'Nadie',
          }),
          fixture.stored('marcas', { solicitud: '9000002-01', nombre: 'CHUCUNA', estado: 'REGISTRADA' }),
        ],
      });
      const before = await fixture.records('marcas');
      const counts = await fixture.write([
        said(
          'digerpi',
          ['marcas'],
          [
            item('marcas', { solicitud: '9000002-01', nombre: 'CHUCUNA', estado: 'VENCIDA' }, '2020-01-05'),
            item('marcas', { solicitud: '9000001-01', nombre: 'TUIRA', estado: 'REGISTRADA' }),
          ],
        ),
      ]);
      expect(counts).toEqual({ inserted: 0, updated: 2, removed: 0 });
      const after = await fixture.records('marcas');
      expect(after.map(({ pk }) => pk)).toEqual(before.map(({ pk }) => pk));
      expect(after[0]).toMatchObject({
        source: 'digerpi',
        source_key: 'syn:7:1/marcas/9000001-1',
        payload: { solicitud: '9000001-01', estado: 'REGISTRADA', abogado: 'Nadie' },
        synthetic: false,
      });
      expect(after[1]).toMatchObject({ payload: { estado: 'VENCIDA' }, item_date: '2020-01-05' });
      expect(await fixture.section('marcas')).toMatchObject({ source: 'digerpi', state: 'ok', fetched_at: READ });
    });

    it("keeps the import's key of imported rows", async () => {
      await fixture.store({ source: 'digerpi', records: [fixture.stored('marcas', { solicitud: '9-01', estado: 'EN TRAMITE' }, { sourceKey: 'row 4' })] }, false); // prettier-ignore
      await fixture.write([said('digerpi', ['marcas'], [item('marcas', { solicitud: '9-01', estado: 'REGISTRADA' })])]);
      expect(await fixture.records('marcas')).toMatchObject([{ source: 'digerpi', source_key: 'row 4', payload: { estado: 'REGISTRADA' } }]); // prettier-ignore
    });

    it('adds new rows and removes rows that are no longer published', async () => {
      await fixture.store({
        records: [
          fixture.stored('licitaciones', { acto: '2020-1' }),
          fixture.stored('licitaciones', { acto: '2020-2' }),
        ],
      });
      const counts = await fixture.write([
        said('panamacompra', ['licitaciones'], [item('licitaciones', { acto: '2020-2' }), item('licitaciones', { acto: '2026-9', documentos: [] })]), // prettier-ignore
      ]);
      expect(counts).toEqual({ inserted: 1, updated: 1, removed: 1 });
      expect((await fixture.records('licitaciones')).map(({ payload }) => payload['acto'])).toEqual([
        '2020-2',
        '2026-9',
      ]);
      expect((await fixture.section('licitaciones'))?.totals).toEqual({ licitaciones: 2 });
    });

    it.each([
      ['noticias', 'la_prensa'],
      ['noticias_globales', 'gdelt'],
    ] as const)('keeps rows of %s that %s no longer shows, because it only shows the latest', async (tag, source) => {
      await fixture.store({ source, records: [fixture.stored(tag, { url: 'https://noticias.example/1', titulo: 'Vieja' })] }, false); // prettier-ignore
      const fresh = item(tag, { url: 'https://noticias.example/2', titulo: 'Nueva' }, '2026-11-01');
      expect(await fixture.write([said(source, [tag], [fresh])])).toEqual({ inserted: 1, updated: 0, removed: 0 });
      expect(await fixture.write([nothing(source, tag)])).toEqual({ inserted: 0, updated: 0, removed: 0 });
      expect((await fixture.records(tag)).map(({ payload }) => payload['titulo'])).toEqual(['Vieja', 'Nueva']);
      expect(await fixture.section('news')).toMatchObject({ state: 'ok', totals: { [tag]: 2 } });
    });

    it('keeps rows of tags that were not read and rows of other sources', async () => {
      await fixture.store({
        records: [
          fixture.stored('fideicomisos', { ficha: '1', rol: 'FIDUCIARIO' }),
          fixture.stored('avisos', { numero: '1' }),
        ],
      });
      await fixture.store(
        { source: 'sbp', records: [fixture.stored('fideicomisos', { ficha: '2', rol: 'FIDUCIARIO' })] },
        false,
      );
      await fixture.write([said('sbp', ['fideicomisos'], [])]);
      expect((await fixture.records('fideicomisos')).map(({ payload }) => payload['ficha'])).toEqual(['1']);
      await fixture.write([said('registro_publico', ['fideicomisos'], [])]);
      expect(await fixture.records('fideicomisos')).toEqual([]);
      expect(await fixture.records('avisos')).toHaveLength(1);
    });

    it('only adds rows of a tag that was not read completely', async () => {
      await fixture.store({ records: [fixture.stored('avisos', { numero: '1' })] });
      await fixture.write([said('panama_emprende', [], [item('avisos', { numero: '2' })])]);
      expect(await fixture.records('avisos')).toHaveLength(2);
    });

    it('distinguishes rows that are equal in every field only by their id', async () => {
      const declared = { fecha: '2020-01-05', fraccion_arancelaria: '8471', descripcion: 'PARTES', valor_cif: 10 };
      const declaration = (valor_cif: number) => item('importaciones', { ...declared, valor_cif }, '2020-01-05');
      await fixture.write([said('aduanas', ['importaciones'], [declaration(10), declaration(20), declaration(10)])]);
      const before = await fixture.records('importaciones');
      expect(before.map(({ source_key }) => source_key.slice(-2))).toEqual([expect.any(String), '#2', '#3']);
      await fixture.write([said('aduanas', ['importaciones'], [declaration(20), declaration(10)])]);
      const after = await fixture.records('importaciones');
      expect(after.map(({ payload }) => payload['valor_cif'])).toEqual([10, 20]);
      expect(after.map(({ pk }) => pk)).toEqual(before.slice(0, 2).map(({ pk }) => pk));
      await fixture.write([said('aduanas', ['importaciones'], [declaration(10), declaration(30), declaration(20)])]);
      expect((await fixture.records('importaciones')).slice(0, 2)).toEqual(after);
    });

    it('treats rows with different best keys as different, even if a weaker key is equal', async () => {
      await fixture.store({
        records: [fixture.stored('marcas', { solicitud: '1', nombre: 'TUIRA', fecha_solicitud: '2020-01-01' })],
      });
      const [before] = await fixture.records('marcas');
      await fixture.write([said('digerpi', ['marcas'], [item('marcas', { solicitud: '2', nombre: 'TUIRA', fecha_solicitud: '2020-01-01' })])]); // prettier-ignore
      const [after] = await fixture.records('marcas');
      expect(after?.pk).not.toBe(before?.pk);
    });

    it('clears fields that the source leaves blank and replaces characters that a database cannot store', async () => {
      await fixture.store({
        records: [fixture.stored('contacto', { telefono: '000-1234', correo: 'a@registro.example' })],
      });
      await fixture.write([said('panama_emprende', ['contacto'], [item('contacto', { telefono: null, direccion: 'Calle \u0000\ud800 1' })])]); // prettier-ignore
      expect((await fixture.records('contacto'))[0]?.payload).toEqual({ telefono: null, correo: 'a@registro.example', direccion: 'Calle \ufffd 1' }); // prettier-ignore
    });

    it("writes nothing if a payload does not match its tag's schema", async () => {
      await expect(fixture.write([said('digerpi', ['marcas'], [item('marcas', { solicitud: 5 })])])).rejects.toThrow(
        'marcas',
      );
      expect(await fixture.records('marcas')).toEqual([]);
    });
  });

  describe('rows without an owner', () => {
    const tender = (more: object = {}) => item('licitaciones', { acto: '2020-0-12-LP-1', estado: 'ADJUDICADO', ...more }, '2020-01-05'); // prettier-ignore
    const imported = () =>
      fixture.store(
        {
          source: 'panamacompra',
          records: ['2020-0-12-LP-1', '2020-0-12-LP-2'].map((acto) =>
            fixture.stored('licitaciones', { acto, estado: null, monto: 5 }, { sourceKey: acto, entitySid: null }),
          ),
        },
        false,
      );
    const rows = () =>
      fixture.query(`select pk, entity_pk, source_key, payload from record where tag = 'licitaciones' order by pk`);

    it('assigns unowned rows to the entity for which their source lists the same number, for good', async () => {
      await imported();
      const before = await rows();
      const findings = [said('panamacompra', ['licitaciones'], [tender()])];
      expect(await fixture.write(findings)).toEqual({ inserted: 0, updated: 1, removed: 0 });
      const after = await rows();
      expect(after).toEqual([
        { ...before[0], entity_pk: fixture.pkOf(company), payload: { acto: '2020-0-12-LP-1', estado: 'ADJUDICADO', monto: 5 } },
        before[1],
      ]); // prettier-ignore
      expect(await fixture.section('licitaciones')).toMatchObject({ totals: { licitaciones: 1 }, state: 'ok' });
      expect(await fixture.write(findings, { fetchedAt: LATER })).toEqual({ inserted: 0, updated: 0, removed: 0 });
      await imported();
      expect((await rows()).map(({ entity_pk }) => entity_pk)).toEqual([fixture.pkOf(company), null]);
    });

    it('assigns an unowned row to one entity only, even if two are refreshed at once', async () => {
      await imported();
      const entities = [company, person];
      await Promise.all(
        entities.map((entity) =>
          fixture.write([said('panamacompra', ['licitaciones'], [tender()])], { entityPk: fixture.pkOf(entity) }),
        ),
      );
      for (const entity of entities) expect(await fixture.records('licitaciones', entity)).toHaveLength(1);
      expect(await rows()).toHaveLength(3);
    });

    it('does not assign rows that have another source, no number or an owner', async () => {
      await imported();
      await fixture.store({ source: 'amp', records: [
        fixture.stored('naves', { imo: '9000001', nombre: 'MV UNA' }, { sourceKey: '9000001', entitySid: null }),
      ] }, false); // prettier-ignore
      await fixture.write([
        said('registro_publico', ['naves'], [item('naves', { imo: '9000001', nombre: 'MV UNA' })]),
        said('amp', ['naves'], [item('naves', { nombre: 'MV UNA' })]),
      ]);
      expect(await fixture.query(`select from record where tag = 'naves'`)).toHaveLength(3);
      await fixture.write([said('panamacompra', ['licitaciones'], [tender()])]);
      await fixture.write([said('panamacompra', ['licitaciones'], [tender()])], { entityPk: fixture.pkOf(second) });
      expect(await fixture.records('licitaciones')).toHaveLength(1);
      expect(await fixture.records('licitaciones', second)).toHaveLength(1);
    });

    it('reports an unowned row that is assigned as a new asset', async () => {
      await fixture.store({ source: 'amp', records: [
        fixture.stored('naves', { imo: '9000001', nombre: 'MV UNA' }, { sourceKey: '9000001', entitySid: null }),
      ] }, false); // prettier-ignore
      await fixture.write([said('amp', ['naves'], [item('naves', { imo: '9000001', nombre: 'MV UNA' })])]);
      const [event] = await fixture.records('entity_events');
      expect(event?.payload).toMatchObject({ asset_type: 'nave', event_action: 'created' });
    });
  });

  it('changes only the dates when the same data is read again', async () => {
    const findings = [
      said('registro_publico', ['core_registro', 'directores', 'fincas', 'suspension', 'rp_report_url', 'entity_events'], [
        { ...item('directores', { nombre: person.nombre, cargo: 'PRESIDENTE', activo: true, desde: '2019-02-03' }, '2019-02-03'), namedEntities: { person_id: { kind: 'NaturalPerson', nombre: person.nombre, identifier: null } } },
        item('fincas', { folio: '9 (F)', hipotecas: [{ nombre: 'HIPOTECA', fecha: '2020-01-01', hipoteca: { monto: 5 }, compraventa: null }] }, '2019-01-01'),
        item('rp_report_url', { rp_report_url: 'object://sources/report.pdf' }),
      ], { domicilio: 'Calle Nueva', capital: null }),
      nothing('css', 'css_moroso_menciones'),
      nothing('icij', 'directores', 'core_registro'),
      nothing('dgi', 'core_registro'),
    ]; // prettier-ignore
    expect(await fixture.write(findings, { synthetic: true })).toEqual({ inserted: 5, updated: 1, removed: 0 });
    const before = await fixture.everything();
    expect(await fixture.write(findings, { fetchedAt: LATER, synthetic: true })).toEqual({ inserted: 0, updated: 0, removed: 0 }); // prettier-ignore
    expect(await fixture.everything()).toEqual(before);
    for (const level of [
      'core_registro',
      'directores',
      'real_estate',
      'suspension',
      'registry_documents',
      'css_moroso_menciones',
    ]) {
      expect((await fixture.section(level))?.fetched_at).toEqual(LATER);
    }
  });

  it('attributes stub data to the source once the source has the same data, and never the reverse', async () => {
    const findings = [said('digerpi', ['marcas'], [item('marcas', { solicitud: '1', nombre: 'TUIRA' })])];
    const entry = async () => (await fixture.section('marcas'))?.sources;
    const stood = { id: 'synthetic', stands_in_for: 'digerpi', source_updated_at: null, state: 'ok' };
    await fixture.write(findings, { synthetic: true });
    expect(await entry()).toEqual({ marcas: [{ ...stood, fetched_at: READ.toISOString() }] });
    expect(await fixture.write(findings, { fetchedAt: LATER })).toMatchObject({ updated: 1 });
    const own = { id: 'digerpi', stands_in_for: null, fetched_at: LATER.toISOString(), source_updated_at: null, state: 'ok' }; // prettier-ignore
    expect(await entry()).toEqual({ marcas: [own] });
    await fixture.write(findings, { fetchedAt: new Date('2026-11-23T09:00:00Z'), synthetic: true });
    expect(await fixture.records('marcas')).toMatchObject([{ source: 'digerpi', synthetic: false }]);
    expect(await entry()).toEqual({ marcas: [own, { ...stood, fetched_at: '2026-11-23T09:00:00.000Z' }] });
  });

  describe('concurrent refreshes', () => {
    it('stores each row once if one entity is refreshed several times at once', async () => {
      const findings = (nombre: string) => [
        said('digerpi', ['marcas'], [item('marcas', { solicitud: '1', nombre })]),
        said('registro_publico', ['fincas'], [item('fincas', { folio: '1', ficha: nombre })]),
      ];
      await Promise.all(['A', 'B', 'C', 'D'].map((nombre) => fixture.write(findings(nombre))));
      expect(await fixture.records('marcas')).toHaveLength(1);
      expect(await fixture.records('fincas')).toHaveLength(1);
      expect((await fixture.records('entity_events')).map(({ payload }) => payload['event_action'])).toEqual(['created', 'updated', 'updated', 'updated']); // prettier-ignore
    });

    it('does not deadlock if two companies with the same directors are refreshed at once', async () => {
      const other: EntityInput = { ...company, sid: 'syn:7:9', nombre: 'Otra Ficticia, S.A.', ruc: '900000009-2-2019' };
      await fixture.store({ entities: [other] });
      const directors = [person, second].map((entity) => ({
        ...item('directores', { nombre: entity.nombre, cargo: 'VOCAL' }),
        namedEntities: { person_id: { kind: 'NaturalPerson' as const, nombre: entity.nombre, identifier: null } },
      }));
      const rounds = Array.from({ length: 6 }, (_, n) => [
        fixture.write([said('registro_publico', ['directores'], n % 2 ? directors : [])]),
        fixture.write([said('registro_publico', ['directores'], n % 2 ? [] : directors.toReversed())], { entityPk: fixture.pkOf(other) }), // prettier-ignore
      ]);
      await Promise.all(rounds.flat());
      await fixture.write([said('registro_publico', ['directores'], directors)]);
      await fixture.write([said('registro_publico', ['directores'], directors)], { entityPk: fixture.pkOf(other) });
      expect(await fixture.records('organizaciones', person)).toHaveLength(2);
    });
  });

  it('writes nothing for an entity that is gone', async () => {
    expect(await fixture.write([said('digerpi', ['marcas'], [])], { entityPk: 4_000n })).toBeUndefined();
    await fixture.markDown(['marcas'], 4_000n);
    expect(await fixture.query('select from section where entity_pk = 4000')).toEqual([]);
  });
});
