import { MATCH_LEVELS, MATCH_MODES, nameScorer } from '@entity-registry/domain';
import type { MatchMode, WordWeight } from '@entity-registry/domain';
import type { NameKind } from '../pairs/pair.js';
import type { HonestName } from './honest-names.js';
import type { ListedParty, ListName } from './listed-parties.js';
import type { ListedNames } from './listed-names.js';
import type { ScreeningHalf, TrueHit } from './true-hits.js';

/** A screened name with its best listed name: of its own party if it means one, else of any. */
export interface Screened {
  kind: NameKind;
  category: string;
  /** True if the name means a listed party. */
  meant: boolean;
  decidable: boolean;
  half: ScreeningHalf;
  query: string;
  listed: string;
  /** Null for names that mean a listed party. */
  list: ListName | null;
  confidence: Readonly<Record<MatchMode, number>>;
}

const byMode = (confidenceIn: (mode: MatchMode) => number): Record<MatchMode, number> => ({
  identify: confidenceIn('identify'),
  screen: confidenceIn('screen'),
});

/** Scores names that mean a listed party against the names of that party. */
export function screenTrueHits(hits: readonly TrueHit[], weight: WordWeight): Screened[] {
  return hits.map(({ query, names, kind, ...hit }) => {
    const best = (mode: MatchMode): { listed: string; confidence: number } => {
      const score = nameScorer({ name: query, type: kind }, weight, mode);
      return names
        .map((listed) => ({ listed, confidence: score({ name: listed, kind }).confidence }))
        .reduce((one, other) => (other.confidence > one.confidence ? other : one));
    };
    const { listed } = best('screen');
    return {
      ...hit,
      kind,
      query,
      meant: true,
      listed,
      list: null,
      confidence: byMode((mode) => best(mode).confidence),
    };
  });
}

/** The best hits for names that mean nobody on a list. */
export function screenHonestNames(
  names: readonly HonestName[],
  listed: Readonly<Record<NameKind, ListedNames>>,
): Screened[] {
  return names.map((screened) => {
    const hits = listed[screened.kind].bestHits(screened, MATCH_MODES);
    const { kind, half, name: query } = screened;
    const { name = '', list = null } = hits.screen ?? {};
    const confidence = byMode((mode) => hits[mode]?.confidence ?? 0);
    return {
      kind,
      category: formOf(query),
      meant: false,
      decidable: true,
      half,
      query,
      listed: name,
      list,
      confidence,
    };
  });
}

/** What a name that means nobody looks like: short names and initials are like those of many. */
function formOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  if (words.some((word) => /^\p{L}\.?$/u.test(word))) return 'with an initial';
  if (words.length <= 2) return 'two words or one';
  return words.length === 3 ? 'three words' : 'four words or more';
}

/** Lists of sanctions and of exposed persons. */
export const MUST_SCREEN: ReadonlySet<string> = new Set(['ofac', 'eu', 'peps']);

const isFalseHit = ({ list }: Screened): boolean => list !== null && MUST_SCREEN.has(list);

export interface LevelShares {
  level: number;
  /** The share of names that mean a listed party and would be shown, and of others with a hit on a list that must be screened. */
  recall: number;
  falseHits: number;
}

const LEVELS = [0.1, 0.12, 0.14, 0.16, 0.2, 0.25, 0.3];
/** What only `identify` shows is just above the level, whatever the level is. */
const JUST_SHOWN = 0.002;

function levelsOf(own: readonly Screened[]): LevelShares[] {
  const { possible } = MATCH_LEVELS.screen;
  const isAt =
    (level: number) =>
    ({ confidence: { screen } }: Screened): boolean =>
      screen >= level || (screen >= possible && screen < possible + JUST_SHOWN);
  const [meant, others] = [own.filter((each) => each.meant && each.decidable), own.filter((each) => !each.meant)];
  return LEVELS.map((level) => ({
    level,
    recall: shareOf(meant, isAt(level)),
    falseHits: shareOf(others, (each) => isFalseHit(each) && isAt(level)(each)),
  }));
}

/** False hits on lists that must be screened, by the form of the name. */
function formsOf(own: readonly Screened[]): ShownShare[] {
  const others = own.filter((each) => !each.meant);
  const counted = others.map((each) => (isFalseHit(each) ? each : { ...each, confidence: { identify: 0, screen: 0 } }));
  const forms = [...Map.groupBy(counted, ({ category }) => category)].sort(([one], [other]) => (one < other ? -1 : 1));
  return forms.map(([form, some]) => shownShare(form, some));
}

const isShown = ({ confidence }: Screened, mode: MatchMode): boolean => confidence[mode] >= MATCH_LEVELS[mode].possible;

const shareOf = (all: readonly Screened[], counts: (each: Screened) => boolean): number =>
  all.length === 0 ? NaN : all.filter(counts).length / all.length;

export interface ShownShare {
  name: string;
  names: number;
  /** The share that has a hit in each mode: recall of listed parties, or false hits of others. */
  shown: Readonly<Record<MatchMode, number>>;
  /** The share at or above the accept level in `screen`. */
  accepted: number;
}

