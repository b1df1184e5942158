import { micro } from '@entity-registry/domain';
import { createPool } from '@entity-registry/database';
import { until } from '@entity-registry/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LedgerFixture } from '../../test/ledger-fixture.js';
import { ResponseDeliveries } from './response-deliveries.js';
import { RESPONSE_GRACE_MS, creditUnsentCharges } from './unsent-charges.js';
import type { ChargeRequest } from '../charge/charge.js';
import type { AccountId, EntryId } from '../ids.js';
import type { CreditedCharges } from './unsent-charges.js';

describe('a charge whose response was never sent', () => {
  let ledger: LedgerFixture;
  let account: AccountId;

  beforeEach(async () => {
    ledger = await LedgerFixture.open();
    account = await ledger.account({ balance: '10.00' });
  });
  afterEach(() => ledger.close());

  async function charge(amount: string, rest: Partial<ChargeRequest> = {}): Promise<EntryId> {
    const outcome = await ledger.charge(account, amount, { idempotencyKey: ledger.unique('request'), ...rest });
    if (outcome.outcome !== 'charged') throw new Error(outcome.outcome);
    return outcome.entryId;
  }

  async function deliver(...entries: EntryId[]): Promise<void> {
    const sent = new ResponseDeliveries(ledger.database.pool, { now: () => ledger.time });
    entries.forEach((entry) => {
      sent.recordSent(entry);
    });
    await sent.close();
  }

  const sweep = (since: Date | null = null): Promise<CreditedCharges> =>
    creditUnsentCharges(ledger.database.pool, ledger.time, since);
  const wait = (ms: number): void => {
    ledger.time = new Date(ledger.time.getTime() + ms);
  };

  it('is credited after five minutes, and one whose response was sent is not', async () => {
    const [lost, delivered] = [await charge('0.16'), await charge('0.30')];
    await deliver(delivered);
    wait(RESPONSE_GRACE_MS);
    expect(await sweep()).toMatchObject({ credited: 0 });
    wait(1);
    const since = new Date(ledger.time.getTime() - RESPONSE_GRACE_MS - 1);
    expect(await ledger.billing.reconcile()).toMatchObject({ drift: [], waiting: { charges: 1n, since } });
    expect(await sweep()).toEqual({ credited: 1, amount: micro('0.16'), awaitingOperator: 0, entries: [lost] });
    expect(await ledger.spendable(account)).toBe(micro('9.70'));
    expect(await sweep()).toMatchObject({ credited: 0 });
  });

  it('is found regardless of the statement timeout, and credited in the order of booking', async () => {
    const entries = [await charge('0.10'), await charge('0.10'), await charge('0.10')];
    wait(RESPONSE_GRACE_MS + 1);
    const { pool, url } = ledger.database;
    const hurried = createPool(url, { max: 2, statementTimeoutMs: 100 });
    const lock = await pool.connect();
    await lock.query('begin; lock table response_delivery in access exclusive mode');
    const swept = creditUnsentCharges(hurried, ledger.time, null);
    await until(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and now() - query_start > interval '300 milliseconds'`,
      );
      return rowCount === 1;
    });
    await lock.query('commit');
    lock.release();
    expect(await swept).toMatchObject({ credited: 3, entries });
    await hurried.end();
  });

  it('is credited once, however many sweeps find it at the same moment', async () => {
    for (let nr = 0; nr < 40; nr++) await charge('0.10');
    wait(RESPONSE_GRACE_MS + 1);
    const sweeps = await Promise.all(Array.from({ length: 8 }, () => sweep()));
    expect(sweeps.reduce((sum, { credited }) => sum + credited, 0)).toBe(40);
    expect(await ledger.spendable(account)).toBe(micro('10.00'));
  });

  it('is either sent or credited, never both, when both are written at the same moment', async () => {
    const entries: EntryId[] = [];
    for (let nr = 0; nr < 60; nr++) entries.push(await charge('0.10'));
    wait(RESPONSE_GRACE_MS + 1);
    const [{ credited }] = await Promise.all([
      sweep(),
      ...entries.map((entry) => deliver(entry)),
      ...entries.map((entry) => deliver(entry)),
    ]);
    expect(await ledger.spendable(account)).toBe(micro('4.00') + BigInt(credited) * micro('0.10'));
  });

  it('is not searched for before the time given to the sweep, nor among charges of refreshes', async () => {
    await charge('0.16');
    await ledger.charge(account, '0.16', { idempotencyKey: 'event:of-no-request' });
    wait(RESPONSE_GRACE_MS + 1);
    expect(await sweep(ledger.time)).toMatchObject({ credited: 0 });
    expect(await sweep(new Date(ledger.time.getTime() - RESPONSE_GRACE_MS - 1))).toMatchObject({ credited: 1 });
  });

  it('cannot be reversed manually once its response was sent', async () => {
    const entry = await charge('0.16');
    await deliver(entry);
    await expect(ledger.billing.reverse(account, entry)).rejects.toMatchObject({
      detail: { code: 'already_answered' },
    });
  });

  it('stays credited when its response is recorded too late', async () => {
    const entry = await charge('0.16');
    wait(RESPONSE_GRACE_MS + 1);
    await sweep();
    await deliver(entry);
    expect(await ledger.spendable(account)).toBe(micro('10.00'));
  });

  it('returns the quota and estimator rows of a free call, while its day and month last', async () => {
    const quota = { units: 3, dayLimit: 30, monthLimit: 500, estimator: { rows: 20, limit: 50 } };
    const used = async () => {
      const { rows } = await ledger.database.pool.query<{ day: number; month: number; estimator: number }>(
        'select quota_day_used as day, quota_month_used as month, estimator_used as estimator from account where id = $1',
        [account],
      );
      return rows[0];
    };
    const first = await charge('0.00', { quota });
    await charge('0.00', { quota });
    expect(await ledger.billing.reverse(account, first)).toMatchObject({ amount: 0n, replayed: false });
    expect(await ledger.billing.reverse(account, first)).toMatchObject({ replayed: true });
    expect(await used()).toEqual({ day: 3, month: 3, estimator: 20 });

    wait(24 * 3_600_000);
    const nextDay = await charge('0.00', { quota: { ...quota, units: 1 } });
    await deliver(nextDay);
    expect(await used()).toEqual({ day: 1, month: 4, estimator: 40 });
    // The unsent charge of the previous day: its day is over, its month isn't.
    expect(await sweep()).toMatchObject({ credited: 1, amount: 0n });
    expect(await used()).toEqual({ day: 1, month: 1, estimator: 20 });
  });

  it("lowers the month's spend of the account and of its key's own cap", async () => {
    const { id: keyId } = await ledger.billing.createKey({ accountId: account, name: 'k', monthlyCap: micro('0.20') });
    await charge('0.16', { keyId });
    expect(await ledger.charge(account, '0.16', { keyId })).toMatchObject({ outcome: 'capped', by: 'key' });
    wait(RESPONSE_GRACE_MS + 1);
    await sweep();
    expect(await ledger.billing.account(account)).toMatchObject({ monthSpent: 0n });
    expect(await ledger.charge(account, '0.16', { keyId })).toMatchObject({ outcome: 'charged' });
  });
});
