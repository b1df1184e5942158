import type { Surface } from '../generated/constants.js';
import type {
  BatchResolution,
  Catalog,
  Coverage,
  Lists,
  Presence,
  ResolveBatchBody,
  ResolveBody,
  Resolution,
  SearchSurfaces,
  SurfaceSchema,
  Usage,
} from '../generated/types.js';
import type { Answer, CallOptions, NoOptions } from '../options.js';
import type { CallPromise } from '../transport/call-promise.js';
import { path } from '../transport/request.js';
import type { Transport } from '../transport/transport.js';
import { Entities } from './entities.js';
import type { PagingOptions } from './inputs.js';
import { Pages, optionsOfPage } from './pages.js';
import { Reconciliation } from './reconcile.js';
import { EventCalls } from './events.js';
import { ScreeningCalls } from './screening.js';
import { NoticeCalls } from './notices.js';
import { WatchlistCalls } from './watchlists.js';
import { UpdateRequests } from './update-requests.js';

/** The calls of the account to read. */
export interface UsageQuery {
  /** First UTC day, such as `2026-11-01`; default: 30 days before `to`. */
  from?: string | undefined;
  /** Last UTC day, inclusive; default today. */
  to?: string | undefined;
  /** Maximum calls per page, 1 to 100; default 50. */
  limit?: number | undefined;
  /** `page.next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** One call of the account, and its cost. */
export type UsageCall = Usage['calls'][number];

/** The result of `resolveBatch`: the rows, or with `with_presence: true` only counts of the available data. */
export type BatchAnswer<B> = B extends { readonly with_presence?: infer P }
  ? unknown extends P
    ? BatchResolution
    : [P] extends [true]
      ? Presence
      : true extends P
        ? BatchResolution | Presence
        : BatchResolution
  : BatchResolution;

/** v5: typed string ids, `dryRun` everywhere. The canonical contract. */
export class V5 {
  readonly entities: Entities;
  readonly reconcile: Reconciliation;
  readonly screening: ScreeningCalls;
  readonly watchlists: WatchlistCalls;
  readonly events: EventCalls;
  readonly notices: NoticeCalls;
  readonly updateRequests: UpdateRequests;

  /** @internal */
  constructor(private readonly transport: Transport) {
    this.entities = new Entities(transport);
    this.reconcile = new Reconciliation(transport);
    this.screening = new ScreeningCalls(transport);
    this.watchlists = new WatchlistCalls(transport);
    this.events = new EventCalls(transport);
    this.notices = new NoticeCalls(transport);
    this.updateRequests = new UpdateRequests(transport);
  }

  /** Codes, levels, prices and sources, live. Free, with any key. */
  catalog<O extends CallOptions = NoOptions>(options?: O): CallPromise<Answer<Catalog, O>> {
    return this.transport.call(() => ({ method: 'GET', path: '/v5/catalog', free: true }), options);
  }

  /** How much data each source has, and how fresh it is. Free. */
  coverage<O extends CallOptions = NoOptions>(options?: O): CallPromise<Answer<Coverage, O>> {
    return this.transport.call(() => ({ method: 'GET', path: '/v5/coverage', free: true }), options);
  }

  /** The sanctions, PEP and debarment lists on file, each with its current version; without one it isn't loaded. Free. */
  lists<O extends CallOptions = NoOptions>(options?: O): CallPromise<Answer<Lists, O>> {
    return this.transport.call(() => ({ method: 'GET', path: '/v5/lists', free: true }), options);
  }

