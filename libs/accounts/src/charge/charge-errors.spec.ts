import { NO_FACTS, micro } from '@entity-registry/domain';
import { createPool } from '@entity-registry/database';
import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { ReplyDropper } from '../../test/reply-dropper.js';
import { Billing } from '../billing.js';
import type { AccountId } from '../ids.js';
import type { ChargeOutcome, ChargeRequest } from './charge.js';

describe('a charge during database failures', () => {
  let ledger: LedgerFixture;
  let proxy: ReplyDropper;
  let pool: pg.Pool;
  let billing: Billing;

  beforeAll(async () => {
    ledger = await LedgerFixture.open();
    proxy = await ReplyDropper.before(ledger.database.url);
    pool = createPool(proxy.through(ledger.database.url), { max: 2 });
    billing = new Billing(pool, { pepper: Buffer.alloc(32, 7), now: () => ledger.time });
  });
  afterAll(async () => {
    await pool.end();
    await proxy.close();
    await ledger.close();
  });

  const charge = (
    accountId: AccountId,
    idempotencyKey: string,
    rest: Partial<ChargeRequest> = {},
  ): Promise<ChargeOutcome> =>
    billing.charge({
      ...rest,
      ...{ accountId, keyId: null, idempotencyKey, amount: micro('0.16'), lines: [] },
      ...{ quota: null, requestId: null, route: null, clientReference: null, record: null, now: ledger.time },
      ...{ disclosure: NO_FACTS, userId: null },
    });

  it('is debited once when the response to the commit is lost', async () => {
    const account = await ledger.account({ balance: '1.00' });
    proxy.dropReplies(1);
    expect(await charge(account, 'lost')).toMatchObject({ outcome: 'replayed', balance: micro('0.84') });
    expect(proxy.drops).toBe(1);
    expect(await ledger.spendable(account)).toBe(micro('0.84'));
  });

  it('and what is stored alongside are there once when the response to their commit is lost', async () => {
    const account = await ledger.account({ balance: '1.00' });
    const alongside: ChargeRequest['alongside'] = async (tx, entryId) => {
      const values = [account, entryId];
      await tx.query(`insert into search_session values ($2, $1, 'user-ana', 1, now())`, values);
      proxy.dropCommitReply();
    };
    expect(await charge(account, 'lost with more', { alongside })).toMatchObject({ outcome: 'replayed' });
    expect(proxy.drops).toBe(1);
    expect(await ledger.spendable(account)).toBe(micro('0.84'));
    const { rows } = await ledger.database.pool.query('select 1 from search_session where account_id = $1', [account]);
    expect(rows).toHaveLength(1);
  });

  it('is asked for again until its deadline when the connection is lost every time, and debited once', async () => {
    const account = await ledger.account({ balance: '1.00' });
    proxy.dropReplies(Infinity);
    const charged = charge(account, 'lost every time');
    const failed = expect(charged).rejects.toMatchObject({ code: 'service_unavailable', reason: 'connection' });
    await until(() => Promise.resolve(proxy.drops >= 4));
    ledger.time = new Date(ledger.time.getTime() + 10_000);
    await failed;
    proxy.dropReplies(0);
    expect(await charge(account, 'lost every time')).toMatchObject({ outcome: 'replayed' });
    expect(await ledger.spendable(account)).toBe(micro('0.84'));
  });

  it('succeeds after the server closed every idle session', async () => {
    const account = await ledger.account({ balance: '1.00' });
    await charge(account, 'before');
    await ledger.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
    );
    expect(await charge(account, 'after')).toMatchObject({ outcome: 'charged', balance: micro('0.68') });
  });

  it('fails on a locked account with a typed error, and charges nothing', async () => {
    const account = await ledger.account({ balance: '1.00' });
    // Shortens the function's lock timeout of two seconds, to keep the test fast.
    const signature =
      'charge(bigint, bigint, text, bigint, jsonb, jsonb, timestamptz, text, jsonb, smallint, text, bigint[], bigint[], bigint[])';
    const { rows } = await ledger.database.pool.query('select proconfig from pg_proc where oid = $1::regprocedure', [
      signature,
    ]);
    expect(rows).toEqual([{ proconfig: expect.arrayContaining(['lock_timeout=2s']) }]);
    await ledger.database.pool.query(`alter function ${signature} set lock_timeout = '30ms'`);
    const holder = await ledger.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from account where id = $1 for update', [account]);
    await expect(charge(account, 'locked')).rejects.toMatchObject({ reason: 'lock_timeout' });
    await holder.query('rollback');
    holder.release();
    expect(await ledger.spendable(account)).toBe(micro('1.00'));
    expect(await charge(account, 'locked')).toMatchObject({ outcome: 'charged' });
  });
});
