import { Billing, Deliveries, IdempotencyStore, RefreshRequests, Reports } from '@entity-registry/billing';
import { outcomeCounter } from '@entity-registry/nest-kit';
import type { Logger } from '@entity-registry/nest-kit';
import { queueConnection } from '@entity-registry/queue';
import {
  AssetRecords,
  BoundedCandidates,
  BoundedQueue,
  BoundedSurfaces,
  Coverage,
  EntityCards,
  EntityChanges,
  EntityDetails,
  EntityNetworks,
  EntitySearch,
  ImmigrationFiles,
  PostgresCandidateSource,
  ProponenteDossiers,
  Resolver,
  SectionPages,
  createObjectStore,
  SurfaceSearch,
} from '@entity-registry/registry';
import type { CandidateSource, ObjectStore, SurfaceSource } from '@entity-registry/registry';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { publicUrl } from './config.js';
import type { ApiConfig } from './config.js';
import { KeyStates } from './gateway/key-states.js';
import { KeyUse } from './gateway/key-use.js';
import { RequestCounts } from './gateway/request-counts.js';
import { createRateLimits } from './gateway/rate-limits.js';
import type { RateLimits } from './gateway/rate-limits.js';
import { EntityTags } from './metering/conditional.js';
import { watchDeliveries } from './metering/delivery-metrics.js';
import { batchTrouble } from './metering/batch-trouble.js';
import { IdempotentCalls } from './metering/idempotent-calls.js';
import { Meter } from './metering/meter.js';
import { createRefreshQueue } from './v4/update-requests/refresh-queue.js';
import type { RefreshQueue } from './v4/update-requests/refresh-queue.js';
import { PublicTier } from './metering/public-tier.js';
import { Cursors } from './v5/cursors/cursors.js';
import { SectionCursors } from './v5/entities/section-cursors.js';

/** What the app is given: its configuration, the process's connections, and the clock. */
export interface ApiSurroundings {
  readonly config: ApiConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
}

/** The libraries' services that the features stand on. */
export interface ApiServices {
  readonly billing: Billing;
  readonly deliveries: Deliveries;
  readonly keys: KeyStates;
  readonly keyUse: KeyUse;
  readonly requestCounts: RequestCounts;
  readonly limits: RateLimits;
  readonly meter: Meter;
  readonly idempotent: IdempotentCalls;
  readonly requests: RefreshRequests;
  readonly refreshQueue: RefreshQueue;
  readonly details: EntityDetails;
  readonly cards: EntityCards;
  readonly assets: AssetRecords;
  readonly pages: SectionPages;
  readonly cursors: Cursors;
  readonly sectionCursors: SectionCursors;
  readonly networks: EntityNetworks;
  readonly dossiers: ProponenteDossiers;
  readonly immigration: ImmigrationFiles;
  readonly changes: EntityChanges;
  readonly coverage: Coverage;
  readonly reports: Reports;
  readonly search: EntitySearch;
  readonly surfaces: SurfaceSource;
  readonly candidates: CandidateSource;
  readonly resolver: Resolver;
  /** Address of this API as callers see it. */
  readonly publicUrl: string;
  readonly objects: ObjectStore;
  readonly now: () => Date;
}

/**
 * Of the pool's connections, those that charges may hold at once: for milliseconds each. Commits that wait for the disk
 * together are written together, so many at once is what makes charging fast.
 */
const CHARGE_SHARE = 0.75;
/** The one of those that batches of charges hold; the others are for the charges that are decided alone. */
const BATCH_CONNECTIONS = 1;

/**
 * Searches for a resolve at once, as a share of the pool's connections. Each takes one or two for a few milliseconds at a
 * time and waits for them like any read, so that with charges they may fill the pool, and nobody waits for long.
 */
const RESOLVE_SHARE = 0.25;
/**
 * The same of searches of a surface, which keep their connection until they end, for seconds if it comes to that. With the
 * charges they leave one of twelve, so that who calls is always known; of four or so, they share it with the charges.
 */
