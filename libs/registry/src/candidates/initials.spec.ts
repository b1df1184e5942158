import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { insertNamed } from '../../test/named-entities.js';
import { rebuildNameIndex } from '../name-index/rebuild-names.js';
import { PostgresCandidateSource } from './postgres-candidates.js';

/** More names than a word may have that isn't common. */
const MANY = 2_100;
const several = (nameOf: (at: number) => string): string[] => Array.from({ length: MANY }, (_, at) => nameOf(at));

const WANTED = 'Zulema Quirindongo Varnoso';
const NAMES = [
  // Both surnames together have more names than a search reads.
  ...several((at) => `Abel${String(at)} Quirindongo Varnoso`),
  ...several((at) => `Zulema Calzadina${String(at)}`),
  WANTED,
];

describe('candidates of a large index', () => {
  let database: TestDatabase;
  let source: PostgresCandidateSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    await insertNamed(
      database.pool,
      NAMES.map((nombre) => ({ nombre, kind: 'NaturalPerson' as const })),
    );
    await rebuildNameIndex(database.pool, { now: new Date('2026-11-20T06:00:00Z') });
    source = new PostgresCandidateSource(database.pool);
  });
  afterAll(() => database.drop());

  it.each(['Z. Quirindongo Varnoso', 'Quirindongo Varnoso, Z.', 'Dra. Z. Quirindongo Varnoso'])(
    'have the person whose given name %j has as an initial',
    async (name) => {
      const { candidates } = await source.find({ jurisdiction: 'pa', name, kind: 'NaturalPerson', limit: 50 });
      const { rows } = await database.pool.query<{ nombre: string }>(
        'select nombre from entity where pk = any($1::bigint[])',
        [candidates.map(({ pk }) => pk)],
      );
      expect(rows.map(({ nombre }) => nombre)).toContain(WANTED);
    },
  );
});
