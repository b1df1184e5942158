import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldName } from '../fold.js';
import { latinName, scriptOf } from './latin-name.js';

describe('names in other scripts', () => {
  it.each([
    ['Юрий Щербаков', 'yuriy shcherbakov'],
    ['Сергій Їжак', 'sergiy izhak'],
    ['Γιώργος', 'giorgos'],
    ['张伟民', 'zhang wei min'],
    ['김영철', 'gim yeong cheol'],
    ['박근혜', 'bak geun hye'],
    ['محمد العشي', 'mhmd shy'],
    ['עזרא', 'zr'],
    ['Łódź Ørsted', 'lodz orsted'],
    ['Peña', 'pena'],
  ])('%s is %s', (name, latin) => {
    expect(latinName(name, 'NaturalPerson')).toBe(latin);
  });

  it.each([
    ['北京和德科技有限公司', 'beijing hede technology youxian gongsi'],
    ['(주)삼양물류', 'jusik hoesa samyang logistics'],
    ['㈱鑫源', 'kabushiki kaisha xinyuan'],
  ])('%s of a company has usual words in English: %s', (name, latin) => {
    expect(latinName(name, 'Organization')).toBe(latin);
  });

  it.each([
    ['Peña', 'latin'],
    ['Юрий', 'letters'],
    ['محمد', 'vowelless'],
    ['עזרא', 'vowelless'],
    ['张伟', 'syllables'],
    ['Kim 김', 'syllables'],
    ['', 'latin'],
  ])('%j has %s', (name, script) => {
    expect(scriptOf(name)).toBe(script);
  });

  it('are ASCII, and names in ASCII are only folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(latinName(name, 'Organization')).toMatch(/^[ -~]*$/);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
        expect(latinName(name, 'Organization')).toBe(foldName(name));
      }),
    );
  });
});
