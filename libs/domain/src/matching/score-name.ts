import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { withoutInvisible } from '../names/invisible.js';
import { alignWords } from './alignment/align-words.js';
import type { Alignment } from './alignment/alignment.js';
import { pairNearWords } from './alignment/near-words.js';
import { calibrationOfScreen } from './calibration-of-screen.js';
import { calibrationFeature, comparedScript } from './calibration.js';
import { costsOfScreen } from './costs-of-screen.js';
import { totalOdds } from './log-odds.js';
import { DEFAULT_MATCH_MODE } from './match-mode.js';
import type { MatchMode } from './match-mode.js';
import { prepareName } from './prepared-name.js';
import type { PreparedName } from './prepared-name.js';
import { companyFeatures } from './company-features.js';
import { partsOfName, wholeNames } from './name-alternatives.js';
import { personFeatures } from './person-features.js';
import type { Feature, NameCandidate, NameQuery, NameScore, WordWeight } from './score-types.js';

const WRONG_KIND = -4.8;
const TOP = 0.9999;

/** Evidence from a part of a name, such as an abbreviation in parentheses, leaves the rest open. */
const PART_OF_NAME: Feature = { feature: 'part_of_name', score: 0.5, weight: -0.8, detail: 'a part of one name' };

/** The score if a name has no letters or digits. */
const UNREADABLE: NameScore = {
  confidence: 0,
  features: [{ feature: 'name_core', score: 0, weight: -99, detail: 'no letter or digit in a name' }],
};

/** Probability for log-odds, 4 decimals, never 1. */
export function confidenceOf(features: readonly Feature[]): number {
  return Math.min(Math.round(1e4 / (1 + Math.exp(-totalOdds(features)))) / 1e4, TOP);
}

function kindFeatures(query: NameQuery, candidate: { readonly kind: EntityKind }, read: PreparedName): Feature[] {
  if (query.type !== null && query.type !== candidate.kind)
    return [{ feature: 'type', score: 0, weight: WRONG_KIND, detail: `${query.type} vs ${candidate.kind}` }];
  if (query.type === null && candidate.kind === 'NaturalPerson' && read.form !== null)
    return [{ feature: 'type', score: 0, weight: WRONG_KIND, detail: `${read.form.toUpperCase()} vs NaturalPerson` }];
  return [];
}

/** True for the same words without anything against it, such as another generation. */
const areEqual = ({ pairs, queryOnly, candidateOnly }: Alignment, found: readonly Feature[]): boolean =>
  queryOnly.length === 0 &&
  candidateOnly.length === 0 &&
  pairs.every(({ kind }) => kind === 'equal') &&
  found.every(({ feature, weight }) => weight >= 0 || feature === 'before');

function comparePrepared(
  requested: PreparedName,
  other: PreparedName,
  part: boolean,
  ofKind: (requested: PreparedName) => Feature[],
  mode: MatchMode,
): NameScore {
  if (requested.words.length === 0 || other.words.length === 0) return UNREADABLE;
  const aligned = alignWords(requested, other);
  const evidence = other.kind === 'NaturalPerson' ? personFeatures : companyFeatures;
  const compare = (): Feature[] => {
    const found = evidence(aligned, requested, other);
    return part ? [...found, PART_OF_NAME] : found;
  };
  const script = comparedScript(requested.script, other.script);
  const found = compare();
  const identified = [...found, ...calibrationFeature(other.kind, script, found, !part && areEqual(aligned, found))];
  const screened = (): Feature[] => {
    const near = pairNearWords(aligned, other.kind === 'NaturalPerson') ? compare() : found;
    const costs = costsOfScreen(near, aligned, requested, other);
    return [...costs, ...calibrationOfScreen(other.kind, script, costs, identified)];
  };
  const features = [...(mode === 'screen' ? screened() : identified), ...ofKind(requested)];
  return { confidence: confidenceOf(features), features };
}

/** The whole names that a text gives, and, of companies, the parts of it that are names by themselves. */
export interface Readings {
  whole: PreparedName[];
  /** Read when they are needed. A part without a legal form has that of the whole name. */
  parts: () => PreparedName[];
}

const NO_PARTS = (): PreparedName[] => [];

function readName(written: string, kind: EntityKind, weight: WordWeight): Readings {
  const text = withoutInvisible(written);
  const whole = wholeNames(text, kind).map((name) => prepareName(name, kind, weight));
  // Persons share one function: names of lists are kept in memory by the ten thousands.
  return { whole, parts: kind === 'Organization' ? partsOf(text, whole[0], weight) : NO_PARTS };
}

