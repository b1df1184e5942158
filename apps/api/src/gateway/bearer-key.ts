import { DomainError, isApiKeyShape } from '@entity-registry/domain';

/**
 * The API key of an Authorization header (ruling 11). No header: `missing_key`. Empty, not Bearer, or not of the form of
 * a key (its checksum included): `key_rejected`, before anything is looked up.
 */
export function bearerKey(authorization: string | undefined): string {
  if (authorization === undefined) throw new DomainError('missing_key');
  const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (key === undefined || !isApiKeyShape(key)) throw new DomainError('key_rejected');
  return key;
}
