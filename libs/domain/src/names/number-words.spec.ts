import { describe, expect, it } from '@jest/globals';
import { withDigits } from './number-words.js';

const read = (text: string): string =>
  withDigits(text.split(' '))
    .map(({ text: word, number }) => (number ? `#${word}` : word))
    .join(' ');

describe('numbers in names', () => {
  it.each([
    ['fund xliv', 'fund #44'],
    ['fund forty four', 'fund #44'],
    ['fondo cuarenta y cuatro', 'fondo #44'],
    ['fund 044', 'fund #44'],
    ['fund 1st', 'fund #1'],
    ['first fund', '#1 fund'],
    ['primera zumbador', '#1 zumbador'],
    ['hotel no 3', 'hotel #3'],
    ['hotel v', 'hotel #5'],
    ['hotel dos', 'hotel #2'],
    ['v hotel', 'v hotel'],
    ['veintidos', '#22'],
    ['hundred', '#100'],
    ['hotel no', 'hotel no'],
    ['twenty five hotels', '#25 hotels'],
    ['mix civil di xl', 'mix civil di xl'],
    ['a320', 'a320'],
  ])('%s is %s', (text, digits) => {
    expect(read(text)).toBe(digits);
  });
});
