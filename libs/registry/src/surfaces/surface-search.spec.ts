import { parseSearch } from '@entity-registry/domain';
import type { SearchBody, SurfaceName } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeRecords } from '../../test/surface-records.js';
import { SurfaceSearch } from './surface-search.js';
import type { SurfaceCursor, SurfacePage } from './surface-search.js';

let database: TestDatabase;
let search: SurfaceSearch;
const find = (surface: SurfaceName, body: SearchBody, cursor: SurfaceCursor | null = null): Promise<SurfacePage> =>
  search.search(parseSearch(surface, body), cursor);
const ids = async (surface: SurfaceName, body: SearchBody) =>
  (await find(surface, body)).results.map((result) => result['id']);

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2 });
  search = new SurfaceSearch(database.pool);
  const imported = (pk: number, payload: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
    ...{ level: 'importaciones', tag: 'importaciones' as const, pk, payload, ...more },
  });
  await storeRecords(database.pool, [
    imported(
      1,
      { descripcion: 'Arroz pilado', procedencia: 'CHINA', fecha: '2024-05-01', valor_cif: 100 },
      { entityPk: 42 },
    ),
    imported(2, { descripcion: 'ARROZ con cáscara', procedencia: 'Perú', fecha: '2025-01-31', valor_cif: 50.5 }),
    imported(3, { descripcion: 'Tejas', procedencia: 'PERU', fecha: '31/03/2025', valor_cif: null }),
    imported(4, { descripcion: null, procedencia: 'CHINA', fecha: 'sin fecha', valor_cif: 'mucho' }),
    imported(
      5,
      { descripcion: 'Arroz', procedencia: 'CHINA', fecha: '2026-01-01', valor_cif: 1 },
      { jurisdiction: 'ec' },
    ),
    {
      ...{ level: 'real_estate', tag: 'fincas', pk: 11 },
      payload: {
        folio: '9 (F)',
        fecha_inscripcion: '2001-01-01',
        last_hipoteca: { id: 7, nombre: 'HIPOTECA', hipoteca: { acreedor: 'Banco Inventado', monto: 900, extra: 1 } },
      },
    },
    { level: 'real_estate', tag: 'propiedades', pk: 12, payload: { folio: '8 (PH)', edificio: 'Torre Inventada' } },
    { level: 'migrations', tag: 'migrations', pk: 31, payload: { nombre: 'Ana Inventada', estado: 'resuelto' } },
    {
      ...{ level: 'work_permits', tag: 'work_permits', pk: 32 },
      payload: {
        nombre: 'Ana Supuesta',
        nacionalidad: 'COLOMBIANA',
        fecha_inicio: '2024-01-01',
        fecha_fin: '2024-06-01',
      },
    },
    {
      ...{ level: 'impedimentos', tag: 'impedimentos', pk: 33 },
      payload: { nombre: 'ANA INVENTADA', fecha_inicio: '2025-01-01', estado: 'Resuelto' },
    },
    {
      level: 'sanciones',
      tag: 'sanciones',
      pk: 41,
      payload: { nombre: 'Uno' },
      itemDate: '2020-01-01',
      source: 'acodeco',
    },
    {
      ...{ level: 'screening', tag: 'sanciones_internacionales', pk: 42, itemDate: '2021-01-01' },
      payload: { nombre: 'Dos', lista: 'LISTA DE MUESTRA', alias: ['Otro Nombre'], programas: ['X'] },
    },
    { level: 'screening', tag: 'coincidencias_pep', pk: 43, itemDate: '2021-01-01', payload: { nombre: 'Tres' } },
    {
      ...{ level: 'licitaciones', tag: 'licitaciones', pk: 51, payload: { acto: 'A-1', monto: 5, adjudicado: true } },
    },
    { level: 'licitaciones', tag: 'licitaciones', pk: 52, payload: { acto: 'A-2', monto: 7, adjudicado: false } },
    // Unknown, so neither awarded nor not.
    { level: 'licitaciones', tag: 'licitaciones', pk: 53, payload: { acto: 'A-3', adjudicado: null } },
  ]);
});
afterAll(() => database.drop());

