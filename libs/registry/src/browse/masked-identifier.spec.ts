import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maskedIdentifier } from './masked-identifier.js';

it.each([
  ['8-123-1234', '8-***-1234'],
  ['PE-1-2', 'PE-***-2'],
  ['8-NT-1-23', '8-***-***-23'],
  ['9900001-1-900001', '***-***-***001'],
  ['155-123456', '***-***456'],
  ['1790012345001', '***001'],
  ['1234', '***'],
  ['', null],
  [null, null],
])('masks %s as %s', (written, masked) => {
  expect(maskedIdentifier(written)).toBe(masked);
});

it('never shows a whole identifier', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,8}(-[A-Z0-9]{1,8}){0,3}$/), (written) => {
      expect(maskedIdentifier(written)).not.toContain(written);
    }),
  );
});
