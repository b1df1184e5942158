import { createHash } from 'node:crypto';
import { JsonAnswer } from '@entity-registry/nest-kit';

/** An answer's strong validator, and whether the caller has that very answer already. */
export interface Validated {
  readonly etag: string;
  readonly unchanged: boolean;
}

// The last member of every v5 answer. In JSON text an unescaped `"billing":{` is a member and nothing else.
const BILLING = ',"billing":{';
/** The part of a cursor that is new in every answer: it says until when it is good. */
const CURSORS = /("next":"[^"?]*\?cursor=)[\w-]+/g;

/**
 * The ETag of an answer's JSON text: of all that it says but what the call cost, and where the rest is to be had for how
 * long. Signed addresses are not in the text yet.
 */
export function entityTagOf(text: string): string {
  const end = text.lastIndexOf(BILLING);
  const said = (end < 0 ? text : text.slice(0, end)).replace(CURSORS, '$1');
  return `"${createHash('sha256').update(said).digest('base64url').slice(0, 32)}"`;
}

/** Validates answers for a call with this If-None-Match, null for one without (RFC 9110, 13.1.2: compared weakly). */
export function validator(ifNoneMatch: string | null): (text: string) => Validated {
  const known = new Set(ifNoneMatch?.match(/"[^"]*"/g));
  const any = ifNoneMatch?.trim() === '*';
  return (text) => {
    const etag = entityTagOf(text);
    return { etag, unchanged: any || known.has(etag) };
  };
}

/** Headers of an answer with a validator: whoever made the call may keep it, and asks whether it still stands. */
export function validatorHeaders({ etag }: Validated): string[] {
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
