import { disclosureOf, levelMask, ownKey } from '@entity-registry/domain';
import { createPool } from '@entity-registry/database';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listReceivers } from './received-rows.js';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import type { AccountId } from '../ids.js';

const ENTITY = ownKey('pa', 42n);
const FACTS = disclosureOf('detail', [{ entity: ENTITY, levels: levelMask(['marcas']) }]);

describe('the partitions of disclosures', () => {
  let ledger: LedgerFixture;
  let accountId: AccountId;
  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    accountId = await ledger.account({ balance: '10' });
  });
  afterEach(() => ledger.close());

  const chargeAt = async (time: string) => {
    ledger.time = new Date(time);
    expect(await ledger.charge(accountId, '0.01', { disclosure: FACTS })).toMatchObject({ outcome: 'charged' });
  };
  const rollAt = (time: string) => {
    ledger.time = new Date(time);
    return new Housekeeping(ledger.database.pool, { now: () => ledger.time }).run('roll_disclosures');
  };
  /** Rows by the partition that they are in. */
  const places = async () => {
    const { rows } = await ledger.database.pool.query<{ place: string; rows: bigint }>(
      'select tableoid::regclass::text as place, count(*) as rows from disclosure group by 1 order by 1',
    );
    return Object.fromEntries(rows.map(({ place, rows: count }) => [place, Number(count)]));
  };
  const responses = async () =>
    (await listReceivers(ledger.database.pool, { entity: ENTITY, levels: null, since: null }))[0]?.responses;

  it('are created ahead by the housekeeping, once', async () => {
    const made = ['disclosure_2031_12', 'disclosure_2032_01', 'disclosure_2032_02', 'disclosure_2032_03'];
    expect(await rollAt('2031-12-31T23:59:59Z')).toMatchObject({ outcome: 'ok', detail: { made } });
    expect(await rollAt('2031-12-31T23:59:59Z')).toMatchObject({ detail: { made: [], dropped: [] } });
    await chargeAt('2031-12-31T23:59:59.999Z');
    await chargeAt('2032-01-01T00:00:00.000Z');
    expect(await places()).toEqual({ disclosure_2031_12: 1, disclosure_2032_01: 1 });
  });

  it('are not required for a charge: its row goes to the default partition and moves when its own is created', async () => {
    for (const time of ['2033-05-31T23:59:59.999Z', '2033-06-01T00:00:00Z', '2033-06-30T12:00:00Z'])
      await chargeAt(time);
    expect(await places()).toEqual({ disclosure_rest: 3 });
    await rollAt('2033-06-30T13:00:00Z');
    expect(await places()).toEqual({ disclosure_2033_06: 2, disclosure_rest: 1 });
    expect(await responses()).toBe(3n);
    await chargeAt('2033-06-30T14:00:00Z');
    expect(await places()).toEqual({ disclosure_2033_06: 3, disclosure_rest: 1 });
  });

  it('are dropped when their month ended five years ago, and rows outside them are deleted', async () => {
    await rollAt('2028-02-10T00:00:00Z');
    for (const time of ['2027-11-30T00:00:00Z', '2028-02-15T00:00:00Z', '2028-03-15T00:00:00Z']) await chargeAt(time);
    // 1,826 days before 1 March 2033 is 1 March 2028. The migration created the current months.
    const early = await rollAt('2033-02-28T23:59:59Z');
    expect(early.detail).toMatchObject({ dropped: expect.not.arrayContaining(['disclosure_2028_02']), deleted: 1 });
    expect((await rollAt('2033-03-01T00:00:00Z')).detail).toMatchObject({ dropped: ['disclosure_2028_02'] });
    expect(await places()).toEqual({ disclosure_2028_03: 1 });
    expect(await responses()).toBe(1n);
  });

  it('are not dropped during a long read: the run fails, and charges go on', async () => {
    await rollAt('2028-02-10T00:00:00Z');
    await chargeAt('2028-02-15T00:00:00Z');
    const reader = await ledger.database.pool.connect();
    await reader.query('begin; select from disclosure');
    expect(await rollAt('2033-06-01T00:00:00Z')).toMatchObject({ outcome: 'failed' });
    await chargeAt('2033-06-01T00:00:01Z');
    await reader.query('rollback');
    reader.release();
    expect((await rollAt('2033-06-01T00:10:00Z')).detail).toMatchObject({
      dropped: expect.arrayContaining(['disclosure_2028_02']),
    });
  });

  it('exist for the coming months right after the migration', async () => {
    const { rows } = await ledger.database.pool.query<{ place: string }>(
      `select to_char(now() at time zone 'UTC' + make_interval(months => m), '"disclosure_"YYYY_MM') as place
         from generate_series(0, 3) m`,
    );
    const pool = createPool(ledger.database.url, { max: 1 });
    for (const { place } of rows) await pool.query(`select from ${place}`);
    await pool.end();
  });
});
