import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Creates an unguessable secret for a link or a cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether `hash` is the stored form of `token`. */
export function isTokenOf(hash: Uint8Array, token: string): boolean {
  const given = hashOf(token);
  return given.length === hash.length && timingSafeEqual(given, hash);
}
