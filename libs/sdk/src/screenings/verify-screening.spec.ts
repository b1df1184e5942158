import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';
import { parseStrictJson } from './strict-json.js';
import { verifyScreening } from './verify-screening.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x } = publicKey.export({ format: 'jwk' }) as { x: string };
const jwk = { kty: 'OKP', crv: 'Ed25519', x };
const FINGERPRINT = createHash('sha256').update(canonicalJson(jwk)).digest('base64url');
const base64Url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
const DOCUMENT = {
  id: 'scr_1',
  screened_at: '2026-11-21T12:00:00.000Z',
  results: [{ name: 'Zacarías 😀', score: 0.97 }],
};

function signed(document = DOCUMENT, header: object = { alg: 'EdDSA', kid: FINGERPRINT }) {
  const head = base64Url(JSON.stringify(header));
  const bytes = sign(null, Buffer.from(`${head}.${base64Url(canonicalJson(document))}`), privateKey);
  return {
    ...document,
    signature: { alg: 'EdDSA', key_id: FINGERPRINT, jws: `${head}..${bytes.toString('base64url')}`, jwk },
  };
}
const pinned = { fingerprints: ['another', FINGERPRINT] };

describe('a stored screening', () => {
  it('is verified offline, whatever the order of its members and its billing', async () => {
    const { results, ...rest } = signed();
    const verified = await verifyScreening({ results, ...rest, billing: { price: '0.00' } }, pinned);
    expect(verified).toEqual({ id: 'scr_1', screenedAt: DOCUMENT.screened_at, fingerprint: FINGERPRINT });
  });

  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }) as { x: string };
  it.each<[string, unknown, string]>([
    ['another score', { ...signed(), results: [{ name: 'Zacarías 😀', score: 0.1 }] }, 'altered'],
    ['a member more', { ...signed(), note: 'x' }, 'altered'],
    ['a signature of another document', { ...signed(), signature: signed({ ...DOCUMENT, id: 'scr_2' }).signature }, 'altered'],
    ['a header with another algorithm', signed(DOCUMENT, { alg: 'none', kid: FINGERPRINT }), 'altered'],
    ['a header with an extension', signed(DOCUMENT, { alg: 'EdDSA', kid: FINGERPRINT, crit: ['b64'], b64: false }), 'altered'],
    ['a key that nobody pinned', { ...signed(), signature: { ...signed().signature, jwk: { ...jwk, x: other.x } } }, 'unknown_key'],
    ['no signature', DOCUMENT, 'unsigned'],
    ['a signature of another form', { ...signed(), signature: { ...signed().signature, jws: 'a.b.c' } }, 'unsigned'],
    ['nothing', null, 'unsigned'],
  ])('with %s is refused', async (_what, screening, reason) => {
    await expect(verifyScreening(screening, pinned)).rejects.toMatchObject({ name: 'ScreeningVerificationError', reason });
  }); // prettier-ignore

  it('is read from text only if no member is there twice', async () => {
    const text = JSON.stringify(signed());
    await expect(verifyScreening(text, pinned)).resolves.toMatchObject({ id: 'scr_1' });
    for (const twice of [
      text.replace('{', '{"id":"scr_2",'),
      text.replace('"score":0.97', '"sc\\u006fre":0.1,"score":0.97'),
    ])
      await expect(verifyScreening(twice, pinned)).rejects.toMatchObject({ reason: 'ambiguous' });
    await expect(verifyScreening('{', pinned)).rejects.toMatchObject({ reason: 'ambiguous' });
  });

  const at = Date.parse(DOCUMENT.screened_at) / 1_000;
  it.each<[string, { kid?: string; nbf: number; exp?: number }, boolean]>([
    ['the current key', { nbf: at - 60 }, true],
    ['a key that was replaced later', { nbf: at - 60, exp: at + 1 }, true],
    ['a key that was replaced before', { nbf: at - 60, exp: at - 1 }, false],
    ['a key that was made later', { nbf: at + 1 }, false],
    ['a key that is not in the set', { kid: 'another', nbf: at - 60 }, false],
  ])('is compared with the times of %s', async (_what, key, isValid) => {
    const keySet = { keys: [{ kid: FINGERPRINT, ...key }] };
    const verified = verifyScreening(signed(), { ...pinned, keySet });
    if (isValid) await expect(verified).resolves.toMatchObject({ id: 'scr_1' });
    else await expect(verified).rejects.toMatchObject({ reason: 'key_not_valid' });
  });
});

describe('JSON without duplicate members', () => {
  it('is parsed as usual', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, null, 1);
        expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('may have the same member in different objects, and texts that look like members', () => {
    const text = '{"a":{"a":1},"b":[{"a":2},{"a":"\\"a\\":1,{"}],"c":"a"}';
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });
});
