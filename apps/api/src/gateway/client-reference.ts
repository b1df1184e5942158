import type { IncomingMessage } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import { contextOf } from '@entity-registry/nest-kit';

const MAX_LENGTH = 64;

/**
 * The caller's own reference for this call, from X-Client-Reference (ruling 9), or null; it goes into the log line too.
 * Throws `invalid_parameter` beyond 64 characters.
 */
export function clientReference(request: IncomingMessage): string | null {
  const reference = request.headers['x-client-reference'];
  if (typeof reference !== 'string' || reference === '') return null;
  if (reference.length > MAX_LENGTH) {
    throw new DomainError('invalid_parameter', {
      parameter: 'X-Client-Reference',
      message: `must have at most ${String(MAX_LENGTH)} characters`,
    });
  }
  contextOf(request).facts['clientReference'] = reference;
  return reference;
}
