import { calibrationError } from './metrics.js';
import type { LabeledPair } from './pairs/pair.js';
import { scriptOf } from './pairs/world/entities.js';

type Judged = LabeledPair & { confidence: number };

/** How far confidence is from the share of matches, in pairs of one kind whose names are in the same two scripts. */
export interface CalibrationClass {
  name: string;
  pairs: number;
  matches: number;
  error: number;
}

const kindOf = ({ kind }: Judged): string => (kind === 'Organization' ? 'companies' : 'persons');

function classOf(pair: Judged): string {
  const scripts = [scriptOf(pair.query), scriptOf(pair.candidate)].sort();
  return `${kindOf(pair)}, ${scripts.join(' and ')}, no identifier`;
}

/** The calibration of each class, the largest first. The pairs have no identifiers. */
export function calibrationClasses(pairs: readonly Judged[]): CalibrationClass[] {
  return [...Map.groupBy(pairs, classOf)]
    .map(([name, own]) => ({
      name,
      pairs: own.length,
      matches: own.filter(({ match }) => match).length,
      error: calibrationError(own),
    }))
    .sort((one, other) => other.pairs - one.pairs || (one.name < other.name ? -1 : 1));
}
