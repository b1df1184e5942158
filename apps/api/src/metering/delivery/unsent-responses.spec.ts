import { randomUUID } from 'node:crypto';
import { creditUnsentCharges } from '@entity-registry/accounts';
import { NO_FACTS, micro } from '@entity-registry/domain';
import { until, waitingStatements } from '@entity-registry/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

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

  /** For each charge of the account, newest first, whether its response is recorded as sent. */
  const sent = async ({ accountId }: Customer): Promise<boolean[]> => {
    await api.services.responseDeliveries.flush();
    const { rows } = await api.db.query<{ sent: boolean }>(
      `select d.sent_at is not null as sent from journal_entry j left join response_delivery d on d.entry_id = j.id
        where j.account_id = $1 and j.kind = 'charge' order by j.id desc`,
      [accountId],
    );
    return rows.map((row) => row.sent);
  };

  /** Sends a request, disconnects while the charge waits for the account, and lets the charge continue. */
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
  /** Credits another charge, which counts toward the daily limit. */
  const countedCredit = async ({ accountId }: Customer): Promise<void> => {
    const booked = await api.billing.charge({
      ...{ accountId, keyId: null, idempotencyKey: `request:${randomUUID()}`, amount: micro('0.03'), lines: [] },
      ...{ quota: null, requestId: null, route: null, clientReference: null, record: null, now: api.time },
      ...{ disclosure: NO_FACTS, userId: null },
    });
    if (booked.outcome !== 'charged') throw new Error(booked.outcome);
    await api.billing.creditUnsent(accountId, booked.entryId);
  };
  const isReversed = async ({ accountId }: Customer): Promise<boolean> =>
    (await api.billing.ledger(accountId))[0]?.kind === 'reversal';

  it('is recorded as sent once its response is sent, paid or free', async () => {
    const [paying, free] = [await api.customer({ balance: '1' }), await api.customer()];
    for (const customer of [paying, free]) {
      await api.get(`${company}?include=CHK-BIN`, customer).expect(200);
      await until(async () => (await sent(customer))[0] === true);
    }
  });

  it("records its route and the caller's reference", async () => {
    const customer = await api.customer({ balance: '1' });
    await api.get(`${company}?include=CHK-BIN`, customer).set('X-Client-Reference', 'caso 7').expect(200);
    const { rows } = await api.db.query(
      `select route, client_reference as reference from journal_entry where account_id = $1 and kind = 'charge'`,
      [customer.accountId],
    );
    expect(rows).toEqual([{ route: '/v4/panama/entidades/:id', reference: 'caso 7' }]);
  });

  it('returns the quota of a free call whose caller left first', async () => {
    const customer = await api.customer();
    await hangUp(customer);
    await until(() => isReversed(customer));
    await api.get(`${company}?include=CHK-BIN`, customer).expect(200).expect('X-Service-Free-Remaining-Today', '29');
    expect(await sent(customer)).toEqual([true, false]);
  });

  it('is credited by the sweep if it cannot be credited at once', async () => {
    const customer = await api.customer({ balance: '1' });
    jest.spyOn(api.billing, 'creditUnsent').mockRejectedValueOnce(new Error('the database is unavailable'));
    await hangUp(customer);
    await until(() => Promise.resolve(api.log.some((line) => line.includes('left to the sweep'))));
    expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
    await api.services.responseDeliveries.flush();
    await creditUnsentCharges(api.db, new Date(api.time.getTime() + 6 * 60_000), null);
    expect(await api.billing.spendable(customer.accountId)).toBe(1_000_000n);
    expect(await sent(customer)).toEqual([false]);
  });

  it('is credited up to 20 times a day when callers leave first, then waits for an operator', async () => {
    const customer = await api.customer({ balance: '1' });
    for (let nr = 0; nr < 20; nr += 1) await countedCredit(customer);
    await hangUp(customer);
    await until(() => Promise.resolve(api.log.some((line) => line.includes('an operator decides'))));
    expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
    expect(await api.billing.reconcile()).toMatchObject({ drift: [], awaitingOperator: { charges: 1n } });
  });

  describe('whose caller left first, under an Idempotency-Key', () => {
    const LEASE_MS = 60_000;
    const lockAccount = 'select from account where id = $1 for no key update';
    let customer: Customer;
    beforeEach(async () => {
      customer = await api.customer({ balance: '1' });
    });

    const call = () => api.get(`${company}?include=CHK-BIN`, customer).set('Idempotency-Key', 'k');
    const isWaiting = async (statements: number): Promise<void> =>
      until(async () => (await waitingStatements(api.db)) === statements);
    /** Disconnects `waiting`, which waits for the account. */
    const abort = async (waiting: ReturnType<typeof call>, hungUp: Promise<void>): Promise<void> => {
      waiting.abort();
      await until(() => Promise.resolve(api.log.some((line) => line.includes('"status":0'))));
      await hungUp;
    };
    /** Sends a request and disconnects while the charge is booked. */
    const chargeAndLeave = async (): Promise<void> => {
      const letCharge = await api.hold(lockAccount, [customer.accountId]);
      const first = call();
      const hungUp = expect(first.then(() => 'answered')).rejects.toThrow();
      await isWaiting(1);
      await abort(first, hungUp);
      await letCharge();
      await until(() =>
        Promise.resolve(api.log.some((line) => line.includes('kept for a retry with its Idempotency-Key'))),
      );
    };

    it('stands once the same request gets its response', async () => {
      await chargeAndLeave();
      expect(await sent(customer)).toEqual([false]);
      await call().expect(200).expect('Idempotent-Replayed', 'true').expect('X-Service-Charge', '0.00');
      expect(await sent(customer)).toEqual([true]);
      await creditUnsentCharges(api.db, new Date(api.time.getTime() + 25 * 3_600_000), null);
      expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
    });

    it('is credited when its record expires without a replay', async () => {
      await chargeAndLeave();
      await api.services.responseDeliveries.flush();
      await creditUnsentCharges(api.db, new Date(api.time.getTime() + 6 * 60_000), null);
      expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
      await creditUnsentCharges(api.db, new Date(api.time.getTime() + 25 * 3_600_000), null);
      expect(await api.billing.spendable(customer.accountId)).toBe(1_000_000n);
    });

    it('is not replayed to the same request once an operator reversed it', async () => {
      await chargeAndLeave();
      const { responseDeliveries } = api.services;
      const confirm = responseDeliveries.confirmSent.bind(responseDeliveries);
      jest.spyOn(responseDeliveries, 'confirmSent').mockImplementationOnce(async (entryId) => {
        await api.billing.reverse(customer.accountId, entryId);
        return confirm(entryId);
      });
      expect(responseOf(await call().expect(409)).body).toMatchObject({ code: 'idempotency_in_progress' });
      expect(await api.billing.spendable(customer.accountId)).toBe(1_000_000n);
      await call().expect(200).expect('X-Service-Charge', '0.03');
    });

    it('is not credited by a request that took over the key: the first may have got its response', async () => {
      const [charge, credit] = [jest.spyOn(api.billing, 'charge'), jest.spyOn(api.billing, 'creditUnsent')];
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
      await until(async () => (await sent(customer))[0] === true);
      expect(credit).not.toHaveBeenCalled();
      expect(await api.billing.spendable(customer.accountId)).toBe(970_000n);
    });
  });
});

describe('records of sent responses', () => {
  it('are written when the API stops', async () => {
    const api = await ApiFixture.open();
    const customer = await api.customer({ balance: '1' });
    await api.get(`/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`, customer).expect(200);
    const close = jest.spyOn(api.services.responseDeliveries, 'close');
    await api.stop();
    expect(close).toHaveBeenCalledTimes(1);
    const { rows } = await api.db.query('select from response_delivery');
    expect(rows).toHaveLength(1);
    await api.close();
  });
});
