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
  ])('%s is one', (name) => {
    expect(looksLikeOrganization(name)).toBe(true);
  });

  it.each([
    'BARRAGAN TREJOS ZULEIMA',
    'Pinzón Quiroz Eleuterio de los Ángeles',
    'TREJOS, OVIDIO',
    'Ovidio A. Trejos',
    'X',
  ])('%s is none, or in doubt', (name) => {
    expect(looksLikeOrganization(name)).toBe(false);
  });
});
