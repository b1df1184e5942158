import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { insertNamed } from '../../test/named-entities.js';
import { indexNames } from '../name-index/index-names.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';

const NAMES = [
  'Gran Zumbador del Tuira, S.A.',
  'Supermercado Quirindongo, S.A.',
  'Tomasa Quirindongo de la Varnosa',
  'Eulalia Delavarnosa Xul',
  'Anastasio Marañón',
];

describe('candidates for names with other spellings', () => {
  let database: TestDatabase;
  let source: PostgresCandidateSource;

  const found = async (name: string): Promise<(string | null)[]> => {
    const { candidates } = await source.find({ jurisdiction: 'pa', name, limit: 50 });
    const { rows } = await database.pool.query<{ nombre: string | null }>(
      'select nombre from entity where pk = any($1::bigint[])',
      [candidates.map(({ pk }) => pk)],
    );
    return rows.map(({ nombre }) => nombre);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const invented = NAMES.map((nombre) => ({ nombre }));
    await indexNames(database.pool, await insertNamed(database.pool, invented));
    source = new PostgresCandidateSource(database.pool);
  });
  afterAll(() => database.drop());

  it.each([
    ['words joined', 'GRANZUMBADOR TUIRA', 0],
    ['two words that are the whole name joined', 'ANASTASIOMARANON', 4],
    ['a word split', 'SUPER MERCADO QUIRINDONGO', 1],
    ['a word split without other known words', 'QUIRIN DONGO', 1],
    ['linking words joined', 'TOMASA DELAVARNOSA', 2],
    ['linking words split', 'EULALIA DE LA VARNOSA', 3],
    ['two errors in a word', 'ANASTAISOP', 4],
    ['two wrong letters', 'SUPERXERCADQ', 1],
    ['an error in each of two words', 'ANASTACIO MARAÑOM', 4],
    ['a foreign word and an error', 'OVERSEAS QUIRINDONJO TOMASA', 2],
  ])('finds the name despite %s: %j', async (_, name, at) => {
    expect(await found(name)).toContain(NAMES[at]);
  });
});
