import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { countSources, sourcesChanged } from './source-counts.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const run = (dataset: string, at: string) =>
  database.pool.query(
    `with run as (
       insert into ingest_run (dataset, importer_version, status, started_at, finished_at)
       values ($1, 1, 'completed', $2::timestamptz, $2::timestamptz) returning id)
     insert into entity (jurisdiction, pk, sid, kind, core, source, run_id, fetched_at)
     select 'pa', id, 'invented:' || id, 'Organization', '{}', 'registro_publico', id, $2::timestamptz from run`,
    [dataset, at],
  );

it('sources are counted again after an import, and after refreshes once a day', async () => {
  const changed = (at: string) => sourcesChanged(database.pool, new Date(at));
  expect(await changed('2026-11-20T00:00:00Z')).toBe(true);
  await run('registro', '2026-11-20T00:00:00Z');
  await countSources(database.pool, new Date('2026-11-20T06:00:00Z'));
  expect(await changed('2026-11-22T06:00:00Z')).toBe(false);
  await run('refresh', '2026-11-20T07:00:00Z');
  expect(await changed('2026-11-20T08:00:00Z')).toBe(false);
  expect(await changed('2026-11-21T06:00:00Z')).toBe(true);
  await run('registro', '2026-11-20T07:30:00Z');
  expect(await changed('2026-11-20T08:00:00Z')).toBe(true);
});
