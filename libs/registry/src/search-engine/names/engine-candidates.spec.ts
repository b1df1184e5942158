import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertNamed } from '../../../test/named-entities.js';
import { findCandidates } from '../../candidates/lookup.js';
import type { CandidateRow, NameKeySource } from '../../candidates/lookup.js';
import { PostgresCandidateSource } from '../../candidates/postgres-candidates.js';
import { rebuildNameIndex } from '../../name-index/rebuild-names.js';
import { EngineCandidates } from './engine-candidates.js';

const QUERY = { jurisdiction: 'pa', name: 'Aserradero del Tuira', limit: 10 } as const;
let database: TestDatabase;

/** Keys of an engine that still has what the names were when it was first asked. */
function keysOfAnOldIndex(): NameKeySource {
  let found: Promise<CandidateRow[]> | undefined;
  return {
    find: (jurisdiction, sets, conjunctions) =>
      (found ??= findCandidates(database.pool, jurisdiction, sets, conjunctions)),
  };
}

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 3 });
  await insertNamed(database.pool, [{ nombre: 'Aserradero del Tuira, S.A.' }, { nombre: 'Aserradero del Tuira Dos' }]);
  await rebuildNameIndex(database.pool, { now: new Date('2026-11-20T06:00:00Z') });
});
afterAll(() => database.drop());

describe('EngineCandidates', () => {
  it('finds the candidates of the engine, and none with an entity that has no name any more', async () => {
    const candidates = new EngineCandidates(database.pool, keysOfAnOldIndex());
    const found = await candidates.find(QUERY);
    expect(found).toEqual(await new PostgresCandidateSource(database.pool).find(QUERY));
    expect(found.candidates).toHaveLength(2);
    await database.pool.query('delete from name_key where entity_pk = $1', [found.candidates[0]?.pk]);
    await expect(candidates.find(QUERY)).rejects.toMatchObject({ name: 'StaleIndexError' });
  });
});
