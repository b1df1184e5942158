import { createHmac, hkdfSync } from 'node:crypto';
import { JsonResponse } from '@entity-registry/http';
import type { ApiRequest } from '../../gateway/api-request.js';
import type { Caller } from '../../gateway/caller.js';

/** A response's strong validator, and whether the caller already has that response. */
export interface Validated {
  readonly etag: string;
  readonly unchanged: boolean;
}

/** The parts of a request that decide whether its caller already has a response. */
export type ConditionalRequest = Pick<ApiRequest<Caller>, 'caller' | 'ifNoneMatch'>;

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
   * The ETag of a response's JSON text: covers everything but what the request cost, and where and for how long the rest is
   * available. Signed URLs are not in the text yet.
   */
  of({ caller }: Pick<ConditionalRequest, 'caller'>, text: string): string {
    const end = text.lastIndexOf(BILLING);
    const content = (end < 0 ? text : text.slice(0, end)).replace(CURSORS, '$1');
    const audience = caller.kind === 'public' ? 'public' : `account ${String(caller.state.accountId)}`;
    return `"${createHmac('sha256', this.key).update(`${audience}\n`).update(content).digest('base64url').slice(0, 32)}"`;
  }

  /**
   * Compares a response with a request's If-None-Match (RFC 9110, 13.1.2: weak comparison). `*` never matches: it does not name a
   * response that the caller has.
   */
  validate(request: ConditionalRequest, text: string): Validated {
    const etag = this.of(request, text);
    return { etag, unchanged: new Set(request.ifNoneMatch?.match(/"[^"]*"/g)).has(etag) };
  }
}

/** Headers of a response with a validator: the caller may store it, but has to revalidate it. */
export function validatorHeaders({ etag }: Pick<Validated, 'etag'>): string[] {
  return ['ETag', etag, 'Cache-Control', 'private, no-cache', 'Vary', 'Authorization'];
}

/** Thrown when the caller already has the response: a 304, free of charge, which frees the request's Idempotency-Key. */
export class NotModifiedError extends Error {
  readonly response: JsonResponse;

  constructor(validated: Validated) {
    super('the caller already has this response');
    this.name = 'NotModifiedError';
    this.response = new JsonResponse(304, '', validatorHeaders(validated));
  }
}

/** The response, or the 304 if `response` rejects with `NotModifiedError`. */
export async function notModifiedIfUnchanged(response: Promise<JsonResponse>): Promise<JsonResponse> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof NotModifiedError) return error.response;
    throw error;
  }
}
