import { DEFAULT_JURISDICTION, foldKeyword, levelMask, makeTypedId, ownKey } from '@entity-registry/domain';
import type { EntityKind, EntitySearchQuery, Fact } from '@entity-registry/domain';
import type pg from 'pg';
import { SEARCH_TIMEOUTS, inSearchTransaction } from '../surfaces/search-transaction.js';
import type { SearchTimeouts } from '../surfaces/search-transaction.js';
import { FACET_VALUES } from '../surfaces/statements.js';
import type { FacetCount, SurfaceTotal } from '../surfaces/surface-search.js';
import type { OtherName } from '../names/other-names.js';
import { listingConditions, onlyWord, provinceName } from './listing-keys.js';
import { ROWS_SQL, beginsOnly, frequentWordStatement, walkStatement, wholeStatement } from './listing-sql.js';
import type { ListingPosition, ListingQuery, ListingWalk } from './listing-sql.js';
import { findOtherwise, oneAtATime } from './found-otherwise.js';
import { maskedIdentifier } from './masked-identifier.js';

/** An entity as a search by name shows it. */
export interface BrowsedEntity {
  readonly id: string;
  readonly nombre: string | null;
  readonly type: EntityKind;
  /** Null for persons: theirs is the number of their identity card. */
  readonly ruc_no_dv: string | null;
  readonly identifier_masked: string | null;
  readonly province: string | null;
  /** The former, trade or alias name that has the words; null: the current name has them. */
  readonly matched_name: OtherName | null;
}

/** The position where the next page begins, and the total from the first page. */
export interface BrowseCursor extends ListingPosition {
  readonly total: SurfaceTotal;
}

export interface BrowsePage {
  readonly results: readonly BrowsedEntity[];
  /** The facts that the results disclose. */
  readonly facts: readonly Fact[];
  readonly total: SurfaceTotal;
  /** By facet name, the most frequent values first. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Whether facets count all matches, or only some of them. */
  readonly facetsRelation: SurfaceTotal['relation'];
  /** Null: this is the last page. */
  readonly next: BrowseCursor | null;
}

export interface EntityBrowseOptions extends Partial<SearchTimeouts> {
  /** Up to this many matches are all read, counted and sorted. If there are more, the index of names is walked. */
  most?: number;
  /** The same for a search with facets. Facets count at most this many entities. */
  mostWithFacets?: number;
  /** Names to compare in that index before the matches are sorted after all. */
  window?: number;
}

const DEFAULTS = { most: 1_000, mostWithFacets: 3_000, window: 20_000, ...SEARCH_TIMEOUTS } as const;

/** Words are looked up, never compared with each name: with a limit, the planner expects to find a few matches soon. */
const BY_KEYS = 'set local enable_indexscan = off';
const BY_NAME = 'set local enable_indexscan = on; set local enable_bitmapscan = off; set local enable_sort = off';
const EITHER = 'set local enable_indexscan = on; set local enable_bitmapscan = on; set local enable_sort = on';

/** Names with one word that an entity has at most, on average. */
const NAMES_OF_ONE = 2;

interface Whole {
  readonly found: number;
  readonly page: readonly ListingPosition[];
  readonly facets: readonly (readonly (readonly [string, number])[])[];
}

/** Lists entities by the words of their names and a few attributes, page by page (ADR 0091). */
export class EntityBrowse {
  private readonly options: Required<EntityBrowseOptions>;

  constructor(
    private readonly pool: pg.Pool,
    options: EntityBrowseOptions = {},
  ) {
    this.options = { ...DEFAULTS, ...options };
  }

  /**
   * One page of the matches, after `cursor`, all read from one snapshot of the database. Rejects with the database's error if it
   * takes too long, or longer than `leftMs` milliseconds, and with `search_backend_error` if names in other scripts can't be searched
   * for.
   */
  async search(query: EntitySearchQuery, cursor: BrowseCursor | null, leftMs = Infinity): Promise<BrowsePage> {
    const otherwise = await findOtherwise(oneAtATime(this.pool), query);
    // The numbers say who is meant.
    const asked = otherwise.only === null ? query : { ...query, words: [], name: '', written: '' };
    const page = (client: pg.PoolClient) => this.page(client, { ...asked, otherwise }, cursor);
    return inSearchTransaction(this.pool, this.options, page, leftMs);
  }

  private async page(client: pg.PoolClient, query: ListingQuery, cursor: BrowseCursor | null): Promise<BrowsePage> {
    const most = this.mostOf(query);
    const wanted = query.limit + 1;
    const frequent = await this.frequentWord(client, query, cursor);
    const isLarge = cursor?.total.relation === 'gte' || frequent !== null;
    const whole =
      isLarge && query.facets.length === 0
        ? null
        : await this.whole(client, query, { position: cursor, wanted, sample: frequent });
    const large = isLarge || (whole !== null && whole.found > most);
    const found = large || whole === null ? await this.walk(client, query, cursor, wanted) : whole.page;
    const total: SurfaceTotal = cursor?.total ?? {
      count: frequent === null ? Math.min(whole?.found ?? 0, most) : most,
      relation: large ? 'gte' : 'eq',
    };
    const shown = found.slice(0, query.limit);
    const last = found.length > query.limit ? shown.at(-1) : undefined;
    await client.query(EITHER);
    return {
      ...(await readRows(client, query, shown)),
      total,
      facets: facetsOf(query, whole),
      facetsRelation: large ? 'gte' : 'eq',
      next: last === undefined ? null : { ...last, total },
    };
  }

