import type { Listener } from '@entity-registry/database';
import { createLogger } from '@entity-registry/http';
import { until } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, OPERATOR } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { listenForKeys } from './key-notifications.js';
import { KeyStates } from './key-states.js';

describe('the cached state of a key', () => {
  let api: ApiFixture;
  let customer: Customer;
  let other: Customer;
  /** Two processes whose cached states never expire. */
  let processes: { keys: KeyStates; listener: Listener }[];

  beforeAll(async () => {
    api = await ApiFixture.open();
    customer = await api.customer();
    other = await api.customer();
    processes = await Promise.all(
      [1, 2].map(async () => {
        const keys = new KeyStates(
          (hashes) => api.billing.readKeyStates(hashes),
          () => 0,
        );
        const log = createLogger({ service: 'api', level: 'silent' });
        const onLockTaken = () => undefined;
        const listener = await listenForKeys({ databaseUrl: api.databaseUrl, keys, log, alone: false, onLockTaken });
        return { keys, listener };
      }),
    );
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ listener }) => listener.close()));
    await api.close();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is given address lists', () => api.billing.updateKey(null, customer.keyId, { allowedAddresses: ['::1'] })],
    ['is given scopes', () => api.billing.updateKey(null, customer.keyId, { scopes: ['CHK-BIN'] })],
    ['may call another jurisdiction', () => api.accounts.setJurisdictions(customer.accountId, ['pa'], OPERATOR)],
    ['is revoked', () => api.billing.revokeKey(customer.accountId, customer.keyId)],
  ])('is dropped in every process when the key %s, and other keys keep theirs', async (_what, change) => {
    const [hash, otherHash] = [customer, other].map(({ key }) => api.billing.hashKey(key)) as [Buffer, Buffer];
    for (const { keys } of processes) await Promise.all([keys.readFresh(hash), keys.readFresh(otherHash)]);
    await change();
    await until(() => Promise.resolve(processes.every(({ keys }) => keys.cached(hash) === undefined)));
    for (const { keys } of processes) expect(keys.cached(otherHash)).toBeDefined();
  });
});
