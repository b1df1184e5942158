import type { ListId, Listing } from '@entity-registry/domain';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { indexNames } from '../name-index/index-names.js';
import { readVersions } from './list-rows.js';
import { ListVersions } from './list-versions.js';

const LIST: ListId = 'ofac_sdn';
const listing = (n: number, more: Partial<Listing> = {}): Listing => ({
  ...{ entryId: String(n), type: 'entity', names: [{ kind: 'primary', name: `INVENTADA ${n}` }] },
  ...{ birthDates: [], nationalities: [], identifiers: [], programs: ['TEST'], positions: [], category: null },
  ...{ remarks: null, listedOn: null, until: null, url: null },
  ...more,
});
const listings = (count: number): Listing[] => Array.from({ length: count }, (_, at) => listing(at + 1));
const ruc = { kind: 'ruc', value: '900001-1-800001', country: 'PA' };

describe('ListVersions', () => {
  let database: TestDatabase;
  let versions: ListVersions;
  let time: Date;

  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 6 });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query(
      `truncate list_version, listing, listing_change, held_listing, record, entity, section, section_change, ingest_run
       restart identity cascade`,
    );
    time = new Date('2026-11-20T06:00:00Z');
    versions = new ListVersions(database.pool, indexNames, () => time);
  });

  const load = (entries: readonly Listing[], published: string | null = null) =>
    versions.import({ list: LIST, listings: entries, published, fileName: 'test.csv' });
  const query = async (sql: string): Promise<object[]> => (await database.pool.query<object>(sql)).rows;
  const onList = () => query('select entry_id from listing where removed_version is null order by id');
  const changes = (version: bigint) =>
    query(
      `select l.entry_id, c.change, c.fields, c.before->'birthDates' as born from listing_change c
         join listing l on l.id = c.listing_id where version_id = ${version} order by l.id`,
    );
  const records = () => query(`select source_key, payload->>'nombre' as nombre from record order by pk`);

  it('keeps each import as a version, with its difference to the one before by entry and field', async () => {
    const first = await load([listing(1), listing(2, { birthDates: ['1960'] }), listing(3)]);
    expect(first).toMatchObject({ outcome: 'imported', version: { version: '2026-11-20', entries: 3, added: 3 } });
    time = new Date('2026-11-21T06:00:00Z');
    const second = await load([listing(2, { birthDates: ['1961'], until: '2030-01-01' }), listing(3), listing(4)]);
    expect(second).toMatchObject({ outcome: 'imported', version: { version: '2026-11-21', entries: 3, added: 1, changed: 1, removed: 1 } }); // prettier-ignore
    expect(await changes(second.version.id)).toEqual([
      { entry_id: '1', change: 'removed', fields: [], born: [] },
      { entry_id: '2', change: 'changed', fields: ['birthDates', 'until'], born: ['1960'] },
      { entry_id: '4', change: 'added', fields: [], born: null },
    ]);
    expect(await readVersions(database.pool, ['current'])).toMatchObject([{ list: LIST, version: '2026-11-21' }]);
  });

  it('makes no version of the same entries, in whatever order the file has them', async () => {
    const { version } = await load(listings(5));
    expect(await load(listings(5).toReversed(), '2026-11-22')).toMatchObject({ outcome: 'unchanged', version: { id: version.id } }); // prettier-ignore
    expect(await query('select from list_version')).toHaveLength(1);
  });

  it('numbers several versions of one date', async () => {
    await load(listings(2));
    expect((await load(listings(3))).version.version).toBe('2026-11-20.2');
    expect((await load(listings(4))).version.version).toBe('2026-11-20.3');
  });

  it('gives an entry that comes back its id', async () => {
    await load(listings(3));
    const [before] = await query(`select id from listing where entry_id = '3'`);
    await load(listings(2));
    const back = await load(listings(3));
    expect(await query(`select id from listing where entry_id = '3' and removed_version is null`)).toEqual([before]);
    expect(await changes(back.version.id)).toMatchObject([{ entry_id: '3', change: 'added' }]);
  });

  it('keeps entries with the same key apart, and drops equal ones', async () => {
    const twin = listing(1, { remarks: 'another' });
    await load([listing(1), listing(1), twin]);
    expect(await onList()).toEqual([{ entry_id: '1' }, { entry_id: '1#2' }]);
    expect(await load([twin, listing(1)])).toMatchObject({ outcome: 'unchanged' });
  });

  it('refuses a file that the publisher dates before the current one', async () => {
    await load(listings(2), '2026-11-20');
    expect(await load(listings(3), '2026-10-31')).toMatchObject({ outcome: 'older' });
    expect(await load(listings(3), '2026-11')).toMatchObject({ outcome: 'imported' });
  });

  describe('an import that would remove more than a tenth of the entries', () => {
    const held = async () => {
      await load(listings(40));
      return load(listings(30));
    };

    it('is held, and the current version stays', async () => {
      expect(await held()).toMatchObject({ outcome: 'held', version: { state: 'held', removed: 10 } });
      expect(await onList()).toHaveLength(40);
      expect(await records()).toHaveLength(40);
      expect(await load(listings(30))).toMatchObject({ outcome: 'held', version: { id: 2n } });
      expect(await load(listings(36))).toMatchObject({ outcome: 'imported' });
      expect(await query('select state from list_version order by id')).toEqual(
        ['superseded', 'withdrawn', 'current'].map((state) => ({ state })),
      );
      expect(await query('select from held_listing')).toEqual([]);
    });

    it('becomes the current version once an operator confirms it', async () => {
      const { version } = await held();
      expect(await versions.confirm(version.id, () => Promise.resolve())).toMatchObject({ state: 'current', removed: 10, decidedAt: time }); // prettier-ignore
      expect(await onList()).toHaveLength(30);
      expect(await records()).toHaveLength(30);
      expect(await changes(version.id)).toHaveLength(10);
      expect(await versions.confirm(version.id, () => Promise.resolve())).toBeUndefined();
    });

    it('changes nothing once an operator rejects it, even if the same file comes again', async () => {
      const { version } = await held();
      expect(await versions.reject(version.id, () => Promise.resolve())).toMatchObject({ state: 'rejected' });
      expect(await load(listings(30))).toMatchObject({ outcome: 'rejected' });
      expect(await onList()).toHaveLength(40);
    });

    it('is confirmed with entries of one key, and the next import works', async () => {
      const twins = [listing(1, { remarks: 'one' }), listing(1, { remarks: 'another' })];
      await load([...listings(40).slice(1), ...twins]);
      const next = [...listings(30).slice(1), ...twins];
      const { version } = await load(next);
      await versions.confirm(version.id, () => Promise.resolve());
      expect(await changes(version.id)).toHaveLength(10);
      expect(await load(next)).toMatchObject({ outcome: 'unchanged' });
      expect(await load([...next, listing(50)])).toMatchObject({ outcome: 'imported', version: { added: 1, changed: 0 } }); // prettier-ignore
    });

    it('is withdrawn when the current entries come again, and not replaced by an older file', async () => {
      await load(listings(40), '2026-11-20');
      await load(listings(30), '2026-11-22');
      expect(await load(listings(41), '2026-11-21')).toMatchObject({ outcome: 'older', version: { state: 'held' } });
      expect(await load(listings(40), '2026-11-21')).toMatchObject({ outcome: 'unchanged' });
      expect(await readVersions(database.pool, ['held'])).toHaveLength(1);
      expect(await load(listings(40), '2026-11-22')).toMatchObject({ outcome: 'unchanged' });
      expect(await readVersions(database.pool, ['held'])).toEqual([]);
    });

    it('stays held if the audit log does not take the decision', async () => {
      const { version } = await held();
      await expect(versions.confirm(version.id, () => Promise.reject(new Error('no log')))).rejects.toThrow('no log');
      expect(await readVersions(database.pool, ['held'])).toMatchObject([{ id: version.id }]);
      expect(await onList()).toHaveLength(40);
    });
  });

  describe('records', () => {
    const company = async () => {
      await database.pool.query(`
        with run as (insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', now()) returning id)
        insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, core, source, run_id, fetched_at)
        select 'pa', 1, 'ruc:900001-1-800001', 'Organization', 'Inventada', 'inventada', '{}', 'registro_publico', id, now() from run`);
    };
    const shown = () => query(`select state, totals from section where level = 'screening'`);

    it('follow the entries, and those with a number show in the section of its holder', async () => {
      await company();
      await load([listing(1, { identifiers: [ruc] }), listing(2)]);
      expect(await records()).toHaveLength(2);
      expect(await shown()).toEqual([{ state: 'ok', totals: { coincidencias_pep: 0, sanciones_internacionales: 1 } }]);
      await load([listing(2, { names: [{ kind: 'primary', name: 'OTRA' }] })]);
      expect(await records()).toEqual([{ source_key: '2', nombre: 'OTRA' }]);
      expect(await shown()).toEqual([{ state: 'empty', totals: {} }]);
      expect(await query('select change from (select unnest(array[inserted, updated, removed]) as change from section_change) c')).toEqual([{ change: 0 }, { change: 0 }, { change: 1 }]); // prettier-ignore
    });

    it('show in the section of an entity that became known after the list, at the next import', async () => {
      await load([listing(1, { identifiers: [ruc] }), listing(2)]);
      await company();
      expect(await load([listing(1, { identifiers: [ruc] }), listing(2)])).toMatchObject({ outcome: 'unchanged' });
      expect(await shown()).toEqual([{ state: 'ok', totals: { coincidencias_pep: 0, sanciones_internacionales: 1 } }]);
      const runs = await query('select from ingest_run');
      await load([listing(1, { identifiers: [ruc] }), listing(2)]);
      expect(await query('select from ingest_run')).toHaveLength(runs.length);
    });

    it('leave a holder when the entry no longer has its number', async () => {
      await company();
      await load([listing(1, { identifiers: [ruc] })]);
      await load([listing(1)]);
      expect(await shown()).toEqual([{ state: 'empty', totals: {} }]);
    });

    it('of imports before the first version go, but not those that a refresh found', async () => {
      await company();
      await load([listing(7)]);
      await database.pool.query(`
        insert into record (level, jurisdiction, pk, tag, entity_pk, payload, synthetic, source, source_key, run_id, fetched_at)
        select level, jurisdiction, nextval('record_pk_seq'), tag, entity_pk, payload, synthetic, source, key, run_id, fetched_at
          from record, unnest(array['old/1/abc', 'ruc:1/sanciones_internacionales/x']) as key`);
      await database.pool.query('truncate list_version, listing, listing_change, held_listing, watch_change, watch_hit');
      await load([listing(7)]);
      expect(await query('select source_key from record order by pk')).toEqual([
        { source_key: '7' },
        { source_key: 'ruc:1/sanciones_internacionales/x' },
      ]);
    });
  });

  it('loses nothing when its process is killed in the middle, and does all of it the next time', async () => {
    await database.pool.query(`
      with run as (insert into ingest_run (dataset, importer_version, status, started_at) values ('invented', 1, 'completed', now()) returning id)
      insert into entity (jurisdiction, pk, sid, kind, nombre, name_norm, core, source, run_id, fetched_at)
      select 'pa', 1, 'ruc:900001-1-800001', 'Organization', 'Inventada', 'inventada', '{}', 'registro_publico', id, now() from run`);
    await load(listings(30));
    const before = [await onList(), await records()];
    const next = [
      ...listings(29),
      listing(31, {
        identifiers: [ruc],
        names: [
          { kind: 'primary', name: 'UNA' },
          { kind: 'alias', name: 'OTRA' },
        ],
      }),
    ];
    // The names are indexed after the version, its entries and the records were written.
    const killed = new ListVersions(
      database.pool,
      async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await client.query('select 1');
      },
      () => time,
    );
    const change = { list: LIST, listings: next, published: null, fileName: null };
    await expect(killed.import(change)).rejects.toThrow();
    expect([await onList(), await records()]).toEqual(before);
    expect(await versions.import(change)).toMatchObject({ outcome: 'imported', version: { added: 1, removed: 1 } });
    expect(await onList()).toHaveLength(30);
  });

  it('imports one list once, even if several processes import it at once', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => load(listings(20))));
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['imported', 'unchanged', 'unchanged', 'unchanged']);
    expect(await query('select from listing_change')).toHaveLength(20);
  });
});
