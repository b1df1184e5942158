import { describe, expect, it } from '@jest/globals';
import { canonicalTarget } from './canonical-target.js';

describe('the canonical target', () => {
  it.each([
    ['/v5/catalog', '/v5/catalog'],
    ['/v5/catalog?', '/v5/catalog?'],
    ['/x?include=A&inline_limit=3', '/x?include=A&inline_limit=3'],
    ['/x?inline_limit=3&include=A', '/x?include=A&inline_limit=3'],
    // Values stay as sent, whatever they contain.
    ['/x?b=%2B+?&a==', '/x?a==&b=%2B+?'],
    ['/x?b&a&&%', '/x?&%&a&b'],
    // Values of one parameter keep their order, however its name is written.
    ['/x?q=2&a=1&q=1', '/x?a=1&q=2&q=1'],
    ['/x?q=2&%71=1&a=1', '/x?a=1&q=2&%71=1'],
    ['/x?%71=1&q=2', '/x?%71=1&q=2'],
  ])('of %s is %s', (target, canonical) => {
    expect(canonicalTarget(target)).toBe(canonical);
  });
});
