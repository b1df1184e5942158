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

const PERSON = 'NaturalPerson' as const;
const WOOD = 'Maderas Zumbador del Tuira, S.A.';
const BOATS = 'Naviera Quetzalillo Internacional, S.A.';
const TOMASA = 'Tomasa Eulalia Quirindongo Varnoso';
const ABEL = 'Abel Quirindongo Varnoso';
const TWINS = ['Pesquera Zafiral del Golfo, S.A.', 'Panificadora Marañón Central, S.A.'] as const;

describe('names and numbers that contradict each other', () => {
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
  const shortly = async (query: Partial<ResolveQuery>) => {
    const { outcome, candidates } = await resolve(query);
    return [outcome, candidates.map(({ nombre }) => nombre)];
  };
  const reasons = async (query: Partial<ResolveQuery>) =>
    (await resolve(query)).candidates.map(
      ({ features }) => features.find(({ feature }) => feature === 'contradiction')?.detail ?? null,
    );

  beforeAll(async () => {
    database = await createTestDatabase();
    const entities = await insertNamed(database.pool, [
      { nombre: WOOD, ruc: '988123-1-778204' },
      { nombre: BOATS, ruc: '988124-1-778205' },
      { nombre: TOMASA, kind: PERSON, ruc: '8-274-125' },
      { nombre: ABEL, kind: PERSON, ruc: '8-275-126' },
      { nombre: TWINS[0], ruc: '988130-1-778210' },
      { nombre: TWINS[1], ruc: '988130-1-778210' },
      { nombre: 'Cooperativa Varnoso del Norte' },
      { nombre: 'Andrey Yurievich Lustenko', kind: PERSON, ruc: '8-300-300' },
    ]);
    await indexNames(database.pool, entities);
    resolver = new Resolver(
      database.pool,
      new PostgresCandidateSource(database.pool),
      createSearchShares({ poolSize: 12 }, () => new Date()),
    );
  });
  afterAll(() => database.drop());

  it('says so too if the holder of the number comes after the entity that has the name', async () => {
    const found = await resolve({ ruc: '988123-1-778204', name: 'Cooperativa Varnoso del Norte' });
    expect(found.outcome).toBe('ambiguous');
    expect(found.candidates.map(({ nombre }) => nombre)).toEqual(['Cooperativa Varnoso del Norte', WOOD]);
    expect(found.warnings).toContain('name_mismatch');
  });

  it('shows the holder of the number, as ambiguous, with the reason', async () => {
    const found = await resolve({ ruc: '988123-1-778204', name: 'Xilofrasto Ultramarino, S.A.' });
    expect(found).toMatchObject({
      outcome: 'ambiguous',
      mode: 'identify',
      candidates: [{ nombre: WOOD, matched_on: ['ruc'] }],
    });
    const [candidate] = found.candidates;
    expect(candidate?.confidence).toBeGreaterThanOrEqual(MATCH_LEVELS.identify.possible);
    expect(candidate?.confidence).toBeLessThan(MATCH_LEVELS.identify.accept);
    expect(candidate?.features).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ feature: 'identifier', score: 1, detail: 'the same number' }),
        expect.objectContaining({ feature: 'contradicted', score: 0 }),
        expect.objectContaining({
          feature: 'contradiction',
          detail: 'the number is the same, but the name is another',
        }),
      ]),
    );
  });

  it('shows both when the name is of one and the number of another, the holder of the number first', async () => {
    expect(await shortly({ ruc: '988123-1-778204', name: BOATS })).toEqual(['ambiguous', [WOOD, BOATS]]);
    expect(await reasons({ ruc: '988123-1-778204', name: BOATS })).toEqual([
      'the number is the same, but the name is another',
      'the name is the same, but the number is another',
    ]);
    expect(await shortly({ cedula: '8-275-126', name: TOMASA })).toEqual(['ambiguous', [ABEL, TOMASA]]);
  });

  it('does not accept an entity without a number by its name if another has the number', async () => {
    const [outcome, names] = await shortly({ ruc: '988123-1-778204', name: 'Cooperativa Varnoso del Norte' });
    expect(outcome).toBe('ambiguous');
    expect(new Set(names)).toEqual(new Set([WOOD, 'Cooperativa Varnoso del Norte']));
  });

  it('tells two entities with one number apart by the name, if it is the name of one of them', async () => {
    const ruc = '988130-1-778210';
    expect((await resolve({ ruc })).outcome).toBe('ambiguous');
    expect(await shortly({ ruc, name: TWINS[1] })).toEqual(['matched', [TWINS[1], TWINS[0]]]);
    const [outcome, names] = await shortly({ ruc, name: 'Xilofrasto Ultramarino' });
    expect([outcome, new Set(names)]).toEqual(['ambiguous', new Set(TWINS)]);
  });

  it('does not accept the number of a person for a company', async () => {
    expect(await shortly({ ruc: '8-274-125', name: 'Xilofrasto Ultramarino, S.A.' })).toEqual(['ambiguous', [TOMASA]]);
    expect(() =>
      readQuery({
        ...{ jurisdiction: 'pa', name: TOMASA, ruc: null, cedula: '988123-1-778204', type: null, mode: 'identify' },
        ...{ excluded: new Set<bigint>(), minConfidence: 0.3, limit: 5 },
      }),
    ).toThrow(expect.objectContaining({ code: 'invalid_identifier' }));
  });

  it('never accepts a name whose number is another, not even if nobody has that number', async () => {
    expect(await shortly({ ruc: '988555-1-778555', name: WOOD })).toEqual(['ambiguous', [WOOD]]);
  });

  it('shows both holders of two numbers of two persons, and says that they are two', async () => {
    const { outcome, candidates, warnings } = await resolve({ ruc: '8-274-125', cedula: '8-275-126' });
    expect([outcome, new Set(candidates.map(({ nombre }) => nombre))]).toEqual(['ambiguous', new Set([TOMASA, ABEL])]);
    expect(warnings).toEqual(['type_ambiguous', 'identifier_mismatch']);
  });

  it.each([
    [{ ruc: '988123-1-778204', cedula: '8-275-126', name: WOOD }, ['identifier_mismatch']],
    [{ ruc: '8-274-125', cedula: '8-274-125', name: TOMASA, type: PERSON }, []],
    [{ ruc: '8-274-125', cedula: '8-999-999', name: TOMASA, type: PERSON }, ['cedula_not_found']],
    [
      { ruc: '8-274-125', cedula: '8-275-126', type: 'Organization' as const },
      ['type_mismatch', 'identifier_mismatch'],
    ],
  ])('says of %j: %j', async (query, warnings) => {
    expect((await resolve(query)).warnings).toEqual(warnings);
  });

  it.each([
    [{ ruc: '988123-1-778204', name: 'Maderas Zumbador' }, WOOD],
    [{ cedula: '8-274-125', name: 'Tomasa Quirindongo' }, TOMASA],
    [{ cedula: '8-274-125', name: 'Quirindongo Varnoso, Tomaza' }, TOMASA],
  ])('accepts %j, which only shortens or respells the name', async (query, name) => {
    expect(await shortly(query)).toEqual(['matched', [name]]);
  });

  it('finds a word with two other letters in mode screen only', async () => {
    const name = 'Andrey Yurievgcp Lustenko';
    expect((await resolve({ name })).candidates).toEqual([]);
    const found = await resolve({ name, mode: 'screen' });
    expect(found).toMatchObject({ mode: 'screen', levels: MATCH_LEVELS.screen });
    expect(found.candidates[0]).toMatchObject({ nombre: 'Andrey Yurievich Lustenko', matched_on: ['name'] });
  });
});
