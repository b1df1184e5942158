import type { IncomingMessage } from 'node:http';
import { DomainError, micro } from '@entity-registry/domain';
import type { MicroUsd } from '@entity-registry/domain';
import { contextOf, singleHeader } from '@entity-registry/http';

const MAX_REFERENCE = 64;
const MAX_IDEMPOTENCY_KEY = 255;

/**
 * The caller's own reference for this request, from X-Client-Reference (ADR 0004), or null. Also goes into the log line. Throws
 * `invalid_parameter` for more than 64 characters, for unprintable characters, and when sent twice.
 */
export function clientReference(request: IncomingMessage): string | null {
  const reference = singleHeader(request, 'X-Client-Reference');
  if (reference === null || reference === '') return null;
  // Node reads header bytes as Latin-1: a caller who sends UTF-8 must get back what was sent.
  const text = utf8(reference);
  if (Array.from(text).length > MAX_REFERENCE)
    throw invalidHeader('X-Client-Reference', 'must have at most 64 characters');
  if (!/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u.test(text)) {
    throw invalidHeader('X-Client-Reference', 'must consist of printable characters');
  }
  contextOf(request).facts['clientReference'] = text;
  return text;
}

/**
 * The Idempotency-Key of the request (ADR 0005), or null. Throws `invalid_parameter` unless it is 1 to 255 printable ASCII
 * characters, sent once.
 */
export function idempotencyKey(request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | null {
  const key = singleHeader(request, 'Idempotency-Key');
  if (key === null) return null;
  if (key.length > MAX_IDEMPOTENCY_KEY || !/^[\x20-\x7e]+$/.test(key)) {
    throw invalidHeader('Idempotency-Key', `must be 1 to ${String(MAX_IDEMPOTENCY_KEY)} printable ASCII characters`);
  }
  return key;
}

/** Dollars without a sign: nine digits before the point, six after it. */
const MAX_CHARGE = /^\d{1,9}(\.\d{1,6})?$/;

/**
 * The most that the request may cost, from X-Max-Charge (ADR 0163), or null. Throws `invalid_parameter` for anything but one
 * decimal amount in USD: an unreadable limit must not spend.
 */
export function maxCharge(request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): MicroUsd | null {
  const amount = singleHeader(request, 'X-Max-Charge');
  if (amount === null) return null;
  if (!MAX_CHARGE.test(amount)) throw invalidHeader('X-Max-Charge', 'must be an amount in USD such as 0.20');
  return micro(amount);
}

function utf8(latin1: string): string {
  const text = Buffer.from(latin1, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? latin1 : text;
}

export function invalidHeader(parameter: string, message: string): DomainError {
  return new DomainError('invalid_parameter', { parameter, message });
}
