import { makeApiKey } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { bearerKey } from './bearer-key.js';

const key = makeApiKey(new Uint8Array(32).fill(7));

/** A request with these Authorization headers, as Node presents it: only the first counts, all are in the raw list. */
const requestWith = (...authorizations: string[]) => ({
  headers: { authorization: authorizations[0] },
  rawHeaders: ['Host', 'authorization', ...authorizations.flatMap((value) => ['Authorization', value])],
});

describe('the key of a request', () => {
  it('is the text after Bearer, in any case', () => {
    expect(bearerKey(requestWith(`Bearer ${key}`))).toBe(key);
    expect(bearerKey(requestWith(`bearer ${key}`))).toBe(key);
  });

  it('is missing without the header', () => {
    expect(() => bearerKey(requestWith())).toThrow(expect.objectContaining({ code: 'missing_key' }));
  });

  it('is rejected when the header is given twice, whichever comes first', () => {
    const twice = [`Bearer ${key}`, 'Bearer pk_other'];
    for (const headers of [twice, twice.toReversed(), [`Bearer ${key}`, `Bearer ${key}`]]) {
      expect(() => bearerKey(requestWith(...headers))).toThrow(expect.objectContaining({ code: 'key_rejected' }));
    }
  });
});
