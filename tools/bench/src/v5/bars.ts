import { lookup } from '@entity-registry/domain';
import type { Measurement } from '../load.js';
import { percentileBar } from '../report.js';
import type { Bar } from '../report.js';

type Percentile = 'p95' | 'p99';

/** Performance targets of v5 in milliseconds; see docs/benchmarks.md. */
const BARS = {
  'resolve by id': ['p99', 8],
  'resolve by name': ['p95', 25],
  'resolve batch of 100': ['p95', 1_000],
  'network, depth 2': ['p95', 30],
  'search entities': ['p95', 30],
} as const satisfies Record<string, readonly [Percentile, number]>;

const SURFACE_BAR = ['p95', 60] as const;

/** Prefix of the names of scenarios that search a surface. */
export const SURFACE = 'search ';

/** The targets of a scenario, and whether it meets them. */
export function v5Bars(scenario: string, measured: Measurement): Bar[] {
  const bar = barOf(scenario) ?? (scenario.startsWith(SURFACE) ? SURFACE_BAR : undefined);
  if (bar === undefined) return [];
  const [percentile, limit] = bar;
  return [percentileBar(percentile, measured, limit)];
}

function barOf(scenario: string): readonly [Percentile, number] | undefined {
  return lookup(BARS, scenario);
}
