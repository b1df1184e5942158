import { CATALOG } from '@entity-registry/domain';
import type { Catalog } from '@entity-registry/sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

describe('GET /v5/catalog', () => {
  let api: ApiFixture;
  let free: Customer;
  let catalog: Catalog;

  beforeAll(async () => {
    api = await ApiFixture.open();
    free = await api.customer();
    catalog = await api.client(free).v5.catalog();
  });
  afterAll(() => api.close());

  it('names the currency, the base charge and the day of the catalog', () => {
    expect(catalog).toMatchObject({
      currency: 'USD',
      base: '0.01',
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('lists every code, level and source of the catalog', () => {
    expect(catalog.codes.map(({ code }) => code)).toEqual(CATALOG.codes.map(({ code }) => code));
    expect(catalog.levels.map(({ level }) => level)).toEqual(CATALOG.levels.map(({ level }) => level));
    expect(catalog.sources.map(({ id }) => id)).toEqual(CATALOG.sources.map(({ id }) => id));
  });

  it.each([
    ['DAT-GOV', { price: '0.15', jurisdictions: ['pa'], free_tier: false, status: 'active' }],
    ['CHK-BIN', { price: '0.02', jurisdictions: ['pa', 'ec', 'co'], free_tier: true, levels: ['core_registro'] }],
    ['DAT-CORE', { price: '0.15', prices: { pa: '0.15', ec: '0.15', co: '0.10' }, free_tier: false }],
    ['DAT-ALL', { price: '1.41', prices: { pa: '1.41', ec: '0.85' } }],
    ['DAT-FREE', { price: '0.00', free_tier: true, levels: [], price_source: 'ruling' }],
    ['DAT-ALL+', { price: null, status: 'unpriced', jurisdictions: [] }],
    ['DAT-SCREEN', { levels: ['screening'], applies_to: ['Organization', 'NaturalPerson'] }],
  ])('lists the prices of %s, where it is sold, and what it delivers', (code, entry) => {
    expect(catalog.codes.find((candidate) => candidate.code === code)).toMatchObject(entry);
  });

  it('lists for each level which entities have it, which codes deliver it, and its sources', () => {
    expect(catalog.levels.find(({ level }) => level === 'directores')).toEqual({
      level: 'directores',
      tags: ['directores'],
      jurisdictions: ['pa', 'ec'],
      applies_to: ['Organization'],
      codes: ['DAT-GOV', 'DAT-ALL'],
      source: 'registro_publico',
      sources: [
        { id: 'registro_publico', jurisdiction: 'pa' },
        { id: 'icij', jurisdiction: 'pa' },
        { id: 'supercias', jurisdiction: 'ec' },
      ],
      max_items: 100,
    });
    expect(catalog.levels.find(({ level }) => level === 'contacto')).toMatchObject({ max_items: null });
  });

  it('is free of charge with any key, and counts against no quota', async () => {
    const paying = await api.customer({ balance: '1' });
    for (const customer of [free, paying]) {
      const { data, response } = await api.client(customer).v5.catalog().withResponse();
      expect(data.billing).toMatchObject({ price: '0.00', charged: '0.00', codes: [] });
      expect(response.charge).toBeNull();
      expect(await api.charges(customer)).toEqual([]);
    }
    const preview = await api.client(free).v5.catalog({ dryRun: true });
    expect(preview).toEqual({ billing: expect.objectContaining({ price: '0.00', dry_run: true }) });
  });

  it('shows the tier of a free key, and what is left of its quotas; a balance has neither', async () => {
    await api.get(`/v5/entities/pa_own_${String(api.ids.company)}`, free).expect(200);
    for (const path of ['/v5/catalog', '/v5/catalog?dry_run=1']) {
      const { headers } = responseOf(await api.get(path, free).expect(200));
      expect(headers).toMatchObject({
        'x-service-tier': 'free',
        'x-service-free-remaining-today': '29',
        'x-service-free-remaining-month': '499',
      });
    }
    const { headers } = responseOf(await api.get('/v5/catalog', await api.customer({ balance: '1' })).expect(200));
    expect(headers).not.toHaveProperty('x-service-tier');
  });

  it('is closed to callers without a key, and takes no other parameter', async () => {
    const { body } = responseOf(await api.get('/v5/catalog').expect(403));
    expect(body).toMatchObject({ code: 'public_tier_locked' });
    await api
      .get('/v5/catalog?code=DAT-GOV', free)
      .expect(400, { error: 'code is not a parameter of this route', code: 'invalid_parameter' });
  });
});
