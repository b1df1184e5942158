import { describe, expect, it } from '@jest/globals';
import { MOST, quantityIn } from './quantity.js';

describe('how many', () => {
  it.each([
    [1, 1],
    ['250', 250],
    [MOST, MOST],
  ])('is %j as it stands', (box, quantity) => {
    expect(quantityIn(box)).toBe(quantity);
  });

  it.each(['', ' ', 0, -5, 1.5, '1e-3', 'ten', MOST + 1, 99_999_999_999])(
    'is nothing that can be billed: %j',
    (box) => {
      expect(quantityIn(box)).toBeNull();
    },
  );
});
