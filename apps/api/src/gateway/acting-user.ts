import type { IncomingMessage } from 'node:http';
import { sharedToken } from './keys/shared-token.js';

/** Id of the dashboard user who makes a request. Null for a program, or for a user the API does not trust. */
export type ActingUser = (request: Pick<IncomingMessage, 'headers'>) => string | null;

const USER_ID = /^[\w-]{1,64}$/;

/**
 * Reads which user the dashboard makes a request for (ADR 0158): the platform's token is in X-Service-Platform-Token, the user
 * in X-Service-User. The header is ignored if the token is missing or wrong, or if the value is not an id.
 * @param token secret that the platform shares with this API; '': none is configured, and no user is trusted
 */
export function actingUser(token: string): ActingUser {
  const isPlatform = sharedToken('x-service-platform-token', token);
  return (request) => {
    const received = request.headers['x-service-user'];
    return typeof received === 'string' && USER_ID.test(received) && isPlatform(request) ? received : null;
  };
}
