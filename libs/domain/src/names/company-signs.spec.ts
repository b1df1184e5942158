import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACCEPT_LEVEL } from '../matching/match-mode.js';
import { scoreName } from '../matching/score-name.js';
import { usualWeight } from '../matching/words/usual-weights.js';
import { withPlainSigns } from './company-signs.js';
import { searchWords } from './search-words.js';

const company = (query: string, candidate: string): number =>
  scoreName({ name: query, type: 'Organization' }, { name: candidate, kind: 'Organization' }, usualWeight).confidence;

const LINKS = ['&', ' & ', ' and ', ' y ', ' e ', ' und ', ' et ', '+', ' &amp; '];

describe('signs in the names of companies', () => {
  it.each([
    ['R&D Zumbador', 'RD Zumbador'],
    ['Zumbador R and D', 'Zumbador RD'],
    ['Zumbador & Varnoso', 'Zumbador & Varnoso'],
    ['J Y P Zumbador', 'J Y P Zumbador'],
    ['J. & P. Zumbador', 'J. & P. Zumbador'],
    ['Varnoso y A. Zumbador', 'Varnoso y A. Zumbador'],
    ['Zumbador 2,000 &amp; Varnoso', 'Zumbador 2000 & Varnoso'],
  ])('%s is %s', (name, plain) => {
    expect(withPlainSigns(name)).toBe(plain);
  });

  it('mean the same between words, and between letters', () => {
    const link = fc.constantFrom(...LINKS);
    fc.assert(
      fc.property(
        link,
        link,
        fc.constantFrom(['Zumbador', 'Varnoso'] as const, ['Zumbador R', 'D'] as const),
        (one, other, [first, last]) => {
          const [name, facing] = [`${first}${one}${last}`, `${first}${other}${last}`];
          expect(company(name, facing)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
          expect(searchWords(name, 'Organization').words).toEqual(searchWords(facing, 'Organization').words);
        },
      ),
    );
  });
});
