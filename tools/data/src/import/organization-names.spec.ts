import { describe, expect, it } from '@jest/globals';
import { looksLikeOrganization } from './organization-names.js';
import { pepScore } from './pep-posts.js';

describe('names of organisations', () => {
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

describe('the PEP score of a post', () => {
  it.each([
    ['DIPUTADA', 1],
    ['MINISTRO', 1],
    ['MINISTRO CONSEJERO (CARRERA DIPLOMATICA', 0.6],
    ['EMBAJADORA DE CARRERA', 1],
    ['SECRETARIA GENERAL', 0.7],
    ['JUEZ DE PAZ', 0.4],
    ['ASISTENTE DE MAGISTRADO', 0],
    ['OFICINISTA I', 0],
    ['SECRETARIA I', 0],
  ])('%s: %d', (post, score) => {
    expect(pepScore(post)).toBe(score);
  });
});
