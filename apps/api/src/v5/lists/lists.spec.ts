import { LIST_IDS, toListing } from '@entity-registry/domain';
import { ListVersions, indexNames } from '@entity-registry/registry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSchema } from '../../../test/expect-schema.js';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { ListsBody, operations } from './lists-schema.js';

describe('GET /v5/lists', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  const lists = async (customer: Customer) => {
    const { data, response } = await api.client(customer).v5.lists().withResponse();
    expectSchema(ListsBody, data);
    expect(response.charge).toBeNull();
    return data.lists;
  };
  const load = (count: number, published: string) => {
    const listings = Array.from({ length: count }, (_, at) =>
      toListing({ entryId: String(at), type: 'entity', names: [{ kind: 'primary', name: `Inventada ${at}` }] }),
    );
    const versions = new ListVersions(api.db, indexNames, () => api.time);
    return versions.import({ list: 'un_security_council', listings, published, fileName: null });
  };

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '1' });
    free = await api.customer();
  });
  afterAll(() => api.close());

  it('names every list, and says of each that it is not loaded', async () => {
    const all = await lists(free);
    expect(all.map(({ id }) => id)).toEqual(LIST_IDS);
    expect(all.every(({ version, entries, imported_at: at }) => [version, entries, at].every((value) => value === null))).toBe(true); // prettier-ignore
  });

  it('shows the current version, not one that is held, free for every key', async () => {
    await load(20, '2026-11-01');
    expect(await load(10, '2026-11-02')).toMatchObject({ outcome: 'held' });
    const united = (await lists(paying)).find(({ id }) => id === 'un_security_council');
    expect(united).toEqual({
      ...{ id: 'un_security_council', kind: 'sanctions', publisher: 'United Nations Security Council' },
      ...{ name: 'United Nations: Security Council Consolidated List', version: '2026-11-01', published: '2026-11-01' },
      ...{ entries: 20, imported_at: '2026-11-21T12:00:00.000Z' },
    });
    expect(await api.charges(paying)).toEqual([]);
  });

  it('accepts a dry run, and requires a key', async () => {
    const { body } = responseOf(await api.get('/v5/lists?dry_run=1', paying).expect(200));
    expect(body).toEqual({ billing: expect.objectContaining({ price: '0.00', dry_run: true }) });
    await api.get('/v5/lists?dry_run=x', paying).expect(400);
    await api.get('/v5/lists').expect(403);
  });

  it('its examples match its schema', () => {
    for (const { schema, examples } of operations.flatMap(({ responses }) => responses)) {
      for (const { value } of Object.values(examples)) if (schema) expectSchema(schema, value);
    }
  });
});
