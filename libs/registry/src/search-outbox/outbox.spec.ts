import { inTransaction } from '@entity-registry/database';
import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertNamed } from '../../test/named-entities.js';
import { storeRecords } from '../../test/surface-records.js';
import { indexNames } from '../name-index/index-names.js';
import { rebuildNameIndex } from '../name-index/rebuild-names.js';
import { nextVersion, outboxBacklog, readOutbox } from './outbox.js';
import { isOutboxOn, turnOutboxOff, turnOutboxOn } from './triggers.js';

let database: TestDatabase;
const rows = async (): Promise<string[]> =>
  (await readOutbox(database.pool, 100)).map(({ content, pk }) => `${content} ${pk}`);
const on = () => inTransaction(database.pool, turnOutboxOn);
const run = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);
const finca = (pk: number, payload = {}) => ({ level: 'real_estate', tag: 'fincas' as const, pk, payload });

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 3 });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await run('truncate entity, record, name_key, other_name_key, entity_name, search_outbox cascade');
});

describe('the outbox', () => {
  it('stays empty without a search engine', async () => {
    await inTransaction(database.pool, turnOutboxOff);
    expect(await isOutboxOn(database.pool)).toBe(false);
    await storeRecords(database.pool, [finca(1)]);
    expect(await rows()).toEqual([]);
  });

  it('can be turned on twice', async () => {
    await on();
    await on();
    expect(await isOutboxOn(database.pool)).toBe(true);
    await storeRecords(database.pool, [finca(1)]);
    expect(await rows()).toEqual(['real_estate 1']);
  });

  it('keeps the levels that another version searches', async () => {
    await run(`create or replace trigger search_outbox_insert after insert on record
                referencing new table as new_rows for each statement execute function write_record_outbox('directores')`);
    await on();
    await storeRecords(database.pool, [finca(1), { level: 'directores', tag: 'directores', pk: 2, payload: {} }]);
    expect(await rows()).toEqual(['real_estate 1', 'directores 2']);
    await inTransaction(database.pool, turnOutboxOff);
    await on();
    await storeRecords(database.pool, [{ level: 'directores', tag: 'directores', pk: 3, payload: {} }]);
    expect(await rows()).toEqual([]);
  });

  it('has every inserted, changed and deleted record of the levels that are searched', async () => {
    await on();
    await storeRecords(database.pool, [finca(1), { level: 'directores', tag: 'directores', pk: 2, payload: {} }]);
    await run(`update record set payload = '{"folio":"1"}' where level = 'real_estate' and pk = 1`);
    await run(`delete from record where pk = 1`);
    expect(await rows()).toEqual(['real_estate 1', 'real_estate 1', 'real_estate 1']);
  });

  it('leaves out updates that change nothing that is searched', async () => {
    await storeRecords(database.pool, [finca(1)]);
    await run('truncate search_outbox');
    await run(`update record set fetched_at = now()`);
    expect(await rows()).toEqual([]);
  });

  it('has the deeds that the database derives from a property', async () => {
    await on();
    const deeds = { record_events: [{ id: 71, nombre: 'HIPOTECA', fecha: '2020-01-01' }] };
    const { rows: listed } = await run('select id from list_property_deeds($1)', [JSON.stringify(deeds)]);
    await storeRecords(database.pool, [finca(1, deeds)]);
    expect((await rows()).toSorted()).toEqual([
      'real_estate 1',
      ...listed.map(({ id }: { id: bigint }) => `real_estate_deeds ${id}`),
    ]);
  });

  it('has the rows of a transaction only if it commits', async () => {
    await on();
    const failed = inTransaction(database.pool, async (client) => {
      await client.query(`insert into record (level, jurisdiction, pk, tag, payload, source, source_key, run_id, fetched_at)
        values ('real_estate', 'pa', 1, 'fincas', '{}', 'synthetic', '1', 1, now())`);
      throw new Error('an invented failure');
    });
    await expect(failed).rejects.toThrow('an invented failure');
    expect(await rows()).toEqual([]);
  });

  it('has new, changed and removed names, also after the name index was rebuilt', async () => {
    await on();
    await rebuildNameIndex(database.pool, { now: new Date('2026-11-20T06:00:00Z') });
    const [entity] = await insertNamed(database.pool, [{ nombre: 'Aserradero Uno, S.A.' }]);
    const pk = String(entity?.pk);
    expect(await rows()).toEqual([]);
    await inTransaction(database.pool, (client) => indexNames(client, entity ? [entity] : []));
    expect(await rows()).toEqual([`entity ${pk}`]);
    await run(`update entity set name_norm = 'aserradero de uno' where pk = $1`, [pk]);
    await run('delete from name_key where entity_pk = $1', [pk]);
    expect(await rows()).toEqual([`entity ${pk}`, `entity ${pk}`, `entity ${pk}`]);
  });

  it('reports how many changes wait', async () => {
    await on();
    await storeRecords(database.pool, [finca(1), finca(2)]);
    expect(await outboxBacklog(database.pool, [])).toEqual({ rows: 2, oldest: expect.any(Date) });
    expect(await outboxBacklog(database.pool, [], 1)).toMatchObject({ rows: 1 });
  });

  it('numbers versions upward', async () => {
    const first = await nextVersion(database.pool);
    expect(await nextVersion(database.pool)).toBeGreaterThan(first);
  });
});
