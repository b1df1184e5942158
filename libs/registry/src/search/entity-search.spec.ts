import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rucDv } from '@entity-registry/domain';
import type { Jurisdiction } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { insertNamed } from '../../test/named-entities.js';
import { EntitySearch } from './entity-search.js';
import { indexNames } from '../name-index/index-names.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';

const PERSON = 'NaturalPerson' as const;

/** A number as a word of letters, so that all names are different. */
function numeral(n: number): string {
  return `q${Array.from(String(n), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

describe('entity search', () => {
  let database: TestDatabase;
  let search: EntitySearch;

  const names = async (nombre: string, ruc?: string, jurisdiction: Jurisdiction = 'pa') => {
    const found = await search.search({ jurisdiction, nombre, ...(ruc === undefined ? {} : { ruc }) });
    return found.map((item) => item.nombre);
  };
  const byId = async (ruc: string, jurisdiction: Jurisdiction = 'pa') =>
    (await search.search({ jurisdiction, ruc })).map((item) => item.nombre);

  beforeAll(async () => {
    database = await createTestDatabase();
    const entities = await insertNamed(database.pool, [
      { nombre: 'AERONÁUTICA ZUMBADOR DE PANAMÁ, S.A.', ruc: '988123-1-778204-60' },
      { nombre: 'Zumbador Aeronáutica, Inc.' },
      { nombre: 'Aeronáutica Zumbador', ruc: '8-274-125' },
      { nombre: 'Tomasa Eulalia Quirindongo', kind: PERSON, ruc: '8-0274-000125' },
      { nombre: 'Berta Peña Quirindongo', kind: PERSON, ruc: 'PE-77-9873' },
      { nombre: 'Berta Pena Quirindongo', kind: PERSON },
      { nombre: 'Quirindongo y Asociados, S. de R.L.' },
      { nombre: 'Zumbador Absorbida, S.A.', ruc: '988999-1-778999', mergedInto: 1n },
      { nombre: null, ruc: '988777-1-778777' },
      { nombre: 'Compacta Sin Guiones, S.A.', ruc: '977123177820412' },
      ...Array.from({ length: 30 }, (_, at) => ({ nombre: `Inversiones Marañón ${String(at + 10)}, S.A.` })),
      ...Array.from({ length: 250 }, (_, at) => ({ nombre: `Zafiral Azul ${String(at)}` })),
      { nombre: 'Zafiral, S.A.' },
      { nombre: 'Zafiral Paritosa' },
      { nombre: 'Inversiones Quelarma E.I.R.L.' },
      { nombre: 'Amigos del Quetzalillo, Fundación' },
      { nombre: 'Fundación Bromelia Serena' },
      { nombre: 'Bromelia Calma, Inc.' },
      { nombre: 'Bromelia Brava, S. de R.L.' },
      { nombre: 'Bromelia Clara, Sociedad Anónima' },
      ...Array.from({ length: 300 }, (_, at) => ({ nombre: `Abel Varnoso ${numeral(at)}`, kind: PERSON })),
      ...Array.from({ length: 24 }, (_, at) => ({ nombre: `Zoila De La Varnoso ${numeral(at)} Xul`, kind: PERSON })),
      { nombre: 'Zumbador Andino S.A.S.', ruc: '900.000.003', jurisdiction: 'co' as const },
      { nombre: 'Zumbador del Guayas S.A.', ruc: '1790000004001', jurisdiction: 'ec' as const },
    ]);
    await indexNames(database.pool, entities);
    search = new EntitySearch(database.pool, new PostgresCandidateSource(database.pool));
  });
  afterAll(() => database.drop());

  describe('by name', () => {
    it.each([
      ['aeronautica zumbador de panama'],
      ['AERONAUTICA ZUMBADOR DE PANAMA SA'],
      ['zumbador panama aeronautica'],
      ['panamá, aeronáutica'],
      ['aeronuatica zumbador panama'],
      ['aeronautica zumbadr panama'],
      ['aeronautica sumbador panamma'],
      ['inc zumbador aeronautica panama s.a.'],
    ])('finds the company by %j', async (nombre) => {
      expect(await names(nombre)).toContain('AERONÁUTICA ZUMBADOR DE PANAMÁ, S.A.');
    });

    it.each([
      'panama aeronautica zumb',
      'panama zumb aeronautica',
      'zumb aero pan',
      'pana aer zum',
      'aeronau panama',
      'zumbadro aeronau panama',
      'aero zumbador panma',
      'pan zumb a',
      'S.A. zumb panama',
      'aero pan soci',
      'aeron zum panama s.a.',
    ])('accepts any word of three or more letters as the beginning of a word: %j', async (nombre) => {
      const expected = nombre.includes('soci') ? [] : ['AERONÁUTICA ZUMBADOR DE PANAMÁ, S.A.'];
      expect(await names(nombre)).toEqual(expected);
    });

    it('matches two letters only as a whole word, unless they are last', async () => {
      expect(await names('pa zumbador aeronautica')).toEqual([]);
    });

    it('finds the beginning of a legal form that is not in the index', async () => {
      expect(await names('funda quetzal')).toEqual(['Amigos del Quetzalillo, Fundación']);
      expect(await names('quetzal funda')).toEqual(['Amigos del Quetzalillo, Fundación']);
    });

    it('finds a name by a beginning that resembles a linking word', async () => {
      // 'para' is a linking word, so names contain it but the index doesn't.
      expect(await names('pari zafi')).toEqual(['Zafiral Paritosa']);
    });

    it('puts whole words before beginnings, and beginnings before typos', async () => {
      expect(await names('quelarma inversiones')).toEqual(['Inversiones Quelarma E.I.R.L.']);
      expect(await names('calma bromelia')).toEqual(['Bromelia Calma, Inc.']);
      expect(await names('cla bromelia')).toEqual(['Bromelia Clara, Sociedad Anónima']);
    });

    it('puts names with the linking words of the query before those without', async () => {
      const found = await names('DE LA VARNOSO');
      expect(found).toHaveLength(20);
      expect(found.filter((name) => !name?.startsWith('Zoila De La Varnoso'))).toEqual([]);
      expect(await names('varnoso')).toContain('Abel Varnoso qa');
      expect((await names('zoila de varnoso'))[0]).toMatch(/De La/);
    });

    it.each([
      ['Fundación', ['Fundación Bromelia Serena', 'Amigos del Quetzalillo, Fundación']],
      ['Inc.', ['Bromelia Calma, Inc.', 'Zumbador Aeronáutica, Inc.']],
      ['S. de R.L.', ['Bromelia Brava, S. de R.L.', 'Quirindongo y Asociados, S. de R.L.']],
      ['E.I.R.L.', ['Inversiones Quelarma E.I.R.L.']],
      ['eirl', ['Inversiones Quelarma E.I.R.L.']],
    ])('finds names by the legal form %j alone', async (nombre, expected) => {
      expect(await names(nombre)).toEqual(expected);
    });

    it('finds companies by a legal form that their names spell differently', async () => {
      expect(await names('S.A')).toHaveLength(20);
      const found = await names('sociedad anonima');
      expect(found).toHaveLength(20);
      expect(found[0]).toBe('Bromelia Clara, Sociedad Anónima');
    });

    it('recognizes a legal form before the name', async () => {
      expect(await names('E.I.R.L. INVERSIONES QUELARMA')).toEqual(['Inversiones Quelarma E.I.R.L.']);
      expect((await names('S. de R.L. bromelia'))[0]).toBe('Bromelia Brava, S. de R.L.');
    });

    it('puts the exact name first, then names that start with it, then names with all the words', async () => {
      expect(await names('aeronautica zumbador')).toEqual([
        'Aeronáutica Zumbador',
        'AERONÁUTICA ZUMBADOR DE PANAMÁ, S.A.',
        'Zumbador Aeronáutica, Inc.',
      ]);
    });

    it('finds ñ by n, with the exact letter first', async () => {
      expect(await names('berta peña')).toEqual(['Berta Peña Quirindongo', 'Berta Pena Quirindongo']);
      expect(await names('quirindongo pena')).toEqual(['Berta Pena Quirindongo', 'Berta Peña Quirindongo']);
    });

    it('requires every word', async () => {
      expect(await names('aeronautica quirindongo')).toEqual([]);
    });

    it('allows no second typo in a word', async () => {
      expect(await names('berta quirrinddongo')).toEqual([]);
    });

    it('returns at most 20, the same ones each time', async () => {
      const first = await names('inversiones');
      expect(first).toHaveLength(20);
      expect(await names('inversiones')).toEqual(first);
      expect(first[0]).toBe('Inversiones Marañón 10, S.A.');
    });

    it('puts the exact name with its legal form before names that start with it', async () => {
      expect((await names('inversiones maranon 12 sa'))[0]).toBe('Inversiones Marañón 12, S.A.');
      expect((await names('Zafiral'))[0]).toBe('Zafiral, S.A.');
    });

    it('returns at most 20 for words in another order', async () => {
      expect(await names('maranon inversiones')).toHaveLength(20);
    });

    it('shows the entity that another one was merged into', async () => {
      expect(await names('zumbador absorbida')).toEqual(['AERONÁUTICA ZUMBADOR DE PANAMÁ, S.A.']);
    });

    it('finds a name by a word that looks like part of a legal form', async () => {
      expect(await names('asociados quirindongo')).toEqual(['Quirindongo y Asociados, S. de R.L.']);
      expect(await names('quirindongo s de r')).toEqual([]);
      expect(await names('quirindongo y asociados s de')).toEqual(['Quirindongo y Asociados, S. de R.L.']);
    });

    it.each(['...', '   ', '¿?', '%', '_', '\\', "'; drop table entity; --", '\u0000', 'a'.repeat(5_000)])(
      'finds nothing for %j',
      async (nombre) => {
        expect(await names(nombre)).toEqual([]);
      },
    );

    it('keeps the jurisdictions apart', async () => {
      expect(await names('zumbador', undefined, 'co')).toEqual(['Zumbador Andino S.A.S.']);
      expect(await names('zumbador', undefined, 'ec')).toEqual(['Zumbador del Guayas S.A.']);
    });
  });

  describe('by identifier', () => {
    it.each(['988123-1-778204', '988123-1-778204-60', '988123-1-778204 DV 60', '9881231778204', '0988123-001-778204'])(
      'finds the company by %s',
      async (ruc) => {
        expect(await search.search({ jurisdiction: 'pa', ruc })).toEqual([
          {
            id: expect.any(Number),
            nombre: 'AERONÁUTICA ZUMBADOR DE PANAMÁ, S.A.',
            ruc_no_dv: '988123-1-778204',
            type: 'Organization',
            otherName: null,
          },
        ]);
      },
    );

    it('finds both a person and a company by a number that fits both, unless the DV decides', async () => {
      expect(await byId('8-274-125')).toEqual(['Aeronáutica Zumbador', 'Tomasa Eulalia Quirindongo']);
      expect(await byId(`8-274-125 DV ${rucDv('8-274-125', 'person') ?? ''}`)).toEqual(['Tomasa Eulalia Quirindongo']);
      expect(await byId(`8-274-125-${rucDv('8-274-125', 'company') ?? ''}`)).toEqual(['Aeronáutica Zumbador']);
      expect(await byId('8-274-125 DV 00')).toHaveLength(2);
    });

    it.each(['pe-77-9873', 'PE 0077 009873', 'PE779873'])('finds the person by %s', async (ruc) => {
      expect(await byId(ruc)).toEqual(['Berta Peña Quirindongo']);
    });

    it('finds a number that its source wrote without dashes', async () => {
      const dv = rucDv('977123-1-778204', 'company') ?? '';
      expect(await byId('977123177820412')).toEqual(['Compacta Sin Guiones, S.A.']);
      expect(await byId(`977123-1-778204-12`)).toEqual(['Compacta Sin Guiones, S.A.']);
      expect(dv).not.toBe('12');
    });

    it('finds an entity without a name', async () => {
      expect(await byId('988777-1-778777')).toEqual([null]);
    });

    it.each(['900000003', '900.000.003-0', '9000000030'])('finds the company by NIT %s', async (nit) => {
      expect(await byId(nit, 'co')).toEqual(['Zumbador Andino S.A.S.']);
    });

    it.each(['1790000004001', '1790000004-001'])('finds the company by a RUC of 13 digits: %s', async (ruc) => {
      expect(await byId(ruc, 'ec')).toEqual(['Zumbador del Guayas S.A.']);
    });

    it.each(['abc', '', '988999-1-778999', '1-2-3-4-5-6'])('finds nothing by %j', async (ruc) => {
      expect(await byId(ruc)).toEqual([]);
    });
  });

  it('requires both to match if name and identifier are given', async () => {
    expect(await names('zumbador', '8-274-125')).toEqual(['Aeronáutica Zumbador']);
    expect(await names('quirindngo tomasa', '8-274-125')).toEqual(['Tomasa Eulalia Quirindongo']);
    expect(await names('zumbador', 'PE-77-9873')).toEqual([]);
    expect(await names('zumbador', 'no number')).toEqual([]);
  });
});
