import { describe, expect, it } from '@jest/globals';
import { mentions } from './mentions.js';

describe('a mention of a name in free text', () => {
  it.each([
    ['Maderas Tuirá, S.A. inaugura nueva sede', 'MADERAS TUIRA, S.A.'],
    ['QUE CONCEDE AUTORIZACION A MADERAS TUIRA S.A.', 'Maderas Tuira, S.A.'],
    ['La empresa Maderas Tuira, S.A., multada por la autoridad', 'Maderas Tuira, S.A.'],
    ['Nombran a Zuleima Ñandú como directora', 'Zuleima Ñandú'],
    ['Inauguran sede. Maderas Tuira anuncia otra', 'Maderas Tuira'],
    ['POR LA CUAL SE NOMBRA A ZULEIMA BARRAGAN, CON CEDULA', 'Zuleima Barragán'],
    ['Premian a Maderas Tuira en el exterior', 'Maderas Tuira'],
    ['Grupo Maderas Tuira y Maderas Tuira crecen', 'Maderas Tuira'],
  ])('%s', (text, name) => {
    expect(mentions(text, name)).toBe(true);
  });

  it.each([
    ['Maderas Tuira Hermanos inaugura nueva sede', 'Maderas Tuira'],
    ['Maderas Tuira, S.A. Hermanos inaugura nueva sede', 'Maderas Tuira, S.A.'],
    ['MADERAS TUIRA HERMANOS', 'Maderas Tuira'],
    ['Grupo Maderas Tuira inaugura nueva sede', 'Maderas Tuira'],
    ['Maderas Tuira y Compañía inaugura', 'Maderas Tuira'],
    ['Maderas Tuira de Panamá inaugura', 'Maderas Tuira'],
    ['Maderas Tuira, S.A. inaugura', 'Maderas Tuira'],
    ['Maderastuira inaugura', 'Maderas Tuira'],
    ['Maderas del Tuira inaugura', 'Maderas Tuira'],
    ['', 'Maderas Tuira'],
    ['Maderas Tuira', ''],
    ['¡...!', '¡...!'],
  ])('none: %s', (text, name) => {
    expect(mentions(text, name)).toBe(false);
  });

  it('of nobody', () => {
    expect(mentions('Maderas Tuira', null)).toBe(false);
    expect(mentions(null, 'Maderas Tuira')).toBe(false);
  });
});
