import type { EntityKind } from '../jurisdictions/jurisdiction.js';
import { alignWords } from './alignment/align-words.js';
import { pairNearWords } from './alignment/near-words.js';
import { calibrationFeature, comparedScript } from './calibration.js';
import { DEFAULT_MATCH_MODE, featuresInMode } from './match-mode.js';
import type { MatchMode } from './match-mode.js';
import { prepareName } from './prepared-name.js';
import type { PreparedName } from './prepared-name.js';
import { companyFeatures } from './company-features.js';
import { personFeatures } from './person-features.js';
import type { Feature, NameCandidate, NameQuery, NameScore, WordWeight } from './score-types.js';

const WRONG_KIND = -4.8;
const TOP = 0.9999;

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
  ofKind: (requested: PreparedName) => Feature[],
  mode: MatchMode,
): NameScore {
  if (requested.words.length === 0 || other.words.length === 0) return UNREADABLE;
  const aligned = alignWords(requested, other);
  if (mode === 'screen') pairNearWords(aligned);
  const evidence = other.kind === 'NaturalPerson' ? personFeatures : companyFeatures;
  const found = featuresInMode(evidence(aligned, requested, other), mode);
  const script = comparedScript(requested.script, other.script);
  const features = [...found, ...calibrationFeature(other.kind, script, found), ...ofKind(requested)];
  return { confidence: confidenceOf(features), features, queryForm: requested.form?.toUpperCase() ?? null };
}

/** Names that give two ways to write a person, and what separates them. */
const ALTERNATIVES = /\s*\/\s*|\s+(?:a\.?k\.?a\.?|alias)\s+/i;
const ALIAS = /k\.?a\.?\s|alias/i;
const SHORTEST_ALTERNATIVE = 8;
/** Every alternative of one name is compared with every one of the other. */
const MOST_ALTERNATIVES = 3;

/** The ways to write a person that a name gives, if each is a whole name: 'Yuri Zafir / Yurii Zafir'. */
function alternativesOf(name: string, kind: EntityKind): string[] {
  if (kind === 'Organization' || !(name.includes('/') || ALIAS.test(name))) return [name];
  const parts = name.split(ALTERNATIVES).map((part) => part.trim());
  if (parts.length > MOST_ALTERNATIVES) return [name];
  return parts.every((part) => part.length >= SHORTEST_ALTERNATIVE && part.includes(' ')) ? parts : [name];
}

/**
 * A scorer of many candidates for one name. The name is read once for each kind of candidate. The order of candidates does
 * not change a score.
 */
export function nameScorer(
  query: NameQuery,
  weight: WordWeight,
  mode: MatchMode = DEFAULT_MATCH_MODE,
): (candidate: NameCandidate) => NameScore {
  const read = new Map<EntityKind, PreparedName[]>();
  const readAs = (kind: EntityKind): PreparedName[] => {
    const known = read.get(kind) ?? alternativesOf(query.name, kind).map((name) => prepareName(name, kind, weight));
    read.set(kind, known);
    return known;
  };
  return (candidate) => {
    const { kind } = candidate;
    const ofKind = (requested: PreparedName): Feature[] =>
      kindFeatures(query, candidate, query.type === null ? (readAs('Organization')[0] ?? requested) : requested);
    const [only = '', ...others] = alternativesOf(candidate.name, kind);
    const [requested, ...alternatives] = readAs(kind);
    if (others.length === 0 && alternatives.length === 0 && requested !== undefined)
      return comparePrepared(requested, prepareName(only, kind, weight), ofKind, mode);
    return [only, ...others]
      .map((name) => prepareName(name, kind, weight))
      .flatMap((other) => readAs(kind).map((requested) => comparePrepared(requested, other, ofKind, mode)))
      .reduce((best, score) => (score.confidence > best.confidence ? score : best));
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
