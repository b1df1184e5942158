import type { IncomingMessage } from 'node:http';
import { DomainError, isApiKeyShape } from '@entity-registry/domain';
import { bearerToken } from '@entity-registry/http';

type AuthorizedRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/**
 * The API key of a request's Authorization header (ADR 0011). Throws `missing_key` without the header, and `key_rejected`
 * before any lookup if it is empty, not Bearer, not in the format of a key (checksum included), or sent more than once.
 */
export function bearerKey(request: AuthorizedRequest): string {
  if (request.headers.authorization === undefined) throw new DomainError('missing_key');
  const key = bearerToken(request);
  if (key === null || !isApiKeyShape(key)) throw new DomainError('key_rejected');
  return key;
}
