import { classOf } from '../evaluate.js';
import { areaUnderCurve, bestLevel } from '../metrics.js';
import type { LabeledPair, PairSet } from '../pairs/pair.js';
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
  /** Ours first, then each peer. */
  reached: Reached[];
}

export interface Lead {
  group: string;
  measure: 'area' | 'best F1';
  peer: string;
  ours: number;
  theirs: number;
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

/** The area and the best F1 of each matcher on each group. */
export function compare(pairs: readonly LabeledPair[], matchers: readonly PeerScores[]): Comparison[] {
  return groupsOf(pairs).map(({ section, group, places }) => {
    const reached = matchers.map(({ scores }) => {
      const judged = places.map((at) => ({ confidence: scores[at] ?? 0, match: pairs[at]?.match === true }));
      return { area: areaUnderCurve(judged), f1: bestLevel(judged).f1 };
    });
    const matches = places.filter((at) => pairs[at]?.match === true).length;
    return { section, group, pairs: places.length, matches, reached };
  });
}

/** Differences below this are not shown. */
const SHOWN = 0.0005;

/** Where a peer is ahead of us, by the largest lead in each group and measure. */
export function leadsOf(comparisons: readonly Comparison[], names: readonly string[]): Lead[] {
  return comparisons.flatMap(({ group, reached }) =>
    (['area', 'f1'] as const).flatMap((measure): Lead[] => {
      const ours = reached[0]?.[measure] ?? NaN;
      const best = Math.max(...reached.slice(1).map((each) => each[measure]));
      if (!(best - ours > SHOWN)) return [];
      const peer = names[reached.findIndex((each, at) => at > 0 && each[measure] === best)] ?? '';
      return [{ group, measure: measure === 'area' ? 'area' : 'best F1', peer, ours, theirs: best }];
    }),
  );
}
