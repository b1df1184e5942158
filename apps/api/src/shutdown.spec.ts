import { until, waitingStatements } from '@entity-registry/testing';
import { describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../test/api-fixture.js';

describe('a shutdown', () => {
  it('lets requests in flight finish, charged and sent, and accepts no new ones', async () => {
    const api = await ApiFixture.open();
    try {
      const customer = await api.customer({ balance: '1' });
      const company = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
      const lock = await api.db.connect();
      await lock.query('begin');
      await lock.query('lock table section in access exclusive mode');
      const inFlight = Promise.all(Array.from({ length: 4 }, async () => (await api.get(company, customer)).status));
      await until(async () => (await waitingStatements(api.db)) === 4);
      const stopped = api.stop();
      await until(() => Promise.resolve(!api.server.listening));
      await lock.query('rollback');
      lock.release();
      expect(await inFlight).toEqual([200, 200, 200, 200]);
      await stopped;
      expect(await api.charges(customer)).toHaveLength(4);
      expect(await api.billing.spendable(customer.accountId)).toBe(880_000n);
    } finally {
      await api.close();
    }
  });

  it('is bounded: requests that do not finish in time are cut off, uncharged', async () => {
    const api = await ApiFixture.open({ environment: { SHUTDOWN_TIMEOUT_MS: '50' } });
    try {
      const customer = await api.customer({ balance: '1' });
      const lock = await api.db.connect();
      await lock.query('begin');
      await lock.query('lock table section in access exclusive mode');
      const path = `/v4/panama/entidades/${String(api.ids.company)}?include=CHK-BIN`;
      const cut = expect(api.get(path, customer).then(() => 'answered')).rejects.toThrow();
      await until(async () => (await waitingStatements(api.db)) === 1);
      await api.stop();
      await cut;
      await lock.query('rollback');
      lock.release();
      await until(async () => (await waitingStatements(api.db)) === 0);
      expect(await api.charges(customer)).toEqual([]);
    } finally {
      await api.close();
    }
  });
});
