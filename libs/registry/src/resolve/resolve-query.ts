import { DomainError, formOfName, nameProblem, normalizedQuery } from '@entity-registry/domain';
import type { EntityKind, Feature, Jurisdiction, MatchLevels, MatchMode, OtherNameKind } from '@entity-registry/domain';
import { readIdentifier } from './identifier.js';
import type { IdentifierField, IdentifierReading, QueriedIdentifier, ResolveWarning } from './identifier.js';

/** The known data of the entity, at least one of name, RUC and cédula, and filters. */
export interface ResolveQuery {
  readonly jurisdiction: Jurisdiction;
  readonly name: string | null;
  readonly ruc: string | null;
  readonly cedula: string | null;
  /** What the query is for: the one right entity, or every entity that may be meant. */
  readonly mode: MatchMode;
  /** Filters, which never change a score: the kind, ids to exclude, the minimum confidence. */
  readonly type: EntityKind | null;
  readonly excluded: ReadonlySet<bigint>;
  readonly minConfidence: number;
  /** Maximum number of candidates. */
  readonly limit: number;
}

/** A query with parsed identifiers; only `readQuery` creates it. */
export interface ReadQuery extends ResolveQuery {
  readonly identifiers: readonly QueriedIdentifier[];
  /** The name is a legal form, by which only a company is found that is called just that. */
  readonly wholeName: boolean;
  /** The query has a name that says nothing, such as '12345', beside a number, by which alone entities are found. */
  readonly nameIgnored: boolean;
}

export type ResolveOutcome = 'matched' | 'ambiguous' | 'no_match';

/** The name of an entity that matches the query. Dates are 'YYYY-MM-DD'; null if unknown. */
export interface MatchedName {
  readonly name: string;
  /** `legal`: the current name. */
  readonly kind: 'legal' | OtherNameKind;
  readonly since: string | null;
  readonly until: string | null;
  readonly source: string;
}

export interface ResolvedCandidate {
  readonly id: string;
  readonly nombre: string | null;
  readonly type: EntityKind;
  readonly ruc_no_dv: string | null;
  readonly status: string | null;
  /** Calibrated, 0 to 1: nine in ten candidates with 0.9 are correct. */
  readonly confidence: number;
  readonly matched_on: readonly ('name' | IdentifierField)[];
  /** Null unless `matched_on` has `name`. */
  readonly matched_name: MatchedName | null;
  readonly features: readonly Feature[];
}

/** How a query was interpreted. */
export interface InterpretedQuery {
  readonly normalized_name: string | null;
  readonly legal_form: string | null;
  readonly identifier: Readonly<Partial<Record<IdentifierField, IdentifierReading>>> | null;
}

export interface Resolution {
  readonly outcome: ResolveOutcome;
  readonly mode: MatchMode;
  /** The levels of the mode, by which the outcome was decided. */
  readonly levels: MatchLevels;
  readonly query: InterpretedQuery;
  /** Best first. */
  readonly candidates: readonly ResolvedCandidate[];
  /** Difference in confidence between the two best candidates; null without candidates. */
  readonly margin: number | null;
  readonly warnings: readonly ResolveWarning[];
}

/**
 * Parses a query so that it can be resolved. Throws `invalid_identifier` for a number in no known format, and
 * `invalid_search_query` for a query without anything to search for.
 */
export function readQuery(query: ResolveQuery): ReadQuery {
  const { jurisdiction, name, type } = query;
  if (name === null && query.ruc === null && query.cedula === null) {
    throw new DomainError('invalid_search_query', { message: 'at least one of name, ruc and cedula is required' });
  }
  const problem = name === null ? null : nameProblem(name, 'ruc or cedula');
  const hasNumber = query.ruc !== null || query.cedula !== null;
  if (problem !== null && !hasNumber)
    throw new DomainError('invalid_search_query', { message: `name must have ${problem}`, field: 'name' });
  const wholeName = name !== null && problem === null && formOfName(name) !== null;
  const identifiers = (['ruc', 'cedula'] as const).flatMap((field) => {
    const text = query[field];
    return text === null ? [] : [readIdentifier(jurisdiction, field, text, type)];
  });
  // A number is enough: a name that says nothing is left out, with a warning.
  const nameIgnored = problem !== null || (wholeName && hasNumber);
  return { ...query, name: nameIgnored ? null : name, nameIgnored, identifiers, wholeName: wholeName && !hasNumber };
}

/** How the query was interpreted, as responses show it. */
export function interpretQuery({ name, type, identifiers }: ReadQuery): InterpretedQuery {
  const { normalized_name, legal_form } =
    name === null ? { normalized_name: null, legal_form: null } : normalizedQuery(name, type);
  const readings = identifiers.map(({ field, reading }) => [field, reading] as const);
  return { normalized_name, legal_form, identifier: readings.length === 0 ? null : Object.fromEntries(readings) };
}