function shownShare(name: string, own: readonly Screened[]): ShownShare {
  return {
    name,
    names: own.length,
    shown: byMode((mode) => shareOf(own, (each) => isShown(each, mode))),
    accepted: shareOf(own, ({ confidence }) => confidence.screen >= MATCH_LEVELS.screen.accept),
  };
}

export interface ReliabilityBin {
  from: number;
  to: number;
  /** Names whose best hit has such a confidence: those that mean the party, and others. */
  meant: number;
  others: number;
  /** Mean confidence, and the share that means the party, at the base rate. */
  said: number;
  was: number;
}

/** One screened name in so many means a listed party. */
export const ONE_IN = 20;
const EDGES = [0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 1];

/** Confidence and truth, with both groups of names in the proportion of the base rate. */
export function screeningReliability(all: readonly Screened[]): ReliabilityBin[] {
  const decided = all.filter(({ decidable }) => decidable);
  const count = (meant: boolean): number => Math.max(1, decided.filter((each) => each.meant === meant).length);
  const [meantCount, otherCount] = [count(true), count(false)];
  const weightOf = ({ meant }: Screened): number => (meant ? 1 / ONE_IN / meantCount : (1 - 1 / ONE_IN) / otherCount);
  return EDGES.slice(0, -1).map((from, at) => {
    const to = EDGES[at + 1] ?? 1;
    const own = decided.filter(({ confidence }) => confidence.screen >= from && confidence.screen < to);
    const weight = own.reduce((sum, each) => sum + weightOf(each), 0);
    const mean = (value: (each: Screened) => number): number =>
      weight === 0 ? 0 : own.reduce((sum, each) => sum + weightOf(each) * value(each), 0) / weight;
    const meant = own.filter((each) => each.meant).length;
    const [said, was] = [mean(({ confidence }) => confidence.screen), mean((each) => Number(each.meant))];
    return { from, to, meant, others: own.length - meant, said, was };
  });
}

export interface ScreeningEvaluation {
  parties: { list: ListName; persons: number; companies: number }[];
  /** Totals of names that mean listed parties, then each category; those that names alone can't tell are last. */
  recall: Record<NameKind, ShownShare[]>;
  /** Names that mean nobody listed: all, then by the list of the best hit. */
  honest: Record<NameKind, ShownShare[]>;
  /** The same by the form of the name, only for lists that must be screened. */
  forms: Record<NameKind, ShownShare[]>;
  /** What other levels would show. */
  levels: Record<NameKind, LevelShares[]>;
  reliability: Record<NameKind, ReliabilityBin[]>;
  /** Names that `identify` shows and `screen` doesn't, and the same of those that mean the party. */
  hidden: Record<NameKind, { meant: number; others: number }>;
}

const LISTS = ['ofac', 'eu', 'peps', 'leaks'] as const;

const ofKinds = <Value>(valueOf: (kind: NameKind) => Value): Record<NameKind, Value> => ({
  NaturalPerson: valueOf('NaturalPerson'),
  Organization: valueOf('Organization'),
});

function recallOf(own: readonly Screened[]): ShownShare[] {
  const meant = own.filter((each) => each.meant);
  const [told, untold] = [meant.filter((each) => each.decidable), meant.filter((each) => !each.decidable)];
  const categories = [...Map.groupBy(told, ({ category }) => category)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return [
    shownShare('all', told),
    ...categories.map(([category, some]) => shownShare(category, some)),
    shownShare('other names of the party, which no spelling tells', untold),
  ];
}

function honestOf(own: readonly Screened[]): ShownShare[] {
  const others = own.filter((each) => !each.meant);
  const elsewhere = { identify: 0, screen: 0 };
  const byList = (list: ListName): Screened[] =>
    others.map((each) => (each.list === list ? each : { ...each, confidence: elsewhere }));
  return [shownShare('all', others), ...LISTS.map((list) => shownShare(list, byList(list)))];
}

/** The figures of one half of the names. */
export function evaluateScreening(
  parties: readonly ListedParty[],
  screened: readonly Screened[],
  half: ScreeningHalf,
): ScreeningEvaluation {
  const own = ofKinds((kind) => screened.filter((each) => each.kind === kind && each.half === half));
  const counted = (list: ListName, kind: NameKind): number =>
    parties.filter((party) => party.list === list && party.kind === kind).length;
  const hidden = (some: readonly Screened[]): number =>
    some.filter((each) => isShown(each, 'identify') && !isShown(each, 'screen')).length;
  return {
    parties: LISTS.map((list) => ({
      list,
      persons: counted(list, 'NaturalPerson'),
      companies: counted(list, 'Organization'),
    })),
    recall: ofKinds((kind) => recallOf(own[kind])),
    honest: ofKinds((kind) => honestOf(own[kind])),
    forms: ofKinds((kind) => formsOf(own[kind])),
    levels: ofKinds((kind) => levelsOf(own[kind])),
    reliability: ofKinds((kind) => screeningReliability(own[kind])),
    hidden: ofKinds((kind) => ({
      meant: hidden(own[kind].filter((each) => each.meant && each.decidable)),
      others: hidden(own[kind].filter((each) => !each.meant)),
    })),
  };
}
