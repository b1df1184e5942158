import { createHash, randomUUID } from 'node:crypto';
import type { PurchasedRequest } from '@entity-registry/accounts';
import type { ForwardedOperation } from '../forwarding/operations.js';
import type { ForwardedTarget } from '../forwarding/target.js';

const ENTITY_SEARCH = '/v5/search/entities';

/** A Library entry of a request, without its owner and key. */
export type LibraryRequest = Omit<PurchasedRequest, 'accountId' | 'userId' | 'key'>;

/** The Library entry for an explorer request; null: none is stored. `body`: the JSON text of a search. */
export function libraryRequestOf(
  { libraryOperation }: ForwardedOperation,
  { path, query }: ForwardedTarget,
  body: string | null,
): LibraryRequest | null {
  if (libraryOperation === undefined) return null;
  if (libraryOperation === 'search') {
    const opensSession = path === ENTITY_SEARCH && isFirstPage(body);
    return { operation: libraryOperation, subject: null, asked: `${path} ${body ?? ''}`, codes: null, opensSession };
  }
  const include = new URLSearchParams(query).get('include');
  return {
    operation: libraryOperation,
    subject: path.split('/')[3] ?? '',
    asked: path + query,
    codes: libraryOperation === 'entity' && include !== null ? include.split(',') : null,
    opensSession: false,
  };
}

/** Whether the JSON text of a search has no cursor. */
function isFirstPage(body: string | null): boolean {
  const value = JSON.parse(body ?? '{}') as { cursor?: unknown } | null;
  return (value?.cursor ?? null) === null;
}

/**
 * The Idempotency-Key of a request. The response is stored from the record of that key, so every request has one. The
 * caller's own key is hashed and gets the member's prefix, which no program of the account uses. A key that the API
 * would reject is passed on unchanged, so that the API rejects it.
 */
export function explorerIdempotencyKey(userId: string, header: string | string[] | undefined): string {
  if (header === undefined) return `explorer:${userId}:${randomUUID()}`;
  if (typeof header !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(header)) return String(header);
  return `explorer:${userId}:${createHash('sha256').update(header).digest('base64url')}`;
}
