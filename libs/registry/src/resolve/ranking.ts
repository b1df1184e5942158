import {
  MATCH_LEVELS,
  scoreCandidate,
  decideOutcome,
  hasNamesake,
  isCommonName,
  makeTypedId,
  nameKey,
  nameScorer,
  otherNameScore,
  peelLegalForm,
} from '@entity-registry/domain';
import type {
  CandidateComparison,
  NameCandidate,
  NameScore,
  RankedCandidate,
  WordWeight,
} from '@entity-registry/domain';
import type { ResolvableEntity } from './entity-reads.js';
import type { IdentifierField, ResolveWarning } from './identifier.js';
import { interpretQuery } from './resolve-query.js';
import type { MatchedName, ReadQuery, Resolution, ResolvedCandidate } from './resolve-query.js';

/** A possible entity, and the query's identifiers that it has. */
export interface UnscoredCandidate {
  readonly entity: ResolvableEntity;
  readonly matchedIdentifiers: readonly IdentifierField[];
}

interface ScoredCandidate extends UnscoredCandidate {
  readonly confidence: number;
  /** The name that is most like the query's, even if it isn't like it; null: there is nothing to compare. */
  readonly comparedName: MatchedName | null;
  /** The same if it matches. */
  readonly matchedName: MatchedName | null;
  readonly identifier: CandidateComparison['identifier'];
  readonly common: boolean;
  readonly features: ResolvedCandidate['features'];
}

/**
 * Decides which of the found entities the query refers to. Each is compared by its best name. A candidate's confidence
 * depends only on the query's name and numbers and on the candidate: filters leave candidates out but never change a score.
 * The outcome is decided among the remaining candidates before the limit applies. A candidate below the requested confidence
 * is never a match.
 */
export function rankCandidates(query: ReadQuery, found: readonly UnscoredCandidate[], weight: WordWeight): Resolution {
  // The requested kind is a filter, so the scorer doesn't get it.
  const scoreName = query.name === null ? null : nameScorer({ name: query.name, type: null }, weight, query.mode);
  const scored = found
    .filter(({ entity }) => !query.excluded.has(entity.pk) && isOfType(query, entity))
    .map((each) => score(query, each, scoreName))
    .sort(byRank);
  const levels = MATCH_LEVELS[query.mode];
  const ranked = rankedCandidates(query, scored);
  const { outcome, margin } = decideOutcome(ranked, levels);
  const shown = scored.filter(({ confidence }) => confidence >= query.minConfidence);
  return {
    outcome: shown.length === 0 ? 'no_match' : outcome,
    mode: query.mode,
    levels,
    query: interpretQuery(query),
    candidates: shown.slice(0, query.limit).map((each) => toCandidate(query, each)),
    // No margin without shown candidates, because it would reveal hidden ones.
    margin: shown.length === 0 ? null : margin,
    warnings: [...numberWarnings(query, found), ...nameWarnings(shown, hasNamesake(ranked))],
  };
}

const isOfType = ({ type }: ReadQuery, { kind }: ResolvableEntity): boolean => type === null || type === kind;

/** Status of an organization that exists. */
const IN_FORCE = 'VIGENTE';

/** Best first. Of equal ones, those in force, whose holder is more likely to be meant; no status makes one of them a match. */
function byRank(a: ScoredCandidate, b: ScoredCandidate): number {
  const inForce = ({ entity }: ScoredCandidate): number => (entity.status === IN_FORCE ? 1 : 0);
  return b.confidence - a.confidence || inForce(b) - inForce(a) || (a.entity.pk < b.entity.pk ? -1 : 1);
}

/** What the outcome depends on. */
function rankedCandidates(query: ReadQuery, scored: readonly ScoredCandidate[]): RankedCandidate[] {
  const withForm = query.name !== null && peelLegalForm(query.name).form !== null;
  const { possible } = MATCH_LEVELS[query.mode];
  return scored.map(({ entity, confidence, matchedIdentifiers, common, comparedName, identifier }) => {
    const toldApart = identifier === 'different' || identifier === 'mixed';
    // Equal names have equal scores, but not those of a person and a company.
    const comparable = confidence >= possible || entity.kind !== scored[0]?.entity.kind;
    return {
      ...{ confidence, common },
      ...(query.identifiers.length > 0 && { hasNumber: matchedIdentifiers.length > 0 }),
      ...(comparedName !== null &&
        comparable &&
        !toldApart && { name: nameKey(comparedName.name, entity.kind, withForm) }),
    };
  });
}

/** What is wrong with the query's numbers, or with the name beside them, whichever candidates the filters leave. */
function numberWarnings(query: ReadQuery, found: readonly UnscoredCandidate[]): ResolveWarning[] {
  const warnings = query.identifiers.flatMap(({ field, warnings }): ResolveWarning[] => {
    const holders = found.filter(({ matchedIdentifiers }) => matchedIdentifiers.includes(field));
    if (holders.length === 0) return [...warnings, `${field}_not_found`];
    return holders.some(({ entity }) => isOfType(query, entity)) ? [...warnings] : [...warnings, 'type_mismatch'];
  });
  return [
    ...new Set(warnings),
    ...(areOfTwo(query, found) ? (['identifier_mismatch'] as const) : []),
    ...(query.nameIgnored ? (['name_ignored'] as const) : []),
  ];
}

