import { DomainError, surfaceOf } from '@entity-registry/domain';
import type { Fact, SurfaceQuery } from '@entity-registry/domain';
import type pg from 'pg';
import { COST_OF_CHECK, planAccess, planProbe, planWalk } from './access.js';
import type { Estimate } from './access.js';
import type { Position } from './keyset.js';
import { inOrderOf, readEstimates, readFew, readWindow, readResults, readSorted, readWhole } from './reads.js';
import type { FoundKeys, Key } from './reads.js';
import type { SurfaceResult } from './result.js';
import { SEARCH_TIMEOUTS, inSearchTransaction } from './search-transaction.js';
import type { SearchTimeouts } from './search-transaction.js';
import type { Later, WholeRead } from './statements.js';
import { atSurvivors } from './survivors.js';

/** An exact count, or a lower bound. */
export interface SurfaceTotal {
  readonly count: number;
  readonly relation: 'eq' | 'gte';
}

/** The position where the next page begins, and the total from the first page. */
export interface SurfaceCursor extends Position {
  readonly total: SurfaceTotal;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface SurfacePage {
  readonly results: readonly SurfaceResult[];
  /** The facts that the results disclose. */
  readonly facts: readonly Fact[];
  readonly total: SurfaceTotal;
  /** By facet name, the most frequent values first. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Whether facets count all matches, or only some of them. */
  readonly facetsRelation: SurfaceTotal['relation'];
  /** Null: this is the last page. */
  readonly next: SurfaceCursor | null;
}

export interface SurfaceSearchOptions extends Partial<SearchTimeouts> {
  /** Up to this many matches are all counted and sorted. If there are more, the sort key's index is walked, or all are read and sorted. */
  most?: number;
  /** The same for a search with facets. Facets count at most this many records. */
  mostWithFacets?: number;
  /** Minimum number of records to check, over all parts, before all clauses are intersected in their indexes. */
  minimumChecks?: number;
  /** Entries of a part's index for the sort key to check, before the matches of the filters are sorted. */
  window?: number;
}

const DEFAULTS = {
  most: 1_000,
  mostWithFacets: 10_000,
  minimumChecks: 2_000,
  window: 2_500,
  ...SEARCH_TIMEOUTS,
} as const;

/**
 * With a limit, the planner assumes that a few entries are enough and reads tables from the start, so each access path is
 * forced. The settings end with the transaction.
 */
const PREFER_SORT_INDEX = 'set local enable_sort = off; set local enable_indexscan = on';
const PREFER_FILTERS = 'set local enable_sort = on; set local enable_indexscan = off';

/** So many times as many matches as wanted are few: if there are more, the walk is expected to find the page in a tenth of the order. */
const FEW = 10;

/** A page to read: the records after `position`. */
interface PageRead {
  readonly query: SurfaceQuery;
  readonly estimates: readonly Estimate[];
  readonly position: Position | null;
  readonly wanted: number;
}

/** Searches records by the filters of a surface. */
export class SurfaceSearch {
  private readonly options: Required<SurfaceSearchOptions>;

  constructor(
    private readonly pool: pg.Pool,
    options: SurfaceSearchOptions = {},
  ) {
    this.options = { ...DEFAULTS, ...options };
  }

  /**
   * One page of the matches, after `cursor`, all read from one snapshot of the database. Rejects with the database's error if it
   * takes too long, or longer than `leftMs` milliseconds.
   */
  async search(query: SurfaceQuery, cursor: SurfaceCursor | null, leftMs = Infinity): Promise<SurfacePage> {
    const read = async (client: pg.PoolClient) => this.page(client, await atSurvivors(client, query), cursor);
    return inSearchTransaction(this.pool, this.options, read, leftMs);
  }

  private async page(client: pg.PoolClient, query: SurfaceQuery, cursor: SurfaceCursor | null): Promise<SurfacePage> {
    const surface = surfaceOf(query.surface);
    const most = mostOf(query, cursor, this.options);
    const wanted = query.limit + 1;
    // The first page already found more than can be counted.
    const isLarge = cursor?.total.relation === 'gte';
    const estimates = await readEstimates(client, query);
    const read = { query, estimates, position: cursor, wanted };
    const whole = isLarge && query.facets.length === 0 ? null : await this.whole(client, read);
    const large = isLarge || (whole !== null && whole.found > most);
    if (large && query.sort.length > 1) rejectSeveralKeys(most);
    const keys = whole?.isSorted ? whole.page : await this.walk(client, read);
    const total: SurfaceTotal =
      cursor?.total ?? (large ? { count: most, relation: 'gte' } : { count: whole?.found ?? 0, relation: 'eq' });
    const shown = keys.slice(0, query.limit);
    const last = keys.length > query.limit ? shown.at(-1) : undefined;
    return {
      ...(await readResults(client, surface, shown)),
      total,
      facets: facetCounts(query, whole),
      facetsRelation: large ? 'gte' : 'eq',
      next: last === undefined ? null : { ...last, total },
    };
  }

