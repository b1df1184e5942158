import type { Feature } from './score-types.js';

/**
 * What a query is for. `identify`: the one right entity. `screen`: every entity that may be meant. The evidence is the same;
 * a missing word and two other letters cost less in `screen`, and the levels differ.
 */
export const MATCH_MODES = ['identify', 'screen'] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

export const DEFAULT_MATCH_MODE: MatchMode = 'identify';

/** A candidate at or above this level, with {@link MATCH_MARGIN} to the next, is accepted as the match. */
export const ACCEPT_LEVEL = 0.8;

/** Candidates below this level are not returned. */
export const POSSIBLE_LEVEL = 0.3;

/** How far the next candidate must be below the first. */
export const MATCH_MARGIN = 0.05;

export interface MatchLevels {
  accept: number;
  possible: number;
  margin: number;
}

export const MATCH_LEVELS: Readonly<Record<MatchMode, MatchLevels>> = {
  identify: { accept: ACCEPT_LEVEL, possible: POSSIBLE_LEVEL, margin: MATCH_MARGIN },
  screen: { accept: ACCEPT_LEVEL, possible: 0.25, margin: MATCH_MARGIN },
};

/** Features of words that only one side has. With score 0, the sides contradict each other. */
const MISSING_WORDS: ReadonlySet<string> = new Set(['left_out', 'describing_word', 'number']);
/** The share of their cost in `screen`: lists and customers rarely write all names. */
const SHARE_IN_SCREEN = 0.4;

/** The evidence as it counts in a mode. */
export function featuresInMode(features: readonly Feature[], mode: MatchMode): readonly Feature[] {
  if (mode === 'identify') return features;
  return features.map((found) => {
    if (!MISSING_WORDS.has(found.feature) || found.score === 0) return found;
    return { ...found, weight: Math.round(found.weight * SHARE_IN_SCREEN * 1e3) / 1e3 };
  });
}
