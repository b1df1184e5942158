import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Check } from 'typebox/value';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { FORMER_NAME } from '../../../test/synthetic-register.js';
import { ResolveResponse } from './resolve-schema.js';

const COMPANY = 'Maderas Ficticias del Tuira, S.A.';

describe('POST /v5/resolve, for a name that differs', () => {
  let api: ApiFixture;
  let paying: Customer;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    company = `pa_own_${String(api.ids.company)}`;
  });
  afterAll(() => api.close());

  const resolve = async (query: object): Promise<unknown> => {
    const { body } = responseOf(await api.send('POST', '/v5/resolve', paying).send(query).expect(200));
    expect(Check(ResolveResponse, body)).toBe(true);
    return body;
  };

  it('finds a company by a former name, and says that it is one and until when', async () => {
    const body = await resolve({ name: 'zumbadora varnosa del chucunaque' });
    const found = { id: company, nombre: COMPANY, matched_on: ['name'] };
    const matched_name = { ...FORMER_NAME, source: 'registro_publico' };
    expect(body).toMatchObject({ candidates: [{ ...found, matched_name }] });
  });

  it('names no name if only the number matches', async () => {
    const body = await resolve({ ruc: '9900001-1-900001' });
    expect(body).toMatchObject({ candidates: [{ matched_on: ['ruc'], matched_name: null }] });
  });

  it('answers ambiguous for a number with another name, and says so', async () => {
    const query = { ruc: '9900001-1-900001', name: 'Xilofrasto Ultramarino, S.A.' };
    const body = await resolve(query);
    const contradiction = expect.objectContaining({
      feature: 'contradiction',
      detail: 'the number is the same, but the name is another',
    });
    expect(body).toMatchObject({
      outcome: 'ambiguous',
      candidates: [{ id: company, matched_on: ['ruc'], features: expect.arrayContaining([contradiction]) }],
    });
  });

  it('screens with its own levels, and shows two other letters as a hit', async () => {
    const query = { name: 'Maderaz Fictofias del Tuira', mode: 'screen' };
    const body = await resolve(query);
    expect(body).toMatchObject({
      ...{ mode: 'screen', levels: { accept: 0.8, possible: 0.1, margin: 0.2 } },
      candidates: [{ id: company }],
      billing: { price: '0.02' },
    });
  });
});
