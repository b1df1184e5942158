import { describe, expect, it } from '@jest/globals';
import { foldName, scoreName } from '@entity-registry/domain';
import { editDistance } from '@entity-registry/registry';
import { evaluate, scorePairs, worstErrors, worstOfWideSet } from '../src/evaluate.js';
import {
  areaUnderCurve,
  bestLevel,
  calibrationError,
  confusionAt,
  precisionAtRecall,
  reliability,
} from '../src/metrics.js';
import { mistype, respell } from '../src/pairs/distort.js';
import { cutName, organizationPairs } from '../src/pairs/organization-pairs.js';
import { halfOf } from '../src/pairs/pair.js';
import type { LabeledPair } from '../src/pairs/pair.js';
import { personPairs } from '../src/pairs/person-pairs.js';
import { NearestNames, Vocabulary } from '../src/pairs/vocabulary.js';
import { Random, sampleBy } from '../src/random.js';
import { ExhaustiveSearch } from '../src/recall/exhaustive.js';
import { decisionFigures, percentile } from '../src/recall/measure.js';
import type { RecallOutcome } from '../src/recall/measure.js';
import { moreNames } from '../src/recall/more-names.js';
import { absentQueries, recallQueries } from '../src/recall/queries.js';
import { surnamesOf } from '../src/registers.js';
import type { RegisteredName, RegisteredPerson, Registers } from '../src/registers.js';
import { barsOf, document } from '../src/report/document.js';
import { picture } from '../src/report/picture.js';

const GIVEN = ['Tomasa', 'Eulalia', 'Anastasio', 'Zoila', 'Abelardo', 'Berta', 'Casilda', 'Domitila'];
const SURNAMES = ['Quirindongo', 'Varnoso', 'de la Zumba', 'Marañonés', 'Tuirazal', 'Bromelio', 'Calzadín', 'Xulmar'];

function person(at: number): RegisteredPerson {
  const given = [GIVEN[at % 8] ?? '', GIVEN[(at * 3 + 1) % 8] ?? ''];
  const surnames = [SURNAMES[(at + (at >> 3)) % 8] ?? '', SURNAMES[(at * 5 + 2) % 8] ?? ''];
  const name = [...given, ...surnames].join(' ');
  return { name, kind: 'NaturalPerson', register: 'invented', id: String(at), given, surnames };
}

function company(at: number): RegisteredName {
  const words = ['Inversiones', SURNAMES[at % 8] ?? '', 'del', GIVEN[(at * 3) % 8] ?? '', String(at % 4)];
  return { name: `${words.join(' ')}, S.A.`, kind: 'Organization', register: 'co_contracts', id: String(at) };
}

const registers: Registers = {
  people: Array.from({ length: 60 }, (_, at) => person(at)),
  organizations: Array.from({ length: 60 }, (_, at) => company(at)),
};
const vocabulary = new Vocabulary([...registers.people, ...registers.organizations]);
const pairs: LabeledPair[] = [
  ...personPairs(registers.people, vocabulary, 10),
  ...organizationPairs(registers.organizations, vocabulary, 10),
];

