import { describe, expect, it } from '@jest/globals';
import { codesFor, resolveCodes, tagsFor } from '@entity-registry/domain';
import type { Code, EntityKind, Level } from '@entity-registry/domain';
import { assetCode, cheapestCode } from './asset-types.js';
import type { CardSection, EntityCard } from './entity-cards.js';
import { renderCard } from './render-card.js';
import type { CardBody } from './render-card.js';

const FETCHED = new Date('2026-11-19T03:11:00Z');

const section = (body: Record<string, unknown>, more: Partial<CardSection> = {}): CardSection => ({
  body: JSON.stringify(body),
  totals: Object.fromEntries(
    Object.entries(body).map(([tag, value]) => [tag, Array.isArray(value) ? value.length : 1]),
  ),
  state: 'ok',
  source: 'registro_publico',
  fetchedAt: FETCHED,
  sourceUpdatedAt: null,
  ...more,
});

const BASE = {
  id: 42,
  service_id: 42,
  sid: 'ruc:1',
  nombre: 'X, S.A.',
  ruc: '1-2-3 DV 4',
  ruc_no_dv: '1-2-3',
  ficha: '9',
};

const cardOf = (kind: EntityKind, sections: Partial<Record<Level, CardSection>> = {}): EntityCard => ({
  found: 'entity',
  jurisdiction: 'pa',
  pk: 42n,
  kind,
  sections: new Map(
    Object.entries({ core_registro: section(BASE, { totals: { core_registro: 1 } }), ...sections }) as [
      Level,
      CardSection,
    ][],
  ),
});

const render = (card: EntityCard, include: readonly Code[], inlineLimit = 10): CardBody => {
  const { charged, levels } = resolveCodes('pa', include);
  return renderCard(card, { codes: charged, levels, inlineLimit });
};