/** Whether each of the query's two numbers is on record, and no entity has both. */
function areOfTwo({ identifiers }: ReadQuery, found: readonly UnscoredCandidate[]): boolean {
  const held = (field: IdentifierField): boolean =>
    found.some(({ matchedIdentifiers }) => matchedIdentifiers.includes(field));
  return (
    identifiers.length > 1 &&
    identifiers.every(({ field }) => held(field)) &&
    !found.some(({ matchedIdentifiers }) => matchedIdentifiers.length === identifiers.length)
  );
}

/** Why candidates that have the query's name or number are no match. */
function nameWarnings(shown: readonly ScoredCandidate[], namesake: boolean): ResolveWarning[] {
  const [first] = shown;
  if (first === undefined) return [];
  const isOfAnother = ({ identifier, features }: ScoredCandidate): boolean =>
    identifier === 'equal' && features.some(({ feature }) => feature === 'contradiction');
  return [
    ...(shown.some(isOfAnother) ? (['name_mismatch'] as const) : []),
    ...(first.common ? (['common_name'] as const) : []),
    ...(namesake ? (['same_name'] as const) : []),
  ];
}

function score(
  query: ReadQuery,
  found: UnscoredCandidate,
  scoreName: ((candidate: NameCandidate) => NameScore) | null,
): ScoredCandidate {
  const best = scoreName === null ? undefined : bestName(found.entity, scoreName);
  const numbers = compareIdentifiers(query, found);
  const combined = scoreCandidate({ ...(best && { name: best.score }), ...numbers });
  const comparedName = best?.name ?? null;
  const matches = best !== undefined && best.score.confidence >= MATCH_LEVELS[query.mode].possible;
  // A number tells namesakes apart, and `screen` weighs how common the shared words are.
  const common =
    query.mode === 'identify' &&
    found.matchedIdentifiers.length === 0 &&
    isCommonName(found.entity.kind, combined.features);
  const { identifier } = numbers;
  return { ...found, ...combined, comparedName, matchedName: matches ? comparedName : null, identifier, common };
}

/** The best name of an entity and its score; the current name wins over an equal one. Undefined if it has no name. */
function bestName(
  { nombre, kind, source, otherNames }: ResolvableEntity,
  scoreName: (candidate: NameCandidate) => NameScore,
): { name: MatchedName; score: NameScore } | undefined {
  const scored: { name: MatchedName; score: NameScore }[] = [];
  if (nombre !== null) {
    const name = { name: nombre, kind: 'legal', since: null, until: null, source } as const;
    scored.push({ name, score: scoreName({ name: nombre, kind }) });
  }
  for (const name of otherNames) {
    // A former name had its own form.
    const legalName = name.kind === 'former' ? null : nombre;
    const score = scoreName({ name: name.name, kind, legalName });
    scored.push({ name, score: otherNameScore(score, name.kind, name.until) });
  }
  // Stable, and the current name is first.
  return scored.sort((a, b) => b.score.confidence - a.score.confidence)[0];
}

/** How the query's numbers compare with the entity's. */
function compareIdentifiers(
  { identifiers }: ReadQuery,
  { entity, matchedIdentifiers }: UnscoredCandidate,
): Omit<CandidateComparison, 'name'> {
  const others = identifiers.filter(({ field, reading }) => {
    if (matchedIdentifiers.includes(field)) return false;
    // A company has no cédula of its own: if the RUC is given, the cédula belongs to a person acting for it.
    return !(field === 'cedula' && matchedIdentifiers.includes('ruc') && !reading.read_as.includes(entity.kind));
  });
  if (others.length > 0 && entity.idKey !== null)
    return { identifier: matchedIdentifiers.length > 0 ? 'mixed' : 'different' };
  const held = identifiers.filter(({ field }) => matchedIdentifiers.includes(field));
  if (held.length === 0) return { identifier: 'absent' };
  const checkDigit = held
    .map((identifier) => identifier.checkDigit.get(entity.kind))
    .find((check) => check !== undefined);
  return { identifier: 'equal', ...(checkDigit !== undefined && { checkDigit }) };
}

function toCandidate({ jurisdiction }: ReadQuery, scored: ScoredCandidate): ResolvedCandidate {
  const { entity, matchedIdentifiers, confidence, features, matchedName } = scored;
  return {
    id: makeTypedId(jurisdiction, 'own', entity.pk),
    nombre: entity.nombre,
    type: entity.kind,
    ruc_no_dv: entity.rucNoDv,
    status: entity.status,
    confidence,
    matched_on: [...(matchedName === null ? [] : (['name'] as const)), ...matchedIdentifiers],
    matched_name: matchedName,
    features,
  };
}
