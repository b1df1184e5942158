import { usualWeight } from '@entity-registry/domain';
import type { WordWeight } from '@entity-registry/domain';
import { calibrationClasses } from './calibration-classes.js';
import type { CalibrationClass } from './calibration-classes.js';
import {
  areaUnderCurve,
  bestLevel,
  calibrationError,
  confusionAt,
  precisionAtRecall,
  precisionRecall,
  reliability,
} from './metrics.js';
import type { Bin, Confusion, Point } from './metrics.js';
import { halfOf } from './pairs/pair.js';
import type { Half, LabeledPair, NameKind } from './pairs/pair.js';

/** The evaluated function: the confidence, 0 to 1, that a candidate is the entity in the query. */
export type Score = (
  query: { name: string; type: NameKind | null },
  candidate: { name: string; kind: NameKind },
  weight: WordWeight,
) => { confidence: number };

export interface ScoredPair extends LabeledPair {
  confidence: number;
  half: Half;
}

/** Sets of names that are in no register of ours: their words have the usual weights. */
const UNCOUNTED: ReadonlySet<string> = new Set(['world', 'file']);

/** The score of one pair. The kind of the candidate is known, as for a caller that sends `type`. */
export function scorePair(pair: LabeledPair, score: Score, weight: WordWeight): number {
  const { query, candidate, kind } = pair;
  const told = UNCOUNTED.has(pair.set) ? usualWeight : weight;
  return score({ name: query, type: kind }, { name: candidate, kind }, told).confidence;
}

export function scorePairs(pairs: readonly LabeledPair[], score: Score, weight: WordWeight): ScoredPair[] {
  return pairs.map((pair) => ({ ...pair, confidence: scorePair(pair, score, weight), half: halfOf(pair) }));
}

export interface Figures extends Confusion {
  name: string;
  /** Area under the ROC curve; NaN if there are only matches, or none. */
  area: number;
  /** The level with the best F1, and that F1. */
  best: { level: number; f1: number };
  /** Precision at the level that finds nine of ten matches. */
  atRecall90: Point;
  calibrationError: number;
}

/** The figures of a group of pairs, at the level for accepting results. */
export function figuresOf(name: string, pairs: readonly ScoredPair[], level: number): Figures {
  return {
    name,
    ...confusionAt(pairs, level),
    area: areaUnderCurve(pairs),
    best: bestLevel(pairs),
    atRecall90: precisionAtRecall(pairs, 0.9),
    calibrationError: calibrationError(pairs),
  };
}

export interface CategoryFigures {
  set: string;
  category: string;
  match: boolean;
  decidable: boolean;
  pairs: number;
  /** Share at or above the level: the recall of matches, or the false positives of other pairs. */
  accepted: number;
  /** Mean confidence. */
  mean: number;
  highest: number;
}

