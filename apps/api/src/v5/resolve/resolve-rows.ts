import {
  DEFAULT_JURISDICTION,
  DEFAULT_MATCH_MODE,
  DomainError,
  MATCH_LEVELS,
  isDomainError,
  parseTypedId,
} from '@entity-registry/domain';
import type { ErrorCode, MatchMode } from '@entity-registry/domain';
import { errorText } from '@entity-registry/http';
import { readQuery } from '@entity-registry/registry';
import type { ReadQuery } from '@entity-registry/registry';
import type { BatchRequest, ResolveRequest, ResolveRow } from './resolve-schema.js';

const DEFAULT_LIMIT = 5;

/**
 * The query of a row or of a single call. `otherwise`: the mode if it has none. Throws `invalid_identifier`, `invalid_search_query`, `jurisdiction_reserved` and, for
 * an excluded id, `malformed_id`.
 */
export function queryOf(input: ResolveRequest | ResolveRow, otherwise: MatchMode = DEFAULT_MATCH_MODE): ReadQuery {
  const mode = input.mode ?? otherwise;
  const jurisdiction = input.jurisdiction ?? DEFAULT_JURISDICTION;
  if (jurisdiction !== DEFAULT_JURISDICTION) {
    throw new DomainError('jurisdiction_reserved', { jurisdiction, field: 'jurisdiction' });
  }
  return readQuery({
    jurisdiction,
    ...{ name: textOf(input.name), ruc: textOf(input.ruc), cedula: textOf(input.cedula) },
    mode,
    type: input.type ?? null,
    limit: input.limit ?? DEFAULT_LIMIT,
    minConfidence: input.min_confidence ?? MATCH_LEVELS[mode].possible,
    excluded: excludedOf(input.exclude_ids ?? []),
  });
}

/** A blank table cell counts as absent. */
function textOf(value: string | null | undefined): string | null {
  return value === undefined || value === null || value.trim() === '' ? null : value;
}

function excludedId(id: string, at: number): ReturnType<typeof parseTypedId> {
  try {
    return parseTypedId(id);
  } catch (error) {
    if (!isDomainError(error, 'malformed_id')) throw error;
    throw new DomainError('malformed_id', { id, field: `exclude_ids[${String(at)}]` });
  }
}

/** Ids of assets and of other jurisdictions can never be candidates: there is nothing to exclude. */
function excludedOf(ids: readonly string[]): ReadonlySet<bigint> {
  return new Set(
    ids
      .map(excludedId)
      .filter(({ jurisdiction, type }) => jurisdiction === DEFAULT_JURISDICTION && type === 'own')
      .map(({ pk }) => pk),
  );
}

export interface ReadRow {
  readonly rowId: string | null;
  readonly index: number;
  readonly explain: boolean;
}

/** A row that can be resolved. */
export interface ValidRow extends ReadRow {
  readonly query: ReadQuery;
}

/** An invalid row: not resolved, not charged, and never confused with a row without a match. */
export interface InvalidRow extends ReadRow {
  readonly error: { readonly code: ErrorCode; readonly field: string; readonly message: string };
}

export type BatchRow = ValidRow | InvalidRow;

/** The rows of a batch, in their order. Throws `invalid_parameter` when two have the same `row_id`. */
export function rowsOf({ rows, mode }: BatchRequest): readonly BatchRow[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const rowId = row.row_id ?? null;
    if (rowId !== null && seen.has(rowId)) {
      const message = 'is the row_id of an earlier row: each must be unique in its call';
      throw new DomainError('invalid_parameter', { parameter: `rows[${String(index)}].row_id`, message });
    }
    if (rowId !== null) seen.add(rowId);
    const read = { rowId, index, explain: row.explain ?? true };
    try {
      return { ...read, query: queryOf(row, mode ?? DEFAULT_MATCH_MODE) };
    } catch (error) {
      return { ...read, error: rowErrorOf(error) };
    }
  });
}

export function isValid(row: BatchRow): row is ValidRow {
  return 'query' in row;
}

/** The invalid member of the row. Rethrows anything but a validation error of a row. */
function rowErrorOf(error: unknown): InvalidRow['error'] {
  const field = fieldOf(error);
  if (field === null || !isDomainError(error)) throw error;
  return { code: error.code, field, message: errorText(error) };
}

/** The member that the error is about; null: it is no error of a row. */
function fieldOf(error: unknown): string | null {
  if (isDomainError(error, 'invalid_identifier')) return error.fields.field;
  if (isDomainError(error, 'invalid_search_query')) return error.fields.field ?? 'name';
  if (isDomainError(error, 'jurisdiction_reserved')) return 'jurisdiction';
  return isDomainError(error, 'malformed_id') ? (error.fields.field ?? null) : null;
}
