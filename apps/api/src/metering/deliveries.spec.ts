import { creditOrphans } from '@entity-registry/billing';
import { until, waitingStatements } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiFixture, answerOf } from '../../test/api-fixture.js';
import type { Customer } from '../../test/api-fixture.js';

describe('a charge', () => {
  let api: ApiFixture;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    company = `/v4/panama/entidades/${String(api.ids.company)}`;
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.time = new Date('2026-11-21T12:00:00Z');
    api.log.length = 0;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** For every charge of the account, newest first, whether it is written down that its answer left. */
  const delivered = async ({ accountId }: Customer): Promise<boolean[]> => {
    await api.services.deliveries.flush();
    const { rows } = await api.db.query<{ delivered: boolean }>(
      `select d.delivered_at is not null as delivered from journal_entry j left join delivery d on d.entry_id = j.id
        where j.account_id = $1 and j.kind = 'charge' order by j.id desc`,
      [accountId],
    );
    return rows.map((row) => row.delivered);
  };

  /** Calls, hangs up while the charge waits for the account, and lets it go on. */
  const hangUp = async (customer: Customer): Promise<void> => {
    const release = await api.hold('select from account where id = $1 for no key update', [customer.accountId]);
    const call = api.get(`${company}?include=CHK-BIN`, customer);
    const hungUp = expect(call.then(() => 'answered')).rejects.toThrow();
    await until(async () => (await waitingStatements(api.db)) === 1);
    call.abort();
    await until(() => Promise.resolve(api.log.some((line) => line.includes('"status":0'))));
    await hungUp;
    await release();
  };
  const isReversed = async ({ accountId }: Customer): Promise<boolean> =>
    (await api.billing.ledger(accountId))[0]?.kind === 'reversal';

  it('of an answer that left is written down as delivered, paid or free', async () => {
    const [paying, free] = [await api.customer({ balance: '1' }), await api.customer()];
    for (const customer of [paying, free]) {
      await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
      await until(async () => (await delivered(customer))[0] === true);
    }
  });

  it('says which route was called, and what the caller calls it', async () => {
    const customer = await api.customer({ balance: '1' });
    await api.get(`${company}?include=CHK-BIN`, customer).set('X-Client-Reference', 'caso 7').expect(200);
    const { rows } = await api.db.query(
      `select route, client_reference as reference from journal_entry where account_id = $1 and kind = 'charge'`,
      [customer.accountId],
    );
    expect(rows).toEqual([{ route: '/v4/panama/entidades/:id', reference: 'caso 7' }]);
  });

  it('of a free call whose caller hung up gives the quota back', async () => {
    const customer = await api.customer();
    await hangUp(customer);
    await until(() => isReversed(customer));
    await api.get(`${company}?include=CHK-BIN`, customer).expect(200).expect('X-Service-Free-Remaining-Today', '29');
    expect(await delivered(customer)).toEqual([true, false]);
  });

  it('that cannot be given back at once is left to the sweep, and found by it', async () => {
    const customer = await api.customer({ balance: '1' });
    jest.spyOn(api.billing, 'reverse').mockRejectedValueOnce(new Error('the database is away'));
    await hangUp(customer);
    await until(() => Promise.resolve(api.log.some((line) => line.includes('left to the sweep'))));
    expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
    await api.services.deliveries.flush();
    await creditOrphans(api.db, new Date(api.time.getTime() + 6 * 60_000), null);
    expect(await api.billing.spendable(customer.accountId)).toBe(1_000_000n);
    expect(await delivered(customer)).toEqual([false]);
  });

  it('that was replayed to its caller stands, though the first answer never left', async () => {
    const customer = await api.customer({ balance: '1' });
    jest.spyOn(api.billing, 'reverse').mockRejectedValueOnce(new Error('the database is away'));
    const call = () => api.get(`${company}?include=CHK-BIN`, customer).set('Idempotency-Key', 'k');
    const release = await api.hold('select from account where id = $1 for no key update', [customer.accountId]);
    const first = call();
    const hungUp = expect(first.then(() => 'answered')).rejects.toThrow();
    await until(async () => (await waitingStatements(api.db)) === 1);
    first.abort();
    await until(() => Promise.resolve(api.log.some((line) => line.includes('"status":0'))));
    await hungUp;
    await release();
    await until(() => Promise.resolve(api.log.some((line) => line.includes('left to the sweep'))));
    await call().expect(200).expect('Idempotent-Replayed', 'true');
    await until(async () => (await delivered(customer))[0] === true);
    await creditOrphans(api.db, new Date(api.time.getTime() + 6 * 60_000), null);
    expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
  });

  describe('whose caller hung up under an Idempotency-Key', () => {
    const LEASE_MS = 60_000;
    const lockAccount = 'select from account where id = $1 for no key update';
    let customer: Customer;
    beforeEach(async () => {
      customer = await api.customer({ balance: '1' });
    });

    const call = () => api.get(`${company}?include=CHK-BIN`, customer).set('Idempotency-Key', 'k');
    const isWaiting = async (statements: number): Promise<void> =>
      until(async () => (await waitingStatements(api.db)) === statements);
    /** Hangs up `waiting`, which waits for the account. */
    const abort = async (waiting: ReturnType<typeof call>, hungUp: Promise<void>): Promise<void> => {
      waiting.abort();
      await until(() => Promise.resolve(api.log.some((line) => line.includes('"status":0'))));
      await hungUp;
    };
    /** Calls and hangs up; the charge is booked, and given back when the function that is returned is called. */
    const chargeAndLeave = async (): Promise<() => void> => {
      const reversal = Promise.withResolvers<undefined>();
      const reverse = api.billing.reverse.bind(api.billing);
      const reversing = jest.spyOn(api.billing, 'reverse').mockImplementationOnce(async (...charge) => {
        await reversal.promise;
        return reverse(...charge);
      });
      const letCharge = await api.hold(lockAccount, [customer.accountId]);
      const first = call();
      const hungUp = expect(first.then(() => 'answered')).rejects.toThrow();
      await isWaiting(1);
      await abort(first, hungUp);
      await letCharge();
      await until(() => Promise.resolve(reversing.mock.calls.length === 1));
      return () => {
        reversal.resolve(undefined);
      };
    };

    it('stands once a twin is being answered', async () => {
      const letReverse = await chargeAndLeave();
      await call().expect(200).expect('Idempotent-Replayed', 'true');
      letReverse();
      await until(() => Promise.resolve(api.log.some((line) => line.includes('charge stands'))));
      expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
      expect(await delivered(customer)).toEqual([true]);
    });

    it('answers no twin once it is given back', async () => {
      const letReverse = await chargeAndLeave();
      const { deliveries } = api.services;
      const confirm = deliveries.confirm.bind(deliveries);
      jest.spyOn(deliveries, 'confirm').mockImplementationOnce(async (entryId) => {
        letReverse();
        await until(() => isReversed(customer));
        return confirm(entryId);
      });
      expect(answerOf(await call().expect(409)).body).toMatchObject({ code: 'idempotency_in_progress' });
      expect(await api.billing.spendable(customer.accountId)).toBe(1_000_000n);
      await call().expect(200).expect('X-Service-Charge', '0.03');
    });

    it('is not given back by a call that took the key over: the first may have answered', async () => {
      const [charge, reverse] = [jest.spyOn(api.billing, 'charge'), jest.spyOn(api.billing, 'reverse')];
      const letCharge = await api.hold(lockAccount, [customer.accountId]);
      const first = call().then((response) => response.status);
      await isWaiting(1);
      api.time = new Date(api.time.getTime() + LEASE_MS);
      const second = call();
      const hungUp = expect(second.then(() => 'answered')).rejects.toThrow();
      await isWaiting(2);
      await abort(second, hungUp);
      await letCharge();
      expect(await first).toBe(200);
      expect(await charge.mock.results[1]?.value).toMatchObject({ outcome: 'replayed' });
      await until(async () => (await delivered(customer))[0] === true);
      expect(reverse).not.toHaveBeenCalled();
      expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
    });
  });
});

describe('deliveries', () => {
  it('that wait are written when the API stops', async () => {
    const api = await ApiFixture.open();
    const customer = await api.customer({ balance: '1' });
    await api.get(`/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`, customer).expect(200);
    const close = jest.spyOn(api.services.deliveries, 'close');
    await api.stop();
    expect(close).toHaveBeenCalledTimes(1);
    const { rows } = await api.db.query('select from delivery');
    expect(rows).toHaveLength(1);
    await api.close();
  });
});
