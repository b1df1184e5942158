import { canonicalJson } from './canonical-json.js';
import { parseStrictJson } from './strict-json.js';

/** Why a screening isn't accepted. */
export type ScreeningVerificationReason =
  /** It has no signature of the expected form. */
  | 'unsigned'
  /** It was signed with another key than those that were pinned. */
  | 'unknown_key'
  /** The document was changed after it was signed. */
  | 'altered'
  /** The text isn't JSON, or has a member twice, so programs may read it differently. */
  | 'ambiguous'
  /** According to the key set, the key didn't sign at that time. */
  | 'key_not_valid';

/** The screening isn't what the service signed. */
export class ScreeningVerificationError extends Error {
  override readonly name = 'ScreeningVerificationError';

  constructor(
    readonly reason: ScreeningVerificationReason,
    message: string,
  ) {
    super(message);
  }
}

/** What was verified. */
export interface VerifiedScreening {
  readonly id: string;
  /** When it was screened, according to the document. */
  readonly screenedAt: string;
  /** The fingerprint of the key that signed it. */
  readonly fingerprint: string;
}

/** The keys of the service, as `/.well-known/jwks.json` returns them. */
export interface SigningKeySet {
  readonly keys: readonly {
    readonly kid: string;
    /** When the key began to sign, in Unix seconds. */
    readonly nbf: number;
    /** When it was replaced; absent for the current key. */
    readonly exp?: number;
  }[];
}

export interface VerifyScreeningOptions {
  /** Fingerprints of the keys that you trust. */
  readonly fingerprints: readonly string[];
  /** If given, the key must have been in use when the document says that it was screened. */
  readonly keySet?: SigningKeySet;
}

interface Signature {
  readonly jws: string;
  readonly jwk: { readonly kty: string; readonly crv: string; readonly x: string };
}

const JWS = /^([A-Za-z0-9_-]+)\.\.([A-Za-z0-9_-]{86})$/;
const encoder = new TextEncoder();

/**
 * Verifies a stored screening offline: that a key with one of these fingerprints signed it, and that nothing was changed. Pin the
 * fingerprints when you start, from `/.well-known/jwks.json` or from the service's operator, not from the document. With `keySet`, also
 * that the key was in use at that time: a key that was stolen after it was replaced can't sign for a later time.
 * Throws ScreeningVerificationError.
 *
 * @param screening the response of `GET /v5/screenings/{id}`, as text or parsed; other members than `signature` and `billing` are
 *   signed. Only of text it is known that no member is there twice
 */
export async function verifyScreening(
  screening: unknown,
  { fingerprints, keySet }: VerifyScreeningOptions,
): Promise<VerifiedScreening> {
  const parsed = typeof screening === 'string' ? parsedText(screening) : screening;
  const { signature, ...rest } = (parsed ?? {}) as Readonly<Record<string, unknown>>;
  const document = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'billing'));
  const { id, screened_at: screenedAt } = rest;
  const [, header, signed] = (isSignature(signature) && JWS.exec(signature.jws)) || [];
  if (
    !isSignature(signature) ||
    header === undefined ||
    signed === undefined ||
    typeof id !== 'string' ||
    typeof screenedAt !== 'string'
  ) {
    throw new ScreeningVerificationError('unsigned', 'this is not a signed screening');
  }
  const { kty, crv, x } = signature.jwk;
  const fingerprint = await thumbprintOf({ kty, crv, x });
  if (!fingerprints.includes(fingerprint)) {
    throw new ScreeningVerificationError(
      'unknown_key',
      `it was signed with the key ${fingerprint}, which is not pinned`,
    );
  }
  const text = `${header}.${base64Url(encoder.encode(canonicalJson(document)))}`;
  if (!isEdDsa(header, fingerprint) || !(await isSigned({ kty, crv, x }, signed, text))) {
    throw new ScreeningVerificationError('altered', 'the signature does not match: the document was changed');
  }
  if (keySet !== undefined) assertInUse(keySet, fingerprint, screenedAt);
  return { id, screenedAt, fingerprint };
}

function parsedText(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ScreeningVerificationError('ambiguous', `it can't be read in one way only (${why})`);
  }
}

function assertInUse({ keys }: SigningKeySet, fingerprint: string, screenedAt: string): void {
  const refused = (why: string) => new ScreeningVerificationError('key_not_valid', `the key ${fingerprint} ${why}`);
  const key = keys.find(({ kid }) => kid === fingerprint);
  if (key === undefined) throw refused('is not in the key set');
  const at = Date.parse(screenedAt) / 1_000;
  const [from, until] = [key.nbf, key.exp ?? Infinity];
  const inUse = `${new Date(from * 1_000).toISOString()} to ${until === Infinity ? 'now' : new Date(until * 1_000).toISOString()}`;
  if (!(at >= from && at <= until)) throw refused(`was in use from ${inUse}, not at ${screenedAt}`);
}

function isSignature(value: unknown): value is Signature {
  const { jws, jwk } = (value ?? {}) as Partial<Signature>;
  return typeof jws === 'string' && jwk?.kty === 'OKP' && jwk.crv === 'Ed25519' && typeof jwk.x === 'string';
}

/** A header with another algorithm, or with extensions that we don't know, isn't what the service writes. */
function isEdDsa(header: string, fingerprint: string): boolean {
  try {
    const members = JSON.parse(new TextDecoder().decode(bytesOf(header))) as Readonly<Record<string, unknown>>;
    return members['alg'] === 'EdDSA' && members['kid'] === fingerprint && !('crit' in members) && !('b64' in members);
  } catch {
    return false;
  }
}

/** RFC 7638: SHA-256 over the required members in canonical form. */
async function thumbprintOf(jwk: Signature['jwk']): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(canonicalJson(jwk)));
  return base64Url(new Uint8Array(digest));
}

async function isSigned(jwk: Signature['jwk'], signature: string, text: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', { ...jwk }, { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOf(signature), encoder.encode(text));
  } catch {
    return false;
  }
}

function base64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
