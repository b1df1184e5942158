import { createHmac, createSecretKey } from 'node:crypto';

/** A pepper shorter than the hash's own 32 bytes would weaken it. */
export const MIN_PEPPER_BYTES = 32;

/**
 * Turns a key into what is stored: HMAC-SHA-256 under the server's pepper (ruling 16), 32 bytes. Whoever steals the
 * table alone cannot even test a guess. Throws RangeError for a pepper below 32 bytes.
 */
export function keyHasher(pepper: Uint8Array): (key: string) => Buffer {
  if (pepper.byteLength < MIN_PEPPER_BYTES) {
    throw new RangeError(`the key pepper must have at least ${MIN_PEPPER_BYTES} bytes, it has ${pepper.byteLength}`);
  }
  // Prepared once: handed over as bytes, the pepper would be made into a key object at every call, five times the cost.
  const secret = createSecretKey(pepper);
  return (key) => createHmac('sha256', secret).update(key, 'utf8').digest();
}