  /** The account's calls and their cost, newest first: one page. Free. Throws `InvalidParameterError`. */
  usage<O extends CallOptions = NoOptions>(query: UsageQuery = {}, options?: O): CallPromise<Answer<Usage, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: '/v5/usage', query, takes: 'getUsage', free: true }),
      options,
    );
  }

  /** The same, all pages, as CSV text with a header line. Free. */
  usageCsv(query: Pick<UsageQuery, 'from' | 'to'> = {}, options?: PagingOptions): CallPromise<string> {
    const csv = { answer: 'text', fixed: { format: 'csv' }, free: true } as const;
    return this.transport.call(() => ({ method: 'GET', path: '/v5/usage', query, takes: 'getUsage', ...csv }), options);
  }

  /** The same, call by call. */
  usageCalls(query: UsageQuery = {}, options: PagingOptions = {}): Pages<UsageCall, Usage> {
    return new Pages(
      (cursor, index) => this.usage({ ...query, cursor }, optionsOfPage(options, index)),
      ({ calls }) => calls,
      ({ page }) => page.next_cursor,
      query.cursor,
    );
  }

  /**
   * The entities that a name, a RUC or a cédula may refer to, best first with the evidence. Price: the base charge and
   * DAT-RESOLVE; no key: one candidate. Throws `InvalidIdentifierError`, `PublicBudgetExhaustedError`, `SearchBackendError`.
   */
  resolve<O extends CallOptions = NoOptions>(body: ResolveBody, options?: O): CallPromise<Answer<Resolution, O>> {
    return this.transport.call(() => ({ method: 'POST', path: '/v5/resolve', body, takes: 'resolve' }), options);
  }

  /**
   * The same for up to 100 rows, in their order. A row that cannot be read is `invalid` and not charged. Price: one base
   * charge and DAT-RESOLVE for each row that is not. Throws `FreeTierBatchRowsError`, `EstimatorRowsExhaustedError`.
   */
  resolveBatch<B extends ResolveBatchBody, O extends CallOptions = NoOptions>(
    body: B,
    options?: O,
  ): CallPromise<Answer<BatchAnswer<B>, O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: '/v5/resolve/batch', body, takes: 'resolveBatch' }),
      options,
    );
  }

  /**
   * Records of a surface: one page. Price: the base charge. Throws `UnknownFilterError` with the list of valid filters,
   * `InvalidSearchQueryError`, `FreeTierCodeLockedError`, `SearchBackendError`.
   */
  search<S extends Surface, O extends CallOptions = NoOptions>(
    surface: S,
    body: SearchSurfaces[S]['body'] = {},
    options?: O,
  ): CallPromise<Answer<SearchSurfaces[S]['page'], O>> {
    return this.transport.call(
      () => ({ method: 'POST', path: path`/v5/search/${surface}`, body, takes: 'searchSurface' }),
      options,
    );
  }

  /** Every record that a search finds, page by page, to the end; each page costs the base charge. */
  searchRecords<S extends Surface>(
    surface: S,
    body: SearchSurfaces[S]['body'] = {},
    options: PagingOptions = {},
  ): Pages<SearchSurfaces[S]['record'], SearchSurfaces[S]['page']> {
    const read = (cursor: string | undefined, index: number): PromiseLike<SearchSurfaces[S]['page']> =>
      this.transport.call(
        () => ({
          method: 'POST',
          path: path`/v5/search/${surface}`,
          body: { ...body, cursor },
          takes: 'searchSurface',
        }),
        optionsOfPage(options, index),
      );
    return new Pages(
      read,
      ({ results }): readonly SearchSurfaces[S]['record'][] => results,
      ({ page }) => page.next_cursor,
      body.cursor ?? undefined,
    );
  }

  /** Filters, sort fields and facets of a surface. Free. */
  searchSchema<O extends CallOptions = NoOptions>(
    surface: Surface,
    options?: O,
  ): CallPromise<Answer<SurfaceSchema, O>> {
    return this.transport.call(
      () => ({ method: 'GET', path: path`/v5/search/${surface}/schema`, free: true }),
      options,
    );
  }

  /** The OpenAPI document, YAML. Free, no key. */
  openApi(options?: Omit<CallOptions, 'dryRun'>): CallPromise<string> {
    return this.transport.call(() => ({ method: 'GET', path: '/v5/openapi.yml', answer: 'text', free: true }), options);
  }
}
