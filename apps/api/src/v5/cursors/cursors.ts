import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@entity-registry/domain';

/** The position where a cursor continues: any JSON value. */
export type CursorPayload =
  string | number | boolean | null | readonly CursorPayload[] | { readonly [name: string]: CursorPayload };

export interface CursorScope {
  /** The cursor's purpose, such as `section`: one for another purpose is refused. */
  readonly purpose: string;
  /** The account that the cursor was issued to. */
  readonly accountId: bigint;
  /** Its content is hidden from its bearer too, such as the last value of a page: it is encrypted. */
  readonly secret?: true;
}

interface Envelope {
  /** Unix seconds; null: it does not expire. */
  readonly e: number | null;
  readonly p: CursorPayload;
}

const TAG_BYTES = 16;
const CIPHER = 'aes-256-ctr';
/** Longer than any cursor ever issued. */
const MAX_LENGTH = 4_000;

/**
 * Cursors as callers get them: opaque, signed, bound to a purpose and an account, with an optional expiry. The key is derived
 * from the secret that all processes share (ADR 0091), so a cursor works in every process. The signature of a secret cursor is
 * the initialization vector of its encryption (as in SIV, RFC 5297): equal cursors stay equal, and reveal nothing else.
 */
export class Cursors {
  private readonly key: Buffer;
  private readonly encryptionKey: Buffer;

  constructor(
    secret: string,
    private readonly now: () => Date,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'entity-registry cursors', 32));
    this.encryptionKey = Buffer.from(hkdfSync('sha256', secret, '', 'entity-registry secret cursors', 32));
  }

  seal(scope: CursorScope, payload: CursorPayload, ttlSeconds: number | null): string {
    const expires = ttlSeconds === null ? null : Math.floor(this.now().getTime() / 1_000) + ttlSeconds;
    const body = Buffer.from(JSON.stringify({ e: expires, p: payload } satisfies Envelope), 'utf8');
    const tag = this.tag(scope, body);
    if (!scope.secret) return Buffer.concat([tag, body]).toString('base64url');
    const cipher = createCipheriv(CIPHER, this.encryptionKey, tag);
    return Buffer.concat([tag, cipher.update(body), cipher.final()]).toString('base64url');
  }

  /** Returns the sealed value. Throws `invalid_cursor` when it is invalid, for another purpose or account, or expired. */
  open(scope: CursorScope, text: string): CursorPayload {
    const { payload, expired } = this.unseal(scope, text);
    if (expired) throw new DomainError('invalid_cursor');
    return payload;
  }

  /** Like `open`, but leaves the expiry to the caller: a response given while a cursor was valid may be replayed. */
  unseal(scope: CursorScope, text: string): { readonly payload: CursorPayload; readonly expired: boolean } {
    const bytes = text.length > MAX_LENGTH ? Buffer.alloc(0) : Buffer.from(text, 'base64url');
    const body = this.bodyOf(scope, bytes);
    // Two spellings of one cursor would be two cursors: base64url decoding ignores unknown characters.
    if (body.length === 0 || bytes.toString('base64url') !== text) throw new DomainError('invalid_cursor');
    if (!timingSafeEqual(this.tag(scope, body), bytes.subarray(0, TAG_BYTES))) throw new DomainError('invalid_cursor');
    const { e: expires, p: payload } = JSON.parse(body.toString('utf8')) as Envelope;
    return { payload, expired: expires !== null && expires * 1_000 <= this.now().getTime() };
  }

  private bodyOf({ secret }: CursorScope, bytes: Buffer): Buffer {
    const body = bytes.subarray(TAG_BYTES);
    if (!secret || body.length === 0) return body;
    const decipher = createDecipheriv(CIPHER, this.encryptionKey, bytes.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(body), decipher.final()]);
  }

  private tag({ purpose, accountId }: CursorScope, body: Buffer): Buffer {
    const bound = createHmac('sha256', this.key).update(`${purpose}\n${accountId.toString()}\n`).update(body);
    return bound.digest().subarray(0, TAG_BYTES);
  }
}
