import { createHash } from 'node:crypto';

/**
 * The name of a user's call among those of the shared account: of two users with the same Idempotency-Key neither gets the
 * stored answer of the other. A name that the API refuses stays as it is, so that it does.
 */
export function ownIdempotencyKey(userId: string, given: string | undefined): string | undefined {
  if (given === undefined || !/^[\x20-\x7e]{1,255}$/.test(given)) return given;
  // User and name beside one another would soon be longer than a key may be.
  return `${userId}:${createHash('sha256').update(given).digest('base64url')}`;
}

/** The id in the answer to a request for a refresh; null: none. */
export function refreshIdOf(body: Buffer): bigint | null {
  const id = memberOf(parsed(body), 'update_request_id');
  return Number.isSafeInteger(id) ? BigInt(id as number) : null;
}

/** The price that a dry run tells, as decimal text; null: none. */
export function priceOf(body: Buffer): string | null {
  const price = memberOf(memberOf(parsed(body), 'billing'), 'price');
  return typeof price === 'string' ? price : null;
}

/** The request ids of the calls that a usage report lists. */
export function requestIdsOf(body: Buffer): string[] {
  return callsOf(parsed(body)).flatMap((call) => {
    const id = memberOf(call, 'request_id');
    return typeof id === 'string' ? [id] : [];
  });
}

/** A usage report without the calls whose request ids are not among `own`. */
export function withOwnCalls(body: Buffer, own: ReadonlySet<string>): Buffer {
  const report = parsed(body);
  if (typeof report !== 'object' || report === null || !('calls' in report)) return body;
  const calls = callsOf(report).filter((call) => own.has(String(memberOf(call, 'request_id'))));
  const page = memberOf(report, 'page');
  return Buffer.from(
    JSON.stringify({ ...report, calls, ...(isObject(page) && { page: { ...page, returned: calls.length } }) }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function callsOf(report: unknown): unknown[] {
  const calls = memberOf(report, 'calls');
  return Array.isArray(calls) ? (calls as unknown[]) : [];
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
