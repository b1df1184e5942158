import { describe, expect, it } from '@jest/globals';
import { nearest } from './columns.js';

describe('the most similar column', () => {
  it.each([
    ['vessel_name', ['Vessel Name', 'flag'], 'Vessel Name'],
    ['fecha_de_inicio', ['fecha_inicio', 'fecha_fin'], 'fecha_inicio'],
    ['CANTÓN', ['CANTON', 'PROVINCIA'], 'CANTON'],
    ['cedula', ['documento', 'cedulas'], 'cedulas'],
    ['nombre', ['x', 'imo'], null],
    ['imo', ['TIPO'], null],
    ['nombre', [], null],
  ])('for %s among %j is %j', (name, candidates, expected) => {
    expect(nearest(name, candidates)).toBe(expected);
  });
});
