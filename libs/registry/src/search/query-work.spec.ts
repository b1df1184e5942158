import type { Queryable } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertNamed } from '../../test/named-entities.js';
import { indexNames } from '../name-index/index-names.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';

/** Maximum statements of one search, and maximum values (hashes, words and keys) that it sends to the database. */
const MAX_STATEMENTS = 6;
const MAX_QUERIES = 2_500;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const word = (nr: number, length: number): string =>
  Array.from({ length }, (_, at) => LETTERS[(nr * 7 + at * (nr + 3)) % 26]).join('');
const words = (count: number, length: number): string =>
  Array.from({ length: count }, (_, nr) => word(nr, length))
    .join(' ')
    .slice(0, 300);

describe('database work of a search', () => {
  let database: TestDatabase;
  let source: PostgresCandidateSource;
  let statements = 0;
  let requested = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    const names = ['transportes', 'maritimos', 'pacifico', 'inversiones', 'panamericana', 'consultores'];
    const entities = await insertNamed(
      database.pool,
      names.flatMap((one) => names.map((other) => ({ nombre: `${one} ${other} andina` }))),
    );
    await indexNames(database.pool, entities);
    const counting = {
      query: (config: unknown, ...rest: unknown[]) => {
        statements += 1;
        const { values = [] } = config as { values?: readonly unknown[] };
        for (const value of values) requested += elements(value);
        return (database.pool.query as (...all: unknown[]) => unknown)(config, ...rest);
      },
    };
    source = new PostgresCandidateSource(counting as unknown as Queryable);
  });
  afterAll(() => database.drop());

  /** Elements of an array, in the driver's or PostgreSQL's format. */
  const elements = (value: unknown): number => {
    if (Array.isArray(value)) return value.length;
    return typeof value === 'string' && value.startsWith('{') ? value.split(',').length : 1;
  };

  it.each([
    ['an ordinary name', 'Transportes Marítimos del Pacífico, S.A.'],
    ['all words joined', 'transportesmaritimospacifico'],
    ['twelve words made of joined known words', Array(12).fill('maritimospacifico').map((text, nr) => `${String(text)}${word(nr, 4)}`).join(' ')], // prettier-ignore
    ['one word of 300 letters', word(5, 300)],
    ['seven words of 40 letters', words(7, 40)],
    ['20 words of 14 letters', words(20, 14)],
    ['100 words of two letters', words(100, 2)],
    ['one common word repeated', 'inversiones '.repeat(25)],
    ['all known words', 'transportes maritimos pacifico inversiones panamericana consultores '.repeat(4)],
    ['300 Han characters', Array.from({ length: 300 }, (_, nr) => String.fromCharCode(0x4e00 + nr)).join('')],
    ['ligatures of 18 letters', '\ufdfa'.repeat(300)],
    ['marks on every letter', 'transportes maritimos'.replaceAll(/./g, '$&\u0301\u0308\u0323')],
  ])('is bounded: %s', async (_what, name) => {
    statements = 0;
    requested = 0;
    await source.find({ jurisdiction: 'pa', name: name.slice(0, 300), limit: 50 });
    expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(requested).toBeLessThanOrEqual(MAX_QUERIES);
  });
});
