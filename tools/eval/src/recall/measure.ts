import { DEFAULT_JURISDICTION, decideOutcome, foldName, nameScorer } from '@entity-registry/domain';
import type { WordWeight } from '@entity-registry/domain';
import type { CandidateSource } from '@entity-registry/registry';
import { contains } from '../pairs/pair.js';
import type { WrittenName } from '../pairs/vocabulary.js';
import type { ExhaustiveSearch } from './exhaustive.js';
import type { RecallQuery } from './queries.js';

/** Candidates that are scored. */
export const CANDIDATES = 50;
/** Names from the exhaustive search that are scored. */
const GATHERED = 300;

export interface RecallOutcome extends RecallQuery {
  /** Whether the wanted name is among the candidates of the index. */
  found: boolean;
  /** Whether it is among the best of all names by score. */
  reachable: boolean;
  /** Whether that was measured by scoring every name, and not only similar ones. */
  exhaustive: boolean;
  /** The result: the right entity, the wrong one, several, or none. */
  decided: Decision;
  /** The accepted name, folded; null if none was. */
  taken: string | null;
  milliseconds: number;
}

type Decision = 'right' | 'wrong' | 'ambiguous' | 'no_match';

export interface RecallFigures {
  name: string;
  queries: number;
  /** Share found by the index. */
  found: number;
  /** Share that an exhaustive search finds. */
  ceiling: number;
  /** Share of the names found by the exhaustive search that the index finds too. */
  ofCeiling: number;
}

export interface RecallMeans {
  source: CandidateSource;
  search: ExhaustiveSearch;
  /** The positions of the best of all names, for queries that were scored against every name. */
  best: ReadonlyMap<RecallQuery, readonly number[]>;
  /** The other names of entities, by position. */
  others: ReadonlyMap<number, readonly WrittenName[]>;
  weight: WordWeight;
}

/** Runs each query against the index and, exhaustively, against everything. */
export async function measureRecall(
  queries: readonly RecallQuery[],
  names: readonly WrittenName[],
  { source, search, best, others, weight }: RecallMeans,
): Promise<RecallOutcome[]> {
  const folded = names.map(({ name }) => foldName(name));
  const outcomes: RecallOutcome[] = [];
  for (const query of queries) {
    const started = performance.now();
    const { candidates } = await source.find({
      jurisdiction: DEFAULT_JURISDICTION,
      name: query.query,
      kind: query.kind,
      limit: CANDIDATES,
    });
    const milliseconds = performance.now() - started;
    const places = candidates.map(({ pk }) => Number(pk) - 1);
    outcomes.push({
      ...query,
      ...decide(query, places, { names, others, folded }, weight),
      found: places.some((at) => folded[at] === query.wanted),
      reachable:
        best.get(query)?.some((at) => folded[at] === query.wanted) ??
        (query.level !== 'absent' && isReachable(query, names, folded, search, weight)),
      exhaustive: best.has(query),
      milliseconds,
    });
  }
  return outcomes;
}

interface Named {
  names: readonly WrittenName[];
  others: ReadonlyMap<number, readonly WrittenName[]>;
  folded: readonly string[];
}

/**
 * The outcome over the candidates, each by the best of its names; another person with the same name is enough to make it
 * ambiguous.
 */
function decide(
  query: RecallQuery,
  places: readonly number[],
  { names, others, folded }: Named,
  weight: WordWeight,
): { decided: Decision; taken: string | null } {
  const scorer = nameScorer({ name: query.query, type: query.kind }, weight);
  const ranked = places
    .flatMap((at) => {
      const name = names[at];
      if (name === undefined) return [];
      const confidences = [name, ...(others.get(at) ?? [])].map((each) => scorer(each).confidence);
      return [{ at, confidence: Math.max(...confidences) }];
    })
    .sort((a, b) => b.confidence - a.confidence || a.at - b.at);
  const { outcome } = decideOutcome(ranked);
  if (outcome !== 'matched') return { decided: outcome, taken: null };
  const taken = folded[ranked[0]?.at ?? -1] ?? null;
  return { decided: taken === query.wanted ? 'right' : 'wrong', taken };
}

