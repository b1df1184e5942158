import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@entity-registry/domain';

/** What a cursor goes on with: any JSON value. */
export type CursorPayload =
  string | number | boolean | null | readonly CursorPayload[] | { readonly [name: string]: CursorPayload };

export interface CursorScope {
  /** What the cursor is for, such as `section`: one of another purpose is refused. */
  readonly purpose: string;
  /** Whose it is: the account that was given it. */
  readonly accountId: bigint;
}

interface Envelope {
  /** Unix seconds; null: it does not expire. */
  readonly e: number | null;
  readonly p: CursorPayload;
}

const TAG_BYTES = 16;
/** Beyond any cursor that was ever made. */
const MAX_LENGTH = 4_000;

/**
 * Cursors as callers are given them: opaque, signed, bound to a purpose and an account, with an end if they have one. The key
 * is derived from the secret that all processes share (ADR 0079), so a cursor of one is good in every other.
 */
export class Cursors {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly now: () => Date,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'entity-registry cursors', 32));
  }

  seal(scope: CursorScope, payload: CursorPayload, ttlSeconds: number | null): string {
    const expires = ttlSeconds === null ? null : Math.floor(this.now().getTime() / 1_000) + ttlSeconds;
    const body = Buffer.from(JSON.stringify({ e: expires, p: payload } satisfies Envelope), 'utf8');
    return Buffer.concat([this.tag(scope, body), body]).toString('base64url');
  }

  /** What was sealed. Throws `invalid_cursor` when it was not, was for another purpose or account, or has expired. */
  open(scope: CursorScope, text: string): CursorPayload {
    const { payload, expired } = this.unseal(scope, text);
    if (expired) throw new DomainError('invalid_cursor');
    return payload;
  }

  /** As `open`, for whoever looks at the end later: what was answered while a cursor was good may be given again. */
  unseal(scope: CursorScope, text: string): { readonly payload: CursorPayload; readonly expired: boolean } {
    const bytes = text.length > MAX_LENGTH ? Buffer.alloc(0) : Buffer.from(text, 'base64url');
    const body = bytes.subarray(TAG_BYTES);
    // Two spellings of one cursor would be two cursors: base64url decoding forgives what it does not know.
    if (body.length === 0 || bytes.toString('base64url') !== text) throw new DomainError('invalid_cursor');
    if (!timingSafeEqual(this.tag(scope, body), bytes.subarray(0, TAG_BYTES))) throw new DomainError('invalid_cursor');
    const { e: expires, p: payload } = JSON.parse(body.toString('utf8')) as Envelope;
    return { payload, expired: expires !== null && expires * 1_000 <= this.now().getTime() };
  }

  private tag({ purpose, accountId }: CursorScope, body: Buffer): Buffer {
    const bound = createHmac('sha256', this.key).update(`${purpose}\n${accountId.toString()}\n`).update(body);
    return bound.digest().subarray(0, TAG_BYTES);
  }
}
