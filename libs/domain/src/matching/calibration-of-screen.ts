import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import type { Script } from '../names/scripts/latin-name.js';
import { isPartOfCommonName } from './common-name.js';
import { valueAt } from './curve.js';
import type { Curve } from './curve.js';
import { oddsOf, totalOdds } from './log-odds.js';
import { MATCH_LEVELS } from './match-mode.js';
import type { Feature } from './score-types.js';

/*
 * Evidence of a listed name, and the log-odds that its party is meant, if one screened name in twenty means a listed party: read
 * from names of listed parties as files have them, and of people and companies that aren't listed (docs/screening-evaluation.md,
 * tuning half). Every curve rises.
 */
const PERSONS: Curve = [
  [-6, -7.5],
  [-3, -4.8],
  [-1.25, -3],
  [-0.5, -2.2],
  [-0.12, -1.3],
  [0.15, -0.65],
  [0.45, 0.2],
  [1.25, 1],
  [1.75, 1.7],
  [2.25, 2],
  [2.75, 3],
  [3.5, 4.2],
  [5, 5.7],
];
/** Hardly anybody who isn't listed shares a name with one in another script. */
const PERSONS_OF_OTHER_SCRIPTS: Curve = [
  [-6, -5.5],
  [-3, -3.4],
  [-1.9, -2.2],
  [-1, -0.7],
  [0, 0.5],
  [1, 1.6],
  [2, 2.8],
  [3.5, 4.2],
  [5, 5.7],
];
const COMPANIES: Curve = [
  [-7, -6],
  [-4.5, -3.8],
  [-3.4, -3],
  [-2.5, -2.2],
  [-1.75, -1],
  [-1.25, -0.6],
  [-0.5, -0.2],
  [0.5, 0.5],
  [1.25, 1.9],
  [3, 3.3],
  [5, 4.8],
  [7, 6.3],
];
const COMPANIES_OF_OTHER_SCRIPTS: Curve = [
  [-9, -5],
  [-6.5, -3.4],
  [-5, -2.2],
  [-4, -1.3],
  [-2, 0.2],
  [0, 1.5],
  [2, 2.8],
  [4, 4],
  [6, 5.5],
];

const CURVES: Readonly<Record<EntityKind, Readonly<Record<Script, Curve>>>> = {
  NaturalPerson: {
    latin: PERSONS,
    letters: PERSONS_OF_OTHER_SCRIPTS,
    vowelless: PERSONS_OF_OTHER_SCRIPTS,
    syllables: PERSONS_OF_OTHER_SCRIPTS,
  },
  Organization: {
    latin: COMPANIES,
    letters: COMPANIES_OF_OTHER_SCRIPTS,
    vowelless: COMPANIES_OF_OTHER_SCRIPTS,
    syllables: COMPANIES_OF_OTHER_SCRIPTS,
  },
};

/** A little above the level, so that rounding doesn't hide what is just at it. */
const JUST_SHOWN = oddsOf(MATCH_LEVELS.screen.possible) + 0.01;

/**
 * True if `identify` shows a candidate with these features, other than as a name that many people have: `screen` shows it too.
 */
function isShownByIdentify(kind: EntityKind, identified: readonly Feature[]): boolean {
  return totalOdds(identified) >= oddsOf(MATCH_LEVELS.identify.possible) && !isPartOfCommonName(kind, identified);
}

/**
 * What the evidence was worth in screened names whose truth is known, as a feature that turns its sum into log-odds, so that the
 * confidence is the probability that the listed party is meant. `identified`: the calibrated features in the other mode.
 */
export function calibrationOfScreen(
  kind: EntityKind,
  script: Script,
  features: readonly Feature[],
  identified: readonly Feature[],
): Feature[] {
  const evidence = totalOdds(features);
  const least = isShownByIdentify(kind, identified) ? JUST_SHOWN : -Infinity;
  const odds = Math.max(valueAt(CURVES[kind][script], evidence), least);
  const detail = `how often ${kind === 'Organization' ? 'companies' : 'persons'} with such evidence were those on a list`;
  return [{ feature: 'calibration', score: 0.5, weight: Math.round((odds - evidence) * 1e3) / 1e3, detail }];
}
