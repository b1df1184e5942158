import { describe, expect, it } from '@jest/globals';
import { copyChunks, copyLine, copyText } from './copy.js';

describe('COPY text', () => {
  it.each([
    [null, '\\N'],
    [undefined, '\\N'],
    ['', ''],
    ['\\N', '\\\\N'],
    ['a\tb\nc\rd\\e', 'a\\tb\\nc\\rd\\\\e'],
    ['nul\u0000', 'nul'],
    [true, 't'],
    [12n, '12'],
    [1.5, '1.5'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [{ a: 'x"y\\z' }, '{"a":"x\\\\"y\\\\\\\\z"}'],
    // JSON's escape of NUL is removed; an escaped backslash before u0000 stays.
    [{ a: 'x\u0000y\\u0000' }, '{"a":"xy\\\\\\\\u0000"}'],
  ])('escapes %j', (value, text) => {
    expect(copyText(value)).toBe(text);
  });

  it('separates values with tabs and ends the line', () => {
    expect(copyLine(['a', null, 3])).toBe('a\t\\N\t3\n');
  });

  it('groups lines without losing or reordering any', () => {
    const lines = Array.from({ length: 5000 }, (_, n) => `${n} ${'x'.repeat(100)}\n`);
    const chunks = [...copyChunks(lines)];
    expect(chunks.length).toBeLessThan(5);
    expect(chunks.join('')).toBe(lines.join(''));
  });
});
