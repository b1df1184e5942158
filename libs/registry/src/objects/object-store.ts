/** A stored document. */
export interface StoredObject {
  body: Uint8Array;
  contentType: string;
}

/**
 * Stores documents: in files by default, in S3 if configured (ADR 0025). A key is a relative path such as
 * `pa/documents/12.pdf`: segments of letters, digits, `.`, `_` and `-`, separated by `/`.
 */
export interface ObjectStore {
  /** Where the objects are, without secrets: `files:/srv/objects`, `s3:https://s3.example/bucket`. */
  readonly location: string;
  /** Stores an object and replaces any with the same key. Throws if the key is invalid. */
  put(key: string, object: StoredObject): Promise<void>;
  /** The object, or undefined if there is none. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Whether the object exists, without reading it. */
  has(key: string): Promise<boolean>;
  /** A URL that delivers the object to anyone who has the URL, for `ttlSeconds`. Doesn't check that the object exists. */
  signedUrl(key: string, ttlSeconds: number): Promise<string>;
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const MAX_KEY_LENGTH = 512;

/** True for a key that every store accepts. No segment can be `..` or hidden, so a key never leaves its directory. */
export function isObjectKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment));
}

/** Throws if the key is not an object key (`isObjectKey`). */
export function requireObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
}
