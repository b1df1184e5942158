import { createHmac, hkdfSync } from 'node:crypto';
import { JsonAnswer } from '@entity-registry/nest-kit';
import type { Call } from '../gateway/call.js';
import type { Caller } from '../gateway/caller.js';

/** An answer's strong validator, and whether the caller has that very answer already. */
export interface Validated {
  readonly etag: string;
  readonly unchanged: boolean;
}

/** What of a call decides whether its caller has an answer already. */
export type Asking = Pick<Call<Caller>, 'caller' | 'ifNoneMatch'>;

// The last member of every v5 answer. In JSON text an unescaped `"billing":{` is a member and nothing else.
const BILLING = ',"billing":{';
/** The part of a cursor that is new in every answer: it says until when it is good. */
const CURSORS = /("next":"[^"?]*\?cursor=)[\w-]+/g;

/**
 * ETags that nobody can work out who was not given the answer: else a 304, which is free, would tell whether a guess at
 * what is paid for is right. Callers without a key are one holder. The key is derived as that of cursors is (ADR 0079).
 */
export class EntityTags {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'entity-registry entity tags', 32));
  }

  /**
   * The ETag of an answer's JSON text: of all that it says but what the call cost, and where the rest is to be had for how
   * long. Signed addresses are not in the text yet.
   */
  of({ caller }: Pick<Asking, 'caller'>, text: string): string {
    const end = text.lastIndexOf(BILLING);
    const said = (end < 0 ? text : text.slice(0, end)).replace(CURSORS, '$1');
    const holder = caller.kind === 'public' ? 'public' : `account ${String(caller.state.accountId)}`;
    return `"${createHmac('sha256', this.key).update(`${holder}\n`).update(said).digest('base64url').slice(0, 32)}"`;
  }

  /**
   * Validates an answer for a call with its If-None-Match (RFC 9110, 13.1.2: compared weakly). `*` is met by nothing: it
   * asks for no answer that the caller has.
   */
  validate(asking: Asking, text: string): Validated {
    const etag = this.of(asking, text);
    return { etag, unchanged: new Set(asking.ifNoneMatch?.match(/"[^"]*"/g)).has(etag) };
  }
}

/** Headers of an answer with a validator: whoever made the call may keep it, and asks whether it still stands. */
export function validatorHeaders({ etag }: Pick<Validated, 'etag'>): string[] {
  return ['ETag', etag, 'Cache-Control', 'private, no-cache', 'Vary', 'Authorization'];
}

/** The way out of a call whose caller has the answer already: a 304 that is free of charge, and frees its Idempotency-Key. */
export class UnchangedAnswer extends Error {
  readonly answer: JsonAnswer;

  constructor(validated: Validated) {
    super('the caller has this answer');
    this.name = 'UnchangedAnswer';
    this.answer = new JsonAnswer(304, '', validatorHeaders(validated));
  }
}

/** The answer of `work`, or the 304 that it ended with. */
export async function orUnchanged(work: Promise<JsonAnswer>): Promise<JsonAnswer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnchangedAnswer) return error.answer;
    throw error;
  }
}
