import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { canonicalJson, canonicalParts } from '@entity-registry/domain';
import type { JsonValue } from '@entity-registry/domain';
import type pg from 'pg';
import { withAudit } from '../audit/audit.js';
import type { Actor } from '../audit/audit.js';
import type { SecretBox } from '../sealing/sealing.js';
import { endSigningKey, insertSigningKey, listSigningKeys } from './signing-key-rows.js';
import type { SigningKeyRow } from './signing-key-rows.js';

/** A public key as a JSON Web Key (RFC 8037). */
export interface PublicJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
}

/** A public key and when it signed. */
export interface PublicSigningKey {
  /** The thumbprint of `jwk` (RFC 7638): what customers pin. */
  readonly id: string;
  readonly jwk: PublicJwk;
  readonly validFrom: Date;
  /** Null: it signs now. */
  readonly validUntil: Date | null;
}

export interface Signature {
  /** Detached JWS (RFC 7515, appendix F), EdDSA, over the canonical form (RFC 8785) of the document. */
  readonly jws: string;
  readonly keyId: string;
}

export interface SigningKeysOptions {
  readonly box: SecretBox;
  readonly now: () => Date;
}

/** How long a process signs with the keys that it read. */
const REREAD_MS = 60_000;
/** How long a replaced key stays valid: processes that haven't reread the keys still sign with it. */
const OVERLAP_MS = 10 * REREAD_MS;

/** Where the bytes of an Ed25519 public key are in its SPKI form. */
const SPKI_PREFIX_BYTES = 12;

/** The keys that sign stored screenings (ADR 0204). Private keys are sealed in the database; the first one is made when it is needed. */
export class SigningKeys {
  private read: { readonly at: number; readonly key: SigningKeyRow; readonly secret: KeyObject } | null = null;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: SigningKeysOptions,
  ) {}

  /** Reads the current key, or makes it, so that signing needs no database for a minute. Throws as `sign` does. */
  async load(): Promise<void> {
    await this.current();
  }

  /** Signs a document with the current key. Throws what the database does, and if the key was sealed with another secret. */
  async sign(document: JsonValue): Promise<Signature> {
    const { key, secret } = await this.current();
    const header = base64Url(JSON.stringify({ alg: 'EdDSA', kid: key.id }));
    const payload = base64Url(await canonicalInTurns(document));
    const signature = sign(null, Buffer.from(`${header}.${payload}`, 'ascii'), secret);
    return { jws: `${header}..${signature.toString('base64url')}`, keyId: key.id };
  }

  /** Every key that signed or signs, oldest first. Makes the first. */
  async publicKeys(): Promise<PublicSigningKey[]> {
    const rows = await listSigningKeys(this.pool);
    if (rows.length > 0) return rows.map(toPublic);
    await this.current();
    return (await listSigningKeys(this.pool)).map(toPublic);
  }

  /** Replaces the current key. Documents that the old one signed stay valid. Returns the id of the new key. */
  async rotate(actor: Actor): Promise<string> {
    const now = this.options.now();
    const id = await withAudit(this.pool, actor, now, async (tx, recordChange) => {
      const before = await endSigningKey(tx, new Date(now.getTime() + OVERLAP_MS));
      const key = this.newKey(now);
      if (!(await insertSigningKey(tx, key))) throw new Error('another process made a signing key: try again');
      const after = { key: key.id };
      await recordChange({
        action: 'signing_key.rotate',
        target: `signing_key:${key.id}`,
        before: { key: before },
        after,
      });
      return key.id;
    });
    this.read = null;
    return id;
  }

  private async current(): Promise<{ readonly key: SigningKeyRow; readonly secret: KeyObject }> {
    const at = this.options.now().getTime();
    if (this.read !== null && at - this.read.at < REREAD_MS) return this.read;
    const key = (await this.latest()) ?? (await this.first());
    const text = this.options.box.open(key.sealed, contextOf(key.id));
    this.read = {
      at,
      key,
      secret: createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }),
    };
    return this.read;
  }

  private async latest(): Promise<SigningKeyRow | undefined> {
    return (await listSigningKeys(this.pool)).findLast(({ validUntil }) => validUntil === null);
  }

  private async first(): Promise<SigningKeyRow> {
    await insertSigningKey(this.pool, this.newKey(this.options.now()));
    // Another process may have been faster.
    const key = await this.latest();
    if (key === undefined) throw new Error('there is no signing key');
    return key;
  }

  private newKey(validFrom: Date): Omit<SigningKeyRow, 'validUntil'> {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX_BYTES);
    const id = thumbprintOf(jwkOf(raw));
    const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    return { id, publicKey: raw, sealed: this.options.box.seal(text, contextOf(id)), validFrom };
  }
}

/** The event loop runs between parts of a large document. */
async function canonicalInTurns(document: JsonValue): Promise<string> {
  const parts = canonicalParts(document);
  for (;;) {
    const part = parts.next();
    if (part.done === true) return part.value;
    await setImmediate();
  }
}

const contextOf = (keyId: string): string => `signing key ${keyId}`;
const base64Url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
const jwkOf = (raw: Uint8Array): PublicJwk => ({
  ...{ kty: 'OKP', crv: 'Ed25519' },
  x: Buffer.from(raw).toString('base64url'),
});

/** RFC 7638: SHA-256 over the required members, which is their canonical form. */
function thumbprintOf({ kty, crv, x }: PublicJwk): string {
  return createHash('sha256').update(canonicalJson({ kty, crv, x })).digest('base64url');
}

function toPublic({ id, publicKey, validFrom, validUntil }: SigningKeyRow): PublicSigningKey {
  return { id, jwk: jwkOf(publicKey), validFrom, validUntil };
}
