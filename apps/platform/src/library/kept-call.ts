import { createHash, randomUUID } from 'node:crypto';
import type { BoughtCall } from '@entity-registry/accounts';
import type { ForwardedOperation } from '../forwarding/operations.js';
import type { ForwardedTarget } from '../forwarding/target.js';

/** A Library entry of a request, without its owner and key. */
export type KeptCall = Omit<BoughtCall, 'accountId' | 'userId' | 'key'>;

/** The Library entry for an explorer request; null: none is stored. `body`: JSON text, of a search. */
export function keptCall(
  { kept }: ForwardedOperation,
  { path, query }: ForwardedTarget,
  body: string | null,
): KeptCall | null {
  if (kept === undefined) return null;
  if (kept === 'search') return { operation: kept, subject: null, asked: `${path} ${body ?? ''}`, codes: null };
  const include = new URLSearchParams(query).get('include');
  return {
    operation: kept,
    subject: path.split('/')[3] ?? '',
    asked: path + query,
    codes: kept === 'entity' && include !== null ? include.split(',') : null,
  };
}

/**
 * The Idempotency-Key of a request. The response is stored from the record of that key, so every request has one. The caller's
 * own becomes part of a name of the member's, which no program of the account uses. One that the API would reject is passed on
 * unchanged, so that it does.
 */
export function keyOfCall(userId: string, given: string | string[] | undefined): string {
  if (given === undefined) return `explorer:${userId}:${randomUUID()}`;
  if (typeof given !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(given)) return String(given);
  return `explorer:${userId}:${createHash('sha256').update(given).digest('base64url')}`;
}
