import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { API_KEY_RANDOM_BYTES, apiKeyPrefix, isApiKeyShape, makeApiKey } from './api-key.js';
import { crc32 } from './crc32.js';

const key = fc
  .uint8Array({ minLength: API_KEY_RANDOM_BYTES, maxLength: API_KEY_RANDOM_BYTES })
  .map((bytes) => makeApiKey(bytes));

describe('API keys', () => {
  it('are pk_, 32 base62 characters and a checksum of six', () => {
    fc.assert(fc.property(key, (made) => /^pk_[0-9A-Za-z]{38}$/.test(made) && isApiKeyShape(made)));
  });

  it('end in the base62 CRC32 of the rest', () => {
    const rest = `pk_${'0'.repeat(32)}`;
    const checksum = crc32(rest);
    let digits = '';
    for (let left = checksum; digits.length < 6; left = Math.floor(left / 62)) {
      digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.charAt(left % 62) + digits;
    }
    expect(makeApiKey(new Uint8Array(API_KEY_RANDOM_BYTES))).toBe(rest + digits);
  });

  it('are refused with any one character changed', () => {
    const changed = fc.tuple(key, fc.nat(40), fc.stringMatching(/^[0-9A-Za-z_ -]$/));
    fc.assert(
      fc.property(changed, ([made, at, character]) => {
        const text = made.slice(0, at) + character + made.slice(at + 1);
        return isApiKeyShape(text) === (text === made);
      }),
      { numRuns: 500 },
    );
  });

  it('differ when their randomness does', () => {
    const made = new Set(
      Array.from({ length: 256 }, (_, byte) => makeApiKey(new Uint8Array(API_KEY_RANDOM_BYTES).fill(byte))),
    );
    expect(made.size).toBe(256);
  });

  it('are made from exactly the bytes they need', () => {
    expect(() => makeApiKey(new Uint8Array(API_KEY_RANDOM_BYTES - 1))).toThrow(RangeError);
  });

  it('are shown only by their prefix', () => {
    const made = makeApiKey(new Uint8Array(API_KEY_RANDOM_BYTES).fill(7));
    expect(apiKeyPrefix(made)).toBe(made.slice(0, 9));
  });

  it.each(['', 'pk_', 'Bearer pk_', 'sk_' + 'a'.repeat(38), 'pk_' + 'a'.repeat(37), 'pk_' + 'a'.repeat(38) + '\n'])(
    'are not %j',
    (text) => {
      expect(isApiKeyShape(text)).toBe(false);
    },
  );
});

describe('crc32', () => {
  it('returns the check value of the standard', () => {
    expect(crc32('123456789')).toBe(0xcb_f4_39_26);
    expect(crc32('')).toBe(0);
  });
});
