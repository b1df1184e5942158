import { creditUnsentCharges } from '@entity-registry/accounts';
import { until, waitingStatements } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { listed, loadList } from '../../../test/lists-on-file.js';

const DAYS_MS = 86_400_000;

describe('a screening whose caller left first, under an Idempotency-Key', () => {
  let api: ApiFixture;

  beforeAll(async () => {
    api = await ApiFixture.open();
    await loadList(api, 'ofac_sdn', [listed('7', 'XOCONAL VARNOSO, Zacarías')]);
    // The lists are in memory before the charge is held up.
    await api.services.screening.prepare();
  });
  afterAll(() => api.close());

  /** Disconnects while the charge waits for the account; returns the id of the stored screening. */
  const hungUp = async (customer: Customer): Promise<string> => {
    const release = await api.hold('select from account where id = $1 for no key update', [customer.accountId]);
    const body = { subjects: [{ reference: 'a', name: 'Zacarías Xoconal Varnoso' }] };
    const call = api.send('POST', '/v5/screen', customer).set('Idempotency-Key', 'k').send(body);
    const gone = expect(call.then(() => 'answered')).rejects.toThrow();
    await until(async () => (await waitingStatements(api.db)) === 1);
    call.abort();
    await until(() => Promise.resolve(api.log.some((line) => line.includes('"status":0'))));
    await gone;
    await release();
    await until(() => Promise.resolve(api.log.some((line) => line.includes('kept for a retry'))));
    await api.services.responseDeliveries.flush();
    api.log.length = 0;
    const { rows } = await api.db.query<{ id: string }>('select id from screening where account_id = $1', [
      customer.accountId,
    ]);
    return rows[0]?.id ?? 'none';
  };
  /** What the sweep leaves of 1.00 USD once the record has expired. */
  const spendableLater = async ({ accountId }: Customer): Promise<bigint> => {
    await creditUnsentCharges(api.db, new Date(api.time.getTime() + 3 * DAYS_MS), null);
    return api.billing.spendable(accountId);
  };
  const dismissal = { subject: { reference: 'a' }, listing_id: 'ofac_sdn:7', decision: 'dismissed', reason: 'Other' };

  it('is credited if nothing of it is read', async () => {
    const customer = await api.customer({ balance: '1' });
    const id = await hungUp(customer);
    expect(await spendableLater(customer)).toBe(1_000_000n);
    await api.get(`/v5/screenings/${id}`, customer).expect(404);
    await api.send('POST', '/v5/screening/decisions', customer).send(dismissal).expect(404);
  });

  it.each<[string, (id: string, customer: Customer) => PromiseLike<unknown>]>([
    ['it is read', (id, customer) => api.get(`/v5/screenings/${id}`, customer).expect(200)],
    [
      'a hit of it is decided about',
      (_id, customer) => api.send('POST', '/v5/screening/decisions', customer).send(dismissal).expect(201),
    ],
    [
      'a dry run says that it has a hit',
      (_id, customer) => api.send('POST', '/v5/screening/decisions?dry_run=1', customer).send(dismissal).expect(200),
    ],
  ])('stays charged once %s', async (_what, read) => {
    const customer = await api.customer({ balance: '1' });
    await read(await hungUp(customer), customer);
    expect(await spendableLater(customer)).toBe(940_000n);
  });
});
