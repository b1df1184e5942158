import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACCEPT_LEVEL, POSSIBLE_LEVEL } from '../match-mode.js';
import { scoreName } from '../score-name.js';
import { usualWeight } from './usual-weights.js';

const company = (query: string, candidate: string): number =>
  scoreName({ name: query, type: 'Organization' }, { name: candidate, kind: 'Organization' }, usualWeight).confidence;

describe('companies of a series', () => {
  it.each([
    ['Zumbador Varnoso Fondo A', 'Zumbador Varnoso Fondo B'],
    ['Zumbador Varnoso Serie I', 'Zumbador Varnoso Serie II'],
    ['Fideicomiso Zumbador Torre C, S.A.', 'Fideicomiso Zumbador Torre D, S.A.'],
    ['Serie A Zumbador Varnoso', 'Serie B Zumbador Varnoso'],
    ['Zumbador Varnoso Fondo E', 'Zumbador Varnoso Fondo A'],
    ['Zumbador Varnoso A', 'Zumbador Varnoso B'],
  ])('%s is not %s', (query, candidate) => {
    expect(company(query, candidate)).toBeLessThan(POSSIBLE_LEVEL);
  });

  it.each([
    ['Zumbador Varnoso Fondo A', 'Zumbador Varnoso Fund A'],
    ['Zumbador Varnoso Serie I', 'Zumbador Varnoso Series 1'],
    ['Zumbador Varnoso C. Ltda.', 'Zumbador Varnoso Cía. Ltda.'],
  ])('%s is %s', (query, candidate) => {
    expect(company(query, candidate)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });

  it('differ by any two letters', () => {
    const letter = fc.constantFrom(...'A B C D E F G H'.split(' '));
    const series = fc.constantFrom('Fondo', 'Serie', 'Clase', 'Torre', 'Fund', 'Series', 'Tower');
    fc.assert(
      fc.property(letter, letter, series, (one, other, word) => {
        const [name, facing] = [`Zumbador Varnoso ${word} ${one}`, `Zumbador Varnoso ${word} ${other}`];
        expect(company(name, facing) >= ACCEPT_LEVEL).toBe(one === other);
        expect(company(name, facing)).toBe(company(facing, name));
      }),
    );
  });
});

describe('opposites', () => {
  it.each([
    ['Norte', 'Sur'],
    ['Norte', 'South'],
    ['East', 'Occidental'],
    ['Alta', 'Baja'],
    ['Upper', 'Lower'],
    ['Viejo', 'Nuevo'],
    ['Old', 'Nueva'],
    ['Interior', 'Exterior'],
    ['Outer', 'Inner'],
  ])('%s is not %s', (one, other) => {
    expect(company(`Zumbador Varnoso ${one}`, `Zumbador Varnoso ${other}`)).toBeLessThan(POSSIBLE_LEVEL);
  });

  it.each([
    ['Norte', 'North'],
    ['Oriental', 'Eastern'],
    ['Viejo', 'Old'],
    ['Nuevo', 'New'],
  ])('%s is %s', (one, other) => {
    expect(company(`Zumbador Varnoso ${one}`, `Zumbador Varnoso ${other}`)).toBeGreaterThanOrEqual(ACCEPT_LEVEL);
  });
});
