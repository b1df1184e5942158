import type { PublicSourceId } from '@entity-registry/domain';

/** How often a source may be asked, by all processes together. */
export interface Pace {
  /**
   * Waits for the source's turn and takes it. 'crowded': too many others wait, so the turn would come too late and was not
   * taken. Rejects with the signal's reason when aborted, and when the store of the turns cannot be reached.
   */
  take(source: PublicSourceId, signal: AbortSignal): Promise<'taken' | 'crowded'>;
}

/** Of one source. */
export interface PaceLimits {
  /** Between two requests at the steady rate, in milliseconds. */
  readonly intervalMs: number;
  /** Requests that may leave at once after a pause. */
  readonly burst: number;
  /** A turn that lies further ahead is not waited for, in milliseconds. */
  readonly maxWaitMs: number;
}

/** One request per second to an institution's site: as fast as a person clicks through it. */
export const SITE_PACE: PaceLimits = { intervalMs: 1_000, burst: 5, maxWaitMs: 60_000 };

/** A stub could be read faster; the pace is kept so that it is exercised. */
export const STUB_PACE: PaceLimits = { intervalMs: 2, burst: 200, maxWaitMs: 60_000 };
