import { describe, expect, it } from '@jest/globals';
import { couldMean, isSpelling, tellsEntity } from '../src/pairs/decidable.js';
import { isFirm, isListOfNames } from '../src/pairs/one-name.js';

describe('a pair of the wide set', () => {
  it('is undecidable if nothing in the query speaks against the other entity', () => {
    expect(couldMean('Zumbador Traidng Company', 'ZUMBADOR QUETZAL TRADING COMPANY', 'Organization')).toBe(true);
    expect(couldMean('Zumbador Copmany', 'ZUMBADOR QUETZAL COMPANY', 'Organization')).toBe(true);
    expect(couldMean('SR. Z. VARNOSO', 'Zoilo Varnoso Xulmar', 'NaturalPerson')).toBe(true);
    expect(couldMean('Zumbador 71', 'ZUMBADOR 72', 'Organization')).toBe(false);
    expect(couldMean('Zumbador Azul Trading', 'ZUMBADOR VERDE TRADING', 'Organization')).toBe(false);
  });

  it('is undecidable if the shortened name lost its rarest word, or says too little', () => {
    const frequency = (word: string): number => (word === 'quetzal' ? 1 : 9);
    const tells = (shortened: string, name: string): boolean => tellsEntity(shortened, name, 'Organization', frequency);
    expect(tells('Zumbador Trading S.A.', 'Zumbador Quetzal Trading, S.A.')).toBe(false);
    expect(tells('Quetzla S.A.', 'Zumbador Quetzal Trading, S.A.')).toBe(true);
    expect(tells('Limited Liability Company', 'Limited Liability Company Quetzal')).toBe(false);
    expect(tellsEntity('SR. Z. VARNOSO', 'SR. ZOILO VARNOSO', 'NaturalPerson', () => 1)).toBe(false);
    expect(tellsEntity('Zoilo Varnoso', 'SR. ZOILO VARNOSO', 'NaturalPerson', () => 1)).toBe(true);
  });

  it('is undecidable if the alias is another name', () => {
    expect(isSpelling('Zoila Barnoso', 'VARNOSO, Zoyla Eulalia')).toBe(true);
    expect(isSpelling('Abu Quetzal', 'VARNOSO, Zoila')).toBe(false);
  });

  it('is never made of several names, or of a firm listed as a person', () => {
    expect(isListOfNames('Zumbador Group, PMC Zumbador', 'Organization')).toBe(true);
    expect(isListOfNames('Zumbador Trading Co., Ltd', 'Organization')).toBe(false);
    expect(isListOfNames('Zumbador, S.A.', 'Organization')).toBe(false);
    expect(isListOfNames('VARNOSO, Zoila Eulalia', 'NaturalPerson')).toBe(false);
    expect(isListOfNames('Zoila Varnoso, Soila Varnoso', 'NaturalPerson')).toBe(true);
    expect(isListOfNames('Colonel Zoilo (a.k.a. Zoylo) Varnoso', 'NaturalPerson')).toBe(true);
    expect(['Varnoso & Xulmar', 'Varnoso Y Xulmar', 'ZUMBATUR', 'Zoila Varnoso'].map(isFirm)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
