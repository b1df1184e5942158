import { createPublicKey, verify } from 'node:crypto';
import { canonicalJson } from '@entity-registry/domain';
import type { JsonValue } from '@entity-registry/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiFixture, responseOf } from '../../../test/api-fixture.js';
import type { Customer } from '../../../test/api-fixture.js';
import { expectSchema } from '../../../test/expect-schema.js';
import { listed, loadList } from '../../../test/lists-on-file.js';
import { StoredScreening } from './screenings-schema.js';

interface Stored {
  readonly id: string;
  readonly signature: { key_id: string; jws: string; jwk: { kty: string; crv: string; x: string } };
  readonly billing: object;
}

describe('GET /v5/screenings/{id}', () => {
  let api: ApiFixture;
  let paying: Customer;
  let screened: { readonly id: string; readonly billing: object };

  beforeAll(async () => {
    api = await ApiFixture.open();
    paying = await api.customer({ balance: '10' });
    await loadList(api, 'ofac_sdn', [listed('7', 'XOCONAL VARNOSO, Zacarías')]);
    screened = await screen();
  });
  afterAll(() => api.close());

  const screen = async (): Promise<typeof screened> => {
    const body = { subjects: [{ reference: 'a', name: 'Zacarías Xoconal Varnoso 😀' }, { name: '¿?' }] };
    return responseOf(await api.send('POST', '/v5/screen', paying).send(body).expect(200)).body as typeof screened;
  };
  const stored = async (id: string, customer = paying): Promise<Stored> => {
    const { body } = responseOf(await api.get(`/v5/screenings/${id}`, customer).expect(200));
    expectSchema(StoredScreening, body);
    return body as Stored;
  };

  it('returns what was said then, free, although lists and decisions have changed since', async () => {
    await loadList(api, 'ofac_sdn', [listed('7', 'URDANIVIA PEÑA, Telmo')], '2026-11-21');
    const decision = { subject: { reference: 'a' }, listing_id: 'ofac_sdn:7', decision: 'dismissed', reason: 'Other' };
    await api.send('POST', '/v5/screening/decisions', paying).send(decision).expect(201);
    const charges = await api.charges(paying);
    const { signature, billing, ...document } = await stored(screened.id);
    expect({ ...document, billing: screened.billing }).toEqual(screened);
    expect([signature.key_id.length, billing]).toEqual([43, expect.objectContaining({ charged: '0.00' })]);
    expect(await api.charges(paying)).toEqual(charges);
  });

  it('is signed with a key that anyone can get, by a signature that covers every member', async () => {
    const { signature, ...rest } = await stored(screened.id);
    const document = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'billing'));
    const { keys } = responseOf(await api.get('/.well-known/jwks.json').expect(200)).body as { keys: object[] };
    expect(keys).toEqual([
      { ...signature.jwk, kid: signature.key_id, alg: 'EdDSA', use: 'sig', nbf: api.time.getTime() / 1_000 },
    ]);
    const [header = '', payload, bytes = ''] = signature.jws.split('.');
    expect(payload).toBe('');
    const isValid = (value: object): boolean => {
      const text = Buffer.from(canonicalJson(value as JsonValue), 'utf8').toString('base64url');
      const key = createPublicKey({ key: signature.jwk, format: 'jwk' });
      return verify(null, Buffer.from(`${header}.${text}`), key, Buffer.from(bytes, 'base64url'));
    };
    expect(isValid(document)).toBe(true);
    expect(isValid({ ...document, min_score: 0.9 })).toBe(false);
  });

  it('stays valid after the key is replaced', async () => {
    api.time = new Date(api.time.getTime() + 86_400_000);
    await api.services.signingKeys.rotate({ operatorId: null, name: 'the tests', requestId: null });
    const later = await screen();
    const [old, current] = [await stored(screened.id), await stored(later.id)];
    expect(old.signature.key_id).not.toBe(current.signature.key_id);
    api.time = new Date(api.time.getTime() + 61_000);
    const { keys } = responseOf(await api.get('/.well-known/jwks.json').expect(200)).body as {
      keys: { kid: string; exp?: number }[];
    };
    expect(keys.map(({ kid, exp }) => [kid, typeof exp])).toEqual([
      [old.signature.key_id, 'number'],
      [current.signature.key_id, 'undefined'],
    ]);
  });

  it.each([
    ['of another account', () => screened.id, true],
    ['that does not exist', () => `scr_${'0'.repeat(32)}`, false],
    ['with an id of another form', () => 'nonsense', false],
  ])('does not find one %s', async (_what, id, ofOther) => {
    const customer = ofOther ? await api.customer({ balance: '1' }) : paying;
    const { body } = responseOf(await api.get(`/v5/screenings/${id()}`, customer).expect(404));
    expect(body).toMatchObject({ code: 'screening_not_found' });
  });

  it('accepts a dry run, and requires a key that may screen', async () => {
    const { body } = responseOf(await api.get(`/v5/screenings/${screened.id}?dry_run=1`, paying).expect(200));
    expect(body).toEqual({ billing: expect.objectContaining({ price: '0.00', dry_run: true }) });
    await api.get(`/v5/screenings/${screened.id}`).expect(403);
    const limited = await api.anotherKey(paying.accountId, { scopes: ['CHK-BIN'] });
    await api.get(`/v5/screenings/${screened.id}`, limited).expect(403);
    const entities = await api.anotherKey(paying.accountId, { scopes: ['DAT-SCREEN'] });
    await stored(screened.id, entities);
  });
});
