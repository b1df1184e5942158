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
/** The status of the later of two companies in force. */
const IN_FORCE = 'VIGENTE';

const ENTITIES = [
  { nombre: 'Luis Chen', kind: PERSON, ruc: '8-274-301' },
  { nombre: 'CHEN LUIS', kind: PERSON, ruc: '8-274-302' },
  { nombre: 'María Pérez', kind: PERSON, ruc: '8-274-303' },
  { nombre: 'MARIA PEREZ', ruc: '988123-1-778301' },
  { nombre: 'Pesquera Zafiral del Golfo, S.A.', ruc: '988123-1-778302' },
  { nombre: 'PESQUERA ZAFIRAL DEL GOLFO S A', ruc: '988123-1-778303' },
  { nombre: 'Quelarma Brisa Andina, S.A.', ruc: '988123-1-778304' },
  { nombre: 'Quelarma Brisa Andina, S. de R.L.', ruc: '988123-1-778305' },
  { nombre: 'Panificadora Marañón Central, S.A.', ruc: '988123-1-778306' },
  { nombre: 'Naviera Quetzalillo, S.A.' },
  { nombre: 'Naviera Quetzalillo, S.A.', ruc: '988123-1-778308' },
];

describe('entities with the same name', () => {
  let database: TestDatabase;
  let resolver: Resolver;
  let pks: bigint[];

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
    const { outcome, warnings } = await resolve(query);
    return [outcome, warnings];
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const entities = await insertNamed(database.pool, ENTITIES);
    pks = entities.map(({ pk }) => pk);
    await database.pool.query(
      `update entity set core = jsonb_build_object('status', case when nombre like 'PESQUERA%' then '${IN_FORCE}' else 'DISUELTA' end)
        where nombre ilike 'pesquera%'`,
    );
    await database.pool.query(
      `insert into entity_name (jurisdiction, entity_pk, kind, name, name_norm, until, source, source_key, run_id, fetched_at)
       select 'pa', pk, 'former', 'Luis Chen, S.A.', 'luis chen s a', '2012-03-02', 'invented', 'former', run_id, fetched_at
         from entity where nombre = 'Panificadora Marañón Central, S.A.'`,
    );
    await indexNames(database.pool, entities);
    resolver = new Resolver(
      database.pool,
      new PostgresCandidateSource(database.pool),
      createSearchShares({ poolSize: 12 }, () => new Date()),
    );
  });
  afterAll(() => database.drop());

  it('are ambiguous even if only one of them is written exactly as in the query', async () => {
    const found = await resolve({ name: 'Luis Chen', type: PERSON });
    expect(found.candidates[0]?.confidence).toBeGreaterThan(found.levels.accept);
    expect([found.outcome, found.warnings]).toEqual(['ambiguous', ['same_name']]);
  });

  it('are ambiguous if one is a person and the other a company, unless the type is given', async () => {
    expect(await shortly({ name: 'María Pérez' })).toEqual(['ambiguous', ['same_name']]);
    expect(await shortly({ name: 'María Pérez', type: 'Organization' })).toEqual(['matched', []]);
  });

  it.each([
    [{ name: 'Luis Chen', mode: 'screen' as const }],
    [{ name: 'Luis Chen', limit: 1 }],
    [{ name: 'Luis Chen', minConfidence: 0.9 }],
    [{ name: 'Quelarma Brisa Andina' }],
  ])('are ambiguous for %j, whatever the filters', async (query) => {
    expect(await shortly(query)).toEqual(['ambiguous', ['same_name']]);
  });

  it('are ambiguous if one of them had the name formerly', async () => {
    const [, namesake = 0n] = pks;
    expect(await shortly({ name: 'Luis Chen', excluded: new Set([namesake]) })).toEqual(['ambiguous', ['same_name']]);
  });

  it('are told apart by a number, also if one of them has none on record', async () => {
    expect(await shortly({ name: 'Luis Chen', cedula: '8-274-302' })).toEqual(['matched', []]);
    expect(await shortly({ name: 'Naviera Quetzalillo' })).toEqual(['ambiguous', ['same_name']]);
    expect(await shortly({ name: 'Naviera Quetzalillo', ruc: '988123-1-778308' })).toEqual(['matched', []]);
  });

  it('are told apart by a legal form that only one of them has', async () => {
    const found = await resolve({ name: 'Quelarma Brisa Andina, S. de R.L.' });
    expect(found).toMatchObject({ outcome: 'matched', warnings: [] });
    expect(found.candidates[0]?.nombre).toBe('Quelarma Brisa Andina, S. de R.L.');
  });

  it('are not told apart by their status, but the one in force is first', async () => {
    const found = await resolve({ name: 'pesquera zafiral golfo' });
    expect([found.outcome, found.warnings]).toEqual(['ambiguous', ['same_name']]);
    expect(found.candidates.map(({ status }) => status)).toEqual([IN_FORCE, 'DISUELTA']);
  });

  describe('numbers and names of which only one is on record', () => {
    it.each([
      [
        'a number that nobody has',
        { name: 'Panificadora Marañón Central', ruc: '988123-1-779999' },
        ['ambiguous', ['ruc_not_found']],
      ],
      ['a cédula that nobody has', { name: 'Luis Chen', cedula: '8-999-999' }, ['ambiguous', ['cedula_not_found']]],
      [
        'a number that nobody has and an entity without one',
        { name: 'Naviera Quetzalillo', ruc: '988123-1-779999' },
        ['matched', ['ruc_not_found']],
      ],
      ['neither', { name: 'Xilofrasto', ruc: '988123-1-779999' }, ['no_match', ['ruc_not_found']]],
      ['another name', { name: 'Xilofrasto', ruc: '988123-1-778306' }, ['ambiguous', ['name_mismatch']]],
      ['a name without a common word', { name: '99 S.A.', ruc: '988123-1-778306' }, ['ambiguous', ['name_mismatch']]],
      [
        'a number of the other type',
        { ruc: '988123-1-778306', type: PERSON, name: 'Luis Chen' },
        ['ambiguous', ['type_mismatch']],
      ],
      ['a number alone, of the other type', { ruc: '988123-1-778306', type: PERSON }, ['no_match', ['type_mismatch']]],
      [
        'the former name of the holder of the number',
        { name: 'Luis Chen, S.A.', ruc: '988123-1-778306' },
        ['matched', []],
      ],
    ] as const)('says which one for %s', async (_, query, expected) => {
      expect(await shortly(query)).toEqual(expected);
    });
  });

  it.each([
    ['S.A.', 'name must have more than a legal form'],
    ['X', 'name must have at least two letters or digits'],
    ['1234-5', 'name must have a letter: a number belongs in ruc or cedula'],
    ['…', 'name must have at least one letter or digit'],
  ])('refuses to search for %s, without a number', async (name, message) => {
    await expect(resolve({ name })).rejects.toMatchObject({ code: 'invalid_search_query', fields: { message } });
    // The number is enough.
    await expect(resolve({ name, ruc: '988123-1-778306' })).resolves.toMatchObject({
      ...{ outcome: 'matched', query: { normalized_name: null }, candidates: [{ matched_on: ['ruc'] }] },
      warnings: ['name_ignored'],
    });
  });

  it.each(['3M', 'X, S.A.', '44 Ltda.', 'Banco'])('searches for %s', async (name) => {
    await expect(resolve({ name })).resolves.toMatchObject({ outcome: 'no_match' });
  });
});