describe('SurfaceSearch', () => {
  it('returns all records of Panama without filters, newest first and undated last', async () => {
    expect(await ids('importaciones', {})).toEqual(['pa_imp_3', 'pa_imp_2', 'pa_imp_1', 'pa_imp_4']);
  });

  it.each<[string, SurfaceName, Record<string, unknown>, unknown[]]>([
    ['a keyword, ignoring case and accents', 'importaciones', { procedencia: 'perú' }, ['pa_imp_3', 'pa_imp_2']],
    ['a keyword with decomposed accents', 'importaciones', { procedencia: 'peru\u0301' }, ['pa_imp_3', 'pa_imp_2']],
    ['a list of keywords', 'importaciones', { procedencia: ['Peru', 'nada'] }, ['pa_imp_3', 'pa_imp_2']],
    ['an excluded keyword', 'importaciones', { procedencia: { not: 'CHINA' } }, ['pa_imp_3', 'pa_imp_2']],
    [
      'an excluded keyword with decomposed accents',
      'importaciones',
      { procedencia: { not: 'Peru\u0301' } },
      ['pa_imp_1', 'pa_imp_4'],
    ],
    ['the beginning of a keyword', 'importaciones', { procedencia: { prefix: 'chi' } }, ['pa_imp_1', 'pa_imp_4']],
    ['words of a text', 'importaciones', { descripcion: 'CASCARA arroz' }, ['pa_imp_2']],
    ['words with decomposed accents', 'importaciones', { descripcion: 'CA\u0301SCARA arroz' }, ['pa_imp_2']],
    ['beginnings of words', 'importaciones', { descripcion: { contains: 'arr pil' } }, ['pa_imp_1']],
    ['a day, written in either format', 'importaciones', { fecha: '2025-03-31' }, ['pa_imp_3']],
    ['a range of days', 'importaciones', { fecha: { gte: '2024-05-01', lt: '2025-03-31' } }, ['pa_imp_2', 'pa_imp_1']],
    ['a range of numbers', 'importaciones', { valor_cif: { gt: 50.5, lte: 100 } }, ['pa_imp_1']],
    ['a number', 'importaciones', { valor_cif: 50.5 }, ['pa_imp_2']],
    ['an entity', 'importaciones', { entity_id: 'pa_own_42' }, ['pa_imp_1']],
    ['several entities', 'importaciones', { entity_id: ['pa_own_42', 'pa_own_43'] }, ['pa_imp_1']],
    ['two filters', 'importaciones', { procedencia: 'CHINA', fecha: { gte: '2024-01-01' } }, ['pa_imp_1']],
    ['the presence of an object', 'real-estate', { con_hipoteca: true }, ['pa_finca_11']],
    ['the absence of an object', 'real-estate', { con_hipoteca: false }, ['pa_ph_12']],
    ['the kind of property', 'real-estate', { tipo: 'ph' }, ['pa_ph_12']],
    ['any kind except one', 'real-estate', { tipo: { not: 'ph' } }, ['pa_finca_11']],
    ['a nested member', 'real-estate', { monto_hipoteca: { gte: 900 } }, ['pa_finca_11']],
    ['words of a nested member', 'real-estate', { acreedor: 'inventado' }, ['pa_finca_11']],
    ['the property of a deed', 'real-estate-deeds', { propiedad_id: 'pa_finca_11' }, ['pa_relemento_7']],
    ['a property of the other kind', 'real-estate-deeds', { propiedad_id: 'pa_ph_11' }, []],
    ['one source', 'immigration', { source: 'impedimento' }, ['pa_imped_33']],
    ['a state, with exact case', 'immigration', { estado: 'resuelto' }, ['pa_mig_31']],
    ['a field that only one source has', 'immigration', { nacionalidad: 'colombiana' }, ['pa_wp_32']],
    ['the national sanctions', 'sanctions', { ambito: 'nacional' }, [41]],
    ['the source of a sanction', 'sanctions', { lista: 'ACODECO' }, [41]],
    ['a field and a source of the same list', 'sanctions', { tipo_sancion: 'x', lista: 'y' }, []],
    ['the list of a sanction', 'sanctions', { lista: 'lista de muestra' }, [42]],
    ['awarded tenders', 'licitaciones', { adjudicado: true }, [51]],
    ['tenders that were not awarded', 'licitaciones', { adjudicado: false }, [52]],
  ])('finds by %s', async (_what, surface, filters, expected) => {
    expect(await ids(surface, { filters })).toEqual(expected);
  });

  it('finds by words in any text field, and by an alias of a listed name', async () => {
    expect(await ids('immigration', { q: 'inventada ana' })).toEqual(['pa_imped_33', 'pa_mig_31']);
    expect(await ids('sanctions', { q: 'otro' })).toEqual([42]);
    expect(await ids('sanctions', { q: 'tres' })).toEqual([]);
  });

  it('shows only the fields of the surface', async () => {
    const { results } = await find('real-estate', { filters: { tipo: 'finca' } });
    expect(results).toEqual([
      {
        ...{ id: 'pa_finca_11', entity_id: null, tipo: 'finca', folio: '9 (F)', ficha: null, edificio: null },
        ...{ fecha_inscripcion: '2001-01-01', con_hipoteca: true, monto_hipoteca: 900, acreedor: 'Banco Inventado' },
        precio_compraventa: null,
        ultima_hipoteca: {
          ...{ acreedor: 'Banco Inventado', deudor: null, monto: 900, moneda: null, fecha_inscripcion: null },
          ...{ fecha_vencimiento: null, estado: null },
        },
        ultima_compraventa: null,
        fetched_at: '2026-11-20T06:00:00.000Z',
      },
    ]);
    const odd = await find('importaciones', {
      filters: { procedencia: 'CHINA' },
      sort: [{ field: 'fecha', dir: 'asc' }],
    });
    expect(odd.results[1]).toMatchObject({ id: 'pa_imp_4', descripcion: null, fecha: null, valor_cif: null });
  });

  it('shows no day that does not exist', async () => {
    const days = ['2024-02-29', '2023-02-29', '31/02/2024', '31/01/2024', '2024-13-01T00:00:00Z', '0001-01-01'];
    await storeRecords(
      database.pool,
      days.map((fecha, at) => ({ level: 'exportaciones', tag: 'exportaciones', pk: 71 + at, payload: { fecha } })),
    );
    const { results } = await find('exportaciones', {});
    const shown = new Map(results.map((result) => [result['id'], result['fecha']]));
    expect(days.map((_, at) => shown.get(`pa_exp_${71 + at}`))).toEqual([
      ...['2024-02-29', null, null, '2024-01-31', null, null],
    ]);
  });

  it('derives the state of an immigration case', async () => {
    const { results } = await find('immigration', {});
    expect(results.map((result) => [result['id'], result['source'], result['derived_data']])).toEqual([
      ['pa_imped_33', 'impedimento', { estado_actual: 'Resuelto' }],
      ['pa_wp_32', 'permiso_trabajo', { estado_actual: 'resuelto' }],
      ['pa_mig_31', 'migracion', { estado_actual: 'resuelto' }],
    ]);
  });

  it('counts the matches and the values of the facets', async () => {
    const { total, facets, facetsRelation } = await find('importaciones', { facets: ['procedencia'], limit: 1 });
    expect({ total, facets, facetsRelation }).toEqual({
      total: { count: 4, relation: 'eq' },
      facets: {
        procedencia: [
          { value: 'CHINA', count: 2 },
          { value: 'PERU', count: 1 },
          { value: 'Perú', count: 1 },
        ],
      },
      facetsRelation: 'eq',
    });
    const { facets: states } = await find('immigration', { facets: ['by_estado', 'source'] });
    expect(states).toEqual({
      by_estado: [
        { value: 'Resuelto', count: 1 },
        { value: 'resuelto', count: 1 },
      ],
      source: ['impedimento', 'migracion', 'permiso_trabajo'].map((value) => ({ value, count: 1 })),
    });
  });

  it('finds nothing by fields that no source has together', async () => {
    const body = { filters: { nacionalidad: 'colombiana', tipo_impedimento: 'x' }, facets: ['source'] };
    expect(await find('immigration', body)).toEqual({
      ...{ results: [], facts: [], total: { count: 0, relation: 'eq' }, facets: { source: [] } },
      ...{ facetsRelation: 'eq', next: null },
    });
  });

  it('continues after a cursor even if newer records were added', async () => {
    const first = await find('naves', { limit: 1 });
    expect(first.next).toBeNull();
    const record = (pk: number, fecha: string) => ({
      ...{ level: 'naves', tag: 'naves' as const, pk, payload: { nombre: `Nave ${pk}`, fecha_registro: fecha } },
    });
    await storeRecords(database.pool, [record(61, '2020-01-01'), record(62, '2021-01-01'), record(63, '2022-01-01')]);
    const page = await find('naves', { limit: 2 });
    await storeRecords(database.pool, [record(64, '2023-01-01'), record(65, '2019-01-01')]);
    const rest = await find('naves', { limit: 2 }, page.next);
    expect([page, rest].map(({ results }) => results.map((result) => result['id']))).toEqual([
      ['pa_nave_63', 'pa_nave_62'],
      ['pa_nave_61', 'pa_nave_65'],
    ]);
  });
});