function isReachable(
  query: RecallQuery,
  names: readonly WrittenName[],
  folded: readonly string[],
  search: ExhaustiveSearch,
  weight: WordWeight,
): boolean {
  const scorer = nameScorer({ name: query.query, type: query.kind }, weight);
  return [...search.gather({ name: query.query, kind: query.kind }, GATHERED)]
    .flatMap((at) => {
      const name = names[at];
      return name === undefined ? [] : [{ at, confidence: scorer(name).confidence }];
    })
    .sort((a, b) => b.confidence - a.confidence || a.at - b.at)
    .slice(0, CANDIDATES)
    .some(({ at }) => folded[at] === query.wanted);
}

export interface DecisionFigures {
  name: string;
  queries: number;
  right: number;
  wrong: number;
  /**
   * Wrong results whose name contains all words of the query, or the other way around: names alone can't distinguish
   * them.
   */
  within: number;
  ambiguous: number;
  none: number;
  /** Share of right results among those accepted without review; 1 if there are none. */
  precision: number;
}

/** The results for names in the registers and for names that aren't. */
export function decisionFigures(outcomes: readonly RecallOutcome[]): DecisionFigures[] {
  const of = (name: string, own: readonly RecallOutcome[]): DecisionFigures => {
    const count = (decided: Decision): number => own.filter((outcome) => outcome.decided === decided).length;
    const [right, wrong] = [count('right'), count('wrong')];
    return {
      name,
      queries: own.length,
      right,
      wrong,
      within: own.filter((each) => each.decided === 'wrong' && contains(each.query, each.taken ?? '')).length,
      ambiguous: count('ambiguous'),
      none: count('no_match'),
      precision: right + wrong === 0 ? 1 : right / (right + wrong),
    };
  };
  const levels = (['easy', 'hard', 'world', 'other name', 'absent'] as const).map((level) =>
    of(
      level,
      outcomes.filter((outcome) => outcome.level === level),
    ),
  );
  return [...levels, of('all', outcomes)];
}

/** The queries, of the registers' names, that were scored against every name. */
export const AGAINST_ALL = 'easy and hard, scored against every name';

/** Figures of each category, of each level, and of all. */
export function recallFigures(all: readonly RecallOutcome[]): RecallFigures[] {
  const outcomes = all.filter((outcome) => outcome.level !== 'absent');
  const of = (name: string, own: readonly RecallOutcome[]): RecallFigures => {
    const reachable = own.filter((outcome) => outcome.reachable);
    return {
      name,
      queries: own.length,
      found: own.filter((outcome) => outcome.found).length / own.length,
      ceiling: reachable.length / own.length,
      ofCeiling: reachable.length === 0 ? 1 : reachable.filter((outcome) => outcome.found).length / reachable.length,
    };
  };
  const categories = Map.groupBy(outcomes, (outcome) => `${outcome.level}: ${outcome.category}`);
  return [
    of('all', outcomes),
    of(
      'easy',
      outcomes.filter((outcome) => outcome.level === 'easy'),
    ),
    of(
      'hard',
      outcomes.filter((outcome) => outcome.level === 'hard'),
    ),
    of(
      AGAINST_ALL,
      outcomes.filter(({ exhaustive, level }) => exhaustive && (level === 'easy' || level === 'hard')),
    ),
    of(
      'world',
      outcomes.filter((outcome) => outcome.level === 'world'),
    ),
    of(
      'other name',
      outcomes.filter((outcome) => outcome.level === 'other name'),
    ),
    ...[...categories].map(([name, own]) => of(name, own)),
  ];
}

/** The time within which `share` of the searches finished, in ms. */
export function percentile(milliseconds: readonly number[], share: number): number {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
