/** A stored document. */
export interface StoredObject {
  body: Uint8Array;
  contentType: string;
}

/**
 * Where documents lie: files by default, S3 by configuration (ADR 0025).
 * A key is a relative path such as `pa/documents/12.pdf`: letters, digits, `.`, `_`, `-`, segments parted by `/`.
 */
export interface ObjectStore {
  /** Stores an object, replacing one of the same key. Throws on a key of another form. */
  put(key: string, object: StoredObject): Promise<void>;
  /** The object, or undefined when there is none. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Whether there is an object, without reading it. */
  has(key: string): Promise<boolean>;
  /** A URL that delivers the object to anyone who has it, until `ttlSeconds` from now. Does not check that it exists. */
  signedUrl(key: string, ttlSeconds: number): Promise<string>;
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const MAX_KEY_LENGTH = 512;

/** True for a key that every store takes; no segment can be `..` or hidden, so that a key never leaves its directory. */
export function isObjectKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
}

/** Throws unless `isObjectKey`. */
export function requireObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
}
