import { QueryTimeoutError, createPool } from '@entity-registry/database';
import { ManualClock, SeverableProxy, until, waitingStatements } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { ReplyDropper } from '../../test/reply-dropper.js';
import { Billing } from '../billing.js';
import type { AccountId } from '../ids.js';
import type { ChargeRequest } from './charge.js';

/** The calls of one customer that wait at the same time: a batch. */
const CALLS = 64;
const DEADLINE_MS = 10_000;
/** How long a statement is waited for, and a connection. */
const QUERY_LIMIT_MS = 400;
const CONNECT_LIMIT_MS = 300;

describe('the deadline of a charge', () => {
  let ledger: LedgerFixture;
  let proxy: SeverableProxy;
  let dropper: ReplyDropper;
  let clock: ManualClock;
  let pool: pg.Pool;
  let billing: Billing;
  let account: AccountId;
  let isConnected: boolean;
  /** Why batches failed. */
  let errors: unknown[];

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
    ({ proxy } = await SeverableProxy.open(ledger.database.url));
    dropper = await ReplyDropper.before(ledger.database.url);
  });
  afterAll(async () => {
    await Promise.all([proxy.close(), dropper.close()]);
    await ledger.close();
  });
  beforeEach(async () => {
    clock = new ManualClock(ledger.time);
    isConnected = true;
    errors = [];
    account = await ledger.account({ balance: '10.00' });
  });
  afterEach(async () => {
    proxy.restore();
    await pool.end();
    await ledger.expectBalancedLedger();
  });

  /** Charges through these hosts from here on. */
  const open = (hosts: readonly string[], connectTimeoutMs = CONNECT_LIMIT_MS): void => {
    const url = new URL(ledger.database.url);
    const address = `${url.protocol}//${url.username}:${url.password}@${hosts.join(',')}${url.pathname}`;
    pool = createPool(address, { max: 12, connectTimeoutMs, queryTimeoutMs: QUERY_LIMIT_MS });
    billing = new Billing(pool, {
      ...{ pepper: Buffer.alloc(32, 7), setTimer: clock.setTimer },
      now: clock.now,
      gate: { maxConcurrent: 8 },
      onError: (error) => errors.push(error),
    });
  };
  const throughProxy = (): string => new URL(proxy.through(ledger.database.url)).host;
  const charge = (rest: Partial<ChargeRequest> = {}, withinMs = DEADLINE_MS) =>
    billing.charge(ledger.request(account, '0.01', rest), {
      deadline: clock.in(withinMs),
      assertConnected: () => {
        if (!isConnected) throw new Error('left');
      },
    });
  const chargeMany = (rest?: Partial<ChargeRequest>) => Array.from({ length: CALLS }, () => charge(rest));
  /** How the charges ended, and how many did. */
  const ends = async (charges: Promise<{ outcome: string }>[]): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const result of await Promise.allSettled(charges)) {
      const end = result.status === 'fulfilled' ? result.value.outcome : (result.reason as { reason: string }).reason;
      counts[end] = (counts[end] ?? 0) + 1;
    }
    return counts;
  };
  const booked = async () => {
    const { rows } = await ledger.database.pool.query<{ count: bigint }>(
      `select count(*) from journal_entry where account_id = $1 and kind = 'charge'`,
      [account],
    );
    return Number(rows[0]?.count);
  };
  /** Charges again with the server back: whatever was kept to be sent later would be sent by then. */
  const chargeAfterwards = async (): Promise<void> => {
    proxy.restore();
    expect(await charge()).toMatchObject({ outcome: 'charged' });
    await until(() => Promise.resolve(pool.waitingCount === 0 && pool.idleCount === pool.totalCount));
  };
  /** Free requests aren't booked in batches. */
  const ALONE: Partial<ChargeRequest> = { quota: { units: 1, dayLimit: 1_000, monthLimit: 1_000 } };

  describe.each([
    ['in a batch', {}],
    ['one by one', ALONE],
  ])('charged %s', (_, rest) => {
    it('refuses all at once when no host is the primary, and books none when it returns', async () => {
      open([throughProxy(), throughProxy()]);
      proxy.sever();
      const charges = chargeMany(rest);
      const counts = await ends(charges);
      expect((counts['unreachable'] ?? 0) + (counts['overloaded'] ?? 0)).toBe(CALLS);
      await chargeAfterwards();
      expect(await booked()).toBe(1);
    });

    it('refuses all at their deadline while no connection opens, and books none when one does', async () => {
      // The wait for a connection never ends by itself.
      open([throughProxy()], 0);
      proxy.freeze();
      const charges = chargeMany(rest);
      await until(() => Promise.resolve(pool.totalCount > 0));
      clock.advance(DEADLINE_MS);
      expect(await ends(charges)).toEqual({ late: CALLS });
      proxy.sever();
      // What arrives before is refused with the connection.
      await until(() => Promise.resolve(pool.totalCount === 0 && pool.waitingCount === 0));
      await chargeAfterwards();
      expect(await booked()).toBe(1);
    });
  });

  it('refuses a charge whose caller left while it waited for its connection', async () => {
    open([throughProxy()], 0);
    const charged = charge();
    isConnected = false;
    await expect(charged).rejects.toThrow('left');
    isConnected = true;
    await chargeAfterwards();
    expect(await booked()).toBe(1);
  });

  it('asks again for a batch without an answer, and finds each charge booked once', async () => {
    open([new URL(dropper.through(ledger.database.url)).host]);
    dropper.dropReplies(1);
    expect(await ends(chargeMany())).toEqual({ replayed: CALLS });
    expect(dropper.drops).toBe(1);
    expect(await booked()).toBe(CALLS);
  });

  it('asks again until the deadline, and then says that the outcome is unknown', async () => {
    open([throughProxy()], 0);
    await charge();
    proxy.holdReplies();
    const charges = chargeMany();
    // It doesn't fit into the batch, so it's never sent.
    const key = ledger.unique('next');
    charges.push(charge({ idempotencyKey: key }));
    await until(async () => (await booked()) === 1 + CALLS);
    proxy.freeze();
    await until(() => Promise.resolve(errors.length > 0));
    expect(errors).toEqual([expect.any(QueryTimeoutError)]);
    clock.advance(DEADLINE_MS);
    expect(await ends(charges)).toEqual({ connection: CALLS, overloaded: 1 });
    proxy.sever();
    await chargeAfterwards();
    expect(await booked()).toBe(CALLS + 2);
    expect(await charge({ idempotencyKey: key })).toMatchObject({ outcome: 'charged' });
  });

  it('waits for the answer to what was sent, however late', async () => {
    open([throughProxy()]);
    const holder = await ledger.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from account where id = $1 for update', [account]);
    const charged = charge();
    await until(async () => (await waitingStatements(ledger.database.pool)) > 0);
    clock.advance(DEADLINE_MS);
    await holder.query('rollback');
    holder.release();
    expect(await charged).toMatchObject({ outcome: 'charged' });
  });
});