describe('a v5 card', () => {
  it('of an organisation has its typed id and base fields, and no other id', () => {
    expect(render(cardOf('Organization'), ['CHK-BIN'])).toEqual({
      id: 'pa_own_42',
      type: 'Organization',
      jurisdiction: 'pa',
      nombre: 'X, S.A.',
      ruc: '1-2-3 DV 4',
      ruc_no_dv: '1-2-3',
      core: expect.objectContaining({ ficha: '9', folio: null, status: null, source_updated_at: null }),
      sections: {},
      not_applicable: [],
    });
  });

  it('of a person has a cédula and an empty core', () => {
    const person = cardOf('NaturalPerson', { core_registro: section({ id: 42, nombre: 'A', cedula: '8-1-2' }) });
    const card = render(person, ['DAT-CORE']);
    expect(card).toMatchObject({ type: 'NaturalPerson', cedula: '8-1-2', core: {}, not_applicable: ['contacto'] });
    expect(card).not.toHaveProperty('ruc');
  });

  it('cuts lists to the inline limit and says what is left', () => {
    const stored = Array.from({ length: 14 }, (_, nr) => ({ nombre: String(nr), person_id: nr }));
    const card = cardOf('Organization', { directores: section({ directores: stored }) });
    expect(render(card, ['DAT-GOV']).sections.directores).toEqual({
      code: 'DAT-GOV',
      state: 'ok',
      total: 14,
      returned: 10,
      truncated: true,
      next: null,
      source: { id: 'registro_publico', fetched_at: '2026-11-19T03:11:00.000Z', source_updated_at: null },
      items: stored.slice(0, 10).map(({ nombre, person_id }) => ({ nombre, person_id: `pa_own_${String(person_id)}` })),
    });
    expect(render(card, ['DAT-GOV'], 100).sections.directores).toMatchObject({ returned: 14, truncated: false });
  });

  it('counts what the stored page leaves out', () => {
    const card = cardOf('Organization', { marcas: section({ marcas: [{ id: 7 }] }, { totals: { marcas: 250 } }) });
    expect(render(card, ['DAT-IP'], 100).sections.marcas).toMatchObject({
      total: 250,
      returned: 1,
      truncated: true,
      items: [{ id: 'pa_marca_7' }],
    });
  });

  it('shows objects and single values as data', () => {
    const card = cardOf('Organization', {
      contacto: section({ contacto: { correo: 'a@example.test' } }),
      itbm: section({ is_itbm: true, last_itbm_date: null }),
    });
    expect(render(card, ['DAT-CORE']).sections.contacto).toMatchObject({
      state: 'ok',
      data: { correo: 'a@example.test' },
    });
    const { is_itbm, last_itbm_date } = render(card, ['DAT-GOV']).sections;
    expect(is_itbm).toMatchObject({ state: 'ok', data: true });
    expect(last_itbm_date).toMatchObject({ state: 'empty', data: null });
  });

  it('tells apart no data, never fetched, and a source that is down', () => {
    const card = cardOf('Organization', {
      real_estate: section({ propiedades: [{ id: 1 }], fincas: [] }),
      naves: section({ naves: [{ id: 3 }] }, { state: 'source_down' }),
    });
    const { propiedades, fincas, bienes_muebles, naves } = render(card, ['DAT-ASSET']).sections;
    expect(propiedades).toMatchObject({ state: 'ok', items: [{ id: 'pa_ph_1' }] });
    expect(fincas).toMatchObject({ state: 'empty', total: 0, items: [] });
    expect(bienes_muebles).toMatchObject({
      state: 'not_fetched',
      total: 0,
      items: [],
      source: { id: 'registro_publico', fetched_at: null, source_updated_at: null },
    });
    expect(naves).toMatchObject({ state: 'source_down', items: [{ id: 'pa_nave_3' }] });
  });

  it.each<[EntityKind]>([['Organization'], ['NaturalPerson']])(
    'of a %s has for every code a section of each tag that applies, under a charged code, and names the others',
    (kind) => {
      for (const code of codesFor('pa', 'v5')) {
        const card = render(cardOf(kind), [code]);
        const delivered = resolveCodes('pa', [code]).tags.filter((tag) => tag !== 'core_registro');
        const applicable = tagsFor('pa', kind);
        expect(Object.keys(card.sections)).toEqual(delivered.filter((tag) => applicable.includes(tag)));
        expect(card.not_applicable).toEqual(delivered.filter((tag) => !applicable.includes(tag)));
        for (const shown of Object.values(card.sections)) expect(shown).toMatchObject({ code, state: 'not_fetched' });
      }
    },
  );

  it('with DAT-FREE has signals from the numbers of records, without one of them', () => {
    const totals = (numbers: Record<string, number>, more: Partial<CardSection> = {}) =>
      section({}, { body: null, totals: numbers, ...more });
    const card = cardOf('Organization', {
      directores: totals({ directores: 3 }),
      suspension: totals({}, { state: 'empty' }),
      real_estate: totals({ propiedades: 2, fincas: 1 }),
      naves: totals({ naves: 6 }),
      marcas: totals({ marcas: 100 }),
      importaciones: totals({ importaciones: 101 }),
      sanciones: totals({}, { state: 'source_down' }),
    });
    const { signals, codes_with_data, sections } = render(card, ['DAT-FREE']);
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
      ...['CHK-BIN', 'DAT-CORE', 'DAT-GOV', 'DAT-BIZ', 'DAT-ASSET', 'DAT-TRADE', 'DAT-IP', 'DAT-ALL'],
    ]);
  });

  it('with DAT-FREE leaves out of a person what persons cannot have', () => {
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
  ] as const)('of type %s is sold under %s, the cheapest code of its level', (type, code) => {
    expect(assetCode('pa', type)).toBe(code);
  });

  it('has no code where nobody sells the level', () => {
    expect(cheapestCode('co', 'marcas')).toBeUndefined();
  });
});