/** One row for each category and true answer. */
export function byCategory(pairs: readonly ScoredPair[], level: number): CategoryFigures[] {
  const groups = Map.groupBy(
    pairs,
    (pair) => `${pair.set}|${pair.category}|${String(pair.match)}|${String(pair.decidable)}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { set, category, match, decidable } = first;
    return [
      {
        set,
        category,
        match,
        decidable,
        pairs: group.length,
        accepted: group.filter((pair) => pair.confidence >= level).length / group.length,
        mean: group.reduce((sum, pair) => sum + pair.confidence, 0) / group.length,
        highest: highestOf(group),
      },
    ];
  });
}

export interface Evaluation {
  /** Totals: all pairs, persons, companies, each set. */
  groups: Figures[];
  /** The world set: its totals, then each class. */
  world: Figures[];
  categories: CategoryFigures[];
  reliability: Bin[];
  /** By kind and scripts, the world set too. */
  classes: CalibrationClass[];
  /** The highest score, how many non-matching pairs have it, and the highest scores of non-matching pairs. */
  top: {
    highest: number;
    othersAtHighest: number;
    highestOther: number;
    highestUndecided: number;
    distinctAbove90: number;
  };
  /** Precision and recall of the regional names, for the chart. */
  curve: Point[];
}

const highestOf = (pairs: readonly ScoredPair[]): number =>
  pairs.reduce((most, pair) => Math.max(most, pair.confidence), 0);

const isScript = (category: string): boolean => category.includes('scripts: ');

/** The class of a pair of the world set: the category up to its colon, and each script by itself. */
export function classOf({ category }: LabeledPair): string {
  return isScript(category) ? category : (category.split(':')[0] ?? category);
}

function worldFigures(world: readonly ScoredPair[], level: number): Figures[] {
  if (world.length === 0) return [];
  const of = (kind: NameKind): ScoredPair[] => world.filter((pair) => pair.kind === kind);
  const classes = [...Map.groupBy(world, classOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    figuresOf('world set', world, level),
    figuresOf('world set, companies', of('Organization'), level),
    figuresOf('world set, persons', of('NaturalPerson'), level),
    ...classes.map(([name, pairs]) => figuresOf(name, pairs, level)),
  ];
}

const isRegional = (pair: ScoredPair): boolean => pair.set === 'registers';

/** True for pairs that give the figures: those of one part, and sets that have no parts. */
export const isReported = (pair: LabeledPair, half: Half = 'reported'): boolean =>
  pair.set === 'wide' || pair.set === 'file' || halfOf(pair) === half;

/** The figures of the reported half. Pairs that names alone can't decide are only in the categories. */
export function evaluate(scored: readonly ScoredPair[], level: number, half: Half = 'reported'): Evaluation {
  const own = scored.filter((pair) => isReported(pair, half));
  const decided = own.filter((pair) => pair.decidable);
  const main = decided.filter((pair) => pair.set === 'name_pairs' || pair.set === 'registers');
  const of = (name: string, pairs: readonly ScoredPair[]): Figures[] =>
    pairs.length === 0 ? [] : [figuresOf(name, pairs, level)];
  const highest = highestOf(main);
  const others = main.filter((pair) => !pair.match);
  return {
    groups: [
      ...of('all', main),
      ...of(
        'companies',
        main.filter((pair) => pair.kind === 'Organization'),
      ),
      ...of(
        'persons',
        main.filter((pair) => pair.kind === 'NaturalPerson'),
      ),
      ...of('regional registers', main.filter(isRegional)),
      ...of(
        'regional persons',
        main.filter((pair) => isRegional(pair) && pair.kind === 'NaturalPerson'),
      ),
      ...of(
        'name pairs',
        main.filter((pair) => pair.set === 'name_pairs'),
      ),
      ...of(
        'wide set',
        decided.filter((pair) => pair.set === 'wide'),
      ),
      ...of(
        'wide set, companies',
        decided.filter((pair) => pair.set === 'wide' && pair.kind === 'Organization'),
      ),
      ...of(
        'file',
        decided.filter((pair) => pair.set === 'file'),
      ),
    ],
    world: worldFigures(
      decided.filter((pair) => pair.set === 'world'),
      level,
    ),
    categories: byCategory(own, level),
    reliability: reliability(main),
    classes: calibrationClasses(decided.filter((pair) => pair.set !== 'wide')),
    curve: precisionRecall(main.filter(isRegional)),
    top: {
      highest,
      othersAtHighest: others.filter((pair) => pair.confidence >= highest).length,
      highestOther: highestOf(others),
      highestUndecided: highestOf(own.filter((pair) => !pair.decidable && !pair.match)),
      distinctAbove90: new Set(main.map((pair) => pair.confidence).filter((confidence) => confidence > 0.9)).size,
    },
  };
}

/**
 * The pairs of the tuning half that are furthest from the truth, at most `mostOfCategory` per category; never of the
 * wide set.
 */
export function worstErrors(scored: readonly ScoredPair[], most: number, mostOfCategory: number): ScoredPair[] {
  const errors = scored
    .filter((pair) => pair.half === 'tuning' && pair.set !== 'wide' && pair.decidable)
    .sort((a, b) => errorOf(b) - errorOf(a));
  const taken = new Map<string, number>();
  const varied = errors.filter(({ category }) => {
    const count = (taken.get(category) ?? 0) + 1;
    taken.set(category, count);
    return count <= mostOfCategory;
  });
  return varied.slice(0, most);
}

/** The pairs of the wide set that are furthest from the truth, for a reader who checks labels. */
export function worstOfWideSet(scored: readonly ScoredPair[], most: number): ScoredPair[] {
  return scored
    .filter((pair) => pair.set === 'wide' && pair.decidable)
    .sort((a, b) => errorOf(b) - errorOf(a))
    .slice(0, most);
}

function errorOf(pair: ScoredPair): number {
  return Math.abs(pair.confidence - Number(pair.match));
}
