import { MATCH_LEVELS } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertNamed } from '../../test/named-entities.js';
import { indexNames } from '../name-index/index-names.js';
import { PostgresCandidateSource } from '../candidates/postgres-candidates.js';
import { createSearchShares } from '../queues/search-shares.js';
import { readQuery } from './resolve-query.js';
import type { ResolveQuery } from './resolve-query.js';
import { Resolver } from './resolver.js';

const NAMES = ['A & B, S.A.', 'Compañía Limitada', 'O O O'];
const OTHERS = [
  'Compañía Zumbadora Limitada',
  'Compañía, S.A.',
  'OOO Romashka',
  'AB Quirindongo',
  'Quelarma AB',
  'Maderas Zumbador, S.A.',
];

describe('companies that are called like a legal form', () => {
  let database: TestDatabase;
  let resolver: Resolver;

  const resolve = async (query: Partial<ResolveQuery>) => {
    const mode = query.mode ?? 'identify';
    const read = readQuery({
      ...{ jurisdiction: 'pa', name: null, ruc: null, cedula: null, type: null, mode },
      ...{ excluded: new Set<bigint>(), minConfidence: MATCH_LEVELS[mode].possible, limit: 5 },
      ...query,
    });
    const { resolutions } = await resolver.resolve('pa', [read], {
      retry: false,
      requester: { tenant: 'a', deadline: null },
    });
    const [resolution] = resolutions;
    if (resolution === undefined) throw new Error('no resolution');
    return resolution;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const numbered = OTHERS.map((nombre, at) => ({ nombre, ruc: `988123-1-7784${String(10 + at)}` }));
    await indexNames(
      database.pool,
      await insertNamed(database.pool, [...NAMES.map((nombre) => ({ nombre })), ...numbered]),
    );
    resolver = new Resolver(
      database.pool,
      new PostgresCandidateSource(database.pool),
      createSearchShares({ poolSize: 12 }, () => new Date()),
    );
  });
  afterAll(() => database.drop());

  it.each([
    ['A & B, S.A.', 'A & B, S.A.'],
    ['A & B', 'A & B, S.A.'],
    ['Compañía Limitada', 'Compañía Limitada'],
    ['COMPANIA LIMITADA', 'Compañía Limitada'],
    ['O O O', 'O O O'],
    ['O.O.O.', 'O O O'],
  ])('are found by %j', async (name, wanted) => {
    for (const mode of ['identify', 'screen'] as const) {
      const { candidates } = await resolve({ name, mode });
      expect([mode, candidates.map(({ nombre }) => nombre)]).toEqual([mode, [wanted]]);
    }
  });

  it.each(['Sociedad Anónima', 'AB', 'Kabushiki Kaisha'])(
    'do not make %j find companies of that form',
    async (name) => {
      expect((await resolve({ name })).outcome).toBe('no_match');
    },
  );

  it.each(['S.A.', 'S. de R.L.', 'Ltda.'])('do not make %j a name', async (name) => {
    await expect(resolve({ name })).rejects.toMatchObject({ code: 'invalid_search_query' });
  });

  it('do not contradict a number', async () => {
    const { outcome, candidates } = await resolve({ name: 'Sociedad Anónima', ruc: '988123-1-778415' });
    expect([outcome, candidates[0]?.nombre]).toEqual(['matched', 'Maderas Zumbador, S.A.']);
  });
});
