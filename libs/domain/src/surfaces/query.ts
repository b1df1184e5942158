import { DomainError } from '../errors/domain-error.js';
import { conditionOf } from './conditions.js';
import type { Condition } from './conditions.js';
import { SEARCH_LIMITS } from './limits.js';
import { throwInvalidSearch } from './invalid-search.js';
import { queryWords } from './words.js';
import { facetsOf, fieldOf, surfaceOf } from './surfaces.js';
import type { SurfaceName } from './surfaces.js';
import type { SurfaceDefinition, SurfaceField } from './surface.js';

/** The body of a search before it is validated. */
export interface SearchBody {
  readonly filters?: unknown;
  readonly q?: unknown;
  readonly sort?: unknown;
  readonly facets?: unknown;
  readonly limit?: unknown;
  readonly cursor?: unknown;
}

const MEMBERS: readonly string[] = ['filters', 'q', 'sort', 'facets', 'limit', 'cursor'] satisfies (keyof SearchBody)[];

export interface SortKey {
  readonly field: SurfaceField;
  readonly descending: boolean;
}

/** A search that can be run. */
export interface SurfaceQuery {
  readonly surface: SurfaceName;
  readonly conditions: readonly Condition[];
  /** Folded words that must all occur; empty: no condition. */
  readonly words: readonly string[];
  /** At least one key; ties are ordered by the key of the record. */
  readonly sort: readonly [SortKey, ...SortKey[]];
  /** The fields whose values are counted. */
  readonly facets: readonly SurfaceField[];
  readonly limit: number;
  /** The cursor that the caller sent; null: the first page. */
  readonly cursor: string | null;
  /** Whether it uses something deprecated. */
  readonly deprecated: boolean;
}

/**
 * Parses the body of a search. Throws `unknown_filter` with the valid ones, and `invalid_search_query` naming the member,
 * what is expected there, and an example. A member of the body that is null counts as absent; a null filter doesn't, because
 * ignoring a condition meant to narrow the search would find everything.
 */
export function parseSearch(surface: SurfaceName, body: SearchBody): SurfaceQuery {
  rejectUnknownMembers(body, MEMBERS);
  const definition = surfaceOf(surface);
  const conditions = conditionsOf(definition, body.filters ?? {});
  const facets = facetFields(definition, body.facets ?? []);
  const fields = [...conditions.map(({ field }) => field), ...facets];
  return {
    surface,
    conditions,
    words: wordsOf(body.q ?? null),
    sort: sortOf(surface, body.sort ?? []),
    facets,
    limit: limitOf(body.limit ?? SEARCH_LIMITS.limit.default),
    cursor: cursorOf(body.cursor ?? null),
    deprecated: fields.some((field) => field.deprecated !== null),
  };
}

/** Throws `invalid_search_query` for a member that the search doesn't take. */
export function rejectUnknownMembers(body: object, members: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => !members.includes(name));
  if (unknown !== undefined) throwInvalidSearch(`a search has no member ${unknown}: it takes ${members.join(', ')}`);
}

/** The conditions of all filters. Throws `unknown_filter` with the valid ones. */
export function conditionsOf(surface: Pick<SurfaceDefinition, 'fields'>, filters: unknown): Condition[] {
  const { fields } = surface;
  if (!isObject(filters)) throwInvalidSearch(`filters must be an object such as ${exampleFilters(fields)}`);
  const unknown = Object.keys(filters).filter((name) => fieldOf(surface, name) === undefined);
  if (unknown.length > 0) {
    throw new DomainError('unknown_filter', { filters: unknown, validFilters: fields.map(({ name }) => name) });
  }
  // In the order of the fields, so that equivalent searches are identical.
  return fields.flatMap((field) => (Object.hasOwn(filters, field.name) ? conditionOf(field, filters[field.name]) : []));
}

function exampleFilters(fields: readonly SurfaceField[]): string {
  const [, field] = fields;
  return field === undefined ? '{}' : JSON.stringify({ [field.name]: field.example });
}

function wordsOf(q: unknown): readonly string[] {
  if (q === null) return [];
  return queryWords('q', q);
}

function sortOf(surface: SurfaceName, sort: unknown): SurfaceQuery['sort'] {
  const definition = surfaceOf(surface);
  const sortable = definition.fields.filter((field) => field.sortable);
  const expected = `sort must be a list of at most ${SEARCH_LIMITS.sortKeys} keys such as [{"field":"${definition.defaultSort}","dir":"desc"}]`;
  if (!Array.isArray(sort) || sort.length > SEARCH_LIMITS.sortKeys) throwInvalidSearch(expected);
  const keys = sort.map((key: unknown, index) => sortKeyOf(sortable, key, `sort[${index}]`));
  const names = keys.map(({ field }) => field.name);
  if (new Set(names).size < names.length) throwInvalidSearch('sort must not name a field twice');
  const [first, ...rest] = keys;
  if (first !== undefined) return [first, ...rest];
  const usual = fieldOf(definition, definition.defaultSort);
  if (usual === undefined) throw new Error(`${surface} has no field ${definition.defaultSort}`);
  return [{ field: usual, descending: true }];
}

function sortKeyOf(sortable: readonly SurfaceField[], key: unknown, place: string): SortKey {
  if (!isObject(key))
    throwInvalidSearch(`${place} must be an object such as {"field":"${sortable[0]?.name ?? ''}","dir":"desc"}`);
  const { field: name, dir, ...rest } = key;
  const [other] = Object.keys(rest);
  if (other !== undefined) throwInvalidSearch(`${place} has no member ${other}: it takes field and dir`);
  const field = sortable.find((one) => one.name === name);
  if (field === undefined)
    throwInvalidSearch(`${place}.field must be one of ${sortable.map((one) => one.name).join(', ')}`);
  if (dir !== undefined && dir !== null && dir !== 'asc' && dir !== 'desc')
    throwInvalidSearch(`${place}.dir must be asc or desc`);
  return { field, descending: dir === 'desc' };
}

/** The fields of the named facets. */
export function facetFields(surface: Pick<SurfaceDefinition, 'fields'>, facets: unknown): readonly SurfaceField[] {
  const known = facetsOf(surface);
  if (!Array.isArray(facets) || facets.length > SEARCH_LIMITS.facets) {
    throwInvalidSearch(
      `facets must be a list of at most ${SEARCH_LIMITS.facets} names such as ${JSON.stringify(known.slice(0, 1))}`,
    );
  }
  const named = facets.map((name: unknown, index) => {
    const field = surface.fields.find(({ facet }) => facet !== null && facet === name);
    if (field !== undefined) return field;
    return throwInvalidSearch(
      known.length === 0
        ? 'facets must be an empty list: this surface has none'
        : `facets[${index}] must be one of ${known.join(', ')}`,
    );
  });
  return [...new Set(named)];
}

export function limitOf(limit: unknown): number {
  const { minimum, maximum } = SEARCH_LIMITS.limit;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < minimum || limit > maximum) {
    throwInvalidSearch(`limit must be a whole number from ${minimum} to ${maximum}, such as 20`);
  }
  return limit;
}

export function cursorOf(cursor: unknown): string | null {
  if (cursor === null) return null;
  if (typeof cursor !== 'string') throwInvalidSearch('cursor must be the next_cursor of the previous page, or null');
  return cursor;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
