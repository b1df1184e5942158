import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import { contextOf, singleHeader } from '@entity-registry/http';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

const NAME = 'Idempotency-Key';
/** The ledger stores 200 characters of an idempotency key, including its prefix. */
const MAX_LENGTH = 180;

/**
 * A booking's idempotency key: the Idempotency-Key header, with a prefix that separates it from other kinds of entries, or else
 * the request itself. Throws `invalid_parameter` if the header is repeated, empty, too long or not printable ASCII.
 */
export function bookingKey(request: IncomingMessage): string {
  const header = singleHeader(request, NAME);
  if (header === null) return `admin-request:${contextOf(request).key}`;
  if (!/^[\x20-\x7e]+$/.test(header) || header.length > MAX_LENGTH) {
    const message = `must have 1 to ${String(MAX_LENGTH)} printable ASCII characters`;
    throw new DomainError('invalid_parameter', { parameter: NAME, message });
  }
  return `admin:${header}`;
}

/** The booking's idempotency key; see `bookingKey`. */
export const BookingKey = createParamDecorator((_data: unknown, execution: ExecutionContext): string =>
  bookingKey(execution.switchToHttp().getRequest<IncomingMessage>()),
);
