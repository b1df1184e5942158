import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { lookup } from '@entity-registry/domain';

/**
 * Whether a request carries the secret that this API shares with another of our servers.
 * @param header in lower case
 * @param token '': there is none, and no request carries it
 */
export function sharedToken(header: string, token: string): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  if (token === '') return () => false;
  const expected = digest(token);
  return ({ headers }) => {
    const received = lookup(headers, header);
    // Hashed to equal length: the comparison takes the same time for every token.
    return typeof received === 'string' && timingSafeEqual(digest(received), expected);
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
