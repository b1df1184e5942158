/** Version of the scoring and of the numbers below; shown with every response. */
export const ALGORITHM = '2026-11-24';

/** A candidate at or above this level, with {@link MATCH_MARGIN} to the next, is accepted as the match. */
export const ACCEPT_LEVEL = 0.8;

/** Candidates below this level are not returned. */
export const POSSIBLE_LEVEL = 0.3;

/** How far the next candidate must be below the first. */
export const MATCH_MARGIN = 0.05;

export interface Outcome {
  outcome: 'matched' | 'ambiguous' | 'no_match';
  /** Confidence of the first minus that of the second, 4 decimals. With one candidate, its confidence; without any, 0. */
  margin: number;
}

/**
 * The outcome for one query's candidates, best first: `matched` if the first is at or above the accept level and no other is
 * close, `ambiguous` if there is any plausible candidate, else `no_match`.
 */
export function decideOutcome(ranked: readonly { confidence: number }[]): Outcome {
  const [first = 0, second = 0] = ranked.map(({ confidence }) => confidence);
  const margin = Math.round((first - second) * 1e4) / 1e4;
  if (first < POSSIBLE_LEVEL) return { outcome: 'no_match', margin };
  return { outcome: first >= ACCEPT_LEVEL && margin >= MATCH_MARGIN ? 'matched' : 'ambiguous', margin };
}
