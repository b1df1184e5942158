import type { PublicSourceId } from '@entity-registry/domain';

/** How often a source may be asked, by all processes together. */
export interface Pace {
  /**
   * Waits for the source's turn and takes it. 'crowded': so many others wait that the turn would come too late; none was taken.
   * Rejects with the signal's reason when aborted, and when the store of the turns cannot be reached.
   */
  take(source: PublicSourceId, signal: AbortSignal): Promise<'taken' | 'crowded'>;
}
