import {
  Billing,
  IdempotencyStore,
  ReadPositions,
  Reports,
  ResponseDeliveries,
  CorrectionNotices,
  EventFeed,
  ScreeningDecisions,
  Screenings,
  SearchSessions,
  SigningKeys,
  WatchItems,
  Watchlists,
  secretBox,
} from '@entity-registry/accounts';
import type { ReplicatedReads } from '@entity-registry/database';
import { outcomeCounter } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import {
  AssetRecords,
  Coverage,
  Lists,
  StoredEntities,
  EntityBrowse,
  EntityChanges,
  EntityDetails,
  EntityNetworks,
  EntityScreening,
  EntitySearch,
  ImmigrationFiles,
  ListScreening,
  ProponenteDossiers,
  Resolver,
  SectionPages,
  createObjectStore,
  createSearchShares,
  indexWatched,
} from '@entity-registry/registry';
import type { CandidateSource, ObjectStore, SearchShares, SurfaceSource } from '@entity-registry/registry';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { publicUrl } from './config.js';
import type { ApiConfig } from './config.js';
import { KeyStates } from './gateway/keys/key-states.js';
import { KeyUse } from './gateway/keys/key-use.js';
import { KnownKeys } from './gateway/keys/known-keys.js';
import { RequestCounts } from './gateway/rates/request-counts.js';
import { createRateLimits } from './gateway/rates/rate-limits.js';
import type { RateLimits } from './gateway/rates/rate-limits.js';
import { Deadlines } from './metering/deadlines.js';
import { EntityTags } from './metering/delivery/conditional.js';
import { addResponseDeliveryMetrics } from './metering/delivery/response-delivery-metrics.js';
import { batchErrorReporter } from './metering/batch-error-reporter.js';
import { IdempotencyService } from './metering/idempotency.service.js';
import { Meter } from './metering/meter.js';
import { createReplicatedReads } from './replicas/replicated-reads.js';
import type { NamedPool } from './replicas/replicated-reads.js';
import { RefreshPolls } from './refreshes/refresh-polls.js';
import { PublicBudget } from './gateway/rates/public-budget.js';
import { PublicTier } from './metering/tiers/public-tier.js';
import { addShareMetrics, missedDeadlines } from './metering/tiers/share-metrics.js';
import { WithheldLevels } from './metering/withheld-levels.js';
import { UnsentResponses } from './metering/delivery/unsent-responses.js';
import { Cursors } from './v5/cursors/cursors.js';
import { createSearchSources } from './search/create-search-sources.js';
import { SectionCursors } from './v5/cursors/section-cursors.js';
import { DetailAccess } from './metering/tiers/detail-access.js';

/** What the app receives: its configuration, the process's connections, and the clock. */
export interface ApiDependencies {
  readonly config: ApiConfig;
  readonly pool: pg.Pool;
  /** Standbys that answer reads, if there are any. */
  readonly replicas?: readonly NamedPool[];
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
  /** How long a request that is read now may already have waited, in milliseconds; default: it hasn't. */
  readonly loopLagMs?: () => number;
}

/** The library services that the features depend on. */
export interface ApiServices {
  readonly billing: Billing;
  readonly responseDeliveries: ResponseDeliveries;
  readonly unsentResponses: UnsentResponses;
  readonly keys: KeyStates;
  readonly knownKeys: KnownKeys;
  readonly keyUse: KeyUse;
  readonly requestCounts: RequestCounts;
  readonly rateLimits: RateLimits;
  readonly publicBudget: PublicBudget;
  readonly reads: ReplicatedReads;
  readonly readPositions: ReadPositions;
  readonly meter: Meter;
  readonly deadlines: Deadlines;
  readonly idempotency: IdempotencyService;
  readonly refreshPolls: RefreshPolls;
  readonly details: EntityDetails;
  readonly storedEntities: StoredEntities;
  readonly assets: AssetRecords;
  readonly pages: SectionPages;
  readonly cursors: Cursors;
  readonly sectionCursors: SectionCursors;
  readonly networks: EntityNetworks;
  readonly dossiers: ProponenteDossiers;
  readonly immigration: ImmigrationFiles;
  readonly changes: EntityChanges;
  readonly coverage: Coverage;
  readonly lists: Lists;
  /** Screens against the lists on file, in threads; close it at shutdown. */
  readonly screening: ListScreening;
  readonly screenings: Screenings;
  readonly decisions: ScreeningDecisions;
  readonly signingKeys: SigningKeys;
  readonly watchlists: Watchlists;
  readonly watchItems: WatchItems;
  readonly eventFeed: EventFeed;
  readonly correctionNotices: CorrectionNotices;
  readonly reports: Reports;
  readonly search: EntitySearch;
  readonly browse: EntityBrowse;
  readonly searchSessions: SearchSessions;
  readonly surfaces: SurfaceSource;
  /** Ends the connections to the search engine, if there is one. */
  readonly closeSearch: () => Promise<void>;
  readonly detailAccess: DetailAccess;
  readonly shares: SearchShares;
  readonly candidates: CandidateSource;
  readonly resolver: Resolver;
  /** The public URL of this API. */
  readonly publicUrl: string;
  readonly objects: ObjectStore;
  readonly now: () => Date;
}

/**
 * Maximum number of pool connections that charges may hold at once, for milliseconds each. The database writes concurrent
 * commits to disk together, so many at once make charging fast.
 */
