import type { ScoredPair } from '../metrics.js';
import { Random } from '../random.js';

/** The range of a difference, from low to high. */
export interface Interval {
  low: number;
  high: number;
}

const DRAWS = 1_000;
const OUTSIDE = 0.025;

/**
 * Where the lead of one matcher over another lies in 95 of 100 samples like this one: bootstrap of the pairs of a group, with the
 * scores of both matchers for each drawn pair. `theirs` and `ours` are scores of the same pairs. The same interval in every run.
 */
export function leadInterval(
  theirs: readonly ScoredPair[],
  ours: readonly ScoredPair[],
  measure: (judged: readonly ScoredPair[]) => number,
  seed: string,
): Interval {
  const random = new Random(seed);
  const leads: number[] = [];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const places = ours.map(() => random.below(ours.length));
    const drawn = (judged: readonly ScoredPair[]): ScoredPair[] => places.flatMap((at) => judged[at] ?? []);
    const lead = measure(drawn(theirs)) - measure(drawn(ours));
    // A draw without matches, or with nothing else, has no area.
    if (!Number.isNaN(lead)) leads.push(lead);
  }
  leads.sort((one, other) => one - other);
  const at = (share: number): number => leads[Math.round(share * (leads.length - 1))] ?? NaN;
  return { low: at(OUTSIDE), high: at(1 - OUTSIDE) };
}

/** True if a sample of this size doesn't tell which of two matchers is better. */
export const mayBeChance = ({ low, high }: Interval): boolean => low <= 0 && high >= 0;
