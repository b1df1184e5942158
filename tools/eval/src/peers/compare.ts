import { classOf } from '../evaluate.js';
import { areaUnderCurve, bestLevel } from '../metrics.js';
import type { ScoredPair } from '../metrics.js';
import type { LabeledPair, PairSet } from '../pairs/pair.js';
import { leadInterval } from './lead-interval.js';
import type { Interval } from './lead-interval.js';
import type { PeerScores } from './score-peers.js';

/** What a matcher reaches on a group of pairs. */
export interface Reached {
  area: number;
  f1: number;
}

export interface Comparison {
  section: string;
  group: string;
  pairs: number;
  matches: number;
  /** Places of its pairs in the list of all pairs. */
  places: readonly number[];
  /** Ours first, then each peer. */
  reached: Reached[];
}

export interface Lead {
  group: string;
  measure: 'area' | 'best F1';
  peer: string;
  ours: number;
  theirs: number;
  /** Of the lead, in 95 of 100 samples like this one. */
  interval: Interval;
}

interface Group {
  section: string;
  group: string;
  /** Places of its pairs in the list of all pairs. */
  places: number[];
}

const SECTIONS: readonly (readonly [set: PairSet, section: string])[] = [
  ['world', 'World set'],
  ['wide', 'Wide set'],
  ['registers', 'Regional names'],
  ['name_pairs', 'Name pairs'],
];

const kindWord = ({ kind }: LabeledPair): string => (kind === 'Organization' ? 'companies' : 'persons');

function groupOf(pair: LabeledPair): string {
  if (pair.set === 'world') return classOf(pair);
  if (pair.set === 'wide') return pair.category.split(':')[0] ?? pair.category;
  return pair.set === 'registers' ? pair.category : 'name pairs';
}

/**
 * The groups that matchers are compared on: totals per set and kind, then each category. A category with only matches is
 * measured against all other pairs of its set and kind, and one without matches against all matches of those.
 */
export function groupsOf(pairs: readonly LabeledPair[]): Group[] {
  const places = pairs.map((_, at) => at);
  const of = (at: number): LabeledPair => {
    const pair = pairs[at];
    if (pair === undefined) throw new RangeError(`no pair ${String(at)}`);
    return pair;
  };
  const totalOf = (pair: LabeledPair): string => `${pair.set}|${kindWord(pair)}`;
  const totals = Map.groupBy(places, (at) => totalOf(of(at)));
  return SECTIONS.flatMap(([set, section]) => {
    const own = places.filter((at) => of(at).set === set);
    const kinds = [...Map.groupBy(own, (at) => kindWord(of(at)))].map(([kind, members]) => ({
      section: 'Totals',
      group: `${section.toLowerCase()}, ${kind}`,
      places: members,
    }));
    const categories = [...Map.groupBy(own, (at) => groupOf(of(at)))].map(([group, members]) => {
      const [first = 0] = members;
      const answers = new Set(members.map((at) => of(at).match));
      const missing =
        answers.size === 2
          ? []
          : (totals.get(totalOf(of(first))) ?? []).filter((at) => of(at).match !== of(first).match);
      return { section, group, places: [...members, ...missing] };
    });
    return [...kinds, ...(set === 'name_pairs' ? [] : categories.sort((a, b) => (a.group < b.group ? -1 : 1)))];
  });
}

type Measure = keyof Reached;

const MEASURED: Readonly<Record<Measure, (judged: readonly ScoredPair[]) => number>> = {
  area: areaUnderCurve,
  f1: (judged) => bestLevel(judged).f1,
};

const judgedPairs = (
  pairs: readonly LabeledPair[],
  places: readonly number[],
  { scores }: Pick<PeerScores, 'scores'>,
): ScoredPair[] => places.map((at) => ({ confidence: scores[at] ?? 0, match: pairs[at]?.match === true }));

/** The area and the best F1 of each matcher on each group. */
export function compare(pairs: readonly LabeledPair[], matchers: readonly PeerScores[]): Comparison[] {
  return groupsOf(pairs).map(({ section, group, places }) => {
    const reached = matchers.map((matcher) => {
      const judged = judgedPairs(pairs, places, matcher);
      return { area: MEASURED.area(judged), f1: MEASURED.f1(judged) };
    });
    const matches = places.filter((at) => pairs[at]?.match === true).length;
    return { section, group, pairs: places.length, matches, places, reached };
  });
}

/** Differences below this are not shown. */
const SHOWN = 0.0005;

/** Where a peer is ahead of us, by the largest lead in each group and measure. `matchers`: ours first. */
export function leadsOf(
  comparisons: readonly Comparison[],
  pairs: readonly LabeledPair[],
  matchers: readonly PeerScores[],
): Lead[] {
  const [own] = matchers;
  return comparisons.flatMap(({ group, reached, places }) =>
    (['area', 'f1'] as const).flatMap((measure): Lead[] => {
      const ours = reached[0]?.[measure] ?? NaN;
      const best = Math.max(...reached.slice(1).map((each) => each[measure]));
      const peer = matchers[reached.findIndex((each, at) => at > 0 && each[measure] === best)];
      if (!(best - ours > SHOWN) || own === undefined || peer === undefined) return [];
      const interval = leadInterval(
        judgedPairs(pairs, places, peer),
        judgedPairs(pairs, places, own),
        MEASURED[measure],
        `${group}|${measure}`,
      );
      const name = measure === 'area' ? 'area' : 'best F1';
      return [{ group, measure: name, peer: peer.name, ours, theirs: best, interval }];
    }),
  );
}
