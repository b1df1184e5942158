import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';

const SUPPORTED_ECUADOR = ['CHK-BIN', 'DAT-CORE', 'DAT-ALL'];
const MANY_CODES = Array.from({ length: 1_000 }, (_, nr) => `X${String(nr)}`).join(',');

describe('v4 refusals of the request itself', () => {
  let api: ApiFixture;
  let customer: Customer;

  beforeAll(async () => {
    api = await ApiFixture.open();
    customer = await api.customer({ balance: '10', jurisdictions: ['pa', 'ec', 'co'] });
  });
  afterAll(async () => {
    // None of these calls was charged.
    expect(await api.charges(customer)).toEqual([]);
    await api.close();
  });

  const detail = '/v4/panama/entidades/1';
  const search = '/v4/panama/entidades';

  it.each<[string, number, string, string]>([
    ['an id with letters', 400, '/v4/panama/entidades/abc?include=CHK-BIN', 'id must be an integer'],
    ['a decimal id', 400, '/v4/panama/entidades/1.5?include=CHK-BIN', 'id must be an integer'],
    ['a blank id', 400, '/v4/panama/entidades/%20?include=CHK-BIN', 'id must be an integer'],
    ['a hexadecimal id', 400, '/v4/ecuador/entidades/0x1f?include=CHK-BIN', 'id must be an integer'],
    ['an id with a null byte', 400, '/v4/panama/entidades/1%00?include=CHK-BIN', 'id must be an integer'],
    ['an unknown entity', 404, '/v4/panama/entidades/999999999?include=CHK-BIN', 'entity not found'],
    ['an id of another jurisdiction', 404, '/v4/colombia/entidades/999999999?include=CHK-BIN', 'entity not found'],
    ['a negative id', 404, '/v4/panama/entidades/-1?include=CHK-BIN', 'entity not found'],
    ['the largest bigint', 404, '/v4/panama/entidades/9223372036854775807?include=CHK-BIN', 'entity not found'],
    ['an integer beyond bigint', 404, '/v4/panama/entidades/9223372036854775808?include=CHK-BIN', 'entity not found'],
    ['an integer far beyond', 404, `/v4/panama/entidades/${'9'.repeat(900)}?include=CHK-BIN`, 'entity not found'],
    ['no include', 400, detail, 'include is required: one or more product codes separated by commas'],
    [
      'an empty include',
      400,
      `${detail}?include=`,
      'include is required: one or more product codes separated by commas',
    ],
    ['an empty code', 400, `${detail}?include=CHK-BIN,,DAT-CORE`, 'include must not contain an empty product code'],
    ['unknown codes', 400, `${detail}?include=DAT-NOPE,CHK-BIN,DAT-HUH`, 'unknown product code(s): DAT-NOPE, DAT-HUH'],
    ['a code in lower case', 400, `${detail}?include=chk-bin`, 'unknown product code(s): chk-bin'],
    ['DAT-ALL+, unpriced', 400, `${detail}?include=DAT-ALL%2B`, 'unknown product code(s): DAT-ALL+'],
    ['DAT-ALL and a blank', 400, `${detail}?include=DAT-ALL+`, 'unknown product code(s): DAT-ALL '],
    ['a v5 code', 400, `${detail}?include=DAT-FREE`, 'unknown product code(s): DAT-FREE'],
    [
      'thousands of codes',
      400,
      `${detail}?include=${MANY_CODES.slice(0, 3_900)}`,
      'include must have at most 500 characters',
    ],
    ['neither nombre nor ruc', 400, search, "at least one of 'nombre' or 'ruc' is required"],
    ['blank terms', 400, `${search}?nombre=%20&ruc=`, "at least one of 'nombre' or 'ruc' is required"],
    ['a short nombre on Panama', 400, `${search}?nombre=ab`, 'nombre must have at least 3 characters'],
    [
      'a short nombre with a separate accent',
      400,
      `${search}?nombre=a%CC%81b`,
      'nombre must have at least 3 characters',
    ],
    ['a long nombre', 400, `${search}?nombre=${'a'.repeat(201)}`, 'nombre must have at most 200 characters'],
    ['a long ruc', 400, `${search}?ruc=${'1'.repeat(65)}`, 'ruc must have at most 64 characters'],
    ['a null byte', 400, `${search}?nombre=abc%00`, 'nombre must not contain control characters'],
    ['a line break', 400, `${search}?nombre=abc%0d%0aSet-Cookie:x`, 'nombre must not contain control characters'],
    ['bad percent-encoding', 400, `${search}?nombre=%zz`, 'nombre is not valid percent-encoded UTF-8'],
    ['bytes that are not UTF-8', 400, `${search}?nombre=%ff%fe`, 'nombre is not valid percent-encoded UTF-8'],
    ['a repeated parameter', 400, `${search}?nombre=abc&nombre=def`, 'nombre must be given once'],
    ['an unknown parameter', 400, `${search}?nombre=abc&limit=5`, 'limit is not a parameter of this route'],
    [
      'a parameter of the search',
      400,
      `${detail}?include=CHK-BIN&nombre=abc`,
      'nombre is not a parameter of this route',
    ],
    [
      'a nested parameter',
      400,
      `${search}?nombre[a]=abc`,
      'query string holds a parameter with an unknown name: "nombre[a]"',
    ],
    ['a prototype', 400, `${search}?__proto__=abc`, 'query string holds a parameter with an unknown name: "__proto__"'],
    ['a misspelled dry_run', 400, `${search}?nombre=abc&dry_run=yes`, 'dry_run must be true, 1, false or 0'],
    ['an empty dry_run', 400, `${search}?nombre=abc&dry_run=`, 'dry_run must be true, 1, false or 0'],
    ['an unknown route', 404, '/v4/peru/entidades?nombre=abc', 'not found'],
    ['a route below a detail', 404, '/v4/panama/entidades/1/more', 'not found'],
    ['a long request target', 414, `${search}?nombre=${'a'.repeat(5_000)}`, 'request target too long'],
  ])('%s: %d', async (_name, status, path, error) => {
    const response = await api.get(path, customer);
    expect({ status: response.status, error: (response.body as { error: string }).error }).toEqual({ status, error });
  });

  it.each(['%zz', '%FF', '%C0%B1', '%'])('an id that cannot be decoded is not an integer: %s', async (id) => {
    await api
      .get(`/v4/panama/entidades/${id}?include=CHK-BIN`, customer)
      .expect(400, { error: 'id must be an integer' });
    await api.get(`/v4/panama/entidades/${id}?include=CHK-BIN`).expect(401);
    await api.get(`/v4/${id}/entidades`, customer).expect(404, { error: 'not found' });
  });

  it('the error for an unknown code names the jurisdiction and its valid codes', async () => {
    await api.get('/v4/ecuador/entidades/1?include=DAT-GOV', customer).expect(400, {
      error: 'unknown product code(s): DAT-GOV',
      jurisdiction: 'ecuador',
      supported_includes: SUPPORTED_ECUADOR,
    });
  });

  it('methods other than GET are refused, even HEAD, which would charge for no body', async () => {
    const call = api.get(detail, customer);
    call.method = 'HEAD';
    const rejected = await call;
    expect({ status: rejected.status, allow: rejected.get('Allow') }).toEqual({ status: 405, allow: 'GET' });
    const post = api.get(`${detail}?include=CHK-BIN`, customer);
    post.method = 'POST';
    await post.expect(405, { error: 'method not allowed' });
    expect(await api.charges(customer)).toEqual([]);
  });

  it('a client reference beyond 64 characters is refused', async () => {
    await api
      .get(`${detail}?include=CHK-BIN`, customer)
      .set('X-Client-Reference', 'r'.repeat(65))
      .expect(400, { error: 'X-Client-Reference must have at most 64 characters' });
  });

  it('a key in the parameters is not repeated in the response', async () => {
    const { text } = await api.get(`${detail}?include=${customer.key}`, customer).expect(400);
    expect(text).toContain('pk_***');
    expect(text).not.toContain(customer.key);
  });
});
