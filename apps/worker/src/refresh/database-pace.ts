import { setTimeout as sleep } from 'node:timers/promises';
import { reserveTurn } from '@entity-registry/registry';
import type { Database } from '@entity-registry/database';
import type { Pace, PaceLimits } from '@entity-registry/sources';

/**
 * The pace of every source, shared by all workers through the database. A turn whose wait is aborted is lost, because no other
 * worker knows about it.
 */
export function databasePace(db: Database, limits: PaceLimits): Pace {
  return {
    async waitForTurn(source, signal) {
      const waitMs = await reserveTurn(db, source, limits);
      signal.throwIfAborted();
      if (waitMs === null) return 'crowded';
      if (waitMs === 0) return 'ready';
      try {
        await sleep(waitMs, undefined, { signal });
      } catch (error) {
        // The timer rejects with its own error.
        signal.throwIfAborted();
        throw error;
      }
      return 'ready';
    },
  };
}
