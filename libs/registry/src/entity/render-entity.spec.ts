import { describe, expect, it } from '@jest/globals';
import { codesFor, resolveCodes, tagsFor } from '@entity-registry/domain';
import type { Code, EntityKind, Level } from '@entity-registry/domain';
import { assetCode, cheapestCode } from './asset-types.js';
import type { StoredEntity } from './stored-entities.js';
import type { StoredSection } from './tag-sources.js';
import { renderEntity } from './render-entity.js';
import type { EntityBody } from './render-entity.js';
import type { TagSource } from './tag-sources.js';

const FETCHED = new Date('2026-11-19T03:11:00Z');

const section = (body: Record<string, unknown>, more: Partial<StoredSection> = {}): StoredSection => ({
  body: JSON.stringify(body),
  totals: Object.fromEntries(
    Object.entries(body).map(([tag, value]) => [tag, Array.isArray(value) ? value.length : 1]),
  ),
  state: 'ok',
  source: 'registro_publico',
  fetchedAt: FETCHED,
  sourceUpdatedAt: null,
  sources: null,
  ...more,
});

/** A section of which only the totals were read, for the signals. */
const totals = (numbers: Record<string, number>, more: Partial<StoredSection> = {}) =>
  section({}, { body: null, totals: numbers, ...more });

const BASE = {
  id: 42,
  service_id: 42,
  sid: 'ruc:1',
  nombre: 'X, S.A.',
  ruc: '1-2-3 DV 4',
  ruc_no_dv: '1-2-3',
  ficha: '9',
};

const cardOf = (kind: EntityKind, sections: Partial<Record<Level, StoredSection>> = {}): StoredEntity => ({
  found: 'entity',
  jurisdiction: 'pa',
  pk: 42n,
  kind,
  otherNames: [],
  sections: new Map(
    Object.entries({ core_registro: section(BASE, { totals: { core_registro: 1 } }), ...sections }) as [
      Level,
      StoredSection,
    ][],
  ),
});

const render = (entity: StoredEntity, include: readonly Code[], inlineLimit = 10): EntityBody => {
  const { charged, levels } = resolveCodes('pa', include);
  return renderEntity(entity, { codes: charged, levels, inlineLimit });
};

const read = (id: string, more: Partial<TagSource> = {}): TagSource => ({
  ...{ id, stands_in_for: null, fetched_at: FETCHED.toISOString(), source_updated_at: null, state: 'ok', ...more },
});
const unread = (id: string) => read(id, { fetched_at: null, state: 'not_fetched' });

