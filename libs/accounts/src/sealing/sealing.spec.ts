import { describe, expect, it } from '@jest/globals';
import { secretBox } from './sealing.js';

const box = secretBox('a secret of at least 32 characters');

describe('a sealed secret', () => {
  it('opens to its text for the account it was sealed for', () => {
    expect(box.open(box.seal('whsec_ñ', 'account:1'), 'account:1')).toBe('whsec_ñ');
  });

  it('differs each time, and never contains its text', () => {
    const [one, other] = [box.seal('whsec_text', 'account:1'), box.seal('whsec_text', 'account:1')];
    expect(one.equals(other)).toBe(false);
    expect(one.includes(Buffer.from('whsec_text'))).toBe(false);
  });

  it('does not open for another account, under another key, cut short or altered in any byte', () => {
    const sealed = box.seal('whsec_text', 'account:1');
    expect(() => box.open(sealed, 'account:2')).toThrow();
    expect(() => secretBox('another secret of 32 characters!!').open(sealed, 'account:1')).toThrow();
    expect(() => box.open(sealed.subarray(0, 20), 'account:1')).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => box.open(altered, 'account:1')).toThrow();
    }
  });

  it('needs a key of at least 32 characters', () => {
    expect(() => secretBox('short')).toThrow(RangeError);
  });
});
