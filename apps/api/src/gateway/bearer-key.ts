import type { IncomingMessage } from 'node:http';
import { DomainError, isApiKeyShape } from '@entity-registry/domain';
import { bearerToken } from '@entity-registry/nest-kit';

type AuthorizedRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/**
 * The API key of a request's Authorization header (ruling 11). No header: `missing_key`. Empty, not Bearer, not of the form
 * of a key (its checksum included), or more than one: `key_rejected`, before anything is looked up.
 */
export function bearerKey(request: AuthorizedRequest): string {
  if (request.headers.authorization === undefined) throw new DomainError('missing_key');
  const key = bearerToken(request);
  if (key === null || !isApiKeyShape(key)) throw new DomainError('key_rejected');
  return key;
}
