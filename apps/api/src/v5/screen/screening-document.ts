import { ALGORITHM, MATCH_LEVELS, SCREENED_FIELDS } from '@entity-registry/domain';
import type { FieldAgreement, GivenSubject, JsonValue, ListKind, Listing } from '@entity-registry/domain';
import type { ScreeningHit, SearchedList } from '@entity-registry/registry';
import type { HitDecision } from '../screening-decisions/decision-view.js';
import { isValidSubject } from './screen-subjects.js';
import type { RequestedSubject } from './screen-subjects.js';

/** Maximum hits of a subject in a response: the best ones. `total_hits` says how many there were. */
export const MAX_HITS = 50;
const MAX_DETAIL = 1_000;

/** A JSON object. */
export type JsonObject = { readonly [name: string]: JsonValue };

export interface ScreeningInput {
  readonly id: string;
  readonly screenedAt: Date;
  readonly kinds: readonly ListKind[];
  readonly minScore: number;
  readonly listsSearched: readonly SearchedList[];
  readonly subjects: readonly RequestedSubject[];
  /** Of each valid subject, by its index in the request. */
  readonly hits: ReadonlyMap<number, readonly ScreeningHit[]>;
  /** False: no list was on file. */
  readonly isLoaded: boolean;
  readonly decisionOf: (subject: RequestedSubject, hit: ScreeningHit) => HitDecision | null;
}

/** What a screening says: the response, and what is stored and signed (ADR 0204). */
export function screeningDocument(input: ScreeningInput): JsonObject {
  return {
    ...{ id: input.id, screened_at: input.screenedAt.toISOString(), algorithm: ALGORITHM },
    ...{ lists: input.kinds, min_score: input.minScore },
    results: input.subjects.map((subject) => resultOf(subject, input)),
    lists_searched: input.listsSearched.map(toSearchedList),
  };
}

/** The id of an entry in the API: its list and its key there. */
export function listingIdOf({ list, listing }: Pick<ScreeningHit, 'list' | 'listing'>): string {
  return `${list}:${listing.entryId}`;
}

function toSearchedList({ list, kind, version, published, entries, importedAt }: SearchedList): JsonObject {
  return {
    ...{ id: list, kind, state: version === null ? 'not_fetched' : 'ok', version, published, entries },
    imported_at: importedAt?.toISOString() ?? null,
  };
}

function resultOf(row: RequestedSubject, input: ScreeningInput): JsonObject {
  const { reference, entityId, index } = row;
  const named = { reference, index, entity_id: entityId };
  if (!isValidSubject(row)) return { ...named, outcome: 'invalid', error: { ...row.error } };
  // Without what the register has about an entity, because nothing is charged for it.
  if (!input.isLoaded) return { ...named, outcome: 'not_fetched' };
  const subject = toSubject(row.given);
  const hits = input.hits.get(index) ?? [];
  return {
    ...{ ...named, outcome: hits.length > 0 ? 'hits' : 'no_hit', subject, total_hits: hits.length },
    hits: hits
      .slice(0, MAX_HITS)
      .map((hit) => toHit(hit, { decision: input.decisionOf(row, hit), isEntity: entityId !== null })),
  };
}

/** Without what the register has about an entity: a stored screening is never changed, and a fact may have to be suppressed. */
function toSubject({ name, aliases, type, birthDate, nationalities, identifiers }: GivenSubject): JsonObject {
  return {
    name,
    aliases,
    type,
    birth_date: birthDate,
    nationalities,
    identifiers: identifiers.map((one) => ({ ...one })),
  };
}

interface HitContext {
  readonly decision: HitDecision | null;
  readonly isEntity: boolean;
}

function toHit(hit: ScreeningHit, { decision, isEntity }: HitContext): JsonObject {
  const { list, version, score, matchedName, listing } = hit;
  return {
    ...{ listing_id: listingIdOf(hit), list, version, score, strength: strengthOf(score) },
    matched_name: { name: matchedName.name, kind: matchedName.kind, screened: matchedName.screened },
    listing: toListing(listing),
    features: featuresOf(hit, isEntity),
    decision: decision && { ...decision },
  };
}

/** From the level on which mode `screen` accepts a match. */
const strengthOf = (score: number): string => (score >= MATCH_LEVELS.screen.accept ? 'strong' : 'possible');

function toListing(listing: Listing): JsonObject {
  const { entryId, type, names, birthDates, nationalities, identifiers, programs, positions } = listing;
  return {
    ...{ entry_id: entryId, type, names: names.map((name) => ({ ...name })), birth_dates: birthDates, nationalities },
    ...{ identifiers: identifiers.map((one) => ({ ...one })), programs },
    ...{ positions: positions.map((one) => ({ ...one })), category: listing.category, remarks: listing.remarks },
    ...{ listed_on: listing.listedOn, until: listing.until, url: listing.url },
  };
}

const HIT_FIELDS = ['name', ...SCREENED_FIELDS] as const;
type HitField = (typeof HIT_FIELDS)[number];

/** Of an entity: without the numbers, which may be those of the register. */
const NUMBER_DETAILS: Readonly<Record<FieldAgreement, string>> = {
  ...{ agrees: 'the same number', contradicts: 'another number of the same kind', missing: '' },
};

const MISSING = 'not known on both sides, or not comparable';

/**
 * What agrees, contradicts and is missing, one line for each field. The weights of a hit add up to the log-odds of its score: whatever
 * isn't about another field is about the names.
 */
function featuresOf({ features, fields, matchedName }: ScreeningHit, isEntity: boolean): JsonObject[] {
  const about = (feature: string): HitField =>
    feature === 'contradiction' ? 'identifier' : (SCREENED_FIELDS.find((field) => field === feature) ?? 'name');
  const byField = Map.groupBy(features, ({ feature }) => about(feature));
  return HIT_FIELDS.map((field) => {
    const own = byField.get(field) ?? [];
    const weight = Math.round(own.reduce((sum, feature) => sum + feature.weight, 0) * 1e3) / 1e3;
    const agreement: FieldAgreement = field === 'name' ? (weight < 0 ? 'contradicts' : 'agrees') : fields[field];
    const details = own
      .map(({ feature, detail }) => (feature === 'identifier' && isEntity ? NUMBER_DETAILS[agreement] : detail))
      .filter((detail) => detail !== '');
    const detail =
      details.length > 0
        ? details.join('; ')
        : agreement === 'missing'
          ? MISSING
          : detailOf(field, matchedName.screened);
    return { feature: field, agreement, weight, detail: detail.slice(0, MAX_DETAIL) };
  });
}

const detailOf = (field: string, screened: string): string =>
  field === 'type' ? 'the same kind of party' : `compared with ${screened}`;
