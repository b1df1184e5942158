/**
 * What a query is for. `identify`: the one right entity. `screen`: everyone on a list who may be meant. The evidence is the same.
 * `screen` has other costs (costs-of-screen.ts), other odds, because most screened names mean nobody on a list
 * (calibration-of-screen.ts), and other levels.
 */
export const MATCH_MODES = ['identify', 'screen'] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

export const DEFAULT_MATCH_MODE: MatchMode = 'identify';

/** A candidate at or above this level, with {@link MATCH_MARGIN} to the next, is accepted as the match. */
export const ACCEPT_LEVEL = 0.8;

/** Candidates below this level are not returned. */
export const POSSIBLE_LEVEL = 0.3;

/** The same in `screen`, where a false hit costs less than a missed one. */
const POSSIBLE_LEVEL_OF_SCREEN = 0.1;

/** How far the next candidate must be below the first. */
const MATCH_MARGIN = 0.05;

/** In `screen`, two candidates who would both be accepted are both looked at: their confidences come from several curves. */
const MARGIN_OF_SCREEN = 0.2;

export interface MatchLevels {
  accept: number;
  possible: number;
  margin: number;
}

export const MATCH_LEVELS: Readonly<Record<MatchMode, MatchLevels>> = {
  identify: { accept: ACCEPT_LEVEL, possible: POSSIBLE_LEVEL, margin: MATCH_MARGIN },
  screen: { accept: ACCEPT_LEVEL, possible: POSSIBLE_LEVEL_OF_SCREEN, margin: MARGIN_OF_SCREEN },
};
