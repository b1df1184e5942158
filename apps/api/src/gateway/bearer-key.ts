import type { IncomingMessage } from 'node:http';
import { DomainError, isApiKeyShape } from '@entity-registry/domain';
import { isGivenTwice } from './caller-headers.js';

type AuthorizedRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/**
 * The API key of a request's Authorization header (ruling 11). No header: `missing_key`. Empty, not Bearer, not of the form
 * of a key (its checksum included), or more than one: `key_rejected`, before anything is looked up.
 */
export function bearerKey({ headers: { authorization }, rawHeaders }: AuthorizedRequest): string {
  if (authorization === undefined) throw new DomainError('missing_key');
  const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  // Node keeps the first of two Authorization headers and drops the other; whose call it is would be a guess.
  if (key === undefined || !isApiKeyShape(key) || isGivenTwice(rawHeaders, 'authorization'))
    throw new DomainError('key_rejected');
  return key;
}
