import { parseEntitySearch } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertNamed } from '../../test/named-entities.js';
import { indexNames } from '../name-index/index-names.js';
import { EntityBrowse } from './entity-browse.js';
import type { BrowseCursor } from './entity-browse.js';
import { findOtherwise } from './found-otherwise.js';

const PERSON = 'NaturalPerson' as const;
const LATIN = [
  { nombre: 'NAVIERA DEL MAR, S.A.', ruc: '988123-1-778201' },
  { nombre: 'NAVIERA AGUILA, S.A.', ruc: '988123-1-778202' },
  { nombre: 'TOMASA QUIRINDONGO', kind: PERSON, ruc: '8-274-125' },
  { nombre: 'OOO Romashka' },
  { nombre: 'Beijing Hede Technology Co., Ltd.' },
];
const OTHERS = [
  { nombre: 'Ромашка Торг' },
  { nombre: '鑫源恒通有限公司' },
  { nombre: 'कृष्णा ट्रेडिंग' },
  { nombre: 'さくら ガラス' },
  { nombre: 'فرهاد مولایی', kind: PERSON },
];

describe('a search of entities by name', () => {
  let database: TestDatabase;

  const store = async (entities: Parameters<typeof insertNamed>[1]): Promise<void> => {
    const stored = await insertNamed(database.pool, entities);
    await indexNames(database.pool, stored);
    const pks = stored.map(({ pk }) => pk);
    await database.pool.query(`select sync_entity_listing('pa', $1::bigint[])`, [pks]);
  };
  const find = async (
    body: Parameters<typeof parseEntitySearch>[0],
    cursor: BrowseCursor | null = null,
    options = {},
  ) => await new EntityBrowse(database.pool, options).search(parseEntitySearch(body), cursor);
  const names = async (body: Parameters<typeof parseEntitySearch>[0], options = {}) =>
    (await find(body, null, options)).results.map(({ nombre }) => nombre);

  beforeAll(async () => {
    database = await createTestDatabase();
    await store(LATIN);
  });
  afterAll(() => database.drop());

  describe('with a number', () => {
    it.each([
      ['alone', '988123-1-778201', 'NAVIERA DEL MAR, S.A.'],
      ['beside words', 'RUC 988123-1-778201 DV 22, Naviera', 'NAVIERA DEL MAR, S.A.'],
      ['beside another name', 'Maderas Quelarma (988123-1-778202)', 'NAVIERA AGUILA, S.A.'],
      ['of an identity card', 'cédula 8-274-125', 'TOMASA QUIRINDONGO'],
    ])('%s finds the entity that has it', async (_, q, wanted) => {
      expect(await names({ q })).toEqual([wanted]);
      expect(await names({ q }, { most: 0, mostWithFacets: 0, window: 1 })).toEqual([wanted]);
    });

    it('applies filters', async () => {
      expect(await names({ q: '8-274-125', filters: { kind: 'Organization' } })).toEqual([]);
    });

    it('that nobody has searches for words', async () => {
      expect(await names({ q: 'naviera 988123-1-779999' })).toEqual([]);
    });
  });

  it('asks nothing more of a register of Latin names', async () => {
    let statements = 0;
    const counting = {
      query: (...given: unknown[]) => {
        statements += 1;
        return (database.pool.query as (...all: unknown[]) => unknown)(...given);
      },
    };
    await findOtherwise(counting as unknown as Queryable, parseEntitySearch({ q: 'naviera' }));
    expect(statements).toBe(1);
  });

  describe('in a register with other scripts', () => {
    beforeAll(() => store(OTHERS));

    it.each([
      ['romashka', ['OOO Romashka', 'Ромашка Торг']],
      ['ромашка', ['Ромашка Торг', 'OOO Romashka']],
      ['romashka torg', ['Ромашка Торг']],
      ['恒通', ['鑫源恒通有限公司']],
      ['xinyuan hengtong', ['鑫源恒通有限公司']],
      ['北京和德科技有限公司', ['Beijing Hede Technology Co., Ltd.']],
      ['कृष्णा', ['कृष्णा ट्रेडिंग']],
      ['ट्रेडिंग कृष्णा', ['कृष्णा ट्रेडिंग']],
      ['ガラス', ['さくら ガラス']],
      ['farhad mowlaei', ['فرهاد مولایی']],
      ['naviera', ['NAVIERA AGUILA, S.A.', 'NAVIERA DEL MAR, S.A.']],
    ])('finds by %j', async (q, expected) => {
      expect(await names({ q })).toEqual(expected);
      expect(await names({ q }, { most: 0, mostWithFacets: 0, window: 1 })).toEqual(expected);
    });

    it('finds none that filters exclude, and pages through them', async () => {
      expect(await names({ q: 'romashka', filters: { kind: 'NaturalPerson' } })).toEqual([]);
      const first = await find({ q: 'romashka', limit: 1 });
      expect([first.results.length, first.total]).toEqual([1, { count: 2, relation: 'eq' }]);
      const next = await find({ q: 'romashka', limit: 1 }, first.next);
      expect(next.results.map(({ nombre }) => nombre)).toEqual(['Ромашка Торг']);
    });
  });
});