describe('figures', () => {
  const judged = [
    { confidence: 0.95, match: true },
    { confidence: 0.9, match: true },
    { confidence: 0.9, match: false },
    { confidence: 0.4, match: true },
    { confidence: 0.1, match: false },
  ];

  it('include precision, recall and F1 at a level', () => {
    const figures = confusionAt(judged, 0.9);
    expect(figures).toMatchObject({ pairs: 5, positives: 3, falsePositives: 1, falseNegatives: 1 });
    expect(figures.precision).toBeCloseTo(2 / 3);
    expect(figures.recall).toBeCloseTo(2 / 3);
    expect(figures.f1).toBeCloseTo(2 / 3);
    expect(confusionAt([], 0.5)).toMatchObject({ precision: 1, recall: 1, f1: 0 });
  });

  it('include the best level, and precision at a recall', () => {
    expect(bestLevel(judged).level).toBe(0.4);
    expect(bestLevel(judged).f1).toBeCloseTo(6 / 7);
    expect(precisionAtRecall(judged, 0.9)).toEqual({ level: 0.4, precision: 0.75, recall: 1 });
    // Pairs of one score are accepted or rejected together.
    expect(precisionAtRecall(judged, 0.6).precision).toBeCloseTo(2 / 3);
  });

  it('include a calibration error of 0 if scores match the outcomes, and 1 if they are the opposite', () => {
    const half = [0, 1].map((at) => ({ confidence: 0.5, match: at === 0 }));
    expect(calibrationError(half)).toBe(0);
    expect(calibrationError([{ confidence: 1, match: false }])).toBe(1);
    expect(reliability(half)[5]).toEqual({ from: 0.5, to: 0.6, pairs: 2, said: 0.5, was: 0.5 });
  });

  it('include how often a match scores higher than another pair, ties counting half', () => {
    expect(areaUnderCurve(judged)).toBeCloseTo((1 + 1 + 1 + 0.5 + 1 + 0) / 6);
    expect(areaUnderCurve([{ confidence: 1, match: true }])).toBeNaN();
  });

  it('include percentiles of times', () => {
    expect(percentile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(percentile([5, 1, 3, 2, 4], 0.95)).toBe(5);
  });
});

describe('pairs', () => {
  it('are the same in every run', () => {
    expect([
      ...personPairs(registers.people, vocabulary, 10),
      ...organizationPairs(registers.organizations, vocabulary, 10),
    ]).toEqual(pairs);
  });

  it('stay the same when a register grows', () => {
    expect(sampleBy(['b', 'a', 'c'], 2, 'salt', (text) => text)).toEqual(
      sampleBy(['c', 'b', 'a'], 2, 'salt', (text) => text),
    );
    expect(new Random('one').next()).not.toBe(new Random('two').next());
  });

  it('include matches and non-matches of persons and companies, and no name paired with itself', () => {
    for (const kind of ['NaturalPerson', 'Organization']) {
      for (const match of [true, false]) {
        expect(pairs.filter((pair) => pair.kind === kind && pair.match === match).length).toBeGreaterThan(10);
      }
    }
    expect(pairs.filter((pair) => pair.query === pair.candidate && pair.decidable)).toEqual([]);
  });

  it('of different names never have the same words', () => {
    const words = (name: string): string => foldName(name).split(' ').sort().join(' ');
    expect(
      pairs.filter((pair) => !pair.match && pair.decidable && words(pair.query) === words(pair.candidate)),
    ).toEqual([]);
  });

  it('of different persons never differ only by a particle or by a husband’s surname', () => {
    const people = [
      { name: 'Zoila Berta Varnoso Xulmar', given: ['Zoila', 'Berta'], surnames: ['Varnoso', 'Xulmar'] },
      { name: 'Del Tuirazal de Bromelio', given: ['Del'], surnames: ['Tuirazal', 'de Bromelio'] },
    ].map((each, at) => ({ ...each, kind: 'NaturalPerson' as const, register: 'invented', id: String(at) }));
    const queries = personPairs(people, vocabulary, 10).flatMap(({ match, query }) => (match ? [] : [query]));
    expect(queries).not.toContain('Zoila Del Varnoso Xulmar');
    expect(queries).not.toContain('Zoila Berta Varnoso de Bromelio');
  });

  it('of the same name are in the same half', () => {
    const halves = Map.groupBy(pairs, (pair) => foldName(pair.candidate));
    for (const own of halves.values()) expect(new Set(own.map(halfOf)).size).toBe(1);
    expect(new Set(pairs.map(halfOf))).toEqual(new Set(['tuning', 'reported']));
  });

  it('have exactly one edit for one typing error', () => {
    for (let at = 0; at < 200; at += 1) {
      expect(editDistance('quirindongo', mistype('quirindongo', new Random(String(at))), 1)).toBe(1);
    }
    expect(respell('ZUMBADOR', new Random('1'))).not.toBe('ZUMBADOR');
  });

  it('split names before their legal form, and keep particles with surnames', () => {
    expect(cutName('Zumbador del Tuira, S. de R.L.')).toEqual({
      words: ['Zumbador', 'del', 'Tuira,'],
      form: 'S. de R.L.',
    });
    expect(cutName('Zumbador').form).toBe('');
    expect(surnamesOf('DE LA ZUMBA VARNOSO')).toEqual(['DE LA ZUMBA', 'VARNOSO']);
  });

  it('use the other name that shares the rarest words', () => {
    const items = ['Zumbador Azul', 'Zumbador Verde', 'Quetzal Verde'].map((name) => ({
      name,
      kind: 'Organization' as const,
    }));
    const index = new NearestNames(items, new Vocabulary(items));
    expect(index.nearest({ name: 'Quetzal Zumbador', kind: 'Organization' }, 1, () => true)[0]?.name).toBe(
      'Quetzal Verde',
    );
  });
});

describe('evaluation', () => {
  const scored = scorePairs(pairs, scoreName, (word) => vocabulary.weight(word));
  const evaluation = evaluate(scored, 0.8);

  it('distinguishes synthetic names', () => {
    expect(evaluation.groups.find((group) => group.name === 'all')?.best.f1).toBeGreaterThan(0.85);
  });

  it('excludes pairs that names alone cannot decide from all totals', () => {
    const decided = scored.filter((pair) => pair.decidable && pair.half === 'reported').length;
    expect(evaluation.groups[0]?.pairs).toBe(decided);
  });

  it('lists only errors of the tuning half, a few per category', () => {
    const wide = scored.map((pair) => ({ ...pair, set: 'wide' as const }));
    const errors = worstErrors([...scored, ...wide], 50, 2);
    expect(errors.filter((pair) => pair.half !== 'tuning' || pair.set === 'wide')).toEqual([]);
    for (const own of Map.groupBy(errors, (pair) => pair.category).values()) expect(own.length).toBeLessThanOrEqual(2);
  });

  it('writes the worst errors of the wide set only to a reader of labels', () => {
    const wide = scored.map((pair) => ({ ...pair, set: 'wide' as const }));
    expect(new Set(worstOfWideSet([...scored, ...wide], 50).map(({ set }) => set))).toEqual(new Set(['wide']));
  });

  it('has the same totals with and without a file of pairs', () => {
    const file = scored.map((pair) => ({ ...pair, set: 'file' as const }));
    const groups = evaluate([...scored, ...file], 0.8).groups;
    expect(groups.filter(({ name }) => name !== 'file')).toEqual(evaluation.groups);
    expect(groups.find(({ name }) => name === 'file')?.pairs).toBe(scored.filter((pair) => pair.decidable).length);
  });

  it('reports the targets in text and a chart', () => {
    const text = document(evaluation, null, 0.8, 'picture.svg');
    for (const { what } of barsOf(evaluation, null)) expect(text).toContain(what);
    expect(text).toContain('![Confidence against truth, and precision against recall](picture.svg)');
    expect(picture(evaluation)).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(picture(evaluation)).not.toContain('NaN');
  });
});

describe('searches', () => {
  it('use names in the registers, and names that are not in them', () => {
    const queries = recallQueries(registers, vocabulary, 3);
    const names = new Set([...registers.people, ...registers.organizations].map(({ name }) => foldName(name)));
    expect(queries.filter((query) => !names.has(query.wanted))).toEqual([]);
    expect(new Set(queries.map((query) => query.level))).toEqual(new Set(['easy', 'hard']));
    const strangers = ['Pánfilo Nadie Ninguno', registers.people[0]?.name ?? ''];
    expect(absentQueries(strangers, registers, 5).map((query) => query.query)).toEqual(['Pánfilo Nadie Ninguno']);
  });

  it('find names with two errors in a word, or with joined words, if exhaustive', () => {
    const names = [...registers.people, ...registers.organizations];
    const search = new ExhaustiveSearch(names, vocabulary);
    const gathered = (name: string): (string | undefined)[] =>
      [...search.gather({ name, kind: 'NaturalPerson' }, 20)].map((at) => names[at]?.name);
    const wanted = registers.people[9];
    const [given = '', second = ''] = wanted?.given ?? [];
    const surnames = wanted?.surnames.join(' ') ?? '';
    expect(gathered(`${given} ${second}${surnames}`)).toContain(wanted?.name);
    expect(gathered(`${given.replace(/.$/, 'x')} ${second} ${surnames}`)).toContain(wanted?.name);
  });

  it('are counted by outcome, with wrong ones that names alone cannot distinguish', () => {
    const outcome = (level: RecallOutcome['level'], decided: RecallOutcome['decided'], taken: string | null) =>
      ({ level, decided, taken, query: 'Zoila Eulalia Varnoso' }) as RecallOutcome;
    const figures = decisionFigures([
      outcome('easy', 'right', 'zoila eulalia varnoso'),
      outcome('easy', 'ambiguous', null),
      outcome('absent', 'wrong', 'zoila varnoso'),
      outcome('absent', 'wrong', 'zoila xulmar'),
    ]);
    expect(figures.find(({ name }) => name === 'absent')).toMatchObject({ wrong: 2, within: 1, precision: 0 });
    expect(figures.find(({ name }) => name === 'all')).toMatchObject({ queries: 4, right: 1, ambiguous: 1 });
  });

  it('run among the requested number of generated names, the same in every run', () => {
    expect(moreNames(registers, 50)).toHaveLength(50);
    expect(moreNames(registers, 50)).toEqual(moreNames(registers, 50));
  });
});
