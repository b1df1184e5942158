import { describe, expect, it } from '@jest/globals';
import { pepScore } from './pep-posts.js';

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
