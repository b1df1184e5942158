import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityKind } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { insertNamed } from '../../test/named-entities.js';
import { rebuildNameIndex } from '../name-index/rebuild-names.js';
import { PostgresCandidateSource } from './postgres-candidates.js';

const PERSON = 'NaturalPerson' as const;
const COMPANY = 'Organization' as const;

const GIVEN = 'Ángela Andrea Juan Ramón Rafael Tomasa Anselmo Benita Casilda Damián'.split(' ');
const SURNAMES = 'Rodríguez Peña Calzadina Varnoso Tuirazal Maduro Xoconal Marañón Quiel Batista'.split(' ');
const TRADES = 'Comercial Naviera Agrícola Constructora Inversiones Distribuidora Pesquera Ganadera'.split(' ');
const PLACES = 'Norte Istmo Tuira Chagres Cristóbal Majé Darién Bayano Azuero Coiba'.split(' ');

/** Every person with two given names and two surnames of the lists, and companies of common words: each word is in thousands of names. */
const CROWD = [
  ...GIVEN.flatMap((first) =>
    GIVEN.flatMap((second) =>
      SURNAMES.flatMap((one) =>
        SURNAMES.flatMap((other) =>
          first === second || one === other ? [] : { nombre: `${first} ${second} ${one} ${other}`, kind: PERSON },
        ),
      ),
    ),
  ),
  ...TRADES.flatMap((trade) =>
    PLACES.flatMap((place) =>
      Array.from({ length: 60 }, (_, at) => ({ nombre: `${trade} Zarvonia ${place} ${String(at)}`, kind: COMPANY })),
    ),
  ),
];

/** Two names of one entity, of which either may be stored. */
const PAIRS: readonly (readonly [kind: EntityKind, one: string, other: string])[] = [
  [PERSON, 'Ángela Ernesta Rodríguez Peña', 'Ernesta Rodríguez'],
  [PERSON, 'J. R. R. Rodríguez', 'Juan Ramón Rafael Rodríguez'],
  [PERSON, 'J. R. Rodríguez Quiel', 'Juan Ramón Rodríguez Quiel'],
  [PERSON, 'E. Rodríguez Quiel', 'Ernesto Rodríguez Quiel'],
  [COMPANY, 'Banco Zarvonia', 'Deutsche Zarvonia Bank AG'],
  [COMPANY, 'IBM', 'I.B.M. Corporation'],
  [COMPANY, 'IBM, S.A.', 'I B M Corp.'],
  [COMPANY, 'Grupo AEI', 'Grupo A.E.I., S.A.'],
  [COMPANY, 'Naviera Tuira Naviera Tuira', 'Naviera Tuira, S.A.'],
  [COMPANY, 'NavieraChagres S.A.', 'Naviera Chagres, S.A.'],
  [PERSON, 'BenitaVarnosoQuiel', 'Benita Varnoso Quiel'],
];

describe('candidates of a large index', () => {
  let database: TestDatabase;
  let source: PostgresCandidateSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    const stored = PAIRS.flatMap(([kind, ...names]) => names.map((nombre) => ({ nombre, kind })));
    stored.push({ nombre: 'Ángela Rodríguez', kind: PERSON });
    await insertNamed(database.pool, [...CROWD, ...stored]);
    await rebuildNameIndex(database.pool, { now: new Date('2026-11-20T06:00:00Z') });
    source = new PostgresCandidateSource(database.pool);
  }, 120_000);
  afterAll(() => database.drop());

  const found = async (name: string, kind: EntityKind | null): Promise<(string | null)[]> => {
    const { candidates } = await source.find({ jurisdiction: 'pa', name, kind, limit: 50 });
    const { rows } = await database.pool.query<{ nombre: string | null }>(
      'select nombre from entity where pk = any($1::bigint[])',
      [candidates.map(({ pk }) => pk)],
    );
    return rows.map(({ nombre }) => nombre);
  };

  it('for a long name have a short one, all of whose words are in thousands of names', async () => {
    for (const kind of [PERSON, null])
      expect(await found('Ángela Andrea Rodríguez Peña', kind)).toContain('Ángela Rodríguez');
  });

  it.each(PAIRS.flatMap(([kind, one, other]) => [[one, other, kind] as const, [other, one, kind] as const]))(
    'for %j have %j',
    async (name, wanted, kind) => {
      expect([await found(name, kind), await found(name, null)]).toEqual([
        expect.arrayContaining([wanted]),
        expect.arrayContaining([wanted]),
      ]);
    },
  );
});