const SURFACE_SHARE = 1 / 6;
/** Searches of either kind that wait, for each that is under way: at ten milliseconds a search a quarter of a second. */
const WAITING = 25;
/** Beyond it a search that waited is refused when its turn comes. */
const MAX_WAIT_MS = 1_000;

/** Makes the services of one app. */
export function createServices({ config, pool, log, metrics, now }: ApiSurroundings): ApiServices {
  const charges = outcomeCounter(metrics, 'billing_charges_total', 'Charges by outcome');
  const billing = new Billing(pool, {
    pepper: Buffer.from(config.KEY_PEPPER, 'utf8'),
    now,
    gate: { maxConcurrent: Math.ceil(config.POOL_SIZE * CHARGE_SHARE) - BATCH_CONNECTIONS },
    onTrouble: batchTrouble(log, metrics),
  });
  const deliveries = new Deliveries(pool, {
    now,
    onTrouble: (err, waiting) => {
      log.warn({ err, waiting }, 'deliveries wait for the database');
    },
  });
  watchDeliveries(deliveries, metrics);
  const idempotent = new IdempotentCalls(new IdempotencyStore(pool), log, now);
  const tags = new EntityTags(config.KEY_PEPPER);
  const meter = new Meter(billing, new PublicTier(billing, tags, now), idempotent, deliveries, tags, {
    log,
    now,
    onCharge: (outcome) => {
      charges.inc({ outcome });
    },
  });
  const candidates = new PostgresCandidateSource(pool);
  const search = new EntitySearch(pool, candidates);
  const queueOf = (share: number): BoundedQueue => {
    const maxConcurrent = Math.max(1, Math.floor(config.POOL_SIZE * share));
    return new BoundedQueue({ maxConcurrent, maxWaiting: maxConcurrent * WAITING, maxWaitMs: MAX_WAIT_MS }, now);
  };
  const surfaces = new BoundedSurfaces(new SurfaceSearch(pool), queueOf(SURFACE_SHARE));
  const resolver = new Resolver(pool, new BoundedCandidates(candidates, queueOf(RESOLVE_SHARE)));
  const keys = new KeyStates((hashes) => billing.readKeyStates(hashes));
  const keyUse = new KeyUse(
    (uses) => billing.recordKeyUse(uses),
    (err) => {
      log.warn({ err }, 'the last use of keys was not written; it is kept for the next time');
    },
  );
  const requestCounts = new RequestCounts(
    (counts) => reports.countRequests(counts),
    (err) => {
      log.warn({ err }, 'counts of requests were not written; they are kept for the next time');
    },
  );
  const limits = createRateLimits(config, log, metrics);
  const objects = createObjectStore(config, { baseUrl: publicUrl(config), now });
  const [details, cards] = [new EntityDetails(pool), new EntityCards(pool)];
  const [assets, pages] = [new AssetRecords(pool), new SectionPages(pool)];
  const cursors = new Cursors(config.KEY_PEPPER, now);
  const sectionCursors = new SectionCursors(cursors, now);
  const [networks, dossiers] = [new EntityNetworks(pool), new ProponenteDossiers(pool)];
  const [immigration, changes] = [new ImmigrationFiles(pool), new EntityChanges(pool)];
  const [coverage, reports] = [new Coverage(pool), new Reports(pool, { now })];
  const requests = new RefreshRequests(pool, now);
  const refreshQueue = createRefreshQueue(queueConnection(config), log, metrics);
  return {
    ...{ billing, deliveries, keys, keyUse, requestCounts, limits, meter, idempotent, requests, refreshQueue },
    ...{ assets, pages, cursors, sectionCursors, dossiers, immigration, changes, coverage, reports },
    ...{ details, cards, networks, search, surfaces, candidates, resolver, objects, publicUrl: publicUrl(config), now },
  };
}
