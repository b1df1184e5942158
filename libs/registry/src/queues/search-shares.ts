import { FairQueue } from './fair-queue.js';
import { RowAdmission } from './row-admission.js';

/** The queues of a process for short work, shared between tenants (ADRs 0071 and 0198). */
export interface SearchShares {
  /** Billed requests that take no turn below, from before they read until they are charged (ADR 0198). */
  readonly requests: FairQueue;
  /** Candidate searches, name searches and rows of batches. Each takes milliseconds on one or two connections. */
  readonly reads: FairQueue;
  /** Surface searches. Each uses its connection until it ends, which can take seconds. */
  readonly surfaces: FairQueue;
  /** Parts of screenings. Threads score them, so they hold no connection; their reads take turns in `reads`. */
  readonly screenings: FairQueue;
  /** Scoring, which is pure computation: one row at a time, and the event loop runs between rows. */
  readonly scoring: FairQueue;
  /** Rows of resolve, reconcile and batch calls in progress. */
  readonly admission: RowAdmission;
}

/**
 * Shares of the pool's connections. Of twelve connections, surfaces and charges together leave one free, so that key states
 * can always be read. In a pool of about four, surfaces share a connection with the charges.
 */
const READ_SHARE = 0.25;
const SURFACE_SHARE = 1 / 6;
/** Maximum number of waiting rows per slot for one tenant: a quarter of a second at ten milliseconds per row. */
const WAITING_OF_TENANT = 25;
/**
 * Maximum number of waiting rows per slot for all tenants. Beyond it, work of the tenant with the most waiting rows is
 * rejected.
 */
const WAITING = 100;
/** A piece that would wait longer is rejected on arrival; one that has waited longer is rejected then. */
const MAX_WAIT_MS = 1_000;
/**
 * Billed requests in progress for each connection of the pool: enough to keep every connection busy and to fill a batch of charges,
 * so that a limit costs no throughput.
 */
const REQUESTS_PER_CONNECTION = 6;
/** Parts of screenings in progress: while one reads, the threads score another. */
const SCREENINGS = 2;
/**
 * Maximum number of rows in progress for one tenant: ten full batches. Each batch waits with four rows at most, so admitted
 * batches stay below the limit of waiting rows and no row is rejected after others have been searched.
 */
const MAX_ROWS_OF_TENANT = 1_000;

export function createSearchShares({ poolSize }: { poolSize: number }, now: () => Date): SearchShares {
  const open = (share: number): FairQueue => openFor(Math.max(1, Math.floor(poolSize * share)));
  const openFor = (maxConcurrent: number): FairQueue => {
    const maxWaitingOfTenant = maxConcurrent * WAITING_OF_TENANT;
    return new FairQueue(
      { maxConcurrent, maxWaitingOfTenant, maxWaiting: maxConcurrent * WAITING, maxWaitMs: MAX_WAIT_MS },
      now,
    );
  };
  // Rows that reach scoring have already been searched, so none is rejected.
  const scoring = { maxConcurrent: 1, maxWaitingOfTenant: Infinity, maxWaiting: Infinity, maxWaitMs: Infinity };
  const requests = Math.max(1, poolSize) * REQUESTS_PER_CONNECTION;
  return {
    // Only their deadlines limit how long requests wait: a fail-over takes longer than any queue for reads should.
    requests: new FairQueue(
      {
        maxConcurrent: requests,
        maxWaitingOfTenant: requests * WAITING_OF_TENANT,
        maxWaiting: requests * WAITING,
        ...{ maxWaitMs: Infinity, code: 'service_unavailable' },
      },
      now,
    ),
    reads: open(READ_SHARE),
    surfaces: open(SURFACE_SHARE),
    screenings: openFor(SCREENINGS),
    scoring: new FairQueue({ ...scoring, yields: true }, now),
    admission: new RowAdmission(MAX_ROWS_OF_TENANT),
  };
}