function partsOf(text: string, whole: PreparedName | undefined, weight: WordWeight): () => PreparedName[] {
  let parts: PreparedName[] | null = null;
  const prepared = (part: string): PreparedName => withFormOf(whole, prepareName(part, 'Organization', weight));
  return () => (parts ??= partsOfName(text).map(prepared));
}

/** The name with the legal form of `other`, if it has none of its own. */
function withFormOf(other: PreparedName | null | undefined, name: PreparedName): PreparedName {
  if (!other || other.form === null || name.form !== null || name.body !== null) return name;
  return { ...name, form: other.form, classes: other.classes };
}

/** Every word whose weight a scorer of the name may ask for. Weights of other words change no score. */
export function weighedWords(name: string, kind: EntityKind): ReadonlySet<string> {
  const words = new Set<string>();
  const record: WordWeight = (word) => {
    words.add(word);
    return 0;
  };
  readName(name, kind, record).parts();
  return words;
}

/** From here on a part of a name would add nothing. */
const SURE = 0.95;

const agrees = ({ features }: NameScore): boolean =>
  features.some(({ feature, weight }) => feature === 'name_core' && weight > 0);

/** The best of all readings; a part of one name is only compared with whole names, if those share a word. */
function compareReadings(
  requested: Readings,
  other: Readings,
  ofKind: (requested: PreparedName) => Feature[],
  mode: MatchMode,
): NameScore {
  let best = UNREADABLE;
  const compare = (some: readonly PreparedName[], others: readonly PreparedName[], part: boolean): void => {
    for (const one of some)
      for (const facing of others) {
        const score = comparePrepared(one, facing, part, ofKind, mode);
        if (best === UNREADABLE || score.confidence > best.confidence) best = score;
      }
  };
  compare(requested.whole, other.whole, false);
  if (best.confidence >= SURE || !agrees(best)) return best;
  compare(requested.whole, other.parts(), true);
  compare(requested.parts(), other.whole, true);
  return best;
}

/** A name that is read once and scored for many queries. */
export interface ReadCandidate {
  readonly kind: EntityKind;
  readonly readings: Readings;
  /** The legal name of a candidate that is compared by another one. */
  readonly legal: PreparedName | null;
}

const withForm = ({ readings, legal }: ReadCandidate): Readings => ({
  ...readings,
  whole: readings.whole.map((name) => withFormOf(legal, name)),
});

/** Reads a candidate for {@link readNameScorer}. Its words keep the weights that they have now. */
export const readCandidate = ({ name, kind, legalName = null }: NameCandidate, weight: WordWeight): ReadCandidate => ({
  kind,
  readings: readName(name, kind, weight),
  legal: legalName === null ? null : prepareName(withoutInvisible(legalName), kind, weight),
});

/**
 * A scorer of many candidates for one name. The name is read once for each kind of candidate. The order of candidates does
 * not change a score.
 */
export function nameScorer(
  query: NameQuery,
  weight: WordWeight,
  mode: MatchMode = DEFAULT_MATCH_MODE,
): (candidate: NameCandidate) => NameScore {
  const score = readNameScorer(new ReadQuery(query, weight), mode);
  return (candidate) => score(readCandidate(candidate, weight));
}

/** A query that is read once: as the name of each kind of candidate, when that is needed. */
export class ReadQuery {
  private readonly read = new Map<EntityKind, Readings>();

  constructor(
    readonly query: NameQuery,
    private readonly weight: WordWeight,
  ) {}

  as(kind: EntityKind): Readings {
    const known = this.read.get(kind) ?? readName(this.query.name, kind, this.weight);
    this.read.set(kind, known);
    return known;
  }
}

/** Like {@link nameScorer}, for a query and candidates that are read already. */
export function readNameScorer(read: ReadQuery, mode: MatchMode): (candidate: ReadCandidate) => NameScore {
  const { query } = read;
  return (candidate) => {
    const { kind } = candidate;
    const ofKind = (requested: PreparedName): Feature[] =>
      kindFeatures(query, candidate, query.type === null ? (read.as('Organization').whole[0] ?? requested) : requested);
    const requested = read.as(kind);
    const hasForm = candidate.legal !== null && requested.whole.some(({ form }) => form !== null);
    const other = hasForm ? withForm(candidate) : candidate.readings;
    return compareReadings(requested, other, ofKind, mode);
  };
}

/** How likely the candidate's name is another spelling of the query's; see {@link NameScore}. Pure. */
export function scoreName(
  query: NameQuery,
  candidate: NameCandidate,
  weight: WordWeight,
  mode: MatchMode = DEFAULT_MATCH_MODE,
): NameScore {
  return nameScorer(query, weight, mode)(candidate);
}