  /**
   * All matches, if there aren't too many, or if reading and sorting all is estimated to cost less than counting some and looking for the
   * first ones in order. `isSorted`: the page has the first of all matches.
   */
  private async whole(
    client: pg.PoolClient,
    { query, estimates, position, wanted }: PageRead,
  ): Promise<FoundKeys & { readonly isSorted: boolean }> {
    const surface = surfaceOf(query.surface);
    const most = mostOf(query, position, this.options);
    const [all, some] = [planAccess(surface, estimates), planAccess(surface, estimates, most)];
    const read = { position, wanted, most, minimumChecks: share(this.options.minimumChecks, query) };
    // If they cost the same, fewer matches than `most` are expected.
    const isAll = some.cost < all.cost && all.cost < some.cost + planWalk(surface, query, estimates, wanted).cost;
    if (isAll && all.parts !== null) {
      await client.query(PREFER_SORT_INDEX);
      const seen = await readWhole(client, query, { ...read, limit: null, access: all.parts });
      if (!seen.cut) return { ...seen, isSorted: true };
    }
    const found = await this.some(client, query, { ...read, limit: most, access: some.parts });
    return { ...found, isSorted: found.found <= most };
  }

  /** Records that match some clauses are checked one by one for the others. If there are too many of those, all clauses are intersected. */
  private async some(client: pg.PoolClient, query: SurfaceQuery, read: WholeRead): Promise<FoundKeys> {
    if (read.access !== null) {
      await client.query(PREFER_SORT_INDEX);
      const seen = await readWhole(client, query, read);
      if (!seen.cut || seen.found > read.most) return seen;
    }
    await client.query(PREFER_FILTERS);
    return readWhole(client, query, { ...read, access: null });
  }

  /** The matches in the order of the sort key's index: first records with the key, then those without. */
  private async walk(client: pg.PoolClient, read: PageRead): Promise<readonly Key[]> {
    const { query, position, wanted } = read;
    const inNulls = position !== null && position.keys[0] === null;
    const keyed = inNulls ? [] : await this.phase(client, read, { phase: 'keyed', position, wanted });
    if (keyed.length >= wanted || isBounded(query)) return keyed;
    const rest = { phase: 'null', position: inNulls ? position : null, wanted: wanted - keyed.length } as const;
    return [...keyed, ...(await this.phase(client, read, rest))];
  }

  /**
   * The matches of one phase. An index that may tell that filters exclude each other or the sort key is read first. If there are too few in a
   * window of the sort key's index, the window is widened, or all matches are read and sorted, whichever is estimated to cost less.
   */
  private async phase(client: pg.PoolClient, { query, estimates }: PageRead, later: Later): Promise<readonly Key[]> {
    const surface = surfaceOf(query.surface);
    await client.query(PREFER_SORT_INDEX);
    // A single clause was not estimated yet.
    const known = estimates.length > 0 ? estimates : await readEstimates(client, query, 1);
    const along = planProbe(surface, query, known, later.phase);
    const few = along && (await readFew(client, query, { ...later, along, most: later.wanted * FEW }));
    if (few !== null) return few;
    const { checks } = planWalk(surface, query, known, later.wanted);
    const window = Math.max(this.options.window, checks);
    const near = await readWindow(client, query, { ...later, window });
    if (near.cut.length === 0) return near.keys;
    // About as many as needed by the share of matches so far.
    const further = Math.ceil((window * later.wanted * 1.5) / near.keys.length);
    const all = planAccess(surface, known);
    const isNear = further * near.cut.length * COST_OF_CHECK < all.cost;
    const { keys, cut } = isNear ? await readWindow(client, query, { ...later, window: further }) : near;
    if (cut.length === 0) return keys;
    if (all.parts === null) await client.query(PREFER_FILTERS);
    const far = await readSorted(client, query, { ...later, only: cut, access: all.parts });
    const complete = keys.filter(({ part }) => !cut.includes(part));
    if (complete.length === 0) return far;
    return [...complete, ...far].toSorted(inOrderOf(query)).slice(0, later.wanted);
  }
}

/**
 * How many matches of a query are all read, counted and sorted. A list sorted by several keys that was begun (`cursor`) can be read to its end,
 * whatever facets its first page had.
 */
export function mostOf(
  { facets, sort }: SurfaceQuery,
  cursor: object | null,
  { most, mostWithFacets }: Pick<Required<SurfaceSearchOptions>, 'most' | 'mostWithFacets'> = DEFAULTS,
): number {
  const isBegun = cursor !== null && sort.length > 1;
  return facets.length > 0 || isBegun ? mostWithFacets : most;
}

/**
 * There is no index over several keys, and half of the register may tie in the first one. So sorting by several keys is only
 * possible if all matches can be sorted at once.
 */
export function rejectSeveralKeys(most: number): never {
  throw new DomainError('invalid_search_query', {
    message: `only up to ${most} records can be sorted by several fields: sort by one field or add filters`,
  });
}

/** Each part's share of the records to check. */
function share(all: number, { surface }: SurfaceQuery): number {
  return Math.ceil(all / surfaceOf(surface).parts.length);
}

/** A condition on the first sort key excludes records without it. */
function isBounded({ conditions, sort: [{ field: first }] }: SurfaceQuery): boolean {
  return conditions.some(({ field, is }) => field.name === first.name && is !== 'none of');
}

function facetCounts({ facets }: SurfaceQuery, whole: FoundKeys | null): SurfacePage['facets'] {
  return Object.fromEntries(
    facets.map(({ facet, name }, at) => [
      facet ?? name,
      (whole?.facets[at] ?? []).map(([value, count]) => ({ value, count })),
    ]),
  );
}
