import { describe, expect, it } from '@jest/globals';
import { looksLikeOrganization } from './organization-names.js';

describe('names of organizations', () => {
  it.each([
    'PAPELERA INVENTADA S.A.',
    'PAPELERA INVENTADA S A',
    'PAPELERA INVENTADA CIA.LTDA.',
    'Asociación de Producción Textil "INVENTADA"',
    'BARRAGAN & BARRAGAN',
    'MICROEMPRESA DE CONSERVACION VIAL',
    'Invented Holdings Limited',
  ])('include %s', (name) => {
    expect(looksLikeOrganization(name)).toBe(true);
  });

  it.each([
    'BARRAGAN TREJOS ZULEIMA',
    'Pinzón Quiroz Eleuterio de los Ángeles',
    'TREJOS, OVIDIO',
    'Ovidio A. Trejos',
    'X',
  ])('do not include %s', (name) => {
    expect(looksLikeOrganization(name)).toBe(false);
  });
});
