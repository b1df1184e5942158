import { ID_TYPES, codesFor } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

const UPGRADE_URL = 'https://platform.example.test/billing';
const ASSETS = Object.keys(ID_TYPES).filter((type) => type !== 'own');
const FREE_CODES = ['CHK-BIN', 'DAT-RESOLVE', 'DAT-FREE'];

describe('v5 refusals of an entity', () => {
  let api: ApiFixture;
  let paying: Customer;
  let free: Customer;
  let company: string;

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    free = await api.customer();
    company = `/v5/entities/pa_own_${String(api.ids.company)}`;
  });
  afterAll(async () => {
    // None of these calls was charged or counted.
    for (const customer of [paying, free]) {
      expect(await api.charges(customer)).toEqual([]);
      const { rows } = await api.db.query<{ used: number }>(
        'select quota_day_used as used from account where id = $1',
        [customer.accountId],
      );
      expect(rows).toEqual([{ used: 0 }]);
    }
    expect((await api.billing.publicUsage(api.time)).used).toBe(0);
    await api.close();
  });

  it.each([
    'pa_own_',
    'pa_own_abc',
    'pa_own_-1',
    'pa_own_1.5',
    'pa_own_01',
    'pa_own_1234567890123456789',
    `pa_own_${'9'.repeat(900)}`,
    'pa_own_1_2',
    'pa_own_1%00',
    'pa_own_1%0d%0aX:1',
    'PA_own_1',
    'us_own_1',
    'pa_visacons_1',
    'pa___proto___1',
    'pa_constructor_1',
    '1',
    '%20',
    '%zz',
    '%FF',
    'batch',
  ])('a malformed id is a 400 for every caller: %s', async (id) => {
    for (const customer of [undefined, free, paying]) {
      await api.get(`/v5/entities/${id}`, customer).expect(400, { error: 'malformed id', code: 'malformed_id' });
    }
  });

  it.each(['co_own_1', 'ec_own_1', 'ec_finca_1'])(
    'a well-formed id of a reserved jurisdiction is a 400: %s',
    async (id) => {
      for (const customer of [undefined, free, paying]) {
        await api
          .get(`/v5/entities/${id}`, customer)
          .expect(400, { error: 'jurisdiction reserved', code: 'jurisdiction_reserved' });
      }
    },
  );

  it.each(['999999999', '999999999999999999', '0'])('an unknown entity is a 404: %s', async (pk) => {
    for (const customer of [undefined, free, paying]) {
      await api
        .get(`/v5/entities/pa_own_${pk}`, customer)
        .expect(404, { error: 'entity not found', code: 'entity_not_found' });
    }
  });

  it.each(['0', '101', '-1', '1.5', '1e1', '0x10', '010', '', '%20', '10%20', '+10', 'ten', 'null', '9'.repeat(300)])(
    'an inline_limit outside 1 to 100 is a 400: %s',
    async (limit) => {
      for (const customer of [undefined, free, paying]) {
        const { body } = responseOf(await api.get(`${company}?inline_limit=${limit}`, customer).expect(400));
        expect(body).toEqual({
          error: 'inline_limit must be an integer from 1 to 100',
          code: 'invalid_inline_limit',
        });
      }
    },
  );

  it.each([
    ['DAT-NOPE,CHK-BIN', 'unknown product code(s): DAT-NOPE'],
    ['DAT-RESOLVE,DAT-NETWORK,DAT-PROPONENTE', 'unknown product code(s): DAT-RESOLVE, DAT-NETWORK, DAT-PROPONENTE'],
    ['dat-free', 'unknown product code(s): dat-free'],
    ['DAT-ALL+', 'unknown product code(s): DAT-ALL '],
    ['DAT-ALL%2B', 'unknown product code(s): DAT-ALL+'],
    ['CHK-BIN;DAT-CORE', 'unknown product code(s): CHK-BIN;DAT-CORE'],
    ['__proto__', 'unknown product code(s): __proto__'],
  ])('an unknown code is a 400 with the list of valid codes: %s', async (include, error) => {
    for (const customer of [undefined, free, paying]) {
      const { body } = responseOf(await api.get(`${company}?include=${include}`, customer).expect(400));
      expect(body).toEqual({
        error,
        code: 'unknown_code',
        jurisdiction: 'pa',
        supported_includes: codesFor('pa', 'v5'),
      });
    }
  });

  it.each([
    ['include=', 'include is required: one or more product codes separated by commas'],
    ['include=CHK-BIN,,DAT-CORE', 'include must not contain an empty product code'],
    ['include=CHK-BIN,', 'include must not contain an empty product code'],
    ['include=CHK-BIN&include=DAT-CORE', 'include must be given once'],
    ['include[]=CHK-BIN', 'query string holds a parameter with an unknown name: "include[]"'],
    [`include=${'A'.repeat(501)}`, 'include must have at most 500 characters'],
    ['include=%00', 'include must not contain control characters'],
    ['include=%ff', 'include is not valid percent-encoded UTF-8'],
    ['inline_limit=5&inline_limit=5', 'inline_limit must be given once'],
    ['dry_run=yes', 'dry_run must be true, 1, false or 0'],
    ['dry_run=', 'dry_run must be true, 1, false or 0'],
    ['dry_run=TRUE', 'dry_run must be true, 1, false or 0'],
    ['limit=5', 'limit is not a parameter of this route'],
    ['__proto__=1', 'query string holds a parameter with an unknown name: "__proto__"'],
  ])('a bad query is a 400 that names the parameter: %s', async (query, error) => {
    for (const customer of [undefined, free, paying]) {
      const response = await api.get(`${company}?${query}`, customer).expect(400);
      expect(responseOf(response).body).toEqual({ error, code: expect.any(String) });
    }
  });

  it('a caller without a key gets 403 for every code except CHK-BIN and DAT-FREE', async () => {
    for (const code of codesFor('pa', 'v5')) {
      if (FREE_CODES.includes(code)) continue;
      const { body } = responseOf(await api.get(`${company}?include=${code}`).expect(403));
      expect(body).toEqual({ error: expect.any(String), code: 'public_tier_locked', upgrade_url: UPGRADE_URL });
    }
  });

  it('a free key gets 403 for codes that are not free, with the lists of locked and free codes', async () => {
    const { body } = responseOf(await api.get(`${company}?include=CHK-BIN,DAT-GOV,DAT-IP`, free).expect(403));
    expect(body).toEqual({
      error: expect.any(String),
      code: 'free_tier_code_locked',
      locked_codes: ['DAT-GOV', 'DAT-IP'],
      free_tier_codes: FREE_CODES,
      upgrade_url: UPGRADE_URL,
    });
  });

  it.each(ASSETS)(
    'a pa_%s id is closed to callers without a key and to free keys, whether it exists or not',
    async (type) => {
      const path = `/v5/entities/pa_${type}_1`;
      const locked = responseOf(await api.get(path).expect(403)).body;
      expect(locked).toMatchObject({ code: 'public_tier_locked', upgrade_url: UPGRADE_URL });
      const { body } = responseOf(await api.get(path, free).expect(403));
      expect(body).toMatchObject({
        code: 'free_tier_code_locked',
        locked_codes: [expect.stringMatching(/^DAT-[A-Z]+$/)],
        free_tier_codes: FREE_CODES,
        upgrade_url: UPGRADE_URL,
      });
      await api.get(path, paying).expect(404, { error: 'entity not found', code: 'entity_not_found' });
    },
  );

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer pk_wrong', 'bearer', 'Bearer pk_a pk_b'])(
    'an Authorization that is not a key is a 403 {Message}, never tier 0: %j',
    async (authorization) => {
      await api
        .get(company)
        .set('Authorization', authorization)
        .expect(403, { Message: 'Forbidden', code: 'key_rejected' });
    },
  );

  it('a balance below the price is a 402 with every field, and the hint while a DAT-FREE card is covered', async () => {
    const poor = await api.customer({ balance: '0.02' });
    const { body } = responseOf(await api.get(company, poor).expect(402));
    expect(body).toEqual({
      error: 'insufficient credits',
      code: 'insufficient_credits',
      price: '0.03',
      balance: '0.02',
      shortfall: '0.01',
      hint: expect.any(String),
      upgrade_url: UPGRADE_URL,
      message: expect.any(String),
    });
    await api.get(`${company}?include=DAT-FREE`, poor).expect(200);
  });

  it('methods other than GET are refused', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      await api.send(method, company, paying).expect(405, { error: 'method not allowed', code: 'method_not_allowed' });
      await api.send(method, company).expect(403);
    }
  });
});
