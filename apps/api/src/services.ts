import { Billing, IdempotencyStore, Reports, ResponseDeliveries } from '@entity-registry/accounts';
import { outcomeCounter } from '@entity-registry/http';
import type { Logger } from '@entity-registry/http';
import {
  AssetRecords,
  Coverage,
  StoredEntities,
  EntityBrowse,
  EntityChanges,
  EntityDetails,
  EntityNetworks,
  EntitySearch,
  FairSurfaces,
  ImmigrationFiles,
  PostgresCandidateSource,
  ProponenteDossiers,
  Resolver,
  SectionPages,
  createObjectStore,
  createSearchShares,
  SurfaceSearch,
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
import { EntityTags } from './metering/delivery/conditional.js';
import { addResponseDeliveryMetrics } from './metering/delivery/response-delivery-metrics.js';
import { batchErrorReporter } from './metering/batch-error-reporter.js';
import { IdempotencyService } from './metering/idempotency.service.js';
import { Meter } from './metering/meter.js';
import { RefreshPolls } from './refreshes/refresh-polls.js';
import { PublicBudget } from './gateway/rates/public-budget.js';
import { PublicTier } from './metering/tiers/public-tier.js';
import { addShareMetrics } from './metering/tiers/share-metrics.js';
import { UnsentResponses } from './metering/delivery/unsent-responses.js';
import { Cursors } from './v5/cursors/cursors.js';
import { SectionCursors } from './v5/cursors/section-cursors.js';
import { DetailAccess } from './metering/tiers/detail-access.js';

/** What the app receives: its configuration, the process's connections, and the clock. */
export interface ApiDependencies {
  readonly config: ApiConfig;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly metrics: Registry;
  readonly now: () => Date;
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
  readonly meter: Meter;
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
  readonly reports: Reports;
  readonly search: EntitySearch;
  readonly browse: EntityBrowse;
  readonly surfaces: SurfaceSource;
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
export function createServices({ config, pool, log, metrics, now }: ApiDependencies): ApiServices {
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
  const idempotency = new IdempotencyService(new IdempotencyStore(pool), log, now);
  const tags = new EntityTags(config.KEY_PEPPER);
  const unsentResponses = new UnsentResponses(billing, responseDeliveries, log);
  const publicBudget = new PublicBudget(billing, now);
  const meter = new Meter(billing, new PublicTier(publicBudget, tags, now), idempotency, unsentResponses, tags, {
    now,
    onCharge: (outcome) => {
      charges.inc({ outcome });
    },
  });
  const candidates = new PostgresCandidateSource(pool);
  const search = new EntitySearch(pool, candidates);
  const shares = createSearchShares({ poolSize: config.POOL_SIZE }, now);
  addShareMetrics(shares, metrics);
  const surfaces = new FairSurfaces(new SurfaceSearch(pool), shares.surfaces);
  const resolver = new Resolver(pool, candidates, shares);
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
  const [details, storedEntities] = [new EntityDetails(pool), new StoredEntities(pool)];
  const [assets, pages] = [new AssetRecords(pool), new SectionPages(pool)];
  const cursors = new Cursors(config.KEY_PEPPER, now);
  const sectionCursors = new SectionCursors(cursors, now);
  const [networks, dossiers] = [new EntityNetworks(pool), new ProponenteDossiers(pool)];
  const [immigration, changes] = [new ImmigrationFiles(pool), new EntityChanges(pool)];
  const [coverage, reports] = [new Coverage(pool), new Reports(pool, { now })];
  const refreshPolls = new RefreshPolls({ db: pool, meter, objects });
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
      meter,
      idempotency,
      refreshPolls,
    },
    ...{ assets, pages, cursors, sectionCursors, dossiers, immigration, changes, coverage, reports },
    ...{
      details,
      storedEntities,
      networks,
      search,
      browse: new EntityBrowse(pool),
      surfaces,
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
