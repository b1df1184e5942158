import { CATALOG } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminFixture } from '../../test/admin-fixture.js';
import type { CatalogView } from './catalog.dto.js';

let admin: AdminFixture;
beforeAll(async () => {
  admin = await AdminFixture.open();
});
afterAll(() => admin.close());

describe('the catalog', () => {
  it('has every code with its prices, every level and every source', async () => {
    const { status, body } = await admin.send('get', '/admin/catalog');
    const catalog = body as CatalogView;
    expect({ status, currency: catalog.currency, base: catalog.base }).toEqual({
      status: 200,
      currency: 'USD',
      base: '0.01',
    });
    expect(catalog.codes.map(({ code }) => code)).toEqual(CATALOG.codes.map(({ code }) => code));
    expect(catalog.codes.find(({ code }) => code === 'DAT-ALL+')).toMatchObject({ status: 'unpriced', prices: {} });
    expect(catalog.codes.filter(({ status: state }) => state === 'active')).not.toContainEqual(
      expect.objectContaining({ prices: {} }),
    );
    expect(catalog.levels).toHaveLength(CATALOG.levels.length);
    expect(catalog.sources).toHaveLength(CATALOG.sources.length);
  });
});
