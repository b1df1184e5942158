import { EntitySummary } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { ENTITIES } from '../../../test/synthetic-register.js';
import type { SyntheticEntityName } from '../../../test/synthetic-register.js';

describe('v4 search', () => {
  let api: ApiFixture;
  let customer: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    customer = await api.customer({ balance: '100', jurisdictions: ['pa', 'ec', 'co'] });
  });
  afterAll(() => api.close());

  it.each<[string, string, string, SyntheticEntityName]>([
    ['the beginning of a name', 'panama', 'nombre=maderas+fict', 'company'],
    ['words in any order', 'panama', 'nombre=tuira+maderas', 'company'],
    ['a name with one typing error', 'panama', 'nombre=maderas+ficticas+del+tuira', 'company'],
    ['a former name, which it doesn’t show', 'panama', 'nombre=zumbadora+chucunaque', 'company'],
    ['a name without its accents and ñ', 'panama', 'nombre=penon+inventado', 'bareCompany'],
    ["a person's name", 'panama', 'nombre=aurelia+inventada', 'person'],
    ['a RUC', 'panama', 'ruc=9900001-1-900001', 'company'],
    ['a RUC with blanks', 'panama', 'ruc=9900001%201%20900001', 'company'],
    ['a cédula', 'panama', 'ruc=8-9901-9901', 'person'],
    ['nombre and ruc together', 'panama', 'nombre=maderas&ruc=9900001-1-900001', 'company'],
    ['an Ecuadorian RUC', 'ecuador', 'ruc=1799999990001', 'supplier'],
    ['a one-letter name where that is allowed', 'ecuador', 'nombre=c', 'supplier'],
    ['a NIT', 'colombia', 'ruc=999999001', 'trader'],
  ])('finds by %s', async (_by, country, query, name) => {
    const { body } = responseOf(await api.get(`/v4/${country}/entidades?${query}`, customer).expect(200));
    expect(Value.Errors(Type.Array(EntitySummary, { maxItems: 20 }), body)).toEqual([]);
    const entity = ENTITIES[name];
    expect(body).toEqual([
      expect.objectContaining({ id: Number(api.ids[name]), nombre: entity.nombre, type: entity.kind }),
    ]);
  });

  it.each([
    ['a ruc in an unknown format', 'ruc=not-a-number'],
    ['nombre and ruc of different entities', 'nombre=aurelia&ruc=9900001-1-900001'],
    ['a name that no entity has', 'nombre=zzzzzzzz'],
  ])('returns [] for %s', async (_what, query) => {
    await api.get(`/v4/panama/entidades?${query}`, customer).expect(200, []);
  });

  it('costs the base charge only', async () => {
    const { headers } = await api.get('/v4/panama/entidades?nombre=maderas', customer).expect(200);
    expect(headers['x-service-charge']).toBe('0.01');
    expect((await api.charges(customer))[0]).toBe(-10_000n);
  });

  it('returns 503 with Retry-After while the index is not ready, never an empty list, and charges nothing', async () => {
    const before = await api.charges(customer);
    await api.db.query(`update name_index set state = 'stale'`);
    const response = await api.get('/v4/panama/entidades?nombre=maderas', customer);
    await api.get('/health/ready').expect(503);
    await api.db.query(`update name_index set state = 'ready'`);
    await api.get('/health/ready').expect(200);
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.body).toEqual({ error: 'search temporarily unavailable' });
    expect(await api.charges(customer)).toEqual(before);
  });
});
