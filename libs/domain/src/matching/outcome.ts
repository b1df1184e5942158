import { MATCH_LEVELS } from './match-mode.js';
import type { MatchLevels } from './match-mode.js';

/** Version of the scoring and of the levels; shown with every response. */
export const ALGORITHM = '2026-11-27';

export interface Outcome {
  outcome: 'matched' | 'ambiguous' | 'no_match';
  /** Confidence of the first minus that of the second, 4 decimals. With one candidate, its confidence; without any, 0. */
  margin: number;
}

/** A candidate, as the outcome depends on it. */
export interface RankedCandidate {
  confidence: number;
  /** Whether it has the query's number; absent: the query has none. */
  hasNumber?: boolean;
  /** Whether many people have its name, as far as the query gives it. */
  common?: boolean;
  /** The {@link nameKey} of the name that was compared; absent: a number of the query tells it from others of that name. */
  name?: string;
}

/** Whether another candidate has the name of the first one, and no number of the query tells them apart. */
export function hasNamesake([first, ...others]: readonly RankedCandidate[]): boolean {
  if (first?.name === undefined) return false;
  return others.some(({ name, hasNumber }) => name === first.name && hasNumber === first.hasNumber);
}

/**
 * The outcome for one query's candidates, best first: `matched` if the first is at or above the accept level and no other is
 * close, `ambiguous` if there is any plausible candidate, else `no_match`. A first candidate is never `matched` if its name is
 * `common`, if another one has the same name, or if it lacks the query's number and another one has it. If it has the number,
 * one that only has the name isn't close.
 */
export function decideOutcome(
  ranked: readonly RankedCandidate[],
  { accept, possible, margin: least }: MatchLevels = MATCH_LEVELS.identify,
): Outcome {
  const [first = 0, second = 0] = ranked.map(({ confidence }) => confidence);
  const margin = Math.round((first - second) * 1e4) / 1e4;
  if (first < possible) return { outcome: 'no_match', margin };
  const numberOfAnother =
    ranked[0]?.hasNumber === false && ranked.some(({ hasNumber, confidence }) => hasNumber && confidence >= possible);
  const doubtful = numberOfAnother || ranked[0]?.common === true || hasNamesake(ranked);
  const onlyHolder = ranked[0]?.hasNumber === true && !ranked.slice(1).some(({ hasNumber }) => hasNumber);
  const clear = margin >= least || onlyHolder;
  return { outcome: first >= accept && clear && !doubtful ? 'matched' : 'ambiguous', margin };
}
