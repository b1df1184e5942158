import { LedgerUnavailable } from '@entity-registry/billing';
import { evidentDatabaseTrouble } from '@entity-registry/persistence';
import type { QueueName } from '@entity-registry/queue';
import type { WaitingRows } from './sweep.js';

/** What one queue is for. */
export interface JobHandler {
  /** Does the job of a row; may be called again for the same row, also at once. Throws: it is tried again, unless `isLast`. */
  readonly run: (id: bigint, signal: AbortSignal, isLast: boolean) => Promise<unknown>;
  /** The rows that should have begun by now. */
  readonly waiting: WaitingRows;
  /** Ends the row of a job whose every attempt failed; absent: the sweep gives it to the queue again. */
  readonly giveUp?: (id: bigint) => Promise<unknown>;
}

export type JobHandlers = Readonly<Record<QueueName, JobHandler>>;

/** Whether the cause passes by itself, so that the row is left to the sweep instead of being given up. */
export function isPassing(error: unknown): boolean {
  return error instanceof LedgerUnavailable || evidentDatabaseTrouble(error) !== undefined;
}
