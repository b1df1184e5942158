import { rucDv } from '@entity-registry/domain';
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

const requested = (query: Partial<ResolveQuery>): ResolveQuery => ({
  jurisdiction: 'pa',
  ...{ name: null, ruc: null, cedula: null, type: null },
  ...{ excluded: new Set<bigint>(), minConfidence: 0.3, limit: 5, mode: 'identify' as const },
  ...query,
});

describe('Resolver', () => {
  let database: TestDatabase;
  let resolver: Resolver;
  let pks: bigint[];

  const resolve = async (query: Partial<ResolveQuery>) => {
    const { resolutions } = await resolver.resolve('pa', [readQuery(requested(query))], {
      retry: false,
      requester: { tenant: 'a', deadline: null },
    });
    const [resolution] = resolutions;
    if (resolution === undefined) throw new Error('no resolution');
    return resolution;
  };
  const namesOf = async (query: Partial<ResolveQuery>) => (await resolve(query)).candidates.map(({ nombre }) => nombre);

  beforeAll(async () => {
    database = await createTestDatabase();
    const entities = await insertNamed(database.pool, [
      { nombre: 'AERONÁUTICA ZUMBADOR DEL ISTMO, S.A.', ruc: '988123-1-778204' },
      { nombre: 'Aeronáutica Zumbador del Istmo, S. de R.L.', ruc: '988124-1-778205' },
      { nombre: 'Quelarma Brisa Andina, S.A.', ruc: '8-274-125' },
      { nombre: 'Tomasa Eulalia Quirindongo Varnoso', kind: PERSON, ruc: '8-274-125' },
      { nombre: 'Berta Zafiral Quetzalillo', kind: PERSON, ruc: 'PE-77-9873' },
      { nombre: 'Berta Zafiral Quetzalillo', kind: PERSON, ruc: 'PE-78-1234' },
      { nombre: 'ООО «Варнозафир Кетсалино»', ruc: '988125-1-778206' },
      { nombre: 'Zumbador Absorbida Total, S.A.', ruc: '988999-1-778999', mergedInto: 1n },
      { nombre: 'Jesús Orlando Herrera Carrasco', kind: PERSON, ruc: '8-274-988' },
      { nombre: 'María González', kind: PERSON, ruc: '8-275-100' },
      { nombre: 'Pérez de Gómez Ana', kind: PERSON, ruc: '8-275-101' },
      { nombre: null, ruc: '988777-1-778777' },
    ]);
    pks = entities.map(({ pk }) => pk);
    await indexNames(database.pool, entities);
    resolver = new Resolver(
      database.pool,
      new PostgresCandidateSource(database.pool),
      createSearchShares({ poolSize: 12 }, () => new Date()),
    );
  });
  afterAll(() => database.drop());

  it.each([
    ['a common name without some of its words', { name: 'Jesús Herrera' }, 'ambiguous', ['common_name']],
    ['it in another order', { name: 'Herrera Jesús' }, 'ambiguous', ['common_name']],
    ['a rarer spelling of it', { name: 'Jezus Errera' }, 'ambiguous', ['common_name']],
    ['it with an initial of another name', { name: 'Jesús O. Herrera' }, 'matched', []],
    ['a common name without the husband’s', { name: 'Ana Pérez' }, 'ambiguous', ['common_name']],
    ['a whole name that many have', { name: 'María González' }, 'ambiguous', ['common_name']],
    ['a rarer spelling of that', { name: 'Maria Gonzales' }, 'ambiguous', ['common_name']],
    ['another order of that', { name: 'Gonzales, Maria' }, 'ambiguous', ['common_name']],
    ['a common name with its number', { name: 'Jesús Herrera', cedula: '8-274-988' }, 'matched', []],
    ['a whole name, however common its words', { name: 'Jesús Orlando Herrera Carrasco' }, 'matched', []],
    ['a rare name without some of its words', { name: 'Tomasa Quirindongo' }, 'matched', []],
    [
      'a common name, to screen',
      { name: 'Jesús Herrera', mode: 'screen' as const, minConfidence: 0.1 },
      'ambiguous',
      [],
    ],
    ['a rare name, to screen', { name: 'Tomasa Quirindongo', mode: 'screen' as const }, 'matched', []],
  ])('decides about %s', async (_, query, outcome, warnings) => {
    expect(await resolve(query)).toMatchObject({ outcome, warnings });
  });

  it.each([
    ['Аэронаутика Зумбадор дель Истмо', 'AERONÁUTICA ZUMBADOR DEL ISTMO, S.A.'],
    ['Varnozafir Ketsalino LLC', 'ООО «Варнозафир Кетсалино»'],
    ['Варнозафир Кетсалино', 'ООО «Варнозафир Кетсалино»'],
  ])('finds %s, written in another script or the same', async (name, nombre) => {
    expect(await namesOf({ name, type: 'Organization' })).toContain(nombre);
  });

  it('finds a company by another spelling of its name, and explains the score', async () => {
    const found = await resolve({ name: 'aeronautica sumbador del istmo sociedad anonima' });
    expect(found.candidates[0]).toMatchObject({
      id: `pa_own_${String(pks[0])}`,
      nombre: 'AERONÁUTICA ZUMBADOR DEL ISTMO, S.A.',
      type: 'Organization',
      ruc_no_dv: '988123-1-778204',
      matched_on: ['name'],
    });
    expect(found.candidates[0]?.features.length).toBeGreaterThan(1);
    expect(found.query).toEqual({
      normalized_name: 'aeronautica sumbador del istmo',
      legal_form: 'SA',
      identifier: null,
    });
  });

  it('matches by RUC and takes the check digits into account', async () => {
    const [, dv] = ['', rucDv('988123-1-778204', 'company')];
    const found = await resolve({ ruc: `988123-1-778204 DV ${String(dv)}` });
    expect(found).toMatchObject({
      outcome: 'matched',
      warnings: [],
      candidates: [{ id: `pa_own_${String(pks[0])}`, matched_on: ['ruc'] }],
      query: { normalized_name: null, identifier: { ruc: { number: '988123-1-778204', dv, dv_expected: dv } } },
    });
    expect(found.candidates[0]?.features.map(({ feature }) => feature)).toEqual(['identifier', 'check_digit']);
  });

  it('treats a wrong check digit as a warning, never as an error', async () => {
    const wrong = rucDv('988123-1-778204', 'company') === '11' ? '12' : '11';
    const found = await resolve({ ruc: `988123-1-778204 DV ${wrong}` });
    expect(found.warnings).toEqual(['dv_mismatch']);
    expect(found.candidates).toHaveLength(1);
  });

  it('reads a number that may belong to a person or a company both ways, unless the check digits decide', async () => {
    const both = await resolve({ ruc: '8-274-125' });
    expect([both.outcome, both.warnings, both.candidates.length]).toEqual(['ambiguous', ['type_ambiguous'], 2]);
    const person = rucDv('8-274-125', 'person');
    const company = rucDv('8-274-125', 'company');
    expect(await namesOf({ ruc: `8-274-125 DV ${String(person)}` })).toEqual(['Tomasa Eulalia Quirindongo Varnoso']);
    expect(await namesOf({ ruc: `8-274-125 DV ${String(company)}` })).toEqual(['Quelarma Brisa Andina, S.A.']);
    expect(await namesOf({ cedula: '08-0274-000125' })).toEqual(['Tomasa Eulalia Quirindongo Varnoso']);
    const typed = await resolve({ ruc: '8-274-125', type: 'Organization' });
    expect([typed.outcome, typed.warnings]).toEqual(['matched', []]);
  });

  it('never picks one of two namesakes unless a number distinguishes them', async () => {
    expect((await resolve({ name: 'Berta Zafiral Quetzalillo' })).outcome).toBe('ambiguous');
    const told = await resolve({ name: 'Berta Zafiral Quetzalillo', cedula: 'PE-78-1234' });
    expect([told.outcome, told.candidates[0]?.matched_on]).toEqual(['matched', ['name', 'cedula']]);
    expect(told.candidates[0]?.id).toBe(`pa_own_${String(pks[5])}`);
  });

  it('shows the same scores with any filter', async () => {
    const name = 'Zumbador del Istmo';
    const scores = async (filter: Partial<ResolveQuery>) =>
      new Map(
        (await resolve({ name, minConfidence: 0, limit: 50, ...filter })).candidates.map((c) => [c.id, c.confidence]),
      );
    const all = await scores({});
    expect(all.size).toBeGreaterThan(1);
    const first = pks[0] ?? 0n;
    for (const filter of [
      { type: 'Organization' as const },
      { limit: 1 },
      { minConfidence: 0.2 },
      { excluded: new Set([first]) },
      { type: PERSON },
    ]) {
      for (const [id, score] of await scores(filter)) expect(score).toBe(all.get(id));
    }
    expect((await scores({ excluded: new Set([first]) })).has(`pa_own_${String(first)}`)).toBe(false);
  });

  it('never calls a candidate below the requested confidence a match', async () => {
    const found = await resolve({ name: 'Quelarma Brisa', minConfidence: 1 });
    expect(found).toMatchObject({ outcome: 'no_match', candidates: [], margin: null });
  });

  it('finds nothing for a merged entity or an unknown name', async () => {
    expect(await namesOf({ ruc: '988999-1-778999' })).toEqual([]);
    const nobody = await resolve({ name: 'Xilofrasto Ultramarino' });
    expect(nobody).toMatchObject({ outcome: 'no_match', candidates: [], margin: null });
  });

  it.each([
    [{}, 'invalid_search_query'],
    [{ name: '***' }, 'invalid_search_query'],
    [{ name: 'Zumbador', ruc: 'not a number' }, 'invalid_identifier'],
    [{ cedula: '988123-1-778204' }, 'invalid_identifier'],
  ])('rejects %j with %s', (query, code) => {
    expect(() => readQuery(requested(query))).toThrow(expect.objectContaining({ code }));
  });

  it('returns the resolutions of one call in the order of its queries', async () => {
    const names = ['Quelarma Brisa Andina', 'Berta Zafiral Quetzalillo', 'Aeronautica Zumbador del Istmo SA'];
    const { resolutions } = await resolver.resolve(
      'pa',
      names.map((name) => readQuery(requested({ name, limit: 1 }))),
      { retry: true, requester: { tenant: 'a', deadline: null } },
    );
    expect(resolutions.map(({ candidates }) => candidates[0]?.nombre)).toEqual([
      'Quelarma Brisa Andina, S.A.',
      'Berta Zafiral Quetzalillo',
      'AERONÁUTICA ZUMBADOR DEL ISTMO, S.A.',
    ]);
  });
});
