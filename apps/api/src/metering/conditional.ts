import { createHmac, hkdfSync } from 'node:crypto';
import { JsonAnswer } from '@entity-registry/http';
import type { Call } from '../gateway/call.js';
import type { Caller } from '../gateway/caller.js';

/** A response's strong validator, and whether the caller already has that response. */
export interface Validated {
  readonly etag: string;
  readonly unchanged: boolean;
}

/** The parts of a call that decide whether its caller already has a response. */
export type Asking = Pick<Call<Caller>, 'caller' | 'ifNoneMatch'>;

// The last member of every v5 response. In JSON text an unescaped `"billing":{` is always a member.
const BILLING = ',"billing":{';
/** The part of a cursor that differs in every response: its expiry. */
const CURSORS = /("next":"[^"?]*\?cursor=)[\w-]+/g;

/**
 * ETags that only callers who got the response can compute. Otherwise a 304, which is free, would reveal whether a guess at
 * paid data is right. Callers without a key share one identity. The key is derived like that of cursors (ADR 0091).
 */
export class EntityTags {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'entity-registry entity tags', 32));
  }

  /**
   * The ETag of a response's JSON text: covers everything but what the call cost, and where and for how long the rest is
   * available. Signed URLs are not in the text yet.
   */
  of({ caller }: Pick<Asking, 'caller'>, text: string): string {
    const end = text.lastIndexOf(BILLING);
    const said = (end < 0 ? text : text.slice(0, end)).replace(CURSORS, '$1');
    const holder = caller.kind === 'public' ? 'public' : `account ${String(caller.state.accountId)}`;
    return `"${createHmac('sha256', this.key).update(`${holder}\n`).update(said).digest('base64url').slice(0, 32)}"`;
  }

  /**
   * Compares a response with a call's If-None-Match (RFC 9110, 13.1.2: weak comparison). `*` never matches: it does not name a
   * response that the caller has.
   */
  validate(asking: Asking, text: string): Validated {
    const etag = this.of(asking, text);
    return { etag, unchanged: new Set(asking.ifNoneMatch?.match(/"[^"]*"/g)).has(etag) };
  }
}

/** Headers of a response with a validator: the caller may store it, but has to revalidate it. */
export function validatorHeaders({ etag }: Pick<Validated, 'etag'>): string[] {
  return ['ETag', etag, 'Cache-Control', 'private, no-cache', 'Vary', 'Authorization'];
}

/** Thrown when the caller already has the response: a 304, free of charge, which frees the call's Idempotency-Key. */
export class UnchangedAnswer extends Error {
  readonly answer: JsonAnswer;

  constructor(validated: Validated) {
    super('the caller already has this response');
    this.name = 'UnchangedAnswer';
    this.answer = new JsonAnswer(304, '', validatorHeaders(validated));
  }
}

/** The response of `work`, or the 304 if it throws `UnchangedAnswer`. */
export async function orUnchanged(work: Promise<JsonAnswer>): Promise<JsonAnswer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnchangedAnswer) return error.answer;
    throw error;
  }
}
