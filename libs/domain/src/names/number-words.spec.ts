import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withDigits, withoutThousandsMarks } from './number-words.js';

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
    ['hotel dos mil', 'hotel #2000'],
    ['dos mil veinte', '#2020'],
    ['dos mil veintiuno', '#2021'],
    ['dos mil y uno', '#2001'],
    ['2 mil', '#2000'],
    ['cuarenta y dos', '#42'],
    ['dos mil dos', '#2002'],
    ['ten thousand', '#10000'],
    ['mil novecientos noventa y nueve', '#1999'],
    ['two thousand and twenty one', '#2021'],
    ['nineteen ninety nine', '#1999'],
    ['twenty twenty', '#2020'],
    ['fondo mmxx', 'fondo #2020'],
    ['fondo mcmxcix', 'fondo #1999'],
    ['fondo mm', 'fondo mm'],
    ['ciento veinte', '#120'],
    ['two hundred fifty', '#250'],
    ['quinientos', '#500'],
    ['zumbador mil', 'zumbador #1000'],
    ['mil colores', 'mil colores'],
    ['mille miglia', 'mille miglia'],
    ['dos hermanos', 'dos hermanos'],
    ['uno dos', '#1 #2'],
    ['7 eleven', '#7 #11'],
  ])('%s is %s', (text, digits) => {
    expect(read(text)).toBe(digits);
  });

  it.each([
    ['Fondo 2,000', 'Fondo 2000'],
    ['Fondo 2.000.000 S.A.', 'Fondo 2000000 S.A.'],
    ['Fondo 3.5', 'Fondo 3.5'],
    ['Fondo 1.2345', 'Fondo 1.2345'],
    ['Fondo 12,34,567', 'Fondo 12,34,567'],
  ])('%s is %s without marks', (name, plain) => {
    expect(withoutThousandsMarks(name)).toBe(plain);
  });

  it('in words are the number', () => {
    const units = 'uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
    const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
    fc.assert(
      fc.property(fc.nat(7), fc.nat(6), fc.nat(8), (thousand, ten, unit) => {
        const name = `${units[thousand + 1] ?? ''} mil ${tens[ten] ?? ''} y ${units[unit] ?? ''}`;
        expect(read(name)).toBe(`#${String((thousand + 2) * 1000 + (ten + 3) * 10 + unit + 1)}`);
      }),
    );
  });
});
