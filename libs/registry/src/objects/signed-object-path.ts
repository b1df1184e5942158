import { createHmac, timingSafeEqual } from 'node:crypto';
import { isObjectKey } from './object-store.js';

/** The parts of a signed URL that are checked: the object key in the path, and the two query parameters. */
export interface SignedObject {
  key: string;
  /** Unix seconds, as written in the URL. */
  expires: string;
  /** Lowercase hex, as written in the URL. */
  signature: string;
}

/** Path and query of a signed object URL: `/objects/<key>?expires=<unix seconds>&signature=<hex HMAC-SHA256>`. */
export function signedObjectPath(secret: string, key: string, expires: number): string {
  return `/objects/${key}?expires=${expires}&signature=${sign(secret, key, String(expires))}`;
}

/**
 * True if the URL was signed with `secret` and has not expired at `now`. Compares signatures in constant time. Returns false
 * for a malformed key, time or signature.
 */
export function verifySignedObject(secret: string, signed: SignedObject, now: Date): boolean {
  if (!isObjectKey(signed.key) || !/^\d{1,12}$/.test(signed.expires)) return false;
  const expected = Buffer.from(sign(secret, signed.key, signed.expires));
  const given = Buffer.from(signed.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return now.getTime() < Number(signed.expires) * 1000;
}

function sign(secret: string, key: string, expires: string): string {
  return createHmac('sha256', secret).update(`${key}\n${expires}`).digest('hex');
}
