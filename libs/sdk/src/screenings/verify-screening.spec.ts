import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from './canonical-json.js';
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
});
