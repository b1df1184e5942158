import { createHmac, createSecretKey } from 'node:crypto';

/** A pepper shorter than the hash's own 32 bytes would weaken it. */
export const MIN_PEPPER_BYTES = 32;

/**
 * Hashes a key for storage: HMAC-SHA-256 under the server's pepper (ADR 0016), 32 bytes. Someone who steals only the table
 * can't even test a guess. Throws RangeError for a pepper below 32 bytes.
 */
export function createKeyHasher(pepper: Uint8Array): (key: string) => Buffer {
  if (pepper.byteLength < MIN_PEPPER_BYTES) {
    throw new RangeError(`the key pepper must have at least ${MIN_PEPPER_BYTES} bytes, it has ${pepper.byteLength}`);
  }
  // Prepared once: if passed as bytes, the pepper would be turned into a key object at every call, at five times the cost.
  const secret = createSecretKey(pepper);
  return (key) => createHmac('sha256', secret).update(key, 'utf8').digest();
}
