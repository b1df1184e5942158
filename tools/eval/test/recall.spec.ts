import { describe, expect, it } from '@jest/globals';
import { foldName, nameScorer, usualWeight } from '@entity-registry/domain';
import { bestPlaces } from '../src/recall/best-places.js';
import { AGAINST_ALL, recallFigures } from '../src/recall/measure.js';
import type { RecallOutcome } from '../src/recall/measure.js';
import { otherNameQueries } from '../src/recall/other-names.js';
import { madeQueries } from '../src/recall/world-queries.js';

const outcome = (level: RecallOutcome['level'], own: Partial<RecallOutcome>): RecallOutcome => ({
  ...{ level, category: 'invented', query: 'Zumbador', kind: 'Organization', wanted: 'zumbador', decided: 'right' },
  ...{ taken: null, milliseconds: 1, found: true, reachable: true, exhaustive: false, ...own },
});

describe('the ceiling of recall', () => {
  it('has the best names of all, equal ones in their order', () => {
    const names = ['Quetzal', 'Zumbador Azul', 'Zumbador', 'Tucán', 'Zumbador, S.A.'].map((name) => ({
      name,
      kind: 'Organization' as const,
    }));
    const scorer = nameScorer({ name: 'Zumbador', type: 'Organization' }, usualWeight);
    expect(bestPlaces(names, scorer, 2)).toEqual([2, 4]);
    expect(bestPlaces(names, () => ({ confidence: 0.5 }), 2)).toEqual([0, 1]);
    expect(bestPlaces(names, scorer, 9)).toHaveLength(5);
  });

  it('is reported for the world, and for queries of the registers that were scored against every name', () => {
    const figures = recallFigures([
      outcome('easy', { exhaustive: true }),
      outcome('hard', { found: false }),
      outcome('world', { exhaustive: true, found: false }),
      outcome('world', { exhaustive: true, reachable: false }),
      outcome('other name', { exhaustive: true }),
      outcome('other name', { exhaustive: true, found: false }),
    ]);
    expect(figures.find(({ name }) => name === AGAINST_ALL)).toMatchObject({ queries: 1, ofCeiling: 1 });
    expect(figures.find(({ name }) => name === 'world')).toMatchObject({ queries: 2, ceiling: 0.5, ofCeiling: 0 });
    expect(figures.find(({ name }) => name === 'other name')).toMatchObject({ queries: 2, ofCeiling: 0.5 });
  });
});

describe('queries for other names', () => {
  const names = [{ name: 'Zumbador Azul, S.A.', kind: 'Organization' as const }];

  it('want the current name, in every way that the other name allows', () => {
    const others = [{ name: 'Quetzal Dorado Marino', kind: 'Organization' as const, place: 0 }];
    const made = otherNameQueries(others, names, 3);
    expect(made.map(({ category, wanted }) => [category, wanted])).toEqual([
      ['as written', 'zumbador azul s a'],
      ['typing error', 'zumbador azul s a'],
      ['a word dropped', 'zumbador azul s a'],
    ]);
    expect(new Set(made.map(({ query }) => query)).size).toBe(3);
  });

  it('leave out ways that would leave too little', () => {
    const others = [{ name: 'Xul 7', kind: 'Organization' as const, place: 0 }];
    expect(otherNameQueries(others, names, 3).map(({ category }) => category)).toEqual(['as written']);
  });
});

describe('queries of the world', () => {
  it('differ from their entries, in every class', () => {
    const made = madeQueries(['Zumbador Azul', 'Quetzal Dorado', 'Tucán Verde'], 3);
    expect(made.filter(({ query, entry }) => query.query === entry.name)).toEqual([]);
    expect(made.filter(({ query, entry }) => query.wanted !== foldName(entry.name))).toEqual([]);
    const classes = Map.groupBy(made, ({ query }) => query.category);
    expect([...classes.values()].map((own) => own.length)).toEqual([3, 3, 3, 3, 3, 3]);
  });
});
