import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { MemoryArchiveStore } from '../../test/memory-archive-store.js';
import { Housekeeping } from '../housekeeping/housekeeping.js';
import { reverseCharge } from '../credit/reversal.js';
import type { AccountId, EntryId } from '../ids.js';
import { LedgerArchive } from './ledger-archive.js';

const JANUARY = 'posting_2027_01';

describe('an archived month of the ledger', () => {
  let ledger: LedgerFixture;
  let store: MemoryArchiveStore;
  let archive: LedgerArchive;
  let accountId: AccountId;
  let january: EntryId;

  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    store = new MemoryArchiveStore();
    archive = new LedgerArchive(ledger.database.pool, store, { now: () => ledger.time, partRows: 5 });
    accountId = await ledger.account({ balance: '10' });
    await ledger.trial(accountId, '0.05', '2027-12-31T00:00:00Z');
    await beginMonth('2027-01-10T00:00:00Z');
    january = await charge('0.03');
    // Part from the trial, part from the balance: three postings.
    await charge('0.04');
    await charge('0');
    for (let nr = 0; nr < 8; nr += 1) await charge('0.01');
    await ledger.account({ balance: '7' });
    await beginMonth('2027-02-10T00:00:00Z');
    await charge('0.02');
    ledger.time = new Date('2027-05-02T00:00:00Z');
  });
  afterEach(() => ledger.close());

  async function beginMonth(time: string): Promise<void> {
    ledger.time = new Date(time);
    await new Housekeeping(ledger.database.pool, { now: () => ledger.time }).run('roll_partitions');
  }
  async function charge(amount: string): Promise<EntryId> {
    const charged = await ledger.charge(accountId, amount);
    expect(charged).toMatchObject({ outcome: 'charged' });
    return (charged as { entryId: EntryId }).entryId;
  }
  const read = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await ledger.database.pool.query<Record<string, unknown>>(sql)).rows;
  const postings = () => read('select *, tableoid::regclass::text as place from posting order by entry_id, seq');
  const balances = () =>
    read(`select a.id, a.balance_micro, (select sum(remaining_micro) from credit_lot l where l.account_id = a.id) as trial
            from account a order by id`);
  /** A change without an entry. */
  const changeBalance = (by: number) =>
    ledger.database.pool.query('update account set balance_micro = balance_micro + $2 where id = $1', [accountId, by]);
  const stateOf = async (partition: string) =>
    (await archive.list()).find((month) => month.partition === partition)?.state;

  it('comes back row for row', async () => {
    const before = await postings();
    const manifest = await archive.archive(JANUARY);
    // Two postings each of 9 charges and a purchase, three of one charge, none of the free one; cut between entries.
    expect(manifest).toMatchObject({ rows: 23, partition: JANUARY });
    expect(manifest.parts.length).toBeGreaterThan(3);
    expect(await postings()).toEqual(before.filter(({ place }) => place !== JANUARY));
    expect(await stateOf(JANUARY)).toBe('archived');

    await archive.restore(JANUARY);
    expect(await postings()).toEqual(before);
    expect(await stateOf(JANUARY)).toBe('attached');
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
    await expect(ledger.database.pool.query(`update ${JANUARY} set amount_micro = amount_micro`)).rejects.toMatchObject(
      { code: '23001' },
    );
    // Its keys refer to entries and lots again.
    const { rows } = await ledger.database.pool.query(
      `select count(*)::int as keys from pg_constraint where conrelid = '${JANUARY}'::regclass and contype = 'f' and convalidated and conparentid <> 0`,
    );
    expect(rows).toEqual([{ keys: 2 }]);
  });

  it('leaves every balance and the reconciliation as they were', async () => {
    const [before, checked] = [await balances(), await ledger.billing.reconcile()];
    await archive.archive(JANUARY);
    expect(await balances()).toEqual(before);
    expect(await ledger.billing.reconcile()).toEqual(checked);
    await charge('0.06');
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
    // A balance that changes without a posting is still found.
    await changeBalance(1);
    expect((await ledger.billing.reconcile()).drift).toMatchObject([{ invariant: 'I1', accountId }]);
    await changeBalance(-1);
  });

  it('is an ordinary gzipped CSV with a manifest beside it', async () => {
    const manifest = await archive.archive(JANUARY);
    const first = store.objects.get(`ledger-archive/${JANUARY}/00001.csv.gz`);
    const lines = gunzipSync(first as Uint8Array)
      .toString()
      .split('\n');
    expect(lines[0]).toBe('entry_id,seq,account_id,ledger,lot_id,amount_micro');
    expect(lines[1]).toBe(`${january},1,${accountId},trial,1,-30000`);
    const stored = Buffer.from(store.objects.get(`ledger-archive/${JANUARY}/manifest.json`) as Uint8Array);
    expect(JSON.parse(stored.toString())).toEqual(JSON.parse(JSON.stringify(manifest)));
  });

  it('is named in the ledger instead of shown without postings', async () => {
    await archive.archive(JANUARY);
    const entries = await ledger.billing.ledger(accountId, { limit: 20 });
    const kinds = entries.map((entry) => (entry.postings === null ? 'archived' : entry.postings.length));
    // The charge of February, eleven of January, the trial and the purchase.
    expect(kinds).toEqual([2, ...Array.from({ length: 11 }, () => 'archived'), 2, 2]);
  });

  it('refuses to reverse its charges until it is restored', async () => {
    await archive.archive(JANUARY);
    const reverse = () => reverseCharge(ledger.database.pool, accountId, january, ledger.time);
    await expect(reverse()).rejects.toMatchObject({ detail: { code: 'entry_archived' } });
    await archive.restore(JANUARY);
    expect(await reverse()).toMatchObject({ amount: 30_000n });
  });

  it('keeps idempotency keys of its charges', async () => {
    ledger.time = new Date('2027-02-11T00:00:00Z');
    const twice = { idempotencyKey: 'charge:again' };
    await ledger.charge(accountId, '0.01', twice);
    await beginMonth('2027-03-01T00:00:00Z');
    ledger.time = new Date('2027-06-30T00:00:00Z');
    await archive.archive('posting_2027_02');
    expect(await ledger.charge(accountId, '0.01', twice)).toMatchObject({ outcome: 'replayed' });
  });

  it('can be the time before there were months, or any month, in any order', async () => {
    const before = await postings();
    await archive.archive(JANUARY);
    await archive.archive('posting_start');
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
    await archive.restore(JANUARY);
    await archive.restore('posting_start');
    expect(await postings()).toEqual(before);
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
  });

  it('is not made ahead again by the housekeeping', async () => {
    await archive.archive(JANUARY);
    await beginMonth('2027-01-31T00:00:00Z');
    expect(await stateOf(JANUARY)).toBe('archived');
  });

  describe('is refused', () => {
    const refused = (partition: string) => expect(archive.archive(partition)).rejects;

    it('less than 90 days after the month, and while its ids are in use', async () => {
      ledger.time = new Date('2027-04-30T23:59:59Z');
      await refused(JANUARY).toThrow('must have ended at least 90 days ago');
      ledger.time = new Date('2029-01-01T00:00:00Z');
      await refused('posting_2027_02').toThrow('must have ended at least 90 days ago');
    });

    it('while a charge waits for a credit', async () => {
      await ledger.database.pool.query(
        `insert into response_delivery (entry_id, state) values ($1, 'awaiting_operator')`,
        [january],
      );
      await refused(JANUARY).toThrow('1 charges of posting_2027_01 wait for a credit or a decision');
    });

    it('while the ledger is out of balance', async () => {
      await changeBalance(1);
      await refused(JANUARY).toThrow('out of balance in 1 places');
      await changeBalance(-1);
    });

    it('for an unknown month and for an archived one', async () => {
      await refused('posting_2031_01').toThrow('There is no month posting_2031_01');
      await archive.archive(JANUARY);
      await refused(JANUARY).toThrow('already archived');
    });

    it('if the store returns something else than it got: nothing is dropped', async () => {
      const before = await postings();
      const put = store.put.bind(store);
      store.put = (key, object) => put(key, key.endsWith('2.csv.gz') ? { body: gzipSync('entry_id\n1\n') } : object);
      await refused(JANUARY).toThrow('00002.csv.gz differs from its checksum');
      store.put = () => Promise.resolve();
      store.objects.clear();
      await refused(JANUARY).toThrow('00001.csv.gz is missing in memory:one');
      expect(await postings()).toEqual(before);
    });

    it('during a long read, after the copy; the next attempt succeeds', async () => {
      const reader = await ledger.database.pool.connect();
      await reader.query('begin; select from posting limit 1');
      await refused(JANUARY).toMatchObject({ code: '55P03' });
      expect(await stateOf(JANUARY)).toBe('copied');
      await reader.query('rollback');
      reader.release();
      await archive.archive(JANUARY);
      expect(await stateOf(JANUARY)).toBe('archived');
    });
  });

  it('counts once, from the copy or from the table, when a restore is interrupted and repeated', async () => {
    const before = await postings();
    await archive.archive(JANUARY);
    const charging = await ledger.database.pool.connect();
    await charging.query('begin; lock table journal_entry in row exclusive mode');
    await expect(archive.restore(JANUARY)).rejects.toMatchObject({ code: '55P03' });
    expect(await stateOf(JANUARY)).toBe('archived');
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
    await charging.query('rollback');
    charging.release();
    await archive.restore(JANUARY);
    expect(await postings()).toEqual(before);
  });

  it('is moved by one process at a time', async () => {
    const [one, other] = await Promise.allSettled([archive.archive(JANUARY), archive.archive(JANUARY)]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    const restores = await Promise.allSettled([archive.restore(JANUARY), archive.restore(JANUARY)]);
    expect(restores.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stateOf(JANUARY)).toBe('attached');
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
  });

  describe('in another object store than this one', () => {
    let moved: MemoryArchiveStore;
    let elsewhere: LedgerArchive;
    beforeEach(async () => {
      await archive.archive(JANUARY);
      moved = new MemoryArchiveStore('memory:two');
      elsewhere = new LedgerArchive(ledger.database.pool, moved, { now: () => ledger.time });
    });
    const copyObjects = () => {
      for (const [key, body] of store.objects) moved.objects.set(key, body);
    };
    const storeOf = async () => (await archive.list()).find(({ partition }) => partition === JANUARY)?.manifest?.store;

    it('is neither verified nor restored, although its objects are there, too', async () => {
      copyObjects();
      const reason = `The copy of ${JANUARY} is in memory:one, and this is memory:two.`;
      await expect(elsewhere.verifyMonth(JANUARY)).rejects.toThrow(reason);
      await expect(elsewhere.restore(JANUARY)).rejects.toThrow(reason);
      expect(await stateOf(JANUARY)).toBe('archived');
      await archive.restore(JANUARY);
      expect(await stateOf(JANUARY)).toBe('attached');
    });

    it('is restored once its copy was verified there and the move recorded', async () => {
      await expect(elsewhere.relocate(JANUARY)).rejects.toThrow('00001.csv.gz is missing in memory:two');
      expect(await storeOf()).toBe('memory:one');
      copyObjects();
      await elsewhere.relocate(JANUARY);
      expect(await storeOf()).toBe('memory:two');
      const stored = Buffer.from(moved.objects.get(`ledger-archive/${JANUARY}/manifest.json`) as Uint8Array);
      expect(JSON.parse(stored.toString())).toMatchObject({ store: 'memory:two' });
      await expect(archive.restore(JANUARY)).rejects.toThrow('is in memory:two, and this is memory:one');
      await elsewhere.restore(JANUARY);
      expect(await stateOf(JANUARY)).toBe('attached');
    });

    it('is restored from any store that has it if a release that recorded none made the copy', async () => {
      await ledger.database.pool.query(`update ledger_archive set manifest = manifest - 'store'`);
      await expect(elsewhere.restore(JANUARY)).rejects.toThrow('00001.csv.gz is missing in memory:two');
      copyObjects();
      await elsewhere.restore(JANUARY);
      expect(await stateOf(JANUARY)).toBe('attached');
    });
  });

  it('is not restored from a damaged copy, and can be restored once the copy is whole', async () => {
    await archive.archive(JANUARY);
    const key = `ledger-archive/${JANUARY}/00002.csv.gz`;
    const whole = store.objects.get(key) as Uint8Array;
    store.objects.set(key, gzipSync(gunzipSync(whole).toString().replace('-10000', '-10001')));
    await expect(archive.restore(JANUARY)).rejects.toThrow('differs from its checksum');
    await expect(archive.verifyMonth(JANUARY)).rejects.toThrow('differs from its checksum');
    expect((await ledger.billing.reconcile()).drift).toEqual([]);
    store.objects.set(key, whole);
    expect(await archive.verifyMonth(JANUARY)).toMatchObject({ rows: 23 });
    await archive.restore(JANUARY);
    expect(await stateOf(JANUARY)).toBe('attached');
  });
});