const CHARGE_SHARE = 0.75;
/** How many of these connections are for batches of charges. The others are for charges that are decided individually. */
const BATCH_CONNECTIONS = 1;

/** Makes the services of one app. */
export function createServices({ config, pool, replicas = [], log, metrics, now }: ApiDependencies): ApiServices {
  const reads = createReplicatedReads({ pool, replicas, metrics, now });
  // What sections, networks, searches and candidates are read from.
  const readPool = reads.pool;
  const charges = outcomeCounter(metrics, 'billing_charges_total', 'Charges by outcome');
  const billing = new Billing(pool, {
    pepper: Buffer.from(config.KEY_PEPPER, 'utf8'),
    now,
    gate: { maxConcurrent: Math.ceil(config.POOL_SIZE * CHARGE_SHARE) - BATCH_CONNECTIONS },
    onError: batchErrorReporter(log, metrics),
  });
  const responseDeliveries = new ResponseDeliveries(pool, {
    now,
    onError: (err, waiting) => {
      log.warn({ err, waiting }, 'records of sent responses are waiting for the database');
    },
  });
  addResponseDeliveryMetrics(responseDeliveries, metrics);
  const idempotency = new IdempotencyService(new IdempotencyStore(pool, { now }), log, now);
  const tags = new EntityTags(config.KEY_PEPPER);
  const unsentResponses = new UnsentResponses(billing, responseDeliveries, log);
  const publicBudget = new PublicBudget(billing, now);
  const shares = createSearchShares({ poolSize: config.POOL_SIZE }, now);
  addShareMetrics(shares, metrics);
  const deadlines = new Deadlines(now, missedDeadlines(metrics));
  const publicTier = new PublicTier(publicBudget, tags, now, deadlines);
  const meter = new Meter(billing, publicTier, idempotency, unsentResponses, tags, {
    ...{ now, deadlines, requests: shares.requests, withheldLevels: new WithheldLevels(pool) },
    settleReads: () => reads.settle(),
    onCharge: (outcome) => {
      charges.inc({ outcome });
    },
  });
  const { surfaces, candidates, closeSearch } = createSearchSources({
    config,
    pool: readPool,
    primary: pool,
    shares,
    log,
    metrics,
    now,
  });
  const search = new EntitySearch(readPool, candidates);
  // Versions of lists are read from the primary: an answer is never from older ones.
  const screening = new ListScreening(pool, { threads: config.SCREENING_THREADS });
  const screened = new EntityScreening(readPool, screening);
  const resolver = new Resolver(readPool, candidates, shares, undefined, screened);
  const keys = new KeyStates((hashes) => billing.readKeyStates(hashes));
  const knownKeys = new KnownKeys(keys);
  const keyUse = new KeyUse(
    (uses) => billing.recordKeyUse(uses),
    (err) => {
      log.warn({ err }, 'could not write the last use of keys; retrying later');
    },
  );
  const requestCounts = new RequestCounts(
    (counts) => reports.countRequests(counts),
    (err) => {
      log.warn({ err }, 'could not write request counts; retrying later');
    },
  );
  const rateLimits = createRateLimits(config, log, metrics);
  const objects = createObjectStore(config, { baseUrl: publicUrl(config), now });
  const details = new EntityDetails(readPool, screened);
  const storedEntities = new StoredEntities(readPool, screened);
  const [assets, pages] = [new AssetRecords(readPool), new SectionPages(readPool)];
  const cursors = new Cursors(config.KEY_PEPPER, now);
  const sectionCursors = new SectionCursors(cursors, now);
  const [networks, dossiers] = [new EntityNetworks(readPool), new ProponenteDossiers(readPool)];
  const [immigration, changes] = [new ImmigrationFiles(readPool), new EntityChanges(readPool)];
  const [coverage, reports] = [new Coverage(readPool), new Reports(pool, { now })];
  const refreshPolls = new RefreshPolls({ db: pool, meter, objects, reads });
  return {
    ...{
      billing,
      responseDeliveries,
      unsentResponses,
      publicBudget,
      keys,
      knownKeys,
      keyUse,
      requestCounts,
      rateLimits,
      ...{ reads, readPositions: new ReadPositions(pool) },
      ...{ meter, deadlines },
      idempotency,
      refreshPolls,
    },
    ...{ assets, pages, cursors, sectionCursors, dossiers, immigration, changes, coverage, reports },
    ...{ lists: new Lists(readPool), screening },
    ...createScreenings(config, pool, now),
    ...{
      details,
      storedEntities,
      networks,
      search,
      browse: new EntityBrowse(readPool),
      searchSessions: new SearchSessions(pool, { now }),
      ...{ surfaces, closeSearch },
      detailAccess: new DetailAccess(pool, now),
      shares,
      candidates,
      resolver,
      objects,
      publicUrl: publicUrl(config),
      now,
    },
  };
}

/** What screenings said, and what accounts decided about it. */
function createScreenings({ KEY_PEPPER }: ApiConfig, pool: pg.Pool, now: () => Date) {
  const signingKeys = new SigningKeys(pool, { box: secretBox(KEY_PEPPER), now });
  const screenings = new Screenings(pool, { keys: signingKeys, now });
  const decisions = new ScreeningDecisions(pool, { now });
  const watching = {
    watchlists: new Watchlists(pool, { now }),
    watchItems: new WatchItems(pool, { now, index: indexWatched }),
    eventFeed: new EventFeed(pool),
    correctionNotices: new CorrectionNotices(pool, { now }),
  };
  return { signingKeys, screenings, decisions, ...watching };
}
