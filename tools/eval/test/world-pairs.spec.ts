import { describe, expect, it } from '@jest/globals';
import { companyPairs } from '../src/pairs/world/company-pairs.js';
import { scriptOf, skeletons } from '../src/pairs/world/entities.js';
import type { WorldEntity } from '../src/pairs/world/entities.js';
import { hanPairs } from '../src/pairs/world/han-names.js';
import { aliasPairs, isWithin } from '../src/pairs/world/list-pairs.js';
import { worldPersonPairs } from '../src/pairs/world/person-pairs.js';
import { scoresTable } from '../src/report/scores-table.js';
import { halfOf } from '../src/pairs/pair.js';

const GIVEN = ['Zulema', 'Abelardo', 'Casilda', 'Domitila', 'Tomasa'];
const SURNAMES = ['Quirindongo', 'Varnoso', 'Zafiral', 'Bromelio', 'Tuirazal', 'Calzadina'];
const people = Array.from({ length: 60 }, (_, at) => {
  const given = [GIVEN[at % 5] ?? '', GIVEN[(at + 2) % 5] ?? ''];
  const surnames = [SURNAMES[at % 6] ?? '', SURNAMES[(at * 5 + 1) % 6] ?? ''];
  const name = [...given, ...surnames].join(' ');
  return { name, kind: 'NaturalPerson' as const, register: 'invented', id: String(at), given, surnames };
});
const cores = Array.from({ length: 60 }, (_, at) => `${SURNAMES[at % 6] ?? ''} ${GIVEN[at % 5] ?? ''} Zumbadores`);
const pairs = [...companyPairs(cores, 5), ...worldPersonPairs(people, 5), ...hanPairs(5)];

describe('the world set', () => {
  it('has matches and other pairs in its classes, the same in every run', () => {
    for (const kind of ['Organization', 'NaturalPerson'])
      for (const match of [true, false])
        expect(pairs.filter((pair) => pair.kind === kind && pair.match === match).length).toBeGreaterThan(30);
    expect([...companyPairs(cores, 5), ...worldPersonPairs(people, 5), ...hanPairs(5)]).toEqual(pairs);
  });

  it('never contains a name paired with itself', () => {
    expect(pairs.filter(({ query, candidate }) => query === candidate)).toEqual([]);
  });

  it('has three parts', () => {
    expect(new Set(pairs.map(halfOf))).toEqual(new Set(['tuning', 'checking', 'reported']));
  });

  it('compares consonants to tell spellings from other names', () => {
    expect(skeletons('Зумбадор')).toEqual(skeletons('Zumbador'));
    expect(isWithin(skeletons('Zumbador Quetzal'), skeletons('Quetzal'))).toBe(true);
    expect(isWithin(skeletons('Zumbador Quetzal'), skeletons('Quetzal Verde'))).toBe(false);
    expect(['Зум', 'قلم', 'קלמ', '王', '김', 'Zum'].map(scriptOf)).toEqual([
      'Cyrillic',
      'Arabic',
      'Hebrew',
      'Han',
      'Hangul',
      'Latin',
    ]);
  });

  it('pairs aliases with their entity and with the nearest other, except other names', () => {
    const entity = (id: string, name: string, aliases: string[]): WorldEntity => ({
      id,
      name,
      aliases,
      list: 'eu',
      kind: 'Organization',
      numbers: [],
    });
    const own = aliasPairs(
      [
        entity('1', 'Zumbador Verde Holding', ['Зумбадор Верде Холдинг', 'Quetzal']),
        entity('2', 'Zumbador Azul Holding', []),
      ],
      5,
    );
    expect(own.filter((pair) => pair.match && pair.decidable).map(({ query }) => query)).toEqual([
      'Зумбадор Верде Холдинг',
    ]);
    expect(own.filter((pair) => !pair.match).map(({ candidate }) => candidate)).toContain('Zumbador Azul Holding');
  });

  it('writes score, outcome and evidence of each pair', () => {
    const [first] = pairs;
    const text = scoresTable(first === undefined ? [] : [first]);
    expect(text).toMatch(/^schema,name1,name2,is_match,score,outcome,evidence\nOrganization,/);
    expect(text).toContain('name_core');
  });
});
