import { lookup } from '@entity-registry/domain';
import { createHash } from 'node:crypto';

/**
 * A user's Idempotency-Key on the shared account: two users with the same key never get each other's stored response. A
 * key that the API would reject is passed on unchanged, so that the API rejects it.
 */
export function ownIdempotencyKey(userId: string, header: string | undefined): string | undefined {
  if (header === undefined || !/^[\x20-\x7e]{1,255}$/.test(header)) return header;
  // User and name together would soon exceed the maximum length of a key.
  return `${userId}:${createHash('sha256').update(header).digest('base64url')}`;
}

/** The id in the response to a refresh request; null: none. */
export function refreshIdOf(body: Buffer): bigint | null {
  const id = fieldOf(parseJson(body), 'update_request_id');
  return Number.isSafeInteger(id) ? BigInt(id as number) : null;
}

/** The price in a dry run, as decimal text; null: none. */
export function priceOf(body: Buffer): string | null {
  const price = fieldOf(fieldOf(parseJson(body), 'billing'), 'price');
  return typeof price === 'string' ? price : null;
}

/** The request ids in a usage report. */
export function requestIdsOf(body: Buffer): string[] {
  return callsOf(parseJson(body)).flatMap((call) => {
    const id = fieldOf(call, 'request_id');
    return typeof id === 'string' ? [id] : [];
  });
}

/** A usage report with only the calls whose request ids are in `ownIds`. */
export function keepOwnCalls(body: Buffer, ownIds: ReadonlySet<string>): Buffer {
  const report = parseJson(body);
  if (typeof report !== 'object' || report === null || !('calls' in report)) return body;
  const calls = callsOf(report).filter((call) => ownIds.has(String(fieldOf(call, 'request_id'))));
  const page = fieldOf(report, 'page');
  return Buffer.from(
    JSON.stringify({ ...report, calls, ...(isObject(page) && { page: { ...page, returned: calls.length } }) }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function callsOf(report: unknown): unknown[] {
  const calls = fieldOf(report, 'calls');
  return Array.isArray(calls) ? (calls as unknown[]) : [];
}

function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? lookup(value, name) : undefined;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
