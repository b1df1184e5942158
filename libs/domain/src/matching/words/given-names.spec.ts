import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACCEPT_LEVEL, POSSIBLE_LEVEL } from '../match-mode.js';
import { scoreName } from '../score-name.js';
import { MEN, WOMEN } from './given-name-table.js';
import { areOtherGivenNames } from './given-names.js';
import { usualWeight } from './usual-weights.js';

const person = (query: string, candidate: string): number =>
  scoreName({ name: query, type: 'NaturalPerson' }, { name: candidate, kind: 'NaturalPerson' }, usualWeight).confidence;

describe('siblings', () => {
  it.each([
    ['Daniel', 'Daniela'],
    ['Fermín', 'Fermina'],
    ['Karen', 'Carmen'],
    ['Yadira', 'Nadira'],
    ['Rolando', 'Orlando'],
    ['Rosario', 'Rosaura'],
    ['Celia', 'Delia'],
    ['Elvia', 'Elvira'],
    ['Ana', 'Anabel'],
    ['Eric', 'Erica'],
    ['José Miguel', 'José Samuel'],
    ['Abel José', 'Abel Josué'],
    ['Marina', 'Mariana'],
    ['Adela', 'Adelina'],
  ])('%s is not %s', (one, other) => {
    expect(person(`${one} Quirindongo Varnoso`, `${other} Quirindongo Varnoso`)).toBeLessThan(POSSIBLE_LEVEL);
    expect(person(`Varnoso, ${other}`, `${one} Varnoso`)).toBeLessThan(POSSIBLE_LEVEL);
  });

  it.each([
    ['Cristian', 'Christian', 'a spelling'],
    ['Yaneth', 'Janet', 'a spelling'],
    ['Stephanie', 'Estefany', 'a spelling'],
    ['Jimena', 'Ximena', 'a spelling'],
    ['Brayan', 'Bryan', 'a spelling'],
    ['Oswaldo', 'Osvaldo', 'a spelling'],
    ['Robert', 'Roberto', 'a translation'],
    ['Susan', 'Susana', 'a translation'],
    ['Juan', 'John', 'a translation'],
    ['Alex', 'Alexandra', 'a short form'],
    ['Daniel', 'Danielw', 'a typing error'],
    ['Roland', 'Rolnad', 'a typing error'],
  ])('%s may be %s: %s', (one, other) => {
    expect(person(`${one} Quirindongo Varnoso`, `${other} Quirindongo Varnoso`)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it('are told apart from both sides', () => {
    const name = fc.constantFrom(...WOMEN, ...MEN);
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(areOtherGivenNames(one, other)).toBe(areOtherGivenNames(other, one));
        const [sibling, facing] = [`${one} quirindongo varnoso`, `${other} quirindongo varnoso`];
        expect(person(sibling, facing)).toBe(person(facing, sibling));
        if (areOtherGivenNames(one, other)) expect(person(sibling, facing)).toBeLessThan(ACCEPT_LEVEL);
      }),
      { numRuns: 300 },
    );
  });
});
