import type { Feature } from './score-types.js';

/** The log-odds of a probability, in nats. */
export const oddsOf = (confidence: number): number => Math.log(confidence / (1 - confidence));

/** The log-odds that features add up to, in nats. */
export const totalOdds = (features: readonly Feature[]): number =>
  features.reduce((sum, { weight }) => sum + weight, 0);
