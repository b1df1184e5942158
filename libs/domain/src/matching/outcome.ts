import { MATCH_LEVELS } from './match-mode.js';
import type { MatchLevels } from './match-mode.js';

/** Version of the scoring and of the levels; shown with every response. */
export const ALGORITHM = '2026-11-24';

export interface Outcome {
  outcome: 'matched' | 'ambiguous' | 'no_match';
  /** Confidence of the first minus that of the second, 4 decimals. With one candidate, its confidence; without any, 0. */
  margin: number;
}

/**
 * The outcome for one query's candidates, best first: `matched` if the first is at or above the accept level and no other is
 * close, `ambiguous` if there is any plausible candidate, else `no_match`. A first candidate without the query's number is
 * not `matched` if another has it (`hasNumber`; absent: the query has none), or if its name is `common`.
 */
export function decideOutcome(
  ranked: readonly { confidence: number; hasNumber?: boolean; common?: boolean }[],
  { accept, possible, margin: least }: MatchLevels = MATCH_LEVELS.identify,
): Outcome {
  const [first = 0, second = 0] = ranked.map(({ confidence }) => confidence);
  const margin = Math.round((first - second) * 1e4) / 1e4;
  if (first < possible) return { outcome: 'no_match', margin };
  const numberOfAnother =
    ranked[0]?.hasNumber === false && ranked.some(({ hasNumber, confidence }) => hasNumber && confidence >= possible);
  const matched = first >= accept && margin >= least && !numberOfAnother && ranked[0]?.common !== true;
  return { outcome: matched ? 'matched' : 'ambiguous', margin };
}
