import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import type { Script } from '../names/scripts/latin-name.js';
import { valueAt } from './curve.js';
import type { Curve } from './curve.js';
import { totalOdds } from './log-odds.js';
import { POSSIBLE_LEVEL } from './match-mode.js';
import type { Feature } from './score-types.js';

/**
 * Log-odds of the evidence, and what they were worth, read from the tuning parts of the evaluation (docs/resolution-evaluation.md): persons with some agreement are matches more
 * often than the evidence alone says, companies that differ in something less often. Every curve rises.
 */
const PERSONS: Curve = [
  [-8, -5],
  [-5, -4.1],
  [-3, -3],
  [-2, -2.2],
  [-1, -1.3],
  [0, -0.4],
  [0.42, 1.386],
  [0.8, 1.8],
  [1.2, 2.9],
  [2, 3.9],
  [3, 4.8],
  [5, 6.2],
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

/** Just above the level from which `identify` shows a candidate. */
const POSSIBLE_ODDS = Math.log(POSSIBLE_LEVEL / (1 - POSSIBLE_LEVEL)) + 0.01;

/** The script that two names are compared in: the one that gives the least to compare. */
export function comparedScript(one: Script, other: Script): Script {
  if (one === other) return one;
  return (
    (['vowelless', 'syllables', 'letters'] as const).find((script) => one === script || other === script) ?? 'latin'
  );
}

/**
 * What the evidence was worth in names whose truth is known, as a feature that turns its sum into log-odds, so that the
 * confidence is a probability. It keeps the order of scores of one kind and script. `equal`: the names are the same, and so
 * possible, however short and common.
 */
export function calibrationFeature(
  kind: EntityKind,
  script: Script,
  features: readonly Feature[],
  equal: boolean,
): Feature[] {
  const evidence = totalOdds(features);
  const odds = Math.max(valueAt(CURVES[kind][script], evidence), equal ? POSSIBLE_ODDS : -Infinity);
  const weight = Math.round((odds - evidence) * 1e3) / 1e3;
  const detail = `how often ${kind === 'Organization' ? 'companies' : 'persons'} with such evidence were the same`;
  return weight === 0 ? [] : [{ feature: 'calibration', score: 0.5, weight, detail }];
}
