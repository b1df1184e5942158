import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import type { Script } from '../names/scripts/latin-name.js';
import type { Feature } from './score-types.js';

/** Log-odds of the evidence, and what they were worth; between two points the line, beyond the last its distance. */
type Curve = readonly (readonly [evidence: number, odds: number])[];

/**
 * Read from the tuning parts of the evaluation (docs/resolution-evaluation.md): persons with some agreement are matches more
 * often than the evidence alone says, companies that differ in something less often. Every curve rises.
 */
const PERSONS: Curve = [
  [-6, -5.2],
  [-3, -3.3],
  [-1, -1],
  [0, 0],
  [1.12, 1.35],
  [1.6, 2.3],
  [2.2, 3.1],
  [3, 4],
  [5, 6],
];
/** Without vowels and across scripts, less agreement is possible. */
const PERSONS_OF_OTHER_SCRIPTS: Curve = [
  [-6, -4.4],
  [-3, -2],
  [-1, 0.2],
  [0, 1.2],
  [0.85, 2],
  [2, 3.2],
  [3, 4.2],
  [5, 6],
];
/** Aliases share little, and some are the same company; a legal form of another class (at -0.65) leaves it open. */
const COMPANIES: Curve = [
  [-10, -4.6],
  [-8, -3.3],
  [-4, -2.75],
  [-2, -2.5],
  [-1, -2.1],
  [-0.7, -1.6],
  [-0.65, -0.82],
  [0.3, -0.7],
  [1.2, -0.45],
  [1.386, 1.386],
  [2, 2.1],
  [2.5, 2.7],
  [3.5, 3.6],
  [4.5, 4.7],
  [6, 6.1],
];
/** Translated names of the same company share less, and what agrees across scripts does so rarely by chance. */
const COMPANIES_OF_OTHER_SCRIPTS: Curve = [
  [-10, -4.6],
  [-8, -2.4],
  [-6, -1.7],
  [-0.7, -1.55],
  [0.6, -1.2],
  [0.95, 1.386],
  [1.386, 1.8],
  [2.5, 2.9],
  [3.5, 3.6],
  [5, 4.5],
  [6, 5.5],
];

const CURVES: Readonly<Record<EntityKind, Readonly<Record<Script, Curve>>>> = {
  NaturalPerson: {
    latin: PERSONS,
    letters: PERSONS_OF_OTHER_SCRIPTS,
    vowelless: PERSONS_OF_OTHER_SCRIPTS,
    syllables: PERSONS,
  },
  Organization: {
    latin: COMPANIES,
    letters: COMPANIES_OF_OTHER_SCRIPTS,
    vowelless: COMPANIES_OF_OTHER_SCRIPTS,
    syllables: COMPANIES_OF_OTHER_SCRIPTS,
  },
};

function valueAt(curve: Curve, evidence: number): number {
  const next = curve.findIndex(([at]) => evidence < at);
  const [before, after] = [curve[next === -1 ? curve.length - 1 : next - 1], curve[next]];
  if (before === undefined) return evidence + (curve[0]?.[1] ?? 0) - (curve[0]?.[0] ?? 0);
  if (after === undefined) return evidence + before[1] - before[0];
  return before[1] + ((evidence - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

/** The script that two names are compared in: the one that gives the least to compare. */
export function comparedScript(one: Script, other: Script): Script {
  return (
    (['vowelless', 'syllables', 'letters'] as const).find((script) => one === script || other === script) ?? 'latin'
  );
}

/**
 * What the evidence was worth in names whose truth is known, as a feature that turns its sum into log-odds, so that the
 * confidence is a probability. It keeps the order of scores of one kind and script.
 */
export function calibrationFeature(kind: EntityKind, script: Script, features: readonly Feature[]): Feature[] {
  const evidence = features.reduce((sum, { weight }) => sum + weight, 0);
  const weight = Math.round((valueAt(CURVES[kind][script], evidence) - evidence) * 1e3) / 1e3;
  const detail = `how often ${kind === 'Organization' ? 'companies' : 'persons'} with such evidence were the same`;
  return weight === 0 ? [] : [{ feature: 'calibration', score: 0.5, weight, detail }];
}
