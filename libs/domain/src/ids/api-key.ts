import { crc32 } from './crc32.js';

/** A complete API key. Stored only as a keyed hash; never logged. */
export type ApiKey = string & { readonly __brand: 'ApiKey' };

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(ALPHABET.length);
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^pk_[0-9A-Za-z]{38}$/;
const SHOWN_LENGTH = 'pk_'.length + 6;

/** Bytes of randomness that a key is made from. 2^256 values onto 62^32 keys (about 2^190.5): the bias is below 2^-65. */
export const API_KEY_RANDOM_BYTES = 32;

/**
 * Makes a key: `pk_`, 32 random base62 characters, and 6 base62 characters of the CRC32 over the rest (ADR 0016).
 * `random` must come from a cryptographic source. Throws RangeError unless it holds `API_KEY_RANDOM_BYTES` bytes.
 */
export function makeApiKey(random: Uint8Array): ApiKey {
  if (random.length !== API_KEY_RANDOM_BYTES) throw new RangeError(`a key is made from ${API_KEY_RANDOM_BYTES} bytes`);
  const number = random.reduce((total, byte) => total * 256n + BigInt(byte), 0n);
  const rest = `pk_${base62(number, RANDOM_LENGTH)}`;
  return (rest + checksum(rest)) as ApiKey;
}

/** True for a text with the form and the checksum of a key: anything else is rejected before any look-up. */
export function isApiKeyShape(text: string): text is ApiKey {
  if (!SHAPE.test(text)) return false;
  const rest = text.slice(0, -CHECKSUM_LENGTH);
  return text.slice(-CHECKSUM_LENGTH) === checksum(rest);
}

/** The prefix that identifies a key in a list: `pk_` and six characters. */
export function apiKeyPrefix(key: ApiKey): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** 62^6 is above 2^32, so six characters hold any CRC32. */
function checksum(rest: string): string {
  return base62(BigInt(crc32(rest)), CHECKSUM_LENGTH);
}

/** The last `length` base62 digits of a number, most significant first. */
function base62(number: bigint, length: number): string {
  let digits = '';
  for (let left = number; digits.length < length; left /= BASE) digits = ALPHABET.charAt(Number(left % BASE)) + digits;
  return digits;
}
