import { describe, expect, it } from '@jest/globals';
import { formOfName, hasSameLetters } from './form-name.js';

describe('names that say only a legal form', () => {
  it.each([
    ['S.A.', 'abbreviated'],
    ['S. de R.L.', 'abbreviated'],
    ['Cía. Ltda.', 'abbreviated'],
    ['Inc', 'abbreviated'],
    ['GmbH & Co. KG', 'abbreviated'],
    ['Pte Ltd', 'abbreviated'],
    ['A/S', 'written'],
    ['Compañía Limitada', 'written'],
    ['Sociedad Anónima', 'written'],
    ['O O O', 'written'],
    ['ООО', 'written'],
    ['AB', 'written'],
    ['A & B', null],
    ['A & B, S.A.', null],
    ['S y A, S.A.', null],
    ['Zumbador, S.A.', null],
    ['Compañía Zumbador Limitada', null],
  ])('%j: %j', (name, form) => {
    expect(formOfName(name)).toBe(form);
  });

  it.each([
    ['O O O', 'O.O.O.', true],
    ['Compañía Limitada', 'COMPANIA  LIMITADA.', true],
    ['O O O', 'OOO Romashka', false],
  ])('have the same letters: %j and %j: %j', (one, other, same) => {
    expect(hasSameLetters(one, other)).toBe(same);
  });
});
