import { toListing } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ListVersions } from '../lists/list-versions.js';
import { indexNames } from '../name-index/index-names.js';
import { ListScreening } from '../screening/list-screening.js';
import { screenUnexplainedHits } from './hit-rows.js';
import { WatchScreening } from './watch-screening.js';
import { readScreenDue } from './watchers.js';

const ALL = 100;

describe('the search of the lists on file', () => {
  let database: TestDatabase;
  let watchlistId: bigint;
  let listingId: bigint;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 3 });
    const accountId = await idOf(`insert into account (name, email, jurisdictions, created_at) values ('Uno', 'uno@example.test', '{pa}', now()) returning id`); // prettier-ignore
    watchlistId = await idOf(
      `insert into watchlist (account_id, name, events, webhook, created_at) values ($1, 'Clientes', '{}', false, now()) returning id`,
      [accountId],
    );
    const listings = [toListing({ entryId: '7', type: 'entity', names: [{ kind: 'primary', name: 'Inversiones Xoconal' }] })]; // prettier-ignore
    const versions = new ListVersions(database.pool, indexNames, () => new Date());
    await versions.import({ list: 'ofac_sdn', listings, published: '2026-01-01', fileName: null });
    listingId = await idOf('select id from listing');
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query('delete from watch_item');
  });

  const idOf = async (sql: string, values: readonly unknown[] = []): Promise<bigint> =>
    (await database.pool.query<{ id: bigint }>(sql, [...values])).rows[0]?.id ?? 0n;
  /** An item with a hit of which it isn't known how it was found. `screened`: the day of its last search. */
  const item = async (reference: string, { isDue, screened }: { isDue: boolean; screened: number | null }) => {
    const id = await idOf(
      `insert into watch_item (account_id, watchlist_id, reference, digest, subject, state, period, period_start, paid_until, charge_at,
                               added_at, screen_due, screened_at)
       select account_id, id, $2, sha256('x'), '{}', 'active', 1, now(), now() + interval '30 days', now(), now(), $3,
              '2026-01-01Z'::timestamptz + $4::int * interval '1 day'
         from watchlist where id = $1 returning id`,
      [watchlistId, reference, isDue, screened],
    );
    await database.pool.query('insert into watch_hit values ($1, $2, 0.9, now(), now(), null)', [id, listingId]);
  };
  const due = async (limit = ALL): Promise<string[]> =>
    (await readScreenDue(database.pool, limit)).map(({ reference }) => reference);

  it('begins with items that were never searched for, each kind by its age', async () => {
    await item('changed', { isDue: true, screened: 1 });
    await item('changed later', { isDue: true, screened: 0 });
    await item('new', { isDue: true, screened: null });
    await item('done', { isDue: false, screened: 1 });
    await item('newer', { isDue: true, screened: null });
    expect(await due()).toEqual(['new', 'newer', 'changed', 'changed later']);
    expect(await due(3)).toEqual(['new', 'newer', 'changed']);
    expect(await due(1)).toEqual(['new']);
  });

  it('is done again for a few items at a time whose hits do not say how they were found, and for each of them in turn', async () => {
    await item('b', { isDue: false, screened: 2 });
    await item('a', { isDue: false, screened: 1 });
    await item('c', { isDue: false, screened: 3 });
    await screenUnexplainedHits(database.pool, 2);
    expect((await due()).toSorted()).toEqual(['a', 'b']);
    // Searched again, they have such hits still: the other one comes first.
    await database.pool.query(`update watch_item set screen_due = false, screened_at = '2026-02-01Z' where screen_due`);
    await screenUnexplainedHits(database.pool, 1);
    expect(await due()).toEqual(['c']);
  });

  it('keeps no hit of a name that the item lost meanwhile', async () => {
    const named = { aliases: [], type: null, birthDate: null, nationalities: [], identifiers: [] };
    const rename = (name: string) =>
      database.pool.query('update watch_item set subject = $1', [JSON.stringify({ ...named, name })]);
    await item('renamed', { isDue: true, screened: null });
    await database.pool.query('delete from watch_hit');
    await rename('Inversiones Xoconal');
    const screening = new ListScreening(database.pool);
    const renaming = {
      screen: async (...query: Parameters<ListScreening['screen']>) => {
        const found = await screening.screen(...query);
        expect(found.hits[0]).toHaveLength(1);
        await rename('Benita Nadie');
        return found;
      },
    };
    await new WatchScreening(database.pool, renaming, () => new Date()).step();
    expect(await idOf('select count(*) as id from watch_hit')).toBe(0n);
    expect(await due()).toEqual(['renamed']);
    await screening.close();
  });
});
