import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret of a link or a cookie, too long to be guessed. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether `token` is the one of which `hash` was stored. */
export function isTokenOf(hash: Uint8Array, token: string): boolean {
  const given = hashOf(token);
  return given.length === hash.length && timingSafeEqual(given, hash);
}
