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
    ['QUE OTORGA A MADERAS TUIRA, S.A. PERMISO PARA EXTRAER ARENA', 'Maderas Tuira, S.A.'],
    ['SE CONCEDE A MADERAS TUIRA S. A. LA CONCESION', 'Maderas Tuira, S.A.'],
    ['POR LA CUAL SE OTORGA A MADERAS TUIRA PERMISO', 'Maderas Tuira'],
    ['RECURSO QUE MADERAS TUIRA QUE REPRESENTA OTRO', 'Maderas Tuira'],
    ['Resolución No. 5, QUE OTORGA A MADERAS TUIRA, S.A. PERMISO', 'Maderas Tuira, S.A.'],
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
    ['GRUPO MADERAS TUIRA, S.A. PERMISO', 'Maderas Tuira, S.A.'],
    ['SE CONCEDE A MADERAS TUIRA, S.A. DE C.V. PERMISO', 'Maderas Tuira, S.A.'],
    ['SE CONCEDE A MADERAS TUIRA, S.A. SUCURSAL PANAMA', 'Maderas Tuira, S.A.'],
    ['SE CONCEDE A ASOCIACION TUIRA PARA EL DESARROLLO', 'Asociación Tuira'],
    ['SE CONCEDE A ASOCIACION TUIRA POR EL MAR', 'Asociación Tuira'],
    ['MADERAS TUIRA Y COMPANIA', 'Maderas Tuira'],
    ['MADERAS TUIRA, S.A. Hermanos inaugura', 'Maderas Tuira, S.A.'],
    ['Maderas del Tuira inaugura', 'Maderas Tuira'],
    ['', 'Maderas Tuira'],
    ['Maderas Tuira', ''],
    ['¡...!', '¡...!'],
  ])('is not found: %s', (text, name) => {
    expect(mentions(text, name)).toBe(false);
  });

  it.each([
    ['POR EL CUAL SE NOMBRA A ZULEIMA BARRAGAN PARA EL CARGO', true],
    ['POR LA CUAL SE NOMBRA A ZULEIMA BARRAGAN POR CINCO AÑOS', true],
    ['POR LA CUAL SE NOMBRA A ZULEIMA BARRAGAN COMO DIRECTORA', true],
    ['POR LA CUAL SE NOMBRA A ZULEIMA BARRAGAN CON CEDULA', true],
    ['POR LA CUAL SE NOMBRA A ZULEIMA BARRAGAN DE LEON', false],
    ['POR LA CUAL SE NOMBRA A ZULEIMA BARRAGAN LA ROSA', false],
    ['POR LA CUAL SE NOMBRA A ZULEIMA BARRAGAN ÑANDU', false],
  ])('of a person is found or not: %s', (text, expected) => {
    expect(mentions(text, 'Zuleima Barragán', 'NaturalPerson')).toBe(expected);
  });

  it('of an empty name is never found', () => {
    expect(mentions('Maderas Tuira', null)).toBe(false);
    expect(mentions(null, 'Maderas Tuira')).toBe(false);
  });
});