describe('a v5 card', () => {
  it('shows the typed id and base fields of an organization, and no other id', () => {
    expect(render(cardOf('Organization'), ['CHK-BIN'])).toEqual({
      id: 'pa_own_42',
      type: 'Organization',
      jurisdiction: 'pa',
      nombre: 'X, S.A.',
      ruc: '1-2-3 DV 4',
      ruc_no_dv: '1-2-3',
      other_names: [],
      source: { id: 'registro_publico', fetched_at: FETCHED.toISOString(), source_updated_at: null },
      sources: [read('registro_publico'), unread('dgi'), unread('icij')],
      core: expect.objectContaining({ ficha: '9', folio: null, status: null, source_updated_at: null }),
      sections: {},
      not_applicable: [],
    });
  });

  it('shows a cédula and an empty core for a person', () => {
    const person = cardOf('NaturalPerson', { core_registro: section({ id: 42, nombre: 'A', cedula: '8-1-2' }) });
    const entity = render(person, ['DAT-CORE']);
    expect(entity).toMatchObject({ type: 'NaturalPerson', cedula: '8-1-2', core: {}, not_applicable: ['contacto'] });
    expect(entity).not.toHaveProperty('ruc');
  });

  it('cuts lists to the inline limit and reports what remains', () => {
    const stored = Array.from({ length: 14 }, (_, nr) => ({ nombre: String(nr), person_id: nr }));
    const entity = cardOf('Organization', { directores: section({ directores: stored }) });
    expect(render(entity, ['DAT-GOV']).sections.directores).toEqual({
      code: 'DAT-GOV',
      state: 'ok',
      total: 14,
      returned: 10,
      truncated: true,
      next: null,
      source: { id: 'registro_publico', fetched_at: '2026-11-19T03:11:00.000Z', source_updated_at: null },
      sources: [read('registro_publico'), unread('icij')],
      items: stored.slice(0, 10).map(({ nombre, person_id }) => ({ nombre, person_id: `pa_own_${String(person_id)}` })),
    });
    expect(render(entity, ['DAT-GOV'], 100).sections.directores).toMatchObject({ returned: 14, truncated: false });
  });

  it('counts items that are not on the stored page', () => {
    const entity = cardOf('Organization', { marcas: section({ marcas: [{ id: 7 }] }, { totals: { marcas: 250 } }) });
    expect(render(entity, ['DAT-IP'], 100).sections.marcas).toMatchObject({
      total: 250,
      returned: 1,
      truncated: true,
      items: [{ id: 'pa_marca_7' }],
    });
  });

  it('shows objects and single values as data', () => {
    const entity = cardOf('Organization', {
      contacto: section({ contacto: { correo: 'a@example.test' } }),
      itbm: section({ is_itbm: true, last_itbm_date: null }),
    });
    expect(render(entity, ['DAT-CORE']).sections.contacto).toMatchObject({
      state: 'ok',
      data: { correo: 'a@example.test' },
    });
    const { is_itbm, last_itbm_date } = render(entity, ['DAT-GOV']).sections;
    expect(is_itbm).toMatchObject({ state: 'ok', data: true });
    expect(last_itbm_date).toMatchObject({ state: 'empty', data: null });
  });

  it('lists the sources of each tag of a level, most recently read first', () => {
    const LATER = '2026-11-20T09:00:00.000Z';
    const entity = cardOf('Organization', {
      screening: section(
        { sanciones_internacionales: [{ id: 1 }], coincidencias_pep: [] },
        {
          state: 'source_down',
          source: 'ofac',
          sources: {
            sanciones_internacionales: [read('eu_sanctions', { fetched_at: LATER }), read('ofac')],
            coincidencias_pep: [read('presidencia', { state: 'empty' }), read('asamblea_nacional', { state: 'source_down' })],
          },
        },
      ),
      news: section(
        { noticias: [], noticias_globales: [{ id: 1 }] },
        {
          sources: {
            noticias: [read('la_prensa', { fetched_at: LATER, state: 'empty' })],
            noticias_globales: [read('synthetic', { stands_in_for: 'gdelt' })],
          },
        },
      ),
    }); // prettier-ignore
    const { sanciones_internacionales, coincidencias_pep } = render(entity, ['DAT-SCREEN']).sections;
    expect(sanciones_internacionales).toMatchObject({ state: 'ok', source: { id: 'eu_sanctions', fetched_at: LATER } });
    expect(coincidencias_pep).toMatchObject({ state: 'source_down', source: { id: 'presidencia' } });
    expect(coincidencias_pep?.sources.slice(2)).toEqual([unread('tribunal_electoral'), unread('contraloria_planilla')]);
    const { noticias, noticias_globales } = render(entity, ['DAT-NEWS']).sections;
    expect(noticias).toMatchObject({ state: 'empty', source: { id: 'la_prensa', fetched_at: LATER } });
    expect(noticias_globales).toMatchObject({ state: 'ok', source: { id: 'synthetic' }, sources: [{ stands_in_for: 'gdelt' }] }); // prettier-ignore
  });

  it('reports a tag as empty only if all its sources were read', () => {
    const sanctions = (...requested: TagSource[]) =>
      render(cardOf('Organization', { sanciones: section({ sanciones: [] }, { sources: { sanciones: requested } }) }), [
        'DAT-RISK',
      ]).sections.sanciones?.state;
    const all = ['acodeco', 'panamacompra', 'sbp', 'smv', 'superseguros'].map((id) => read(id, { state: 'empty' }));
    expect(sanctions(...all)).toBe('empty');
    expect(sanctions(...all.slice(1))).toBe('not_fetched');
  });

  it('distinguishes no data, never fetched, and a source that is down', () => {
    const entity = cardOf('Organization', {
      real_estate: section({ propiedades: [{ id: 1 }], fincas: [] }),
      naves: section({ naves: [{ id: 3 }] }, { state: 'source_down' }),
    });
    const { propiedades, fincas, bienes_muebles, naves } = render(entity, ['DAT-ASSET']).sections;
    expect(propiedades).toMatchObject({ state: 'ok', items: [{ id: 'pa_ph_1' }] });
    // One source feeds the level, and it has no parcels.
    expect(fincas).toMatchObject({ state: 'not_fetched', total: 0, items: [], sources: [unread('registro_publico')] });
    expect(bienes_muebles).toMatchObject({
      state: 'not_fetched',
      total: 0,
      items: [],
      source: { id: 'registro_publico', fetched_at: null, source_updated_at: null },
    });
    expect(naves).toMatchObject({ state: 'source_down', items: [{ id: 'pa_nave_3' }] });
  });

  it.each<[EntityKind]>([['Organization'], ['NaturalPerson']])(
    'shows for a %s, for every code, a section per applicable tag under a charged code, and lists the other tags',
    (kind) => {
      for (const code of codesFor('pa', 'v5')) {
        const entity = render(cardOf(kind), [code]);
        const delivered = resolveCodes('pa', [code]).tags.filter((tag) => tag !== 'core_registro');
        const applicable = tagsFor('pa', kind);
        expect(Object.keys(entity.sections)).toEqual(delivered.filter((tag) => applicable.includes(tag)));
        expect(entity.not_applicable).toEqual(delivered.filter((tag) => !applicable.includes(tag)));
        for (const shown of Object.values(entity.sections)) expect(shown).toMatchObject({ code, state: 'not_fetched' });
      }
    },
  );

  it('shows signals from record counts, but no records, with DAT-FREE', () => {
    const entity = cardOf('Organization', {
      directores: totals({ directores: 3 }),
      suspension: totals({}, { state: 'empty' }),
      real_estate: totals({ propiedades: 2, fincas: 1 }),
      naves: totals({ naves: 6 }),
      marcas: totals({ marcas: 100 }),
      importaciones: totals({ importaciones: 101 }),
      sanciones: totals({}, { state: 'source_down' }),
    });
    const { signals, codes_with_data, sections } = render(entity, ['DAT-FREE']);
    expect(sections).toEqual({});
    expect(signals).toMatchObject({
      has_directors: true,
      has_suspension: false,
      has_sanctions: null,
      has_contact: null,
      properties: '1-5',
      ships: '6-20',
      trademarks: '21-100',
      imports: '101+',
      exports: null,
    });
    expect(codes_with_data).toEqual([
      ...['CHK-BIN', 'DAT-GOV', 'DAT-BIZ', 'DAT-ASSET', 'DAT-TRADE', 'DAT-IP', 'DAT-ALL'],
    ]);
  });

  it('distinguishes codes without data from codes that were never read, with DAT-FREE', () => {
    const entity = cardOf('Organization', {
      directores: totals({ directores: 3 }),
      sanciones: totals({}, { state: 'empty' }),
      expedientes_judiciales: totals({}, { state: 'source_down' }),
    });
    const { codes_with_data: holding, codes_never_fetched: never, signals } = render(entity, ['DAT-FREE']);
    // DAT-RISK was read: it is in neither list. Trade and screening were never read.
    expect(holding).not.toContain('DAT-RISK');
    expect(never).not.toContain('DAT-RISK');
    expect(never).toEqual(expect.arrayContaining(['DAT-TRADE', 'DAT-SCREEN']));
    expect(never).not.toContain('DAT-ALL');
    expect(signals).toMatchObject({ has_sanctions: false, has_international_sanctions: null, court_cases: null });
  });

  it('reports data from a leak, but never the absence of it, with DAT-FREE', () => {
    const leaked = (entity: StoredEntity) => render(entity, ['DAT-FREE']).signals;
    const plain = cardOf('Organization', { directores: totals({ directores: 1 }) });
    expect(leaked(plain)).toMatchObject({ has_leak_records: null, network_links: null });
    const links = { count: 8, leaked: true };
    expect(leaked({ ...plain, links })).toMatchObject({ has_leak_records: true, network_links: '6-20' });
    const board = cardOf('Organization', { directores: totals({ directores: 1 }, { source: 'icij' }) });
    expect(leaked({ ...board, links: { count: 0, leaked: false } })).toMatchObject({
      ...{ has_leak_records: true, network_links: '0' },
    });
  });

  it('leaves out signals of tags that persons cannot have, with DAT-FREE', () => {
    const { signals } = render(cardOf('NaturalPerson'), ['DAT-FREE']);
    expect(signals).not.toHaveProperty('has_directors');
    expect(signals).toHaveProperty('memberships', null);
  });
});

describe('an asset', () => {
  it.each([
    ['finca', 'DAT-ASSET'],
    ['edif', 'DAT-ASSET'],
    ['marca', 'DAT-IP'],
    ['imp', 'DAT-TRADE'],
    ['entrada', 'DAT-DOC'],
    ['wp', 'DAT-LEGAL'],
    ['imped', 'DAT-LABOR'],
  ] as const)('sells an asset of type %s under %s, the cheapest code of its level', (type, code) => {
    expect(assetCode('pa', type)).toBe(code);
  });

  it('returns no code if no code covers the level', () => {
    expect(cheapestCode('co', 'marcas')).toBeUndefined();
  });
});
