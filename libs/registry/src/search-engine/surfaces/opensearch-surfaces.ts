import { lookup, surfaceOf } from '@entity-registry/domain';
import type { SurfaceQuery } from '@entity-registry/domain';
import type { Queryable } from '@entity-registry/database';
import { UNLIMITED } from '../../queues/time-left.js';
import { readResults } from '../../surfaces/reads.js';
import type { Key } from '../../surfaces/reads.js';
import { FACET_VALUES } from '../../surfaces/statements.js';
import { mostOf, rejectSeveralKeys } from '../../surfaces/surface-search.js';
import type { SurfaceCursor, SurfacePage } from '../../surfaces/surface-search.js';
import { atSurvivors } from '../../surfaces/survivors.js';
import { readAlias } from '../aliases.js';
import { StaleIndexError } from '../stale-index-error.js';
import { countedMember } from '../documents/surface-documents.js';
import type { SearchEngine, SearchResponse } from '../engine.js';
import { afterClause, matchClause, sortClauses } from './conditions.js';
import { readWordTerms } from './search-terms.js';

/** A facet counts a few values more than it shows, so that ties at its end are ordered by value. */
const COUNTED_VALUES = FACET_VALUES + 30;

/**
 * Searches records by the filters of a surface in OpenSearch. The engine finds the keys of records; the records themselves come
 * from the database. Unlike in PostgreSQL, totals and facets are always exact.
 */
export class OpenSearchSurfaces {
  constructor(
    private readonly engine: SearchEngine,
    private readonly db: Queryable,
    private readonly prefix: string,
  ) {}

  /**
   * One page of the matches, after `cursor`. Throws SearchEngineError if the engine doesn't answer within its limit or the time that
   * is left, and StaleIndexError if it found a record that no longer exists: the record may have been replaced by
   * one that the engine doesn't have, and a page must have the records that its total counts.
   */
  async search(asked: SurfaceQuery, cursor: SurfaceCursor | null, left = UNLIMITED): Promise<SurfacePage> {
    const query = await atSurvivors(this.db, asked);
    const surface = surfaceOf(query.surface);
    const request = await this.request(query, cursor);
    const response = await this.engine.search(readAlias(this.prefix, query.surface, ''), request, left());
    const total = cursor?.total ?? { count: response.hits.total?.value ?? 0, relation: 'eq' };
    // What can be asked doesn't depend on the engine.
    const most = mostOf(query, cursor);
    if (total.count > most && query.sort.length > 1) rejectSeveralKeys(most);
    const keys = response.hits.hits.map(({ sort }) => toKey(query, sort ?? []));
    const shown = keys.slice(0, query.limit);
    const last = keys.length > query.limit ? shown.at(-1) : undefined;
    const read = await readResults(this.db, surface, shown);
    if (read.results.length < shown.length) throw new StaleIndexError('a record that the search engine found is gone');
    return {
      ...read,
      total,
      facets: facetCounts(query, response),
      facetsRelation: 'eq',
      next: last === undefined ? null : { ...last, total },
    };
  }

  private async request(query: SurfaceQuery, cursor: SurfaceCursor | null): Promise<object> {
    const match = matchClause(query, await readWordTerms(this.db, wordsOf(query)));
    const facets = query.facets.map((field, at) => [
      `facet${at}`,
      { terms: { field: countedMember(field), size: COUNTED_VALUES, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
    ]);
    return {
      query: match,
      // Not part of the query: facets and total count all pages.
      ...(cursor && { post_filter: afterClause(query.sort, cursor) }),
      sort: sortClauses(query.sort),
      size: query.limit + 1,
      _source: false,
      track_total_hits: cursor === null,
      ...(facets.length > 0 && { aggs: Object.fromEntries(facets) as object }),
    };
  }
}

function wordsOf({ words, conditions }: SurfaceQuery): string[] {
  const filtered = conditions.flatMap((condition) => (condition.is === 'with words' ? condition.words : []));
  return [...new Set([...words, ...filtered])];
}

/** The key of a record from the values that it was sorted by. */
function toKey({ sort }: SurfaceQuery, values: readonly unknown[]): Key {
  const [pk, part] = values.slice(sort.length);
  return { keys: sort.map((_, at) => keyText(values[at])), pk: String(pk), part: Number(part) };
}

/** The engine sorts a missing number as an infinite one. */
function keyText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : JSON.stringify(value);
  return /^-?Infinity$/.test(text) ? null : text;
}

function facetCounts({ facets }: SurfaceQuery, { aggregations }: SearchResponse): SurfacePage['facets'] {
  return Object.fromEntries(
    facets.map(({ facet, name }, at) => [
      facet ?? name,
      ((aggregations && lookup(aggregations, `facet${at}`))?.buckets ?? [])
        .slice(0, FACET_VALUES)
        .map(({ key: value, doc_count: count }) => ({ value, count })),
    ]),
  );
}
