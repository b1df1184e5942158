import { inTransaction } from '@entity-registry/database';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PostgresCandidateSource } from '../../src/candidates/postgres-candidates.js';
import { indexNames } from '../../src/name-index/index-names.js';
import { rebuildNameIndex } from '../../src/name-index/rebuild-names.js';
import { OpenSearchNameKeys } from '../../src/search-engine/names/opensearch-name-keys.js';
import { isVerified, verifyContent } from '../../src/search-engine/status.js';
import { insertNamed } from '../named-entities.js';
import { engineFixture } from './engine-fixture.js';

const GIVEN = ['Aurelia', 'Basilio', 'Zulema', 'Ana', 'José', 'Li', 'Ñusta'];
const SURNAMES = ['Inventada', 'Quirindongo', 'Varnoso', 'Fingido', 'de la Cruz', 'Calzadina'];
const FIRST = ['Maderas', 'Inversiones', 'Naviera', 'Grupo', 'Super Mercado', 'Aserradero'];
const SECOND = ['del Tuira', 'Ficticia', 'Granmuelle', 'Unidas', 'Zumbador', '2000'];
const FORMS = [', S.A.', ' S. de R.L.', ' Corp.', ''];
/** More names than a common word has, so that some words have pair keys. */
const COMMON = 2_100;
const QUERIES = 150;

const person = fc
  .tuple(fc.constantFrom(...GIVEN), fc.constantFrom(...SURNAMES), fc.constantFrom(...SURNAMES))
  .map((words) => words.join(' '));
const company = fc
  .tuple(fc.constantFrom(...FIRST), fc.constantFrom(...SECOND), fc.constantFrom(...FORMS))
  .map(([first, second, form]) => `${first} ${second}${form}`);

/** A name as somebody types it: cut off, with a typing error, in another order. */
const typed = fc
  .tuple(fc.oneof(person, company), fc.nat(40), fc.constantFrom('whole', 'cut', 'dropped', 'turned', 'initial'))
  .map(([name, at, how]) => {
    if (how === 'cut') return name.slice(0, Math.max(3, at));
    if (how === 'dropped') return name.slice(0, at % name.length) + name.slice((at % name.length) + 1);
    if (how === 'turned') return name.split(' ').toReversed().join(' ');
    return how === 'initial' ? name.replace(/^(\S)\S*/, '$1.') : name;
  });

const fixture = engineFixture();
const sources = () => {
  const { pool } = fixture.database();
  const keys = new OpenSearchNameKeys(fixture.engine(), fixture.prefix);
  return { postgres: new PostgresCandidateSource(pool), openSearch: new PostgresCandidateSource(pool, keys) };
};
const reindex = () => rebuildNameIndex(fixture.database().pool, { now: new Date('2026-11-20T06:00:00Z') });

async function compare(): Promise<void> {
  const { postgres, openSearch } = sources();
  await fc.assert(
    fc.asyncProperty(
      typed,
      fc.constantFrom('all' as const, 'most' as const),
      fc.boolean(),
      async (name, words, unfinished) => {
        const query = { ...{ jurisdiction: 'pa' as const, name, words, unfinished }, limit: 1_000 };
        expect(await openSearch.find(query)).toEqual(await postgres.find(query));
      },
    ),
    { numRuns: QUERIES, seed: 5 },
  );
}

beforeAll(async () => {
  const { pool } = fixture.database();
  const persons = fc
    .sample(person, { numRuns: 200, seed: 1 })
    .map((nombre) => ({ nombre, kind: 'NaturalPerson' as const }));
  const companies = fc.sample(company, { numRuns: 200, seed: 2 }).map((nombre) => ({ nombre }));
  const common = Array.from({ length: COMMON }, (_, at) => ({
    nombre: `Zulema Calzadina Varnoso${String(at)}`,
    kind: 'NaturalPerson' as const,
  }));
  await insertNamed(pool, [...persons, ...companies, ...common]);
  await insertNamed(pool, [{ nombre: 'Maderas Fingidas', jurisdiction: 'ec' }]);
  await reindex();
  await fixture.rebuild(['names']);
});

describe('candidates in both engines', () => {
  it('are the same, with the same scores', async () => {
    await compare();
  });

  it('still are after names were added, changed and removed', async () => {
    const { pool } = fixture.database();
    const added = await insertNamed(pool, [
      { nombre: 'Naviera Zumbador Unida' },
      { nombre: 'Grupo Granmuelle de la Cruz' },
    ]);
    const { rows: changed } = await pool.query<{ pk: bigint }>(
      `update entity set nombre = 'Aserradero del Tuira, S.A.', name_norm = 'aserradero del tuira s a'
        where pk % 11 = 0 and jurisdiction = 'pa' returning pk`,
    );
    const { rows: merged } = await pool.query<{ pk: bigint }>(
      `update entity set merged_into = pk + 1 where pk % 13 = 0 and jurisdiction = 'pa' returning pk`,
    );
    await pool.query(
      `insert into entity_name (jurisdiction, entity_pk, kind, name, name_norm, source, source_key, run_id, fetched_at)
       select 'pa', pk, 'former', 'Naviera Varnosa', 'naviera varnosa', 'synthetic', pk::text, 1, now()
         from entity where pk % 17 = 0 and jurisdiction = 'pa'`,
    );
    const { rows: all } = await pool.query<{ pk: bigint }>(
      `select pk from entity where pk % 17 = 0 and jurisdiction = 'pa'`,
    );
    const pks = [...added, ...changed, ...merged, ...all].map(({ pk }) => String(pk));
    const entities = [...new Set(pks)].map((pk) => ({ jurisdiction: 'pa' as const, pk: BigInt(pk) }));
    await inTransaction(pool, (client) => indexNames(client, entities));
    expect(await fixture.indexAll()).toBeGreaterThan(100);
    await compare();
    const check = await verifyContent(pool, fixture.engine(), {
      ...{ prefix: fixture.prefix, content: 'names', samples: 300 },
    });
    expect({ ...check, verified: isVerified(check) }).toMatchObject({ wrong: [], verified: true });
  });

  it('are not searched in keys of an earlier build of the name index', async () => {
    await reindex();
    const query = { jurisdiction: 'pa' as const, name: 'Naviera Zumbador', limit: 10 };
    await expect(sources().openSearch.find(query)).rejects.toMatchObject({ name: 'SearchEngineError', status: 404 });
    await fixture.rebuild(['names']);
    await compare();
  });
});
