import { describe, expect, it } from '@jest/globals';
import { MOST, quantityIn } from './quantity.js';

describe('a quantity', () => {
  it.each([
    [1, 1],
    ['250', 250],
    [MOST, MOST],
  ])('is accepted: %j', (box, quantity) => {
    expect(quantityIn(box)).toBe(quantity);
  });

  it.each(['', ' ', 0, -5, 1.5, '1e-3', 'ten', MOST + 1, 99_999_999_999])(
    "is rejected if it can't be billed: %j",
    (box) => {
      expect(quantityIn(box)).toBeNull();
    },
  );
});
