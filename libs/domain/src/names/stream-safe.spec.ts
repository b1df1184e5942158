import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldKeepingEnye, foldName } from './fold.js';
import { streamSafe } from './stream-safe.js';

const ACUTE = '\u0301';
const DOT_BELOW = '\u0323';

describe('streamSafe', () => {
  it('keeps 30 marks in a row and drops the rest', () => {
    expect(streamSafe(`a${ACUTE.repeat(30)}b`)).toBe(`a${ACUTE.repeat(30)}b`);
    expect(streamSafe(`a${ACUTE.repeat(45)}b`)).toBe(`a${ACUTE.repeat(30)}b`);
    expect(streamSafe('\uFF9E\u0301'.repeat(40))).toHaveLength(30);
  });

  it('changes no text with fewer marks in a row', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(streamSafe(text)).toBe(text);
      }),
    );
  });
});

// 2 x 500,000 marks would take the normalization minutes: 40,000 x 2 take 2.7 s, and four times as long for twice as many.
it.each([foldName, foldKeepingEnye])('%p folds a name of a million marks', (fold) => {
  expect(fold(`Ana ${(ACUTE + DOT_BELOW).repeat(500_000)} Luz`)).toBe('ana luz');
});
