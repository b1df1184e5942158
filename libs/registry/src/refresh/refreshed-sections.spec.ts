import type { Tag } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import {
  IMPORTED,
  LATER,
  READ,
  company,
  item,
  nothing,
  person,
  refreshFixture,
  said,
} from '../../test/refresh-fixture.js';

describe('refreshed sections and base fields', () => {
  const fixture = refreshFixture();

  describe('sections', () => {
    it('marks levels that were read without data as empty, for an organization and for a person', async () => {
      await fixture.write([nothing('registro_publico', 'directores', 'documentos_digitales', 'rp_report_url'), nothing('dgi', 'is_itbm', 'last_itbm_date'), nothing('icij', 'directores')]); // prettier-ignore
      expect(await fixture.section('directores')).toMatchObject({ body: { directores: [] }, state: 'empty', totals: {}, source: 'registro_publico', fetched_at: READ }); // prettier-ignore
      expect(await fixture.section('itbm')).toMatchObject({ body: { is_itbm: null, last_itbm_date: null }, state: 'empty', source: 'dgi' }); // prettier-ignore
      expect((await fixture.section('registry_documents'))?.body).toEqual({
        documentos_digitales: [],
        rp_report_url: null,
      });
      await fixture.write([nothing('registro_publico', 'directores', 'documentos_digitales', 'rp_report_url')], { entityPk: fixture.pkOf(person) }); // prettier-ignore
      expect(await fixture.section('directores', person)).toBeUndefined();
      expect((await fixture.section('registry_documents', person))?.body).toEqual({ documentos_digitales: [] });
    });

    it('never gives a person a tag that only organizations have, even if a source returns it', async () => {
      await fixture.write(
        [said('registro_publico', ['rp_report_url', 'suspension'], [item('rp_report_url', { rp_report_url: 'object://r.pdf' }), item('suspension', { motivo: 'X' })])],
        { entityPk: fixture.pkOf(person) },
      ); // prettier-ignore
      expect(await fixture.records('rp_report_url', person)).toEqual([]);
      expect(await fixture.section('suspension', person)).toBeUndefined();
      expect(await fixture.section('registry_documents', person)).toBeUndefined();
    });

    it('shows data of levels with only some sources read without claiming a complete read', async () => {
      const assets: Tag[] = ['propiedades', 'fincas', 'bienes_muebles', 'naves'];
      await fixture.write([said('registro_publico', assets, [item('fincas', { folio: '1' })])]);
      expect(await fixture.section('real_estate')).toMatchObject({ state: 'ok', fetched_at: READ });
      expect(await fixture.section('bienes_muebles')).toMatchObject({ state: 'empty' });
      expect(await fixture.section('naves')).toBeUndefined();
      expect(await fixture.section('entity_events')).toMatchObject({ state: 'ok', fetched_at: READ });
      await fixture.write([nothing('amp', 'naves'), nothing('registro_publico', 'naves')]);
      expect(await fixture.section('naves')).toMatchObject({ state: 'empty' });
    });

    it('never moves the date of a section back, not even when an import rebuilds it', async () => {
      await fixture.store({ records: [fixture.stored('avisos', { numero: '1' })] });
      await fixture.write([said('panama_emprende', ['avisos'], [item('avisos', { numero: '1' })])], {
        fetchedAt: LATER,
      });
      await fixture.store({ source: 'panama_emprende', records: [fixture.stored('avisos', { numero: '3' })] }, false);
      expect(await fixture.section('avisos')).toMatchObject({ totals: { avisos: 2 }, fetched_at: LATER });
      await fixture.write([said('panama_emprende', ['avisos'], [])], { fetchedAt: READ });
      expect(await fixture.section('avisos')).toMatchObject({ totals: { avisos: 2 }, fetched_at: LATER });
    });

    it('recomputes trade summaries when declarations change', async () => {
      const declaration = item('importaciones', { fecha: '2026-01-05', fraccion_arancelaria: '8471', valor_cif: 10, procedencia: 'CHINA' }, '2026-01-05'); // prettier-ignore
      await fixture.write([said('aduanas', ['importaciones', 'imports_summary', 'customs_summary'], [declaration])]);
      expect(await fixture.section('customs_summaries')).toMatchObject({ state: 'ok', fetched_at: READ, body: { imports_summary: { declaraciones: 1, valor_cif: 10 } } }); // prettier-ignore
      await fixture.write([said('aduanas', ['importaciones', 'imports_summary'], [])], { fetchedAt: LATER });
      expect(await fixture.section('customs_summaries')).toMatchObject({ state: 'empty', fetched_at: LATER, body: { imports_summary: null, customs_summary: null } }); // prettier-ignore
    });

    it('does not mark a section as empty if one of its sources could not be read', async () => {
      const readings = (...tags: Tag[]) => [nothing('registro_publico', 'directores'), said('icij', tags)];
      await fixture.write(readings());
      expect((await fixture.section('directores'))?.fetched_at ?? null).toBeNull();
      await fixture.write(readings('directores'));
      expect(await fixture.section('directores')).toMatchObject({ state: 'empty', fetched_at: READ });
    });

    it('marks a section as source_down, keeps its data, and recovers', async () => {
      await fixture.store({ records: [fixture.stored('marcas', { solicitud: '1', nombre: 'TUIRA' })] });
      await fixture.markDown(['marcas', 'directores', 'suspension', 'core_registro']);
      await fixture.markDown(['suspension', 'gacetas'], fixture.pkOf(person));
      const marcas = await fixture.section('marcas');
      expect(marcas).toMatchObject({ state: 'source_down', totals: { marcas: 1 }, fetched_at: IMPORTED });
      expect(marcas?.body['marcas']).toHaveLength(1);
      expect(await fixture.section('directores')).toMatchObject({ state: 'source_down', body: { directores: null }, source: 'registro_publico', fetched_at: null }); // prettier-ignore
      expect(await fixture.section('core_registro')).toMatchObject({
        state: 'source_down',
        body: { nombre: company.nombre },
      });
      expect(await fixture.section('suspension', person)).toBeUndefined();
      expect(await fixture.section('gacetas', person)).toMatchObject({ state: 'source_down', body: { gacetas: [] } });
      await fixture.write([said('digerpi', ['marcas'], [item('marcas', { solicitud: '1', nombre: 'TUIRA' })]), nothing('registro_publico', 'directores', 'core_registro'), nothing('icij', 'directores', 'core_registro'), nothing('dgi', 'core_registro')]); // prettier-ignore
      expect(await fixture.section('marcas')).toMatchObject({ state: 'ok', fetched_at: READ });
      expect(await fixture.section('directores')).toMatchObject({ state: 'empty', body: { directores: [] } });
      expect(await fixture.section('core_registro')).toMatchObject({ state: 'ok', fetched_at: READ });
    });
  });

  describe('overlapping refreshes', () => {
    const [EARLIER, BETWEEN] = [new Date('2026-11-21T08:00:00Z'), new Date('2026-11-21T08:30:00Z')];
    const stand = async () =>
      (await fixture.records('naves')).map(({ source, payload }) => [source, payload['nombre']]);
    const ship = (nombre: string) => [item('naves', { ficha: '1', nombre })];

    it('keeps the latest reading of each source, whichever refresh finishes last', async () => {
      // Began first, but read one of its sources late.
      await fixture.write(
        [{ ...said('registro_publico', ['naves'], ship('NUEVA')), readAt: READ }, { ...said('amp', ['naves'], ship('VIEJA')), readAt: EARLIER }],
        { fetchedAt: EARLIER },
      ); // prettier-ignore
      expect(await fixture.section('naves')).toMatchObject({ fetched_at: EARLIER });
      await fixture.write(
        [{ ...said('registro_publico', ['naves'], ship('VIEJA')), readAt: BETWEEN }, { ...said('amp', ['naves'], ship('NUEVA')), readAt: BETWEEN }],
        { fetchedAt: BETWEEN },
      ); // prettier-ignore
      expect((await stand()).sort()).toEqual([['amp', 'NUEVA'], ['registro_publico', 'NUEVA']]); // prettier-ignore
      expect(await fixture.section('naves')).toMatchObject({ totals: { naves: 2 }, state: 'ok', fetched_at: BETWEEN });
    });

    it('never adds, changes or removes a row, a base field or a state because of an older reading', async () => {
      const newer = [
        said('registro_publico', ['core_registro', 'fincas', 'directores'], [item('fincas', { folio: '1', ficha: '2' })], { domicilio: 'Calle Nueva' }),
        nothing('digerpi', 'marcas'),
      ]; // prettier-ignore
      await fixture.write(newer, { fetchedAt: LATER });
      const before = await fixture.everything();
      const older = [
        said('registro_publico', ['core_registro', 'fincas', 'directores'], [item('directores', { nombre: 'X', cargo: 'VOCAL' })], { domicilio: 'Calle Vieja' }),
        said('digerpi', ['marcas'], [item('marcas', { solicitud: '1' })]),
      ]; // prettier-ignore
      expect(await fixture.write(older)).toEqual({ inserted: 0, updated: 0, removed: 0 });
      await fixture.markDown(['marcas', 'fincas'], undefined, READ);
      expect(await fixture.everything()).toEqual(before);
      await fixture.markDown(['marcas'], undefined, LATER);
      expect(await fixture.section('marcas')).toMatchObject({ state: 'source_down', fetched_at: LATER });
    });

    it('adds data from both if they read different sources', async () => {
      await fixture.write([nothing('digerpi', 'marcas')], { fetchedAt: LATER });
      await fixture.write([said('panama_emprende', ['avisos'], [item('avisos', { numero: '1' })])]);
      expect(await fixture.section('avisos')).toMatchObject({ totals: { avisos: 1 }, fetched_at: READ });
    });
  });

  describe('base fields', () => {
    const base = async () => (await fixture.section('core_registro'))?.body;

    it('takes base fields from the first source, including blank ones, and indexes a new name', async () => {
      await fixture.write([
        said('dgi', ['core_registro'], [], { domicilio: 'Calle de la DGI', capital: '5,000.00' }),
        said('registro_publico', ['core_registro'], [], { nombre: 'Caobas del Tuira, S.A.', status: null, domicilio: 'Calle Nueva' }),
      ]); // prettier-ignore
      expect(await base()).toMatchObject({ nombre: 'Caobas del Tuira, S.A.', status: null, domicilio: 'Calle Nueva', capital: '5,000.00', ficha: '9000001' }); // prettier-ignore
      const rows = await fixture.query(
        `select e.source, e.synthetic, r.dataset, r.file_name from entity e join ingest_run r on r.id = e.run_id where e.pk = $1`,
        [fixture.pkOf(company)],
      );
      expect(rows).toEqual([{ source: 'registro_publico', synthetic: false, dataset: 'refresh', file_name: 'update_request:5' }]); // prettier-ignore
      const words = await fixture.query(`select from name_token where token = 'caobas'`);
      expect(words).toHaveLength(1);
    });

    it('only fills in base fields from another source, and never replaces an identifier', async () => {
      await fixture.write([said('dgi', ['core_registro'], [], { nombre: 'OTRO NOMBRE', ruc: '1-1-1', domicilio: 'Otra calle', vigencia: 'PERPETUA' })]); // prettier-ignore
      await fixture.write([said('registro_publico', ['core_registro'], [], { ruc: '1-1-1', nombre: null })]);
      expect(await base()).toMatchObject({ nombre: company.nombre, ruc: company.ruc, domicilio: 'Calle Vieja', vigencia: 'PERPETUA' }); // prettier-ignore
    });
  });
});
