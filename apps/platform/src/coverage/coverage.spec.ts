import { CATALOG, LIST_IDS } from '@entity-registry/domain';
import { countSources } from '@entity-registry/accounts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformFixture } from '../../test/platform-fixture.js';

interface Source {
  id: string;
  state: string;
  rows: number | null;
  levels: unknown[];
}

let platform: PlatformFixture;
beforeAll(async () => {
  platform = await PlatformFixture.open();
});
afterAll(() => platform.close());

async function coverage(): Promise<{ as_of: string | null; sources: Source[] }> {
  return (await (await platform.as('read_only')).get('/api/coverage')).body as {
    as_of: string | null;
    sources: Source[];
  };
}

describe('coverage', () => {
  it('lists every source before the first count, without any claim about it', async () => {
    const { as_of: asOf, sources } = await coverage();
    expect(asOf).toBeNull();
    expect(sources.map(({ id }) => id)).toEqual(CATALOG.sources.map(({ id }) => id));
    expect(
      sources.every(({ state, rows, levels }) => state === 'unknown' && rows === null && levels.length === 0),
    ).toBe(true);
  });

  it('shows the records of each source by level, how fresh they are, and which are stale', async () => {
    await platform.db.query(
      `with run as (insert into ingest_run (dataset, importer_version, status, started_at, finished_at)
                    values ('marks', 1, 'completed', '2026-11-20T06:00:00Z', '2026-11-20T06:05:00Z') returning id),
            mark as (insert into record (level, jurisdiction, pk, tag, payload, item_date, source, source_key, run_id, fetched_at)
                     select 'marcas', 'pa', n, 'marcas', '{}', date '2026-01-01' + n, case n when 3 then 'synthetic' else 'digerpi' end,
                            n::text, run.id, '2026-11-20T06:00:00Z'
                       from run, generate_series(1, 3) n)
       insert into record (level, jurisdiction, pk, tag, payload, source, source_key, run_id, fetched_at)
       select 'naves', 'pa', 1, 'naves', '{}', 'amp', '1', run.id, '2026-09-01T06:00:00Z' from run`,
    );
    await countSources(platform.db, platform.time);
    const { as_of: asOf, sources } = await coverage();
    expect(asOf).toBe('2026-11-21T12:00:00.000Z');
    expect(sources.find(({ id }) => id === 'digerpi')).toMatchObject({
      ...{ jurisdiction: 'pa', cadence: 'weekly', state: 'ok', rows: 3, synthetic_rows: 1, newest: '2026-01-04' },
      url: 'https://www.digerpi.gob.pa',
      last_run: { kind: 'import', state: 'completed' },
      levels: [
        { level: 'marcas', rows: 3, synthetic_rows: 1, newest: '2026-01-04', fetched_at: '2026-11-20T06:00:00.000Z' },
      ],
    });
    expect(sources.find(({ id }) => id === 'amp')).toMatchObject({ state: 'stale', rows: 1 });
    expect(sources.find(({ id }) => id === 'dgi')).toMatchObject({ state: 'not_loaded', rows: 0, levels: [] });
  });

  it('lists every sanctions, PEP and debarment list, also those that are not loaded', async () => {
    const { body } = await (await platform.as('read_only')).get('/api/coverage');
    const { lists } = body as { lists: { id: string; version: string | null }[] };
    expect(lists.map(({ id, version }) => [id, version])).toEqual(LIST_IDS.map((id) => [id, null]));
  });
});
