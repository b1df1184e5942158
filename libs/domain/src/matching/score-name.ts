import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { alignWords } from './alignment/align-words.js';
import { calibrationFeature, comparedScript } from './calibration.js';
import { prepareName } from './prepared-name.js';
import type { PreparedName } from './prepared-name.js';
import { companyFeatures } from './company-features.js';
import { readingsOf } from './name-alternatives.js';
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
  queryForm: null,
};

/** Probability for log-odds, 4 decimals, never 1. */
export function confidenceOf(features: readonly Feature[]): number {
  const odds = features.reduce((sum, { weight }) => sum + weight, 0);
  return Math.min(Math.round(1e4 / (1 + Math.exp(-odds))) / 1e4, TOP);
}

function kindFeatures(query: NameQuery, candidate: NameCandidate, read: PreparedName): Feature[] {
  if (query.type !== null && query.type !== candidate.kind)
    return [{ feature: 'type', score: 0, weight: WRONG_KIND, detail: `${query.type} vs ${candidate.kind}` }];
  if (query.type === null && candidate.kind === 'NaturalPerson' && read.form !== null)
    return [{ feature: 'type', score: 0, weight: WRONG_KIND, detail: `${read.form.toUpperCase()} vs NaturalPerson` }];
  return [];
}

function comparePrepared(
  requested: PreparedName,
  other: PreparedName,
  part: boolean,
  ofKind: (requested: PreparedName) => Feature[],
): NameScore {
  if (requested.words.length === 0 || other.words.length === 0) return UNREADABLE;
  const aligned = alignWords(requested, other);
  const evidence = other.kind === 'NaturalPerson' ? personFeatures : companyFeatures;
  const found = [...evidence(aligned, requested, other), ...(part ? [PART_OF_NAME] : [])];
  const script = comparedScript(requested.script, other.script);
  const features = [...found, ...calibrationFeature(other.kind, script, found), ...ofKind(requested)];
  return { confidence: confidenceOf(features), features, queryForm: requested.form?.toUpperCase() ?? null };
}

/** A name that is read in another way, and how it was read. */
interface ReadName {
  name: PreparedName;
  part: boolean;
}

const readNames = (name: string, kind: EntityKind, weight: WordWeight): ReadName[] =>
  readingsOf(name, kind).map(({ text, part }) => ({ name: prepareName(text, kind, weight), part }));

/** Compares every reading of one name with the other as it is written, and of persons all with each other. */
function compareReadings(
  requested: readonly ReadName[],
  others: readonly ReadName[],
  ofKind: (requested: PreparedName) => Feature[],
): NameScore {
  return requested
    .flatMap((one) => others.map((other) => [one, other] as const))
    .filter(([one, other]) => !(one.part && other.part))
    .map(([one, other]) => comparePrepared(one.name, other.name, one.part || other.part, ofKind))
    .reduce((best, score) => (score.confidence > best.confidence ? score : best));
}

/**
 * A scorer of many candidates for one name. The name is read once for each kind of candidate. The order of candidates does
 * not change a score.
 */
export function nameScorer(query: NameQuery, weight: WordWeight): (candidate: NameCandidate) => NameScore {
  const read = new Map<EntityKind, ReadName[]>();
  const readAs = (kind: EntityKind): ReadName[] => {
    const known = read.get(kind) ?? readNames(query.name, kind, weight);
    read.set(kind, known);
    return known;
  };
  return (candidate) => {
    const { kind } = candidate;
    const ofKind = (requested: PreparedName): Feature[] =>
      kindFeatures(query, candidate, query.type === null ? (readAs('Organization')[0]?.name ?? requested) : requested);
    const [requested, ...alternatives] = readAs(kind);
    const [other, ...others] = readNames(candidate.name, kind, weight);
    if (requested === undefined || other === undefined) return UNREADABLE;
    if (others.length === 0 && alternatives.length === 0)
      return comparePrepared(requested.name, other.name, false, ofKind);
    return compareReadings([requested, ...alternatives], [other, ...others], ofKind);
  };
}

/** How likely the candidate's name is another spelling of the query's; see {@link NameScore}. Pure. */
export function scoreName(query: NameQuery, candidate: NameCandidate, weight: WordWeight): NameScore {
  return nameScorer(query, weight)(candidate);
}
