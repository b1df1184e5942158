import type { PublicSourceId } from '@entity-registry/domain';

/** Limits how often all processes together send requests to a source. */
export interface Pace {
  /**
   * Takes the source's next turn and waits for it. 'crowded': too many others are waiting, so the turn would be too late and was
   * not taken. Rejects with the signal's reason if aborted, and if the store of the turns can't be reached.
   */
  waitForTurn(source: PublicSourceId, signal: AbortSignal): Promise<'ready' | 'crowded'>;
}

/** The pace of one source. */
export interface PaceLimits {
  /** Interval between two requests at the steady rate, in milliseconds. */
  readonly intervalMs: number;
  /** Requests that can be sent at once after a pause. */
  readonly burst: number;
  /** Maximum wait for a turn, in milliseconds. A later turn is not taken. */
  readonly maxWaitMs: number;
}

/** One request per second to an institution's site: as fast as a person clicks through it. */
export const SITE_PACE: PaceLimits = { intervalMs: 1_000, burst: 5, maxWaitMs: 60_000 };

/** A stub doesn't need a pace, but with one, the code is exercised. */
export const STUB_PACE: PaceLimits = { intervalMs: 2, burst: 200, maxWaitMs: 60_000 };