  /**
   * Of a search for one word, a word that so many names have that more than `most` match, without counting them; null: they must be
   * counted, or were on the first page. Names are counted, of which an entity may have several.
   */
  private async frequentWord(
    client: pg.PoolClient,
    query: ListingQuery,
    cursor: BrowseCursor | null,
  ): Promise<string | null> {
    const word = cursor === null && query.otherwise.only === null ? onlyWord(query) : null;
    if (word === null) return null;
    const { text, values } = frequentWordStatement(word, NAMES_OF_ONE * this.mostOf(query));
    return (await client.query<{ token: string }>(text, values)).rows[0]?.token ?? null;
  }

  private mostOf({ facets }: EntitySearchQuery): number {
    return facets.length === 0 ? this.options.most : this.options.mostWithFacets;
  }

  private async whole(
    client: pg.PoolClient,
    query: ListingQuery,
    how: { readonly position: ListingPosition | null; readonly wanted: number; readonly sample: string | null },
  ): Promise<Whole> {
    const byKeys = (query.words.length > 0 && !beginsOnly(query)) || query.otherwise.only !== null;
    if (byKeys) await client.query(BY_KEYS);
    const { text, values } = wholeStatement(query, { ...how, most: this.mostOf(query) });
    const { rows } = await client.query<Omit<Whole, 'found'> & { found: bigint }>(text, values);
    const [row] = rows;
    if (row === undefined) throw new Error('the aggregate query returned no row');
    return { ...row, found: Number(row.found) };
  }

  /** The matches in the order of the index of names: first those that begin with the words, then the others. */
  private async walk(
    client: pg.PoolClient,
    query: ListingQuery,
    position: ListingPosition | null,
    wanted: number,
  ): Promise<readonly ListingPosition[]> {
    await client.query(BY_NAME);
    const window = query.name === '' ? this.options.window : null;
    const first = position?.later ? [] : await this.read(client, query, { later: false, position, wanted, window });
    const complete = query.name === '' || (beginsOnly(query) && query.otherwise.also.length === 0);
    if (first.length >= wanted || complete) return first;
    const rest = { later: true, position: position?.later ? position : null, wanted: wanted - first.length } as const;
    return [...first, ...(await this.read(client, query, { ...rest, window: this.options.window }))];
  }

  /** The matches of a walk. If its window has too few, all are sorted instead. */
  private async read(
    client: pg.PoolClient,
    query: ListingQuery,
    walk: ListingWalk,
  ): Promise<readonly ListingPosition[]> {
    const run = async (how: ListingWalk) => {
      const { text, values } = walkStatement(query, how);
      return (await client.query<ListingPosition>(text, values)).rows;
    };
    const near = await run(walk);
    if (near.length >= walk.wanted || walk.window === null) return near;
    await client.query(EITHER);
    return run({ ...walk, window: null });
  }
}

interface Row {
  readonly pk: string;
  readonly nombre: string | null;
  readonly kind: EntityKind;
  readonly ruc_no_dv: string | null;
  readonly identifier: string | null;
  readonly province: string | null;
  readonly matched_name: OtherName | null;
}

async function readRows(
  client: pg.PoolClient,
  query: EntitySearchQuery,
  shown: readonly ListingPosition[],
): Promise<Pick<BrowsePage, 'results' | 'facts'>> {
  const pks = shown.map(({ pk }) => pk);
  const { rows } = await client.query<Row>(ROWS_SQL, [DEFAULT_JURISDICTION, pks, listingConditions(query).allWords]);
  const byPk = new Map(rows.map((row) => [row.pk, row]));
  const found = pks.flatMap((pk) => byPk.get(pk) ?? []);
  return { results: found.map(toEntity), facts: found.map(toFact) };
}

function toEntity({ pk, nombre, kind, ruc_no_dv, identifier, province, matched_name }: Row): BrowsedEntity {
  return {
    id: makeTypedId(DEFAULT_JURISDICTION, 'own', BigInt(pk)),
    nombre,
    type: kind,
    ruc_no_dv: kind === 'NaturalPerson' ? null : ruc_no_dv,
    identifier_masked: maskedIdentifier(identifier),
    province: provinceName(province),
    matched_name,
  };
}

/** The province of an organization is that of its contact details. */
function toFact({ pk, kind, province }: Row): Fact {
  const ofContact = kind === 'Organization' && province !== null;
  const levels = levelMask(ofContact ? ['core_registro', 'contacto'] : ['core_registro']);
  return { entity: ownKey(DEFAULT_JURISDICTION, BigInt(pk)), levels };
}

function facetsOf({ facets }: EntitySearchQuery, whole: Whole | null): BrowsePage['facets'] {
  return Object.fromEntries(
    facets.map(({ name }, at) => {
      const counts = whole?.facets[at] ?? [];
      return [name, name === 'province' ? byProvince(counts) : counts.map(toCount).slice(0, FACET_VALUES)];
    }),
  );
}

const toCount = ([value, count]: readonly [string, number]): FacetCount => ({ value, count });

/** Counts a province once, whether it was a name or a number. */
function byProvince(counts: readonly (readonly [string, number])[]): readonly FacetCount[] {
  const named = counts.flatMap(([value, count]) => {
    const name = provinceName(value);
    return name === null ? [] : [{ value: name, count }];
  });
  const groups = Map.groupBy(named, ({ value }) => foldKeyword(value));
  return [...groups.values()]
    .map((group) => ({ value: group[0]?.value ?? '', count: group.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, FACET_VALUES);
}
