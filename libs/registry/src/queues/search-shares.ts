import { FairQueue, RowAdmission } from './fair-queue.js';

/** The slots of a process that short work shares between tenants (ADR 0071). */
export interface SearchShares {
  /** Candidate searches, name searches and rows of batches: milliseconds on one or two connections each. */
  readonly reads: FairQueue;
  /** Searches of surfaces: each keeps its connection until it ends, for seconds if it comes to that. */
  readonly surfaces: FairQueue;
  /** Scoring is computation: one row at a time, and the event loop runs between two. */
  readonly scoring: FairQueue;
  /** Rows of resolve, reconcile and batch calls under way. */
  readonly admission: RowAdmission;
}

/**
 * Shares of the pool's connections. With the charges, surfaces leave one connection of twelve, so that key states can always
 * be read; of four or so, they share it with the charges.
 */
const READ_SHARE = 0.25;
const SURFACE_SHARE = 1 / 6;
/** Rows of one tenant that wait, for each slot: at ten milliseconds a row a quarter of a second. */
const WAITING_OF_TENANT = 25;
/** Rows of all tenants that wait, for each slot: beyond, the tenant with most rows waiting is cut. */
const WAITING = 100;
/** A piece that waited longer is refused when its turn comes. */
const MAX_WAIT_MS = 1_000;
/** Rows of one tenant under way: twenty full batches. */
const MAX_ROWS_OF_TENANT = 2_000;

export function createSearchShares({ poolSize }: { poolSize: number }, now: () => Date): SearchShares {
  const open = (share: number): FairQueue => {
    const maxConcurrent = Math.max(1, Math.floor(poolSize * share));
    const maxWaitingOfTenant = maxConcurrent * WAITING_OF_TENANT;
    return new FairQueue(
      { maxConcurrent, maxWaitingOfTenant, maxWaiting: maxConcurrent * WAITING, maxWaitMs: MAX_WAIT_MS },
      now,
    );
  };
  // Its rows have been searched, so none is rejected anymore.
  const scoring = { maxConcurrent: 1, maxWaitingOfTenant: Infinity, maxWaiting: Infinity, maxWaitMs: Infinity };
  return {
    reads: open(READ_SHARE),
    surfaces: open(SURFACE_SHARE),
    scoring: new FairQueue({ ...scoring, yields: true }, now),
    admission: new RowAdmission(MAX_ROWS_OF_TENANT),
  };
}
