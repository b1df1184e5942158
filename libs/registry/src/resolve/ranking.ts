import {
  MATCH_LEVELS,
  scoreCandidate,
  decideOutcome,
  isCommonName,
  makeTypedId,
  nameScorer,
  otherNameScore,
} from '@entity-registry/domain';
import type { CandidateComparison, NameCandidate, NameScore, WordWeight } from '@entity-registry/domain';
import type { ResolvableEntity } from './entity-reads.js';
import type { IdentifierField } from './identifier.js';
import { interpretQuery } from './resolve-query.js';
import type { MatchedName, ReadQuery, Resolution, ResolvedCandidate } from './resolve-query.js';

/** A possible entity, and the query's identifiers that it has. */
export interface UnscoredCandidate {
  readonly entity: ResolvableEntity;
  readonly matchedIdentifiers: readonly IdentifierField[];
}

interface ScoredCandidate extends UnscoredCandidate {
  readonly confidence: number;
  readonly matchedName: MatchedName | null;
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
    .filter(({ entity }) => !query.excluded.has(entity.pk) && (query.type === null || query.type === entity.kind))
    .map((each) => score(query, each, scoreName))
    .sort((a, b) => b.confidence - a.confidence || (a.entity.pk < b.entity.pk ? -1 : 1));
  const levels = MATCH_LEVELS[query.mode];
  const { outcome, margin } = decideOutcome(
    scored.map(({ confidence, matchedIdentifiers, common }) => ({
      confidence,
      common,
      ...(query.identifiers.length > 0 && { hasNumber: matchedIdentifiers.length > 0 }),
    })),
    levels,
  );
  const shown = scored.filter(({ confidence }) => confidence >= query.minConfidence);
  return {
    outcome: shown.length === 0 ? 'no_match' : outcome,
    mode: query.mode,
    levels,
    query: interpretQuery(query),
    candidates: shown.slice(0, query.limit).map((each) => toCandidate(query, each)),
    // No margin without shown candidates, because it would reveal hidden ones.
    margin: shown.length === 0 ? null : margin,
    warnings: [
      ...new Set(query.identifiers.flatMap(({ warnings }) => warnings)),
      ...(shown[0]?.common === true ? (['common_name'] as const) : []),
    ],
  };
}

function score(
  query: ReadQuery,
  found: UnscoredCandidate,
  scoreName: ((candidate: NameCandidate) => NameScore) | null,
): ScoredCandidate {
  const best = scoreName === null ? undefined : bestName(found.entity, scoreName);
  const combined = scoreCandidate({ ...(best && { name: best.score }), ...compareIdentifiers(query, found) });
  const matchedName =
    best !== undefined && best.score.confidence >= MATCH_LEVELS[query.mode].possible ? best.name : null;
  // A number tells namesakes apart, and in `screen` somebody looks at every candidate.
  const common =
    query.mode === 'identify' &&
    found.matchedIdentifiers.length === 0 &&
    isCommonName(found.entity.kind, combined.features);
  return { ...found, ...combined, matchedName, common };
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
    scored.push({ name, score: otherNameScore(scoreName({ name: name.name, kind }), name.kind, name.until) });
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
