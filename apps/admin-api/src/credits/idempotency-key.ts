import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import { contextOf, singleHeader } from '@entity-registry/nest-kit';
import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

const NAME = 'Idempotency-Key';
/** What the ledger keeps of an idempotency key is 200 characters, its prefix among them. */
const MAX_LENGTH = 180;

/**
 * What a booking is idempotent on: the Idempotency-Key header, apart from the keys of every other kind of entry, or the
 * request itself. Throws `invalid_parameter` for a header that is given twice, empty, too long or not printable ASCII.
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
