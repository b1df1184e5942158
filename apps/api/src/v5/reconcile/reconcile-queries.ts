import {
  DEFAULT_JURISDICTION,
  DEFAULT_MATCH_MODE,
  DomainError,
  POSSIBLE_LEVEL,
  isDomainError,
} from '@entity-registry/domain';
import type { EntityKind, ErrorCode } from '@entity-registry/domain';
import { errorText, parseJsonObject } from '@entity-registry/http';
import { readQuery } from '@entity-registry/registry';
import type { ReadQuery } from '@entity-registry/registry';
import { assertSchema } from '../../validation/schema-error.js';
import { ExtendRequest, MAX_QUERIES, ReconcileQuery } from './reconcile-schema.js';
import { QUERY_PROPERTIES, TYPES } from './vocabulary.js';

const DEFAULT_LIMIT = 5;
const MAX_CANDIDATES = 50;

/** Why a query can't be read. */
export interface QueryError {
  readonly code: ErrorCode;
  readonly field: string;
  readonly message: string;
}

/** A query that can be resolved, or its error: the protocol cannot refuse a single query of a batch. */
export type KeyedQuery = { readonly key: string } & ({ readonly query: ReadQuery } | { readonly error: QueryError });

/**
 * The queries of a request, sent as JSON text or as an object, in their order. Throws `invalid_parameter`, naming the member, for
 * anything that the protocol does not allow or this service does not know; an unrecognized number is an error of its query
 * only.
 */
export function queriesOf(input: string | Readonly<Record<string, unknown>>): readonly KeyedQuery[] {
  const batch = objectOf('queries', input);
  const entries = Object.entries(batch);
  if (entries.length === 0 || entries.length > MAX_QUERIES) {
    throw invalidParameter('queries', `must contain 1 to ${String(MAX_QUERIES)} queries`);
  }
  return entries.map(([key, value]) => keyedQuery(key, value));
}

/** Which properties to read of which entities, sent as JSON text or as an object. Throws `invalid_parameter`. */
export function extendOf(input: string | Readonly<Record<string, unknown>>): ExtendRequest {
  const request = objectOf('extend', input);
  within('extend', () => {
    assertSchema(ExtendRequest, request);
  });
  return request as ExtendRequest;
}

function keyedQuery(key: string, value: unknown): KeyedQuery {
  const place = `queries.${key.slice(0, 64)}`;
  within(place, () => {
    assertSchema(ReconcileQuery, value);
  });
  const query = value as ReconcileQuery;
  const { ruc, cedula } = numbersOf(query, place);
  try {
    const read = readQuery({
      jurisdiction: DEFAULT_JURISDICTION,
      ...{ name: textOf(query.query), ruc, cedula, type: typeOf(query, place) },
      limit: Math.min(query.limit ?? DEFAULT_LIMIT, MAX_CANDIDATES),
      minConfidence: POSSIBLE_LEVEL,
      // `match` of the protocol stands for the one right entity.
      mode: DEFAULT_MATCH_MODE,
      excluded: new Set(),
    });
    return { key, query: read };
  } catch (error) {
    if (isDomainError(error, 'invalid_identifier'))
      return { key, error: { code: error.code, field: error.fields.field, message: errorText(error) } };
    if (isDomainError(error, 'invalid_search_query'))
      return { key, error: { code: error.code, field: 'query', message: queryProblem(error) } };
    throw error;
  }
}

/** The problem of a name in the words of this protocol, which calls it the query. */
function queryProblem(error: DomainError<'invalid_search_query'>): string {
  if (error.fields.field !== 'name') return 'query must have a name, or properties a number';
  return errorText(error).replace(/^name/, 'query');
}

/** The one kind that is requested; null: either. */
function typeOf({ type, type_strict }: ReconcileQuery, place: string): EntityKind | null {
  const requested = [...new Set(Array.isArray(type) ? type : [type ?? []].flat())];
  const known = TYPES.filter(({ id }) => requested.includes(id)).map(({ id }) => id);
  if (known.length < requested.length) {
    throw invalidParameter(`${place}.type`, `must be ${TYPES.map(({ id }) => id).join(' or ')}`);
  }
  if (type_strict === 'all' && known.length > 1)
    throw invalidParameter(`${place}.type_strict`, 'must not be all: no entity has two types');
  return known.length === 1 ? (known[0] ?? null) : null;
}

function numbersOf({ properties = [] }: ReconcileQuery, place: string): { ruc: string | null; cedula: string | null } {
  const numbers: { ruc: string | null; cedula: string | null } = { ruc: null, cedula: null };
  for (const [index, { pid, v }] of properties.entries()) {
    const at = `${place}.properties[${String(index)}]`;
    const property = QUERY_PROPERTIES.find(({ id }) => id === pid);
    if (property === undefined)
      throw invalidParameter(`${at}.pid`, `must be ${QUERY_PROPERTIES.map(({ id }) => id).join(' or ')}`);
    const value = [v]
      .flat()
      .map(written)
      .find((text) => text !== null);
    if (value === undefined) continue;
    if (numbers[property.id] !== null) throw invalidParameter(`${at}.pid`, 'must be given once');
    numbers[property.id] = value;
  }
  return numbers;
}

type Value = Exclude<NonNullable<ReconcileQuery['properties']>[number]['v'], readonly unknown[]>;

function written(value: Value): string | null {
  return textOf(typeof value === 'object' ? value.id : String(value));
}

function textOf(value: string | undefined): string | null {
  return value === undefined || value.trim() === '' ? null : value;
}

/** A member that arrives as JSON text or as the object itself. */
function objectOf(
  parameter: string,
  input: string | Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (typeof input !== 'string') return input;
  return within(parameter, () => parseJsonObject(input));
}

/** Adds the position in the request to an error that was found without it. */
function within<Result>(place: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (isDomainError(error, 'invalid_body')) throw invalidParameter(place, error.fields.message);
    if (!isDomainError(error, 'invalid_parameter')) throw error;
    const { parameter, message } = error.fields;
    throw invalidParameter(parameter === 'body' ? place : `${place}.${parameter}`, message);
  }
}

function invalidParameter(parameter: string, message: string): DomainError {
  return new DomainError('invalid_parameter', { parameter, message });
}
