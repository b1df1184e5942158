import { createPool } from '@entity-registry/database';
import { SeverableProxy, until, waitingStatements } from '@entity-registry/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { ResponseDeliveries } from './response-deliveries.js';
import type { EntryId } from '../ids.js';
import type { ResponseDeliveriesOptions } from './response-deliveries.js';

/** Long enough that no timer fires during a test. */
const NEVER_MS = 3_600_000;

describe('deliveries', () => {
  let ledger: LedgerFixture;

  beforeEach(async () => {
    ledger = await LedgerFixture.open();
  });
  afterEach(() => ledger.database.drop());

  const deliveries = (options: Partial<ResponseDeliveriesOptions> = {}): ResponseDeliveries =>
    new ResponseDeliveries(ledger.database.pool, { now: () => ledger.time, intervalMs: NEVER_MS, ...options });

  const note = (to: ResponseDeliveries, count: number, from = 1): void => {
    for (let id = from; id < from + count; id++) to.recordSent(BigInt(id) as EntryId);
  };

  async function written(): Promise<{ count: bigint; at: Date | null }> {
    const { rows } = await ledger.database.pool.query<{ count: bigint; at: Date | null }>(
      'select count(*) as count, max(sent_at) as at from response_delivery',
    );
    return rows[0] ?? { count: 0n, at: null };
  }

  it('are written together, with the time at which the response was sent', async () => {
    const sent = deliveries({ intervalMs: 10 });
    note(sent, 3);
    expect(sent.pending).toBe(3);
    await until(async () => (await written()).count === 3n);
    expect(await written()).toEqual({ count: 3n, at: ledger.time });
    await sent.close();
  });

  it('do not wait for the interval once a batch is full', async () => {
    const sent = deliveries({ batch: 10 });
    note(sent, 10);
    await until(async () => (await written()).count === 10n);
    await sent.close();
  });

  it('are all written on shutdown', async () => {
    const sent = deliveries({ batch: 100 });
    note(sent, 1_234);
    await sent.close();
    expect(await written()).toMatchObject({ count: 1_234n });
  });

  it('are counted once, however often a response was sent', async () => {
    const [one, two] = [deliveries(), deliveries()];
    note(one, 50);
    note(one, 50);
    note(two, 50);
    await Promise.all([one.close(), two.close()]);
    expect(await written()).toMatchObject({ count: 50n });
  });

  it('are written immediately when confirmed, and can no longer be reversed', async () => {
    const account = await ledger.account({ balance: '1.00' });
    const { entryId } = (await ledger.charge(account, '0.16')) as { entryId: EntryId };
    const sent = deliveries();
    expect(await sent.confirmSent(entryId)).toBe(true);
    expect(await written()).toEqual({ count: 1n, at: ledger.time });
    expect(await sent.confirmSent(entryId)).toBe(true);
    await expect(ledger.billing.reverse(account, entryId)).rejects.toMatchObject({
      detail: { code: 'already_answered' },
    });
  });

  it.each([
    ['commit', false],
    ['rollback', true],
  ])('wait for a reversal in progress, and return after its %s: %s', async (end, stands) => {
    const reversal = await ledger.database.pool.connect();
    await reversal.query('begin');
    await reversal.query(`insert into response_delivery (entry_id, state) values (1, 'reversed')`);
    const confirmed = deliveries().confirmSent(1n as EntryId);
    await until(async () => (await waitingStatements(ledger.database.pool)) === 1);
    await reversal.query(end);
    reversal.release();
    expect(await confirmed).toBe(stands);
    expect(await deliveries().confirmSent(1n as EntryId)).toBe(stands);
  });

  it('are held in bounded memory while the database is down, and are written when it is back', async () => {
    const { proxy, url } = await SeverableProxy.open(ledger.database.url);
    const pool = createPool(url, { max: 2, connectTimeoutMs: 500 });
    const errors: number[] = [];
    const sent = new ResponseDeliveries(pool, {
      ...{ now: () => ledger.time, intervalMs: 5, maxWaiting: 700 },
      onError: (_, waiting) => errors.push(waiting),
    });
    note(sent, 1);
    await until(() => Promise.resolve(sent.pending === 0));
    proxy.sever();
    note(sent, 800, 2);
    await until(() => Promise.resolve(errors.length >= 3));
    expect([sent.pending, sent.lost]).toEqual([700, 100]);
    proxy.restore();
    await until(async () => (await written()).count === 701n);
    await sent.close();
    await pool.end();
    await proxy.close();
  });

  it('are written by a shutdown that begins while the database is down and ends when it is back', async () => {
    const { proxy, url } = await SeverableProxy.open(ledger.database.url);
    const pool = createPool(url, { max: 2, connectTimeoutMs: 500 });
    let errors = 0;
    const sent = new ResponseDeliveries(pool, {
      ...{ now: () => ledger.time, intervalMs: 5 },
      onError: () => (errors += 1),
    });
    proxy.sever();
    note(sent, 5);
    const closed = sent.close();
    await until(() => Promise.resolve(errors > 2));
    proxy.restore();
    await closed;
    expect(await written()).toMatchObject({ count: 5n });
    await pool.end();
    await proxy.close();
  });

  it('give up on shutdown when the database stays down', async () => {
    const nowhere = createPool('postgresql://127.0.0.1:1/none', { connectTimeoutMs: 200 });
    const sent = new ResponseDeliveries(nowhere, { now: () => ledger.time, intervalMs: 1 });
    note(sent, 5);
    await sent.close(50);
    expect(sent.pending).toBe(5);
    await nowhere.end();
  });
});
